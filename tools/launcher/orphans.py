"""Finds processes left behind by a launcher that was killed with -9."""

import contextlib
import os
import signal
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

LAUNCHER = "DUXI_LAUNCHER"
_GONE_SECONDS = 10


def identity(pid: int) -> str:
    """A process by pid and start time, because pids are reused."""
    started = _stat(pid)[19]
    return f"{pid}.{started}"


def own_mark() -> dict[str, str]:
    """The environment variable of every child."""
    return {LAUNCHER: identity(os.getpid())}


def end_orphans(mark: str) -> None:
    """End the processes with this mark in their environment whose launcher is gone."""
    orphans = list(_orphans(mark))
    for pid in orphans:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    deadline = time.monotonic() + _GONE_SECONDS
    while any(map(_is_running, orphans)) and time.monotonic() < deadline:
        time.sleep(0.05)


def _orphans(mark: str) -> Iterator[int]:
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            variables = _variables(process)
            name, _, value = mark.partition("=")
            if variables.get(name) == value and not _has_launcher(int(process.name), variables):
                yield int(process.name)


def _variables(process: Path) -> Mapping[str, str]:
    texts = (process / "environ").read_bytes().split(b"\0")
    pairs = (text.decode(errors="replace").partition("=") for text in texts if text)
    return {name: value for name, _, value in pairs}


def _has_launcher(pid: int, variables: Mapping[str, str]) -> bool:
    """Whether its launcher is alive; without a launcher's mark, whether its session leader is."""
    launcher = variables.get(LAUNCHER)
    if launcher is None:
        return Path(f"/proc/{os.getsid(pid)}").exists()
    with contextlib.suppress(OSError):
        return identity(int(launcher.partition(".")[0])) == launcher
    return False


def _is_running(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return _stat(pid)[0] != "Z"
    return False


def _stat(pid: int) -> list[str]:
    """The fields after the name, which may contain spaces and brackets; the state is the first."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
