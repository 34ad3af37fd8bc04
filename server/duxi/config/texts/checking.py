"""Checks whether the catalogues can be shipped."""

import re
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from duxi.config.texts.catalogues import FOLDER, LOCALES, load
from duxi.config.texts.typography import typography_faults

MUST_BE_COMPLETE: tuple[str, ...] = LOCALES
"""Locales in which no text may be missing or fuzzy."""

_PLACEHOLDER = re.compile(r"\{\w*\}|%\(\w+\)[sd]|%[sd]|</?\w+")


def problems(
    template: Catalog,
    folder: Path = FOLDER,
    must_be_complete: tuple[str, ...] = MUST_BE_COMPLETE,
) -> list[str]:
    """One sentence for each problem."""
    return [
        f"{locale}: {sentence}"
        for locale in LOCALES
        for sentence in _problems_of(load(locale, folder), template, is_strict=locale in must_be_complete)
    ]


def _problems_of(catalog: Catalog, template: Catalog, *, is_strict: bool) -> Iterator[str]:
    wanted, found = _keys(template), _keys(catalog)
    yield from (f"not collected, run ./dev texts: {text!r}" for text, _context in sorted(wanted - found))
    yield from (f"no longer in the code, run ./dev texts: {text!r}" for text, _ctx in sorted(found - wanted))
    for message in catalog:
        if not message.id:
            continue
        if is_strict and (message.fuzzy or not all(_forms(message))):
            yield f"not translated: {_text(message)!r}"
        if any(_forms(message)) and not _placeholders_agree(message):
            yield f"placeholders differ: {_text(message)!r}"
        for fault in _typography(str(catalog.locale), message):
            yield f"{fault}: {_text(message)!r}"


def _keys(catalog: Catalog) -> set[tuple[str, str]]:
    return {(_text(message), message.context or "") for message in catalog if message.id}


def _text(message: Message) -> str:
    """The source text; the singular of a text with plural forms."""
    return message.id if isinstance(message.id, str) else message.id[0]


def _forms(message: Message) -> tuple[str, ...]:
    """The translation in all its plural forms."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))


def _typography(locale: str, message: Message) -> Iterator[str]:
    for form in _forms(message):
        yield from typography_faults(locale, _text(message), form)


def _placeholders_agree(message: Message) -> bool:
    """Plural forms may omit the number ("one day"), except the last, general one."""
    wanted = sorted(_PLACEHOLDER.findall(_text(message)))
    *special, general = [sorted(_PLACEHOLDER.findall(form)) for form in _forms(message)]
    return general == wanted and all(set(form) <= set(wanted) for form in special)
