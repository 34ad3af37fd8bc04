import pytest

from duxi.backoffice.groups import ensure_groups


@pytest.fixture
def staff_api(staff_as, dewi):
    """The back office as staff see it."""
    ensure_groups()
    return staff_as(dewi)


@pytest.fixture
def trainer_api(staff_as, tono):
    """The back office as a trainer sees it."""
    ensure_groups()
    return staff_as(tono)
