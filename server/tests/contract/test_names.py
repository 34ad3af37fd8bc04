"""Schema names in the OpenAPI documents are unique: of duplicates the generator keeps only the last."""

import pytest
from ninja import NinjaAPI

from duxi.config.routes import backoffice, learner
from duxi.core.schema import Schema
from tests.contract.made import made


@pytest.mark.parametrize("api", [learner, backoffice], ids=lambda api: api.title)
def test_no_two_schemas_share_a_name(api):
    seen = made(api).shapes
    assert len(seen) > 50, "the generator was listened to"
    assert {name: shapes for name, shapes in seen.items() if len(shapes) > 1} == {}


def test_a_shared_name_is_noticed():
    """Control: the rule above detects a duplicate."""

    def answer(column):
        return type("Twin", (Schema,), {"__annotations__": {column: int}})

    api = NinjaAPI(urls_namespace="twins")
    for path in ("a", "b"):
        api.get(f"/{path}", response=answer(path))(lambda request: None)
    assert len(made(api, path_prefix="/").shapes["Twin"]) == 2
