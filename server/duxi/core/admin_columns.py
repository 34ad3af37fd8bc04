"""Field formatting in the Django admin: money, short timestamps, and Indonesian names where a model gives
none.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from babel.dates import format_datetime
from django.contrib.admin import display
from django.db.models import BooleanField, DateTimeField, Field, Model
from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.text import capfirst

from duxi.core.clock import local
from duxi.core.column_names import HEADINGS, MONEY, name_of
from duxi.core.money import rupiah

_CODES = {"order_id", "code", "number"}
_TONES = {
    **dict.fromkeys(("paid", "published", "received", "ready", "taken"), "success"),
    **dict.fromkeys(("pending", "waiting", "offered", "preparing", "queued"), "warning"),
    **dict.fromkeys(("failed", "rejected"), "danger"),
    **dict.fromkeys(("sent", "processing", "refunded", "partially_refunded"), "info"),
}


def columns(model: type[Model], names: Sequence[Any], editable: Sequence[str] = ()) -> list[Any]:
    """The columns, with formatted versions in place of the plain fields that have one."""
    fields = {field.name: field for field in model._meta.concrete_fields}
    return [
        _column(fields[one]) if one in fields and one not in editable and _is_readable(fields[one]) else one
        for one in names
    ]


def field_names(model: type[Model]) -> dict[str, str]:
    """The form labels of a model's fields, read-only ones included."""
    fields = (*model._meta.concrete_fields, *model._meta.many_to_many)
    return {field.name: capfirst(name_of(field)) for field in fields}


def as_money(text: str) -> str:
    """A read-only amount as rupiah; other values are returned unchanged."""
    return rupiah(int(text)) if text.isdigit() else text


def state_label(value: str, text: str) -> str:
    """A status outside of a list, in its list colours."""
    return render_to_string("unfold/helpers/label.html", {"text": text, "type": _TONES.get(value, "")})


def short_moment(at: datetime) -> str:
    """`21 Nov 2026 10.05`, for list columns."""
    return str(format_datetime(local(at), "d MMM y HH.mm", locale="id"))


def _is_readable(field: "Field[Any, Any]") -> bool:
    return field.name in HEADINGS.keys() | MONEY or isinstance(field, DateTimeField)


def _column(field: "Field[Any, Any]") -> Callable[[Model], Any]:
    name = field.name
    tones = _tones_of(field) if name == "status" and field.choices else None

    @display(description=capfirst(name_of(field)), ordering=name, empty_value="–")
    def shown(row: Model) -> Any:
        value = getattr(row, name)
        return _text(field, row, value) if tones is None else (value, _text(field, row, value))

    shown.__name__ = name
    if tones is not None:
        shown.label = tones  # type: ignore[attr-defined]
    if isinstance(field, BooleanField):
        shown.boolean = True  # type: ignore[attr-defined]
    return shown


def _tones_of(field: "Field[Any, Any]") -> dict[Any, str]:
    """The tone of every choice: unfold shows the bare value of a choice without one."""
    return {value: _TONES.get(value, "") for value, _label in field.flatchoices}


def _text(field: "Field[Any, Any]", row: Model, value: Any) -> Any:
    if isinstance(value, bool):
        return value
    if value is None or value == "":
        return None
    if field.choices:
        return getattr(row, f"get_{field.name}_display")()
    if isinstance(value, datetime):
        return _in_one_line(short_moment(value))
    if field.name in MONEY:
        return _in_one_line(rupiah(value))
    return _in_one_line(str(value)) if field.name in _CODES else value


def _in_one_line(text: str) -> SafeString:
    return format_html('<span class="whitespace-nowrap">{}</span>', text)
