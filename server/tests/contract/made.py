"""The contracts as the code makes them, which takes seconds: once for all tests."""

import json
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest
from ninja import NinjaAPI
from ninja.openapi.schema import OpenAPISchema


class Made(NamedTuple):
    """A contract, and every definition that its generator was given, by its name."""

    document: OpenAPISchema
    shapes: Mapping[str, set[str]]


@cache
def made(api: NinjaAPI, **options: Any) -> Made:
    """Make it and listen to the generator."""
    shapes = defaultdict(set)
    add = OpenAPISchema.add_schema_definitions

    def note(self: OpenAPISchema, definitions: dict[str, Any]) -> None:
        for name, shape in definitions.items():
            shapes[name].add(json.dumps(shape, sort_keys=True, default=str))
        add(self, definitions)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(OpenAPISchema, "add_schema_definitions", note)
        return Made(api.get_openapi_schema(**options), shapes)
