"""Separate processes on the tests' database."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.db import connection

SERVER = Path(__file__).resolve().parents[2]


def environment() -> dict[str, str]:
    return os.environ | {"PGDATABASE": str(connection.settings_dict["NAME"])}


@pytest.fixture
def start_worker(transactional_db) -> Iterator[Callable[..., subprocess.Popen]]:
    """Start the real worker; processes still running at the end are killed."""
    started: list[subprocess.Popen] = []

    def start(processes: int = 1) -> subprocess.Popen:
        command = [sys.executable, "manage.py", "worker", "--skip-checks", "--processes", str(processes)]
        started.append(subprocess.Popen(command, cwd=SERVER, env=environment(), start_new_session=True))  # noqa: S603
        return started[-1]

    yield start
    for one in started:
        one.terminate()
    for one in started:
        try:
            one.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(one.pid, signal.SIGKILL)
            one.wait()


@pytest.fixture
def run_python(transactional_db) -> Callable[[str], int]:
    """Run a statement in a separate process; returns its exit code."""

    def run(statement: str) -> int:
        setup = "import django; django.setup(); import tests.durability.work as work; "
        command = [sys.executable, "-c", setup + statement]
        return subprocess.run(command, cwd=SERVER, env=environment(), check=False).returncode  # noqa: S603

    return run


def wait_until(is_so: Callable[[], object], seconds: float = 120) -> float:
    """Poll until true; returns the seconds."""
    began = time.monotonic()
    while not is_so():
        assert time.monotonic() - began < seconds, f"not within {seconds} s"
        time.sleep(0.1)
    return time.monotonic() - began
