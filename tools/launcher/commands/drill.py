"""./dev drill: six kill -9 in the middle of work, on a product with a data folder of its own."""

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from launcher import product
from launcher.guard import free_port
from launcher.project import BENCH, PYTHON, ROOT
from launcher.setup import with_web_apps


def main(arguments: Sequence[str]) -> int:
    """Run bench/drill.py, which starts and kills the product itself."""
    with tempfile.TemporaryDirectory(prefix="duxi-drill-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # the database's account must pass
        place = product.Place(Path(folder) / "data", free_port())
        place.data.mkdir(mode=0o755)
        with with_web_apps():
            pass
        asked = {"BASE_URL": place.address, "DRILL_ROOT": str(ROOT), "DRILL_DATA": str(place.data)}
        command = [PYTHON, str(BENCH / "drill.py"), *arguments]
        env = product.environment(place) | asked
        return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
