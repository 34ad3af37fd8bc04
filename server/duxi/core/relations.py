"""Rows that name other rows."""

from collections.abc import Callable
from typing import Any, TypeVar

from django.core.exceptions import ObjectDoesNotExist
from django.db.models import Model

_M = TypeVar("_M", bound=Model)


def related(row: Model, name: str) -> Any:
    """What a relation names; None where nothing is named, or where that row is gone."""
    try:
        return getattr(row, name)
    except ObjectDoesNotExist:
        return None


def waits_for_itself(row: _M, before: Callable[[_M], _M | None]) -> bool:
    """Whether a row comes back to itself over those that come before it."""
    seen: set[int] = set()
    found = before(row)
    while found is not None and found.pk not in seen:
        if found.pk == row.pk:
            return True
        seen.add(found.pk)
        found = before(found)
    return False
