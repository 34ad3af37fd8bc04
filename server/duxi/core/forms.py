"""Field types of form-encoded requests."""

import json
from datetime import UTC, datetime
from typing import Annotated, Any
from uuid import UUID

from pydantic import (
    AfterValidator,
    AwareDatetime,
    BeforeValidator,
    Field,
    StringConstraints,
    WithJsonSchema,
)

from duxi.core.lines import one_line


def parse_json(value: Any) -> Any:
    """Lists and objects inside a form are JSON text; the parser may already have wrapped it in a list."""
    if isinstance(value, list) and len(value) == 1 and isinstance(value[0], str):
        value = value[0]
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError) as error:
        raise ValueError("bukan JSON yang sah") from error


def _yes_no(value: Any) -> Any:
    return {"yes": True, "no": False, "1": True, "0": False}.get(str(value).lower(), value)


def _as_line(value: Any) -> Any:
    return one_line(value) if isinstance(value, str) else value


def _in_our_time(moment: datetime) -> datetime:
    """Convert to UTC, because PostgreSQL refuses offsets beyond 15:59."""
    if not 2000 <= moment.year < 2100:
        raise ValueError(moment)
    return moment.astimezone(UTC)


OneLine = BeforeValidator(_as_line)
"""One-line texts are normalised and stored without line breaks, control or direction characters."""
JsonIds = Annotated[list[Annotated[int, Field(gt=0)]], BeforeValidator(parse_json), Field(max_length=100)]
JsonUuids = Annotated[list[UUID], BeforeValidator(parse_json), Field(max_length=1000)]
ZeroOne = Annotated[bool, BeforeValidator(_yes_no), WithJsonSchema({"type": "integer", "enum": [0, 1]})]
YesNo = Annotated[bool, BeforeValidator(_yes_no), WithJsonSchema({"type": "string", "enum": ["yes", "no"]})]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200), OneLine]
Id = Annotated[int, Field(gt=0, le=2**31 - 1)]
Moment = Annotated[AwareDatetime, AfterValidator(_in_our_time)]
"""A moment within this century."""
