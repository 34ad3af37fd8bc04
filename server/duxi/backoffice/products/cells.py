"""Converts cells of a file to form values and back."""

import re
from collections.abc import Callable
from typing import Any

from django.db.models import Model, Q
from django.utils.dateparse import parse_datetime
from django.utils.translation import gettext as _

from duxi.backoffice.products.fields import BoundField
from duxi.catalog.kinds import ProductKind
from duxi.catalog.models import Category, Product
from duxi.core.dates import compact
from duxi.core.typed_dates import typed_moment

_YES, _NO = {"ya", "yes", "true", "1"}, {"tidak", "no", "false", "0"}
_KEYS = ("slug", "code", "name", "title")
"""Columns that identify a row to people, in order of preference."""
_SEPARATORS = re.compile(r"[;\n]")


class CellError(Exception):
    """An invalid cell: its column and the reason."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        super().__init__(text)


def is_yes(text: str) -> bool:
    """Whether a cell means yes."""
    return text.strip().casefold() in _YES


def read_cell(kind: ProductKind, field: BoundField, text: str) -> Any:
    """A cell as a form value; raises `CellError`."""
    readers: dict[str, Callable[[], Any]] = {
        "boolean": lambda: _boolean(field, text),
        "number": lambda: _number(field, text),
        "money": lambda: _number(field, text),
        "choice": lambda: _choice(field, text),
        "dateTime": lambda: _moment(field, text),
        "lines": lambda: _parts(text),
        "reference": lambda: _reference(kind, field, text),
        "references": lambda: [_reference(kind, field, one) for one in _parts(text)],
    }
    return readers[field.type]() if field.type in readers else text


def shown(field: BoundField, value: Any) -> str:
    """A value as the preview of an import shows it."""
    if value in (None, "", []):
        return ""
    if field.type == "dateTime":
        moment = parse_datetime(value) if isinstance(value, str) else value
        return compact(moment) if moment else ""
    if field.type in ("reference", "references"):
        ids = value if isinstance(value, list) else [value]
        related: Any = field.column.related_model
        return "; ".join(str(row) for row in related._default_manager.filter(pk__in=ids).order_by("pk"))
    if isinstance(value, bool):
        return _("Ya") if value else _("Tidak")
    return "; ".join(value) if isinstance(value, list) else str(value)


def _parts(text: str) -> list[str]:
    return [part.strip() for part in _SEPARATORS.split(text) if part.strip()]


def _boolean(field: BoundField, text: str) -> bool:
    folded = text.casefold()
    if folded not in _YES | _NO:
        raise CellError(field.name, _("Isi dengan ya atau tidak."))
    return folded in _YES


def _number(field: BoundField, text: str) -> int:
    digits = re.sub(r"(?i)^rp\s*|[.\s]", "", text)
    if not re.fullmatch(r"-?\d{1,15}", digits):
        raise CellError(field.name, _("Isi dengan bilangan bulat."))
    return int(digits)


def _choice(field: BoundField, text: str) -> str:
    folded = text.casefold()
    for value, label in field.column.flatchoices:
        if folded in (str(value).casefold(), str(label).casefold()):
            return str(value)
    raise CellError(field.name, _('"{text}" bukan salah satu pilihan.').format(text=text))


def _moment(field: BoundField, text: str) -> str:
    """ISO, or the local format 31/12/2026 09.00, in Jakarta's time zone."""
    found = typed_moment(text)
    if found is None:
        raise CellError(field.name, _("Tulis tanggal seperti 31/12/2026 09.00."))
    return found.isoformat()


def _reference(kind: ProductKind, field: BoundField, text: str) -> int:
    related: Any = field.column.related_model
    rows = related._default_manager.all()
    if related is Category and field.name == "category":
        rows = rows.filter(kind=kind.slug)
    for key in _keys(related):
        found = rows.filter(Q(**{f"{key}__iexact": text})).values_list("pk", flat=True)[:2]
        if len(found) == 1:
            return int(found[0])
    raise CellError(field.name, _('"{text}" tidak dikenal.').format(text=text))


def _keys(model: type[Model]) -> list[str]:
    names = {column.name for column in model._meta.concrete_fields}
    return [key for key in _KEYS if key in names and not (model is Product and key == "code")]
