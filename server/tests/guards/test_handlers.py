"""Handlers say what they return, so that types check the contract."""

import ast
from collections.abc import Iterator

from tests.guards.source import functions, modules

METHODS = {"get", "post", "put", "delete", "patch", "api_operation"}


def _is_handler(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    calls = [one.func for one in function.decorator_list if isinstance(one, ast.Call)]
    return any(
        isinstance(call, ast.Attribute) and call.attr in METHODS and "router" in ast.unparse(call.value)
        for call in calls
    )


def _untyped() -> Iterator[str]:
    for path, tree in modules().items():
        for function in functions(tree):
            returned = ast.unparse(function.returns) if function.returns else "Any"
            if _is_handler(function) and returned == "Any":
                yield f"{path} {function.name}"


def test_every_handler_says_what_it_returns():
    assert sorted(_untyped()) == []
