"""The OpenAPI documents name every schema once: of two with one name, the generator keeps only the last."""

import json
from collections import defaultdict

import pytest
from ninja import NinjaAPI, Schema
from ninja.openapi.schema import OpenAPISchema

from duxi.config.routes import backoffice, learner


def shapes_by_name(api, monkeypatch, **options):
    """Every definition that the generator is given, by its name."""
    seen = defaultdict(set)
    add = OpenAPISchema.add_schema_definitions

    def note(self, definitions):
        for name, shape in definitions.items():
            seen[name].add(json.dumps(shape, sort_keys=True, default=str))
        add(self, definitions)

    with monkeypatch.context() as patch:
        patch.setattr(OpenAPISchema, "add_schema_definitions", note)
        api.get_openapi_schema(**options)
    return seen


@pytest.mark.parametrize("api", [learner, backoffice], ids=lambda api: api.title)
def test_no_two_schemas_share_a_name(api, monkeypatch):
    seen = shapes_by_name(api, monkeypatch)
    assert len(seen) > 50, "the generator was listened to"
    assert {name: shapes for name, shapes in seen.items() if len(shapes) > 1} == {}


def test_a_shared_name_is_noticed(monkeypatch):
    """The control: without the rule above, nothing would say so."""

    def answer(column):
        return type("Twin", (Schema,), {"__annotations__": {column: int}})

    api = NinjaAPI(urls_namespace="twins")
    for path in ("a", "b"):
        api.get(f"/{path}", response=answer(path))(lambda request: None)
    assert len(shapes_by_name(api, monkeypatch, path_prefix="/")["Twin"]) == 2
