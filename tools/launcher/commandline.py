"""Runs commands to completion: installers, builds, checks."""

import contextlib
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from launcher.console import Trouble
from launcher.guard import DISK_IS_FULL
from launcher.project import DATA

_EXCERPT_LINES = 25
_running: set[subprocess.Popen[str]] = set()
_register = threading.Lock()
_abandoned = threading.Event()

Argument = str | Path


@dataclass(frozen=True)
class Result:
    """A command's exit code and its whole output."""

    code: int
    output: str

    @property
    def ok(self) -> bool:
        return self.code == 0


def run(
    command: Sequence[Argument],
    *,
    cwd: Path,
    env: Mapping[str, str] | None = None,
    on_line: Callable[[str], None] | None = None,
) -> Result:
    """Run a command in its own process group; collects its output and passes each line on immediately."""
    with _register:
        if _abandoned.is_set():
            raise Trouble("Stopped before the end.")
        process = _start(command, cwd, env or tool_environment())
        _running.add(process)
    try:
        output = "".join(_lines(process, on_line))
        process.wait()
    finally:
        with _register:
            _running.discard(process)
    return Result(process.returncode, output)


def _start(command: Sequence[Argument], cwd: Path, env: Mapping[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [str(part) for part in command],
        cwd=cwd,
        env=dict(env),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )


def _lines(process: subprocess.Popen[str], on_line: Callable[[str], None] | None) -> Iterator[str]:
    for line in process.stdout or ():
        if on_line and line.strip():
            on_line(line.rstrip())
        yield line


def must_run(command: Sequence[Argument], *, cwd: Path, env: Mapping[str, str] | None = None) -> str:
    """Run a command and return its output; raises Trouble with the output if it fails."""
    result = run(command, cwd=cwd, env=env)
    if not result.ok:
        raise Trouble(_failure(command, result))
    return result.output


def abandon() -> None:
    """Kill all running commands with their children, and start no more."""
    _abandoned.set()
    with _register:
        left = list(_running)
    for process in left:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)


def tool_environment() -> dict[str, str]:
    """The caller's environment, with a cache folder if the caller has none."""
    env = {**os.environ, "npm_config_update_notifier": "false", "PYTHONUNBUFFERED": "1"}
    home = Path(env.get("HOME") or "/nonexistent")
    if not os.access(home, os.W_OK):
        home = DATA / "home"
        home.mkdir(parents=True, exist_ok=True)
        env["HOME"] = str(home)
    _store_bytecode(env)
    return env


def _store_bytecode(env: dict[str, str]) -> None:
    """If the caller disables bytecode beside sources, store it elsewhere: compiling takes seconds per
    process.
    """
    if env.pop("PYTHONDONTWRITEBYTECODE", ""):
        env.setdefault("PYTHONPYCACHEPREFIX", str(DATA / "bytecode"))


def tail(text: str, lines: int) -> str:
    """The last lines of a log."""
    return "\n".join(text.rstrip().splitlines()[-lines:])


def excerpt(text: str) -> str:
    """Beginning and end of an output: some tools print the error first, others last."""
    lines = text.rstrip().splitlines()
    if len(lines) > 2 * _EXCERPT_LINES:
        lines[_EXCERPT_LINES:-_EXCERPT_LINES] = ["…"]
    return "\n".join(lines)


def _failure(command: Sequence[Argument], result: Result) -> str:
    if "ENOSPC" in result.output or "No space left on device" in result.output:
        return DISK_IS_FULL
    shown = " ".join([Path(command[0]).name, *map(str, command[1:])])
    return f"'{shown}' failed with exit code {result.code}:\n{excerpt(result.output)}"
