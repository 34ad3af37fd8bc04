"""./dev manage: Django's manage.py with the product's environment."""

import os
import subprocess
from collections.abc import Sequence

from launcher import product
from launcher.guard import is_held, only_one
from launcher.project import DATA, PYTHON, SERVER
from launcher.setup import python_only

_USUAL_PORT = 8000
_ALREADY = "The data folder was taken at this moment by {holder}: try again."


def main(arguments: Sequence[str]) -> int:
    """Pass the arguments on; start database and cache for the while when the product does not run."""
    python_only()
    place = product.Place(DATA, _USUAL_PORT)
    if is_held(place.lock):
        return _manage(place, arguments)
    with only_one(place.lock, f"./dev manage, process {os.getpid()}", _ALREADY), product.family() as children:
        product.start_services(place, children)
        return _manage(place, arguments)


def _manage(place: product.Place, arguments: Sequence[str]) -> int:
    command = [PYTHON, "manage.py", *arguments]
    return subprocess.run(command, cwd=SERVER, env=product.environment(place), check=False).returncode
