"""Helpers for foreign keys."""

from collections.abc import Callable
from typing import Any, TypeVar

from django.core.exceptions import ObjectDoesNotExist
from django.db.models import Model

_M = TypeVar("_M", bound=Model)


def related(row: Model, name: str) -> Any:
    """The related row; None if there is none or it no longer exists."""
    try:
        return getattr(row, name)
    except ObjectDoesNotExist:
        return None


def waits_for_itself(row: _M, before: Callable[[_M], _M | None]) -> bool:
    """Whether following the predecessors of a row leads back to it."""
    seen: set[int] = set()
    found = before(row)
    while found is not None and found.pk not in seen:
        if found.pk == row.pk:
            return True
        seen.add(found.pk)
        found = before(found)
    return False
