"""The product's processes start from scratch: each module is imported first in its own process."""

import subprocess
import sys

import pytest
from django.conf import settings


@pytest.mark.parametrize("module", ["duxi.config.asgi", "duxi.config.wsgi"])
def test_a_server_loads_its_application(module):
    command = [sys.executable, "-c", f"import {module}; assert {module}.application"]
    run = subprocess.run(  # noqa: S603 - our own interpreter
        command, cwd=settings.SERVER, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr[-500:]
