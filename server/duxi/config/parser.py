"""Parses requests, and refuses text that the database cannot store before any schema reads it."""

import re
from typing import Any

from django.http import HttpRequest
from django.utils.datastructures import MultiValueDict
from django.utils.translation import gettext as _
from ninja.parser import Parser

from duxi.core.errors import Invalid
from duxi.core.nested_forms import folded

_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")


class StorableParser(Parser):
    """Refuses zero bytes and lone surrogates in any text, with the field's name."""

    def parse_body(self, request: HttpRequest) -> dict[str, Any]:
        return _storable(super().parse_body(request))

    def parse_querydict(
        self, data: MultiValueDict[str, Any], list_fields: list[str], request: HttpRequest
    ) -> dict[str, Any]:
        return _storable(folded(super().parse_querydict(data, list_fields, request)))


def _storable(data: Any) -> dict[str, Any]:
    fields = data if isinstance(data, dict) else {"body": data}
    bad = [name for name, value in fields.items() if _is_unstorable(name) or _is_unstorable(value)]
    if bad:
        raise Invalid(errors={_UNSTORABLE.sub("", name): [_("Isian tidak sah.")] for name in bad})
    checked: dict[str, Any] = data
    return checked


def _is_unstorable(value: Any) -> bool:
    if isinstance(value, str):
        return bool(_UNSTORABLE.search(value))
    if isinstance(value, dict):
        return any(_is_unstorable(part) for pair in value.items() for part in pair)
    return isinstance(value, list) and any(map(_is_unstorable, value))
