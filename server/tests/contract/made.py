"""The contracts generated from the code, once for all tests, because it takes seconds."""

import json
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest
from ninja import NinjaAPI
from ninja.openapi.schema import OpenAPISchema


class Made(NamedTuple):
    """A contract, and every schema given to its generator, by name."""

    document: OpenAPISchema
    shapes: Mapping[str, set[str]]


@cache
def made(api: NinjaAPI, **options: Any) -> Made:
    """Generate it while recording the generator's input."""
    shapes = defaultdict(set)
    add = OpenAPISchema.add_schema_definitions

    def note(self: OpenAPISchema, definitions: dict[str, Any]) -> None:
        for name, shape in definitions.items():
            shapes[name].add(json.dumps(shape, sort_keys=True, default=str))
        add(self, definitions)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(OpenAPISchema, "add_schema_definitions", note)
        return Made(api.get_openapi_schema(**options), shapes)
