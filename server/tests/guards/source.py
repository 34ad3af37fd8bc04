"""The source code as syntax trees."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from django.conf import settings

TOP = Path(settings.SERVER)


@cache
def modules() -> dict[str, ast.Module]:
    """Every module by its path below `server`, without migrations."""
    found = {}
    for path in sorted((TOP / "duxi").rglob("*.py")):
        if "migrations" not in path.parts:
            found[str(path.relative_to(TOP))] = ast.parse(path.read_text())
    return found


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method of a module."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def layer_of(path: str) -> str:
    """The layer of a module by its folder or the suffix of its name: `api`, `schemas`, `actions`,
    `queries`, `models`, or none.
    """
    *folders, name = Path(path).with_suffix("").parts
    for layer in ("api", "schemas", "actions", "queries", "models"):
        if layer in folders or name == layer or name.endswith(f"_{layer}"):
            return layer
    return ""
