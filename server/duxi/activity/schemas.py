"""Request and response schemas of the logs."""

import json
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, StringConstraints, WithJsonSchema

from duxi.accounts.schemas.auth import Captcha
from duxi.core.schema import Schema

MAX_PARAMS = 50


def _parsed(value: Any) -> Any:
    """JSON text of an object; the empty text is an empty object."""
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value) if value else {}
    except (ValueError, RecursionError) as error:
        raise ValueError("bukan JSON yang sah") from error


Named = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=100)]
Url = Annotated[str, StringConstraints(max_length=4_000)]
Params = Annotated[
    dict[str, Any],
    BeforeValidator(_parsed),
    Field(max_length=MAX_PARAMS),
    WithJsonSchema({"type": "string", "contentMediaType": "application/json"}),
]


class PageActivityIn(Schema):
    """One page view; `captcha` is a fresh answer or the pass of the previous view."""

    pa_menu_name: Named
    pa_action_name: Named
    pa_url: Url
    captcha: Captcha = ""
    pa_query_params: Params = {}


class PageActivityOut(Schema):
    """Send `captcha` with the next view instead of solving another one, for `expires_in` seconds."""

    captcha: str
    expires_in: int


class ErrorIn(Schema):
    """A client error; long texts are cut, not refused."""

    message: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20_000)]
    stack: Annotated[str, StringConstraints(max_length=100_000)] = ""
    url: Url = ""
    app_version: Annotated[str, StringConstraints(max_length=40)] = ""
