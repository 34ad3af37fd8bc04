"""./dev bench: the benchmarks, with the demo data on a separate database."""

import subprocess
from collections.abc import Sequence

from launcher import product
from launcher.guard import free_port
from launcher.project import BENCH, PYTHON, ROOT
from launcher.setup import with_web_apps


def main(arguments: Sequence[str]) -> int:
    """Run bench/run.py with the product's environment; its arguments select benchmarks."""
    with product.temporary(free_port()) as place, product.family() as children:
        with with_web_apps():
            product.start_services(place, children)
            product.prepare(place)
        product.start_servers(place, children)
        env = product.environment(place) | {"BASE_URL": place.address}
        command = [PYTHON, str(BENCH / "run.py"), *arguments]
        return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
