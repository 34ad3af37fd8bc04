"""Compiles and collects the server's message catalogues."""

from launcher.commandline import must_run
from launcher.project import PYTHON, SERVER
from launcher.steps import Step

_FOLDER = SERVER / "duxi" / "locale"
_COMMAND = [PYTHON, "-m", "duxi.config.texts"]


def ensure() -> None:
    """Compile changed catalogues, and those without a compiled file."""
    sources = tuple(sorted(_FOLDER.glob("*/LC_MESSAGES/*.po")))
    stamp = _FOLDER / ".compiled"
    if not all(source.with_suffix(".mo").is_file() for source in sources):
        stamp.unlink(missing_ok=True)
    Step("Translations", stamp, sources, _compile).run()


def collect() -> None:
    """Update the catalogues from the code."""
    must_run([*_COMMAND, "collect"], cwd=SERVER)


def _compile() -> None:
    must_run([*_COMMAND, "compile"], cwd=SERVER)
