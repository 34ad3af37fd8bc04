"""Runs Daphne like the product does, for tests that need the real server."""

import os
import socket
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest
from django.conf import settings


@contextmanager
def running(application="duxi.config.asgi:application", **environment):
    """A server process and its port; ended with the block."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "daphne",
        "-b",
        "127.0.0.1",
        "-p",
        str(port),
        application,
    ]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen(  # noqa: S603 - our own server
        command, cwd=settings.SERVER, env=os.environ | environment, **quiet
    )
    try:
        _wait_for(port)
        yield server, port
    finally:
        server.terminate()
        server.wait(20)


def _wait_for(port):
    for _try in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    pytest.fail("daphne did not start")
