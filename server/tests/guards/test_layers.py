"""Rules of each layer, checked in the source; `import-linter` checks the imports."""

import ast
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.guards.source import functions, layer_of, modules

# Queries and actions that return a schema. These figures only fall.
KNOW_THE_WIRE = {"chat": 1}
WRITES = {
    "save", "create", "update", "delete", "bulk_create", "bulk_update", "get_or_create", "update_or_create",
    "add", "enqueue", "announce",
}  # fmt: skip


def app_of(path: str) -> str:
    return path.split("/")[1]


def _own_reads() -> Iterator[str]:
    for path, tree in modules().items():
        if layer_of(path) in ("api", "schemas"):
            yield from (
                path for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "objects"
            )


def _schemas_below_them() -> Iterator[str]:
    for path, tree in modules().items():
        if layer_of(path) in ("actions", "queries", "models"):
            yield from (
                path
                for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom) and str(node.module).endswith("schemas")
            )


@pytest.mark.parametrize(("found", "limits"), [(_own_reads, {}), (_schemas_below_them, KNOW_THE_WIRE)])
def test_layers_keep_to_their_work(found, limits):
    counted = Counter(app_of(path) for path in found())
    over = {app: count for app, count in counted.items() if count > limits.get(app, 0)}
    assert over == {}, sorted(path for path in found() if app_of(path) in over)


def test_reads_and_schemas_are_where_the_import_contracts_look_for_them():
    outside = [path for path in modules() if path.endswith(("_queries.py", "_schemas.py"))]
    assert outside == []


def _exact_totals() -> Iterator[str]:
    """Totals of back-office lists that count every row."""
    for path, tree in modules().items():
        if app_of(path) == "backoffice":
            for node in ast.walk(tree):
                named = zip(node.keys, node.values, strict=True) if isinstance(node, ast.Dict) else ()
                totals = [value for key, value in named if key and ast.unparse(key) == "'total'"]
                if isinstance(node, ast.Call) and ast.unparse(node.func).split("[")[0].endswith("Rows"):
                    totals = [one.value for one in node.keywords if one.arg == "total"]
                yield from (f"{path}:{one.lineno}" for one in totals if ast.unparse(one).endswith(".count()"))


def test_lists_of_the_back_office_count_no_further_than_total_of():
    assert list(_exact_totals()) == []


def _questions() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for path, tree in modules().items():
        for function in functions(tree):
            if function.name.lstrip("_").startswith(("is_", "has_")):
                yield f"{path} {function.name}", function


def test_questions_answer_yes_or_no():
    wrong = [name for name, asked in _questions() if _returned(asked) not in ("bool", "Q")]
    assert wrong == []


def _returned(function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    return ast.unparse(function.returns) if function.returns else ""


def test_questions_change_nothing():
    wrong = [
        f"{name}: {ast.unparse(call)}"
        for name, asked in _questions()
        for call in ast.walk(asked)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in WRITES
    ]
    assert wrong == []
