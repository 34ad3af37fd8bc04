"""Schemas have one base."""

import ast

from tests.guards.source import modules

# Parameters of lists are frozen, which a base that is not cannot be inherited by.
ON_NINJA = {"duxi/core/lists.py", "duxi/core/schema.py"}


def test_schemas_are_based_on_ours():
    found = {
        path
        for path, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in ("ninja", "ninja.schema")
        for name in node.names
        if name.name == "Schema"
    }
    assert found == ON_NINJA
