"""Turns pydantic errors into messages in the user's language."""

from collections.abc import Iterable, Mapping
from typing import Any

from django.utils.translation import gettext as _

_GROUPED_FROM = 10_000
_SENTENCES = {
    "missing": lambda c: _("Wajib diisi."),
    "string_too_short": lambda c: _too_short(c.get("min_length")),
    "string_too_long": lambda c: _("Maksimal {n} karakter.").format(n=c.get("max_length")),
    "too_long": lambda c: _("Maksimal {n} pilihan.").format(n=c.get("max_length")),
    "int_parsing": lambda c: _("Harus berupa bilangan bulat."),
    "int_type": lambda c: _("Harus berupa bilangan bulat."),
    "bool_parsing": lambda c: _("Pilih ya atau tidak."),
    "greater_than": lambda c: _("Harus lebih besar dari {n}.").format(n=c.get("gt")),
    "greater_than_equal": lambda c: _("Minimal {n}.").format(n=_grouped(c.get("ge"))),
    "less_than_equal": lambda c: _("Maksimal {n}.").format(n=_grouped(c.get("le"))),
    "literal_error": lambda c: _("Pilihan tidak dikenal."),
    "enum": lambda c: _("Pilihan tidak dikenal."),
    "uuid_parsing": lambda c: _("Pengenal tidak sah."),
}


def _grouped(number: Any) -> str:
    """Large numbers with separators (1.000.000); years and the like unchanged."""
    is_large = isinstance(number, int) and abs(number) >= _GROUPED_FROM
    return f"{number:,}".replace(",", ".") if is_large else str(number)


def _too_short(least: Any) -> str:
    """An empty required field is reported as required, not by its minimum length."""
    return _("Wajib diisi.") if least == 1 else _("Minimal {n} karakter.").format(n=least)


def field_errors(errors: Iterable[Mapping[str, Any]]) -> dict[str, list[str]]:
    """Group validation errors by field name on the wire."""
    found: dict[str, list[str]] = {}
    for error in errors:
        found.setdefault(_field(error["loc"]), []).append(_sentence(error))
    return found


def _field(loc: tuple[Any, ...]) -> str:
    """The field name in Ninja's location (source, parameter, field, …), with the indexes behind it."""
    names = [str(part) for part in loc[1:]]
    named = [name for name in names if not name.isdigit()]
    return named[-1] if named else "body"


def _sentence(error: Mapping[str, Any]) -> str:
    known = _SENTENCES.get(str(error["type"]))
    return known(error.get("ctx") or {}) if known else _("Isian tidak sah.")
