"""./dev pytest: server tests by path, on a private database that is migrated once and reused."""

import subprocess
from collections.abc import Sequence

from launcher import product
from launcher.guard import free_port, one_after_another
from launcher.project import DATA, PYTHON, SERVER
from launcher.setup import python_only


def main(arguments: Sequence[str]) -> int:
    """Pass the arguments on; paths may be relative to the checkout or to server/."""
    python_only()
    place = product.Place(DATA / "tests", free_port(), durable=False)
    command = [PYTHON, "-m", "pytest", *(one.removeprefix("server/") for one in arguments)]
    waiting = "Another ./dev pytest runs in this checkout; waiting for it"
    with one_after_another(place.lock, waiting), product.family() as children:
        product.start_services(place, children)
        env = {**product.environment(place), "REDIS_URL": ""}
        return subprocess.run(command, cwd=SERVER, env=env, check=False).returncode
