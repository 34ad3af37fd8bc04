"""npm packages and builds of the web apps."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from launcher.commandline import must_run
from launcher.console import Trouble
from launcher.project import CONTRACTS, PYTHON, WEB_CORE
from launcher.steps import Step

_CONFIGS = ("*.json", "*.ts", "*.js", "*.mjs", ".npmrc", "index.html")
_SOURCES = ("src", "public", "scripts", "chat-window")


def install(folder: Path, node: str) -> None:
    """Install the locked packages without their install scripts."""
    inputs = tuple(_existing(folder, "package.json", "package-lock.json", ".npmrc"))
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"]
    Step(
        f"{folder.name} packages",
        folder / "node_modules" / ".stamp",
        inputs,
        lambda: _in(folder, command),
        (node,),
    ).run()


def build(folder: Path, node: str, wait_for_python: Callable[[], None]) -> None:
    """Install, build dist/, and compress its files once instead of per request."""
    install(folder, node)

    def work() -> None:
        _in(folder, ["npm", "run", "build"])
        wait_for_python()
        _in(folder, [PYTHON, "-m", "whitenoise.compress", "-q", "dist"])

    stamp = folder / "node_modules" / ".built"  # outside dist/, which is served
    if not (folder / "dist" / "index.html").is_file():
        stamp.unlink(missing_ok=True)
    Step(f"{folder.name} build", stamp, _build_inputs(folder), work, (node,)).run()


def scripts(folder: Path) -> set[str]:
    """The names of the scripts in a package.json."""
    package = folder / "package.json"
    if not package.is_file():
        raise Trouble(f"{package} is missing: this checkout is not complete.")
    return set(json.loads(package.read_text()).get("scripts", {}))


def _build_inputs(folder: Path) -> tuple[Path, ...]:
    configs = {path for pattern in _CONFIGS for path in folder.glob(pattern)}
    contracts = CONTRACTS.glob("*.json")
    own = _existing(folder, *_SOURCES)
    return (*own, *_existing(WEB_CORE, "src", "package.json"), *sorted(configs), *sorted(contracts))


def _existing(folder: Path, *names: str) -> list[Path]:
    if not (folder / "package.json").is_file():
        raise Trouble(f"{folder} has no package.json: this checkout is not complete.")
    return [folder / name for name in names if (folder / name).exists()]


def _in(folder: Path, command: Sequence[str]) -> None:
    must_run(command, cwd=folder)
