"""The history of a record in words: names of columns, choices and related rows instead of keys."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from django.apps import apps
from django.contrib.auth.models import Permission
from django.core.exceptions import FieldDoesNotExist
from django.db.models import Model, QuerySet

from duxi.audit.models import AuditAction, AuditEntry
from duxi.audit.triggers import WATCHED
from duxi.backoffice.crud.columns import AuditedColumn, columns_of, unknown_column
from duxi.backoffice.crud.labels import label_of
from duxi.backoffice.crud.permission_names import permission_name
from duxi.backoffice.crud.schemas import HistoryChange

Names = Mapping[type[Model], Mapping[str, str]]
_NAMED_BY = {"exams.attempt": ("participant", "blueprint")}
"""Relations that the name of a row uses."""


def described(found: Iterable[AuditEntry]) -> list[dict[str, Any]]:
    """Entries as `HistoryEntry`, with one query for each related model."""
    entries = list(found)
    models = {label: _model(label) for label in {entry.model for entry in entries}}
    names = _names(entries, models)
    return [_entry(entry, models[entry.model], names) for entry in entries]


def _entry(entry: AuditEntry, model: type[Model] | None, names: Names) -> dict[str, Any]:
    return {
        "id": entry.pk,
        "at": entry.at,
        "actor": entry.actor.fullname if entry.actor else None,
        "on_behalf_of": entry.on_behalf_of.fullname if entry.on_behalf_of else None,
        "source": entry.source,
        "action": AuditAction(entry.action),
        "model": entry.model,
        "model_label": _model_label(entry.model, model),
        "object_id": entry.object_id,
        "changes": _changes(entry, model, names),
    }


def _changes(entry: AuditEntry, model: type[Model] | None, names: Names) -> list[HistoryChange]:
    known = columns_of(model) if model else {}
    found = []
    for name, (before, after) in entry.changes.items():
        column = known.get(name) or unknown_column(name)
        if not column.is_technical and not (before in (None, "") and after in (None, "")):
            found.append(_change(name, column, (before, after), names))
    return found


def _change(name: str, column: AuditedColumn, values: Sequence[Any], names: Names) -> HistoryChange:
    related = names.get(column.related, {}) if column.related else {}
    before, after = (column.text(value, related) for value in values)
    return {"field": name, "label": column.label, "before": before, "after": after}


def _model_label(label: str, model: type[Model] | None) -> str:
    watched = WATCHED.get(label)
    if watched and watched.name:
        return str(watched.name)
    return label_of(model) if model else label


def _names(entries: list[AuditEntry], models: Mapping[str, type[Model] | None]) -> Names:
    """The names of related rows, read together."""
    wanted: dict[tuple[type[Model], str], set[str]] = defaultdict(set)
    for entry in entries:
        model = models[entry.model]
        known = columns_of(model) if model else {}
        for name, values in entry.changes.items():
            column = known.get(name)
            if column and column.related:
                wanted[column.related, column.target] |= {str(one) for one in values if one is not None}
    return {related: _called(related, target, keys) for (related, target), keys in wanted.items()}


def _called(model: type[Model], column: str, keys: set[str]) -> Mapping[str, str]:
    return {str(getattr(row, column)): _name(row) for row in _rows(model, column, keys)}


def _rows(model: type[Model], column: str, keys: set[str]) -> "QuerySet[Any, Any]":
    rows = model._base_manager.filter(**{f"{column}__in": keys})
    relations = _NAMED_BY.get(model._meta.label_lower)
    return rows.select_related(*relations) if relations else rows


def _name(row: Model) -> str:
    return permission_name(row) if isinstance(row, Permission) else str(row)


def _model(label: str) -> type[Model] | None:
    try:
        return apps.get_model(label)
    except (LookupError, FieldDoesNotExist):
        return None
