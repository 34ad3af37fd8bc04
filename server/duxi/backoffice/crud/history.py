"""The history of a record in words: names of columns, choices and related rows instead of keys."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from typing import Any

from babel.dates import format_date
from django.apps import apps
from django.contrib.auth.models import Permission
from django.core.exceptions import FieldDoesNotExist
from django.db.models import DateField, DateTimeField, Field, IntegerField, Model, QuerySet, UUIDField
from django.utils.text import capfirst
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from duxi.accounts.permission_names import permission_name
from duxi.audit.models import AuditEntry
from duxi.audit.triggers import WATCHED
from duxi.backoffice.crud.labels import label_of
from duxi.core.admin_columns import short_moment
from duxi.core.column_names import MONEY, name_of
from duxi.core.dates import babel_locale
from duxi.core.money import rupiah

Names = Mapping[type[Model], Mapping[str, str]]
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
_NAMED_BY = {"exams.attempt": ("participant", "blueprint")}
"""Relations that the name of a row uses."""
POINTS = {"growth.pointentry"}
"""Models whose amounts are points."""


def described(found: Iterable[AuditEntry]) -> list[dict[str, Any]]:
    """Entries as `HistoryEntry`, with one query for each related model."""
    entries = list(found)
    names = _names(entries)
    return [_entry(entry, names) for entry in entries]


def _entry(entry: AuditEntry, names: Names) -> dict[str, Any]:
    model = _model(entry.model)
    changes = [
        change
        for column, (before, after) in entry.changes.items()
        if not _is_technical(_field(model, column), column)
        and (change := _change(model, column, before, after, names))
    ]
    return {
        "id": entry.pk,
        "at": entry.at,
        "actor": entry.actor.fullname if entry.actor else None,
        "on_behalf_of": entry.on_behalf_of.fullname if entry.on_behalf_of else None,
        "source": entry.source,
        "action": entry.action,
        "model": entry.model,
        "model_label": _model_label(entry.model, model),
        "object_id": entry.object_id,
        "changes": changes,
    }


def _change(
    model: type[Model] | None, column: str, before: Any, after: Any, names: Names
) -> dict[str, Any] | None:
    field = _field(model, column)
    if before in (None, "") and after in (None, ""):
        return None
    return {
        "field": column,
        "label": _column_label(model, field, column),
        "before": _text(field, before, names),
        "after": _text(field, after, names),
    }


def _is_technical(field: "Field[Any, Any] | None", column: str) -> bool:
    return column in _TECHNICAL or isinstance(field, UUIDField)


def _model_label(label: str, model: type[Model] | None) -> str:
    watched = WATCHED.get(label)
    if watched and watched.name:
        return str(watched.name)
    return label_of(model) if model else label


def _column_label(model: type[Model] | None, field: "Field[Any, Any] | None", column: str) -> str:
    watched = WATCHED.get(model._meta.label_lower) if model else None
    name = field.name if field else column
    if watched and name in watched.titles:
        return str(watched.titles[name])
    return capfirst(_name_of(field)) if field else column


def _name_of(field: "Field[Any, Any]") -> str:
    """A bare column's name is English already."""
    return str(field.verbose_name) if get_language() == "en" else name_of(field)


def _text(field: "Field[Any, Any] | None", value: Any, names: Names) -> str | None:
    if value is None or value == "":
        return None
    if isinstance(value, bool):
        return str(_("Ya") if value else _("Tidak"))
    if isinstance(value, list):
        return ", ".join(str(one) for one in value) or None
    related = _related(field)
    if related:
        return names.get(related, {}).get(str(value), f"#{value}")
    choices = dict(field.flatchoices) if field and field.choices else {}
    return str(choices[value]) if value in choices else _formatted(field, value)


def _formatted(field: "Field[Any, Any] | None", value: Any) -> str:
    """Times, dates and money in human-readable form."""
    if isinstance(field, DateTimeField):
        return f"{short_moment(datetime.fromisoformat(value))} WIB"
    if isinstance(field, DateField):
        return str(format_date(date.fromisoformat(value), "d MMM y", locale=babel_locale()))
    return rupiah(int(value)) if _is_money(field) else str(value)


def _is_money(field: "Field[Any, Any] | None") -> bool:
    if not isinstance(field, IntegerField) or field.name not in MONEY:
        return False
    return field.model._meta.label_lower not in POINTS


def _names(entries: list[AuditEntry]) -> Names:
    """The names of related rows, read together."""
    wanted: dict[type[Model], set[str]] = defaultdict(set)
    columns: dict[type[Model], str] = {}
    for entry in entries:
        model = _model(entry.model)
        for column, values in entry.changes.items():
            field = _field(model, column)
            related = _related(field)
            if related and field:
                columns[related] = field.target_field.name  # type: ignore[attr-defined]
                wanted[related] |= {str(value) for value in values if value is not None}
    return {
        related: {
            str(getattr(row, columns[related])): _called(row)
            for row in _rows(related, columns[related], keys)
        }
        for related, keys in wanted.items()
    }


def _rows(model: type[Model], column: str, keys: set[str]) -> "QuerySet[Any, Any]":
    rows = model._base_manager.filter(**{f"{column}__in": keys})
    relations = _NAMED_BY.get(model._meta.label_lower)
    return rows.select_related(*relations) if relations else rows


def _called(row: Model) -> str:
    return permission_name(row) if isinstance(row, Permission) else str(row)


def _related(field: "Field[Any, Any] | None") -> type[Model] | None:
    related = field.related_model if field else None
    return related if isinstance(related, type) else None


def _field(model: type[Model] | None, column: str) -> "Field[Any, Any] | None":
    if model is None:
        return None
    return next((field for field in model._meta.concrete_fields if field.column == column), None)


def _model(label: str) -> type[Model] | None:
    try:
        return apps.get_model(label)
    except (LookupError, FieldDoesNotExist):
        return None
