"""./dev drill: crash tests with kill -9, on a separate data folder."""

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from launcher import product
from launcher.guard import free_port
from launcher.project import BENCH, PYTHON, ROOT
from launcher.setup import with_web_apps


def main(arguments: Sequence[str]) -> int:
    """Run bench/drill.py or bench/drill_broadcast.py, which start and kill the product themselves."""
    script, rest = (
        ("drill_broadcast.py", arguments[1:]) if arguments[:1] == ["broadcast"] else ("drill.py", arguments)
    )
    with tempfile.TemporaryDirectory(prefix="duxi-drill-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # the database's account needs access
        place = product.Place(Path(folder) / "data", free_port())
        place.data.mkdir(mode=0o755)
        with with_web_apps():
            pass
        asked = {"BASE_URL": place.address, "DRILL_ROOT": str(ROOT), "DRILL_DATA": str(place.data)}
        command = [PYTHON, str(BENCH / script), *rest]
        env = product.environment(place) | asked
        return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
