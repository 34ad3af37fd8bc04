"""./dev manage takes the data folder before Django's own arguments."""

from pathlib import Path

import pytest

from launcher.commands.manage import _port_of, _read
from launcher.console import Trouble
from launcher.project import DATA


@pytest.mark.parametrize(
    ("arguments", "data", "rest"),
    [
        (["migrate", "--plan"], DATA, ["migrate", "--plan"]),
        (["--data", "/srv/x", "migrate"], Path("/srv/x"), ["migrate"]),
        (["--data=/srv/x", "migrate"], Path("/srv/x"), ["migrate"]),
        (["loaddata", "--data", "y"], DATA, ["loaddata", "--data", "y"]),
        ([], DATA, []),
    ],
)
def test_the_folder_comes_first(arguments: list[str], data: Path, rest: list[str]) -> None:
    assert _read(arguments) == (data, rest)


def test_a_folder_must_be_named() -> None:
    with pytest.raises(Trouble, match="needs a folder"):
        _read(["--data"])


def test_links_point_to_the_running_product() -> None:
    assert _port_of("process 7, http://localhost:8101/") == 8101
    assert _port_of("./dev manage, process 7") == 8000
