"""Checks requirements at the start, so that nothing fails half-way."""

import contextlib
import errno
import fcntl
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from launcher.console import Trouble, say

_NODE_MAJOR = 20
_MEGABYTE = 1024 * 1024
DISK_IS_FULL = "The disk is full: make room and start again."


def require_node() -> str:
    """The version of Node; raises Trouble if it is missing or too old."""
    for tool in ("node", "npm"):
        if shutil.which(tool) is None:
            raise Trouble(f"'{tool}' was not found: install Node.js {_NODE_MAJOR} with npm and start again.")
    version = subprocess.run(
        ["node", "--version"], capture_output=True, text=True, check=False
    ).stdout.strip()
    major = version.lstrip("v").split(".")[0]
    if not major.isdigit() or int(major) < _NODE_MAJOR:
        raise Trouble(f"Duxi needs Node.js {_NODE_MAJOR} or newer; this is {version or 'unknown'}.")
    return version


def require_space(folder: Path, megabytes: int) -> None:
    """Raises Trouble if the disk has too little space."""
    free = shutil.disk_usage(_nearest_existing(folder)).free // _MEGABYTE
    if free < megabytes:
        raise Trouble(f"Too little room on the disk of {folder}: {free} MB free, {megabytes} MB needed.")


def require_free_port(port: int) -> None:
    """Raises Trouble if another program listens on the port."""
    for family, host in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
        if _is_taken(family, host, port):
            raise Trouble(
                f"Port {port} is in use by another program: stop that program, "
                f"or choose another port with --port {port + 1}."
            )


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def only_one(lock: Path, who: str, refusal: str) -> Iterator[None]:
    """Hold a file lock, which the kernel releases with the process; raises Trouble if another process
    holds it.
    """
    with _opened(lock) as file:
        if not _try_lock(file):
            holder = file.read().strip()
            raise Trouble(refusal.format(holder=holder or "another process"))
        file.truncate(0)
        file.write(who)
        file.flush()
        yield


@contextlib.contextmanager
def one_after_another(lock: Path, waiting: str) -> Iterator[None]:
    """Hold a file lock, after waiting for its current holder."""
    with _opened(lock) as file:
        if not _try_lock(file):
            say(waiting)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def holder(lock: Path) -> str:
    """The description that the lock's holder wrote into it."""
    return lock.read_text().strip() if lock.exists() else ""


def is_held(lock: Path) -> bool:
    """Whether a process holds the lock now."""
    if not lock.exists():
        return False
    with lock.open() as file:
        return not _try_lock(file)


def as_sentence(error: OSError) -> str:
    """An operating system error as a message for the user."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DISK_IS_FULL
    if isinstance(error, PermissionError):
        return (
            f"No permission for {error.filename}: it belongs to another account. Give it to yours, "
            "or choose another data folder with --data."
        )
    if error.errno == errno.EROFS:
        return (
            f"{error.filename} is on a read-only disk: use a checkout or a data folder that can be written."
        )
    return f"The operating system refused: {error}."


def _nearest_existing(folder: Path) -> Path:
    return next(path for path in (folder, *folder.parents) if path.exists())


def _is_taken(family: socket.AddressFamily, host: str, port: int) -> bool:
    try:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        return _taken_or_forbidden(error, port)
    return False


def _taken_or_forbidden(error: OSError, port: int) -> bool:
    if error.errno == errno.EACCES:
        raise Trouble(f"This account may not listen on port {port}: choose one above 1023 with --port.")
    return error.errno == errno.EADDRINUSE  # other errors: this machine lacks the address family


def _opened(lock: Path) -> TextIO:
    lock.parent.mkdir(parents=True, exist_ok=True)
    file = lock.open("a+")
    file.seek(0)
    return file


def _try_lock(file: TextIO) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
