"""Statements that one request ran, written down so that another program can run them for others.

Whatever is new with every run (ids, numbers, tokens) is a slot that the replaying program fills.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

_INSERTED = re.compile(r'INSERT INTO "(\w+)"')


@dataclass(frozen=True)
class Slot:
    """A value that the replaying program knows: an id that a table gave, or something of the buyer's."""

    name: str


@dataclass(frozen=True)
class Step:
    """One statement; `gives` names the slot of the id that it returns, `is_inside` means a transaction."""

    sql: str
    params: Any
    is_inside: bool
    ok: str = ""


def recorded(call: Callable[[], object]) -> list[Step]:
    """What a call of the product runs on the database, its commits included."""
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
    """The same with slots in the place of known values; `known` goes from value to slot."""

    def put(value: Any) -> Any:
        if isinstance(value, list | tuple):
            return type(value)(put(one) for one in value)
        if isinstance(value, Enum):
            return put(value.value)
        is_plain = isinstance(value, int | str) or hasattr(value, "hex")
        return Slot(known[value]) if is_plain and value in known else value

    return [Step(step.sql, put(step.params), step.is_inside, step.ok) for step in steps]


def filled(value: Any, slots: Mapping[str, Any]) -> Any:
    """The params of a step with the values of its slots."""
    if isinstance(value, list | tuple):
        return type(value)(filled(one, slots) for one in value)
    return slots[value.name] if isinstance(value, Slot) else value
