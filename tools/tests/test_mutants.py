"""The areas of ./dev mutants name code and tests that exist."""

import pytest

from launcher.commands.mutants import AREAS, Area
from launcher.project import SERVER


@pytest.mark.parametrize("area", AREAS.values(), ids=AREAS)
def test_an_area_names_what_exists(area: Area) -> None:
    assert all(any(SERVER.glob(pattern)) for pattern in area.changes)
    assert all((SERVER / path).exists() for path in area.tests)
    assert all(any(SERVER.glob(pattern)) for pattern in area.without)
