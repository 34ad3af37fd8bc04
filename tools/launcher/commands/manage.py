"""./dev manage: Django's manage.py with the product's environment."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from launcher import product
from launcher.console import Trouble
from launcher.guard import holder, is_held, only_one
from launcher.project import DATA, PYTHON, SERVER
from launcher.setup import python_only

_USUAL_PORT = 8000
_ALREADY = "The data folder was taken at this moment by {holder}: try again."


def main(arguments: Sequence[str]) -> int:
    """Pass the arguments on; starts database and cache temporarily if the product is not running."""
    data, rest = _read(arguments)
    python_only()
    lock = product.Place(data, _USUAL_PORT).lock
    if is_held(lock):
        who = holder(lock)
        _say(data, f"of the product that runs ({who})")
        return _manage(product.Place(data, _port_of(who)), rest)
    place = product.Place(data, _USUAL_PORT)
    _say(data, "started for this command alone, because no product runs from there")
    with only_one(place.lock, f"./dev manage, process {os.getpid()}", _ALREADY), product.family() as children:
        product.start_services(place, children)
        return _manage(place, rest)


def _read(arguments: Sequence[str]) -> tuple[Path, Sequence[str]]:
    """The data folder, if --data precedes the command, and Django's arguments."""
    first = arguments[0] if arguments else ""
    if first.startswith("--data="):
        return Path(first.partition("=")[2]).resolve(), arguments[1:]
    if first != "--data":
        return DATA, arguments
    if len(arguments) < 2:
        raise Trouble("./dev manage --data needs a folder, and then the command.")
    return Path(arguments[1]).resolve(), arguments[2:]


def _say(data: Path, which: str) -> None:
    """On stderr, so that the command's output can be redirected."""
    print(f"Database in {data}: {which}", file=sys.stderr, flush=True)


def _port_of(who: str) -> int:
    found = re.search(r"http://localhost:(\d+)", who)
    return int(found[1]) if found else _USUAL_PORT


def _manage(place: product.Place, arguments: Sequence[str]) -> int:
    command = [PYTHON, "manage.py", *arguments]
    return subprocess.run(command, cwd=SERVER, env=product.environment(place), check=False).returncode
