"""The columns of audited models in words, prepared once for each model and language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from babel.dates import format_date
from django.db.models import DateField, DateTimeField, Field, IntegerField, Model, UUIDField
from django.utils.text import capfirst
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from duxi.audit.triggers import WATCHED
from duxi.core.admin_columns import short_moment
from duxi.core.column_names import MONEY, name_of
from duxi.core.dates import babel_locale
from duxi.core.hot import remembered
from duxi.core.money import rupiah

_TECHNICAL = {
    "uuid",
    "deleted_at",
    "body_html",
    "plain_terms",
    "reference",
    "source_path",
    "encrypted_account",
    "given_label",
    "given_label_en",
}
"""Columns that tell a reader nothing: the action says it, or it follows from another column."""
POINTS = {"growth.pointentry"}
"""Models whose amounts are points."""


@dataclass(frozen=True)
class AuditedColumn:
    """A column: its label, the texts of its choices, and how its other values are written.

    `related` is the model that its keys are of, by their column `target`.
    """

    label: str
    choices: Mapping[Any, str]
    write: Callable[[Any], str]
    is_technical: bool
    related: type[Model] | None
    target: str

    def text(self, value: Any, names: Mapping[str, str]) -> str | None:
        """A value in human-readable form; `names` are those of related rows by key."""
        if value is None or value == "":
            return None
        if value is True or value is False:
            return str(_("Ya") if value else _("Tidak"))
        if type(value) is list:
            return ", ".join(map(str, value)) or None
        if self.related:
            return names.get(str(value), f"#{value}")
        return self.choices[value] if value in self.choices else self.write(value)


@remembered
def columns_of(model: type[Model]) -> Mapping[str, AuditedColumn]:
    """The columns of a model by name in the database, in the current language."""
    return {field.column: _column(model, field) for field in model._meta.concrete_fields if field.column}


def unknown_column(column: str) -> AuditedColumn:
    """A column that no longer exists."""
    return AuditedColumn(column, {}, str, column in _TECHNICAL, None, "")


def _column(model: type[Model], field: Any) -> AuditedColumn:
    related = field.related_model if isinstance(field.related_model, type) else None
    return AuditedColumn(
        label=_label(model, field),
        choices={value: str(label) for value, label in field.flatchoices} if field.choices else {},
        write=_writer(field),
        is_technical=field.column in _TECHNICAL or isinstance(field, UUIDField),
        related=related,
        target=field.target_field.name if related else "",
    )


def _label(model: type[Model], field: "Field[Any, Any]") -> str:
    watched = WATCHED.get(model._meta.label_lower)
    if watched and field.name in watched.titles:
        return str(watched.titles[field.name])
    # A bare column's name is English already.
    return capfirst(str(field.verbose_name) if get_language() == "en" else name_of(field))


def _writer(field: "Field[Any, Any]") -> Callable[[Any], str]:
    """How a column's values are written: times, dates and money in human-readable form."""
    if isinstance(field, DateTimeField):
        return lambda value: f"{short_moment(datetime.fromisoformat(value))} WIB"
    if isinstance(field, DateField):
        return lambda value: str(format_date(date.fromisoformat(value), "d MMM y", locale=babel_locale()))
    return (lambda value: rupiah(int(value))) if _is_money(field) else str


def _is_money(field: "Field[Any, Any]") -> bool:
    if not isinstance(field, IntegerField) or field.name not in MONEY:
        return False
    return field.model._meta.label_lower not in POINTS
