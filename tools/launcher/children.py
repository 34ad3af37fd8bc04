"""Long-running child processes: started in groups, watched, stopped in reverse order, never outliving the
launcher.
"""

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from launcher.commandline import Argument, tail
from launcher.console import Trouble

_PR_SET_PDEATHSIG = 1
_PATIENCE_SECONDS = 15
_PAUSE_SECONDS = 0.05
_LARGE_LOG_BYTES = 20 * 1024 * 1024
_libc = ctypes.CDLL(None)


@dataclass(frozen=True)
class Identity:
    """The unprivileged account that a child runs as when the launcher is root."""

    uid: int
    gid: int


@dataclass(frozen=True)
class Service:
    """A command, and the signal that stops it."""

    name: str
    command: Sequence[Argument]
    log: Path
    cwd: Path
    env: Mapping[str, str] = field(default_factory=lambda: dict(os.environ))
    stop_signal: signal.Signals = signal.SIGTERM
    death_signal: signal.Signals | None = None
    """The signal sent when the launcher dies; by default the one that stops it."""
    identity: Identity | None = None


class Child:
    """A running service."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._process = _spawn(service)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        return self._process.poll()

    def ask_to_stop(self) -> None:
        if self.exit_code is None:
            self._process.send_signal(self.service.stop_signal)

    def wait_until_gone(self) -> None:
        """Wait for the end, then kill the rest of its process group."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_PATIENCE_SECONDS)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()

    def obituary(self) -> str:
        """The error message for a child that has ended, with its log file."""
        service = self.service
        last = tail(service.log.read_text(errors="replace"), 15)
        return (
            f"The {service.name} stopped by itself (exit code {self.exit_code}); "
            f"its log is {service.log} and ends so:\n{last}"
        )


class Family:
    """Child processes in the order of their start; groups stop in reverse order."""

    def __init__(self) -> None:
        self._groups: list[list[Child]] = []

    def start(self, *services: Service) -> list[Child]:
        """Start services that can also be stopped together."""
        group: list[Child] = []
        self._groups.append(group)
        for service in services:
            group.append(Child(service))
        return group

    def check(self) -> None:
        """Raise Trouble if a child has ended."""
        for group in self._groups:
            for child in group:
                if child.exit_code is not None:
                    raise Trouble(child.obituary())

    def stop(self) -> None:
        """Stop the last group first, and each completely before the next."""
        while self._groups:
            group = self._groups.pop()
            for child in group:
                child.ask_to_stop()
            for child in group:
                child.wait_until_gone()

    def wait_for(self, what: str, ready: Callable[[], bool], seconds: float) -> None:
        """Poll until ready; raises Trouble if a child has ended or the time is over."""
        deadline = time.monotonic() + seconds
        while not ready():
            self.check()
            if time.monotonic() > deadline:
                raise Trouble(f"The {what} was not ready after {seconds:.0f} s; its log may tell why.")
            time.sleep(_PAUSE_SECONDS)


def _spawn(service: Service) -> subprocess.Popen[bytes]:
    """Start a process; must be called from the main thread, because the death signal is bound to the
    thread.
    """
    _keep_log_small(service.log)
    who = service.identity
    with service.log.open("ab") as log:
        return subprocess.Popen(
            [str(part) for part in service.command],
            cwd=service.cwd,
            env=dict(service.env),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=_dies_with_launcher(service.death_signal or service.stop_signal),
            user=who.uid if who else None,
            group=who.gid if who else None,
            extra_groups=[] if who else None,
        )


def _dies_with_launcher(how: signal.Signals) -> Callable[[], None]:
    """Have the kernel send a signal when the launcher dies, even by kill -9; called after changing the
    user.
    """

    def ask_kernel() -> None:
        _libc.prctl(_PR_SET_PDEATHSIG, how)

    return ask_kernel if sys.platform == "linux" else lambda: None


def _keep_log_small(log: Path) -> None:
    log.parent.mkdir(parents=True, exist_ok=True)
    if log.exists() and log.stat().st_size > _LARGE_LOG_BYTES:
        log.replace(log.with_suffix(".old.log"))
