"""Field types of the form-encoded wire."""

import json
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, StringConstraints, WithJsonSchema


def parse_json(value: Any) -> Any:
    """A list or an object inside a form is JSON text; form parsing may already have put it into a list."""
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


JsonIds = Annotated[list[Annotated[int, Field(gt=0)]], BeforeValidator(parse_json), Field(max_length=100)]
ZeroOne = Annotated[bool, BeforeValidator(_yes_no), WithJsonSchema({"type": "integer", "enum": [0, 1]})]
YesNo = Annotated[bool, BeforeValidator(_yes_no), WithJsonSchema({"type": "string", "enum": ["yes", "no"]})]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
Id = Annotated[int, Field(gt=0, le=2**31 - 1)]
