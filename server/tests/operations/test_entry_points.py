"""The product's processes start from scratch: each module is imported first in its own process."""

import subprocess
import sys

from django.conf import settings


def test_an_asgi_server_loads_its_application():
    run_alone("import duxi.config.asgi; assert duxi.config.asgi.application")


def test_a_started_server_has_its_apis_and_leaves_little_to_collect():
    run_alone(
        "import gc, sys, duxi.config.wsgi;"
        "assert duxi.config.wsgi.application;"
        "assert 'duxi.config.routes' in sys.modules;"
        "assert gc.get_freeze_count() > 100_000;"
        "assert len(gc.get_objects()) < 20_000;"
        "assert gc.isenabled()"
    )


def run_alone(code: str) -> None:
    """Run the code in a process of its own."""
    run = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", code], cwd=settings.SERVER, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr[-500:]
