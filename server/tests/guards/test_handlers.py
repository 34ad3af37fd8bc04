"""Handlers say what they give, so that types check the contract."""

import ast
from collections import Counter
from collections.abc import Iterator

from tests.guards.source import functions, modules

# Handlers that leave it to their schema to read rows at run time. These figures only fall.
UNTYPED = {"backoffice": 114, "certificates": 3, "exams": 37}
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


def test_no_further_handler_returns_anything():
    counted = Counter(name.split("/")[1] for name in _untyped())
    over = {app: count for app, count in counted.items() if count > UNTYPED.get(app, 0)}
    assert over == {}, sorted(name for name in _untyped() if name.split("/")[1] in over)
