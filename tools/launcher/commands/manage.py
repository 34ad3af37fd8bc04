"""./dev manage: Django's manage.py with the product's environment."""

import subprocess
from collections.abc import Sequence

from launcher import product
from launcher.guard import is_held
from launcher.project import DATA, PYTHON, SERVER
from launcher.setup import python_only

_USUAL_PORT = 8000


def main(arguments: Sequence[str]) -> int:
    """Pass the arguments on; start database and cache for the while when the product does not run."""
    python_only()
    place = product.Place(DATA, _USUAL_PORT)
    with product.family() as children:
        if not is_held(place.lock):
            product.start_services(place, children)
        command = [PYTHON, "manage.py", *arguments]
        return subprocess.run(command, cwd=SERVER, env=product.environment(place), check=False).returncode
