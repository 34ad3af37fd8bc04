"""The .po files: read, updated, written deterministically, compiled."""

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
# Timestamp of compiled files: the same texts give the same bytes.
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
    """The file with the texts of a locale; the compiled file is next to it."""
    return folder / locale / "LC_MESSAGES" / "django.po"


def load(locale: str, folder: Path = FOLDER) -> Catalog:
    """The catalogue of a locale; empty if there is no file yet."""
    path = po_file(locale, folder)
    if not path.is_file():
        return Catalog(locale=locale, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=locale, ignore_obsolete=True)


def bring_up_to_date(template: Catalog, locale: str, folder: Path = FOLDER) -> None:
    """Add new texts without a translation, and remove those that are no longer in the code."""
    catalog = load(locale, folder)
    for message in catalog:
        message.locations, message.auto_comments = [], []
    catalog.update(template, no_fuzzy_matching=True, update_creation_date=False)
    path = po_file(locale, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_written(catalog))


def compile_all(folder: Path = FOLDER, *, only_stale: bool = False) -> None:
    """Write a .mo file next to each .po file atomically; untranslated texts stay Indonesian.

    The Indonesian file translates texts of libraries that are only in English.
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
    """Deterministic: no dates, no line numbers, ordered by file and text."""
    for message in catalog:
        message.locations = sorted({(file, 0) for file, _line in message.locations})
    catalog.header_comment = f"# Duxi in {catalog.locale_identifier}: ./dev texts collects, people translate."
    buffer = BytesIO()
    write_po(buffer, catalog, width=_WIDTH, sort_by_file=True, ignore_obsolete=True, include_lineno=False)
    lines = buffer.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(_CHANGES_WITH_EVERY_WRITING))
