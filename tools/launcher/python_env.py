"""The Python environment, from hashed lock files: with uv if available, else pip."""

import shutil
import sys
from pathlib import Path

from launcher.commandline import must_run, run, tool_environment
from launcher.console import Trouble, say
from launcher.guard import DISK_IS_FULL
from launcher.project import PROGRAMS, PYTHON, ROOT, SERVER, VENV
from launcher.steps import Step

_LOCK = SERVER / "requirements-dev.txt"
_UV_LOCK = SERVER / "requirements-uv.txt"


def ensure() -> None:
    """Create or update .venv if the lock files or the interpreter changed."""
    inputs = (_LOCK, _UV_LOCK)
    Step("Python packages", VENV / ".stamp", inputs, _install, (sys.base_prefix,)).run()


def is_ready() -> bool:
    return (VENV / ".stamp").is_file()


def _install() -> None:
    if not _interpreter_works():
        _create()
    if not _install_with_uv():
        say("Python packages: uv is not available, pip takes over (about a minute)")
        must_run([*_pip(), "--require-hashes", "-r", _LOCK], cwd=ROOT)


def _interpreter_works() -> bool:
    """Whether .venv runs this Python; a moved checkout or an upgraded system breaks it."""
    if not Path(PYTHON).exists():
        return False
    found = run([PYTHON, "-c", "import sys; print(sys.base_prefix)"], cwd=ROOT)
    has_pip = run([PYTHON, "-m", "pip", "--version"], cwd=ROOT)
    return found.ok and has_pip.ok and found.output.strip() == sys.base_prefix


def _create() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    made = run([sys.executable, "-m", "venv", VENV], cwd=ROOT)
    if not made.ok:
        raise Trouble(_why_no_venv(made.output))


def _why_no_venv(output: str) -> str:
    if "No space left" in output:
        return DISK_IS_FULL
    if "ensurepip" in output:
        return "This Python makes no virtual environments: install its package python3-venv and start again."
    return f"Python could not make a virtual environment in {VENV}:\n{output.strip()}"


def _install_with_uv() -> bool:
    uv = PROGRAMS / "uv"
    if not run([*_pip(), "--require-hashes", "-r", _UV_LOCK], cwd=ROOT).ok:
        return False
    env = {**tool_environment(), "UV_LINK_MODE": "copy", "UV_NO_CONFIG": "1", "UV_SYSTEM_CERTS": "1"}
    return run([uv, "pip", "sync", "-q", "--python", PYTHON, "--require-hashes", _LOCK], cwd=ROOT, env=env).ok


def _pip() -> list[str]:
    return [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-input"]
