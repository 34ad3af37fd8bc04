"""The .po files: read, brought up to date, written the same way every time, compiled."""

import tempfile
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

SERVER = Path(__file__).resolve().parents[3]
FOLDER = SERVER / "duxi" / "locale"
SOURCE_LOCALE = "id"
LOCALES = ("en", "zh_Hans", "ar", "it", "es", "fr")
_WIDTH = 110
# Stands in compiled files for the minute of the compilation: the same texts give the same bytes.
_WHENEVER = datetime(2000, 1, 1, tzinfo=UTC)
_CHANGES_WITH_EVERY_WRITING = (
    b'"POT-Creation-Date',
    b'"PO-Revision-Date',
    b'"Generated-By',
    b'"Last-Translator',
    b'"Language-Team',
    b'"Report-Msgid-Bugs-To',
    b'"Project-Id-Version',
)


def po_file(locale: str, folder: Path = FOLDER) -> Path:
    """Where the texts of a locale are stored; the compiled file lies beside it."""
    return folder / locale / "LC_MESSAGES" / "django.po"


def load(locale: str, folder: Path = FOLDER) -> Catalog:
    """The catalogue of a locale; an empty one where there is no file yet."""
    path = po_file(locale, folder)
    if not path.is_file():
        return Catalog(locale=locale, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=locale, ignore_obsolete=True)


def bring_up_to_date(template: Catalog, locale: str, folder: Path = FOLDER) -> None:
    """Add new texts without a translation, and drop those that the code has no more."""
    catalog = load(locale, folder)
    for message in catalog:
        message.locations, message.auto_comments = [], []
    catalog.update(template, no_fuzzy_matching=True, update_creation_date=False)
    path = po_file(locale, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_written(catalog))


def compile_all(folder: Path = FOLDER, *, only_stale: bool = False) -> None:
    """Write a .mo file beside each .po file, whole or not at all; untranslated texts stay Indonesian.

    The Indonesian file has what libraries say in English alone.
    """
    for locale in (*LOCALES, SOURCE_LOCALE):
        source = po_file(locale, folder)
        if source.is_file() and not (only_stale and _is_fresh(source)):
            _compile(load(locale, folder), source.with_suffix(".mo"))


def _is_fresh(source: Path) -> bool:
    target = source.with_suffix(".mo")
    return target.is_file() and target.stat().st_mtime >= source.stat().st_mtime


def _compile(catalog: Catalog, target: Path) -> None:
    catalog.creation_date = _WHENEVER
    with tempfile.NamedTemporaryFile(dir=target.parent, delete=False) as file:
        write_mo(file, catalog)
    unfinished = Path(file.name)
    unfinished.chmod(0o644)
    unfinished.replace(target)


def _written(catalog: Catalog) -> bytes:
    """The same texts give the same bytes: no dates, no line numbers, in the order of files and texts."""
    for message in catalog:
        message.locations = sorted({(file, 0) for file, _line in message.locations})
    catalog.header_comment = f"# Duxi in {catalog.locale_identifier}: ./dev texts collects, people translate."
    buffer = BytesIO()
    write_po(buffer, catalog, width=_WIDTH, sort_by_file=True, ignore_obsolete=True, include_lineno=False)
    lines = buffer.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(_CHANGES_WITH_EVERY_WRITING))
