"""Copies of rows, and moments moved with them."""

from datetime import datetime, timedelta
from typing import Any, TypeVar

from django.db.models import Case, F, Field, Model, QuerySet, When

from duxi.core.clock import now

M = TypeVar("M", bound=Model)
_OWN = ("uuid", "version")
"""Columns that each row has for itself."""


def copy_of(row: M, **changes: Any) -> M:
    """An unsaved copy; its key, uuid, version and times of saving are new."""
    copy = type(row)()
    for column in row._meta.concrete_fields:
        if not _is_own(column):
            setattr(copy, column.attname, getattr(row, column.attname))
    for name, value in changes.items():
        setattr(copy, name, value)
    return copy


def moved(moment: datetime | None, shift: timedelta) -> datetime | None:
    """The moment after the shift; none stays none."""
    return None if moment is None else moment + shift


def move_coming(rows: QuerySet[Any, Any], shift: timedelta, *columns: str) -> None:
    """Move the moments of these columns that are still to come, in versioned rows.

    A form that was opened before is refused as stale.
    """
    moment = now()
    moved_columns = {
        name: Case(When(**{f"{name}__gt": moment}, then=F(name) + shift), default=F(name)) for name in columns
    }
    rows.update(**moved_columns, version=F("version") + 1, updated_at=moment)


def _is_own(column: "Field[Any, Any]") -> bool:
    is_saving_time = getattr(column, "auto_now", False) or getattr(column, "auto_now_add", False)
    return column.primary_key or is_saving_time or column.name in _OWN
