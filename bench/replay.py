"""Records the statements of one request, so that another program can replay them.

Values that are new with every run (ids, numbers, tokens) are slots that the replaying program fills.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

_INSERTED = re.compile(r'INSERT INTO "(\w+)"')


@dataclass(frozen=True)
class Slot:
    """A value that the replaying program knows: a returned id, or a value of the buyer."""

    name: str


@dataclass(frozen=True)
class Step:
    """One statement; `gives` is the slot of the id that it returns, `is_inside`: within a transaction."""

    sql: str
    params: Any
    is_inside: bool
    ok: str = ""


def recorded(call: Callable[[], object]) -> list[Step]:
    """The statements of a call of the product, including commits."""
    from django.db import connection

    steps: list[Step] = []

    def note(execute: Callable[..., Any], sql: str, params: Any, many: bool, context: Any) -> Any:
        result = execute(sql, params, many, context)
        table = _INSERTED.match(sql)
        ok = table[1] if table and "RETURNING" in sql else ""
        steps.append(Step(sql, params, connection.in_atomic_block, ok))
        return result

    with connection.execute_wrapper(note):
        call()
    return steps


def with_slots(steps: list[Step], known: Mapping[Any, str]) -> list[Step]:
    """Replace known values by slots; `known` maps values to slots."""

    def put(value: Any) -> Any:
        if isinstance(value, list | tuple):
            return type(value)(put(one) for one in value)
        if isinstance(value, Enum):
            return put(value.value)
        is_plain = isinstance(value, int | str) or hasattr(value, "hex")
        return Slot(known[value]) if is_plain and value in known else value

    return [Step(step.sql, put(step.params), step.is_inside, step.ok) for step in steps]


def filled(value: Any, slots: Mapping[str, Any]) -> Any:
    """The params of a step with its slots filled."""
    if isinstance(value, list | tuple):
        return type(value)(filled(one, slots) for one in value)
    return slots[value.name] if isinstance(value, Slot) else value
