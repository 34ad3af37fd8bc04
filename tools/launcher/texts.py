"""The server's texts in seven languages, compiled for use."""

from launcher.commandline import must_run
from launcher.project import PYTHON, SERVER
from launcher.steps import Step

_FOLDER = SERVER / "duxi" / "locale"
_COMMAND = [PYTHON, "-m", "duxi.config.texts"]


def ensure() -> None:
    """Compile the catalogues when they changed, or when a compiled one is missing."""
    sources = tuple(sorted(_FOLDER.glob("*/LC_MESSAGES/*.po")))
    stamp = _FOLDER / ".compiled"
    if not all(source.with_suffix(".mo").is_file() for source in sources):
        stamp.unlink(missing_ok=True)
    Step("Translations", stamp, sources, _compile).run()


def collect() -> None:
    """Bring the catalogues up to date with the code."""
    must_run([*_COMMAND, "collect"], cwd=SERVER)


def _compile() -> None:
    must_run([*_COMMAND, "compile"], cwd=SERVER)
