"""Checks JSON written by PostgreSQL against its schema."""

import re
from typing import Any

from duxi.core.schema import Schema

_FRACTION = re.compile(r"(T\d\d:\d\d:\d\d)\.(\d{1,6})")


def body_of(response: Any) -> bytes:
    """The whole body of a response, also of a streaming one."""
    return b"".join(response.streaming_content) if response.streaming else bytes(response.content)


def reads_back(schema: type[Schema], body: Any) -> bool:
    """Whether the schema parses a response and serialises it identically.

    PostgreSQL omits trailing zeros of fractional seconds, Python does not: both are the same time.
    """
    assert schema.model_validate(body).model_dump(mode="json") == _with_whole_fractions(body)
    return True


def _with_whole_fractions(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _with_whole_fractions(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_with_whole_fractions(inner) for inner in value]
    if isinstance(value, str):
        return _FRACTION.sub(lambda found: f"{found[1]}.{found[2]:0<6}", value)
    return value
