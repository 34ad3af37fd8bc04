"""Differences between kinds of products are in their registered values: no other code names a kind."""

import ast
from collections import Counter
from collections.abc import Iterator

from duxi.catalog.kinds import KINDS
from tests.guards.source import modules

# Engines of one kind alone, which know whose they are; a name on the wire, and icons of the
# administration's menu. These figures only fall.
NAMED = {
    "duxi/config/administration.py": 11,
    "duxi/classroom/queries/classes.py": 1,
    "duxi/exams/actions/definitions.py": 4,
    "duxi/exams/queries/certifications.py": 1,
    "duxi/exams/results.py": 1,
    "duxi/learning/queries/courses.py": 1,
    "duxi/offerings/role_suggestions.py": 1,
}
ASKS = ("kind", "kinds", "kind__in", "excluding_kinds")


def _is_of_kinds(name: str) -> bool:
    return name.lower().split("__")[-1] in ASKS or name.lower().endswith(("__kind", "__kind__in", "_kinds"))


def _named(node: ast.AST) -> Iterator[ast.AST]:
    """Comparisons, arguments and constants in which something called a kind meets a literal."""
    if isinstance(node, ast.Compare) and _is_of_kinds(ast.unparse(node.left).split(".")[-1]):
        yield from node.comparators
    if isinstance(node, ast.keyword) and node.arg and _is_of_kinds(node.arg):
        yield node.value
    if isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any("kind" in ast.unparse(target).lower() for target in targets):
            yield node.value


def _literals() -> Iterator[str]:
    slugs = {kind.slug for kind in KINDS}
    for path, tree in modules().items():
        if "/kinds/" in path or "fixtures" in path or "demo" in path:
            continue
        for node in ast.walk(tree):
            for place in _named(node):
                for one in ast.walk(place):
                    if isinstance(one, ast.Constant) and one.value in slugs:
                        yield f"{path}:{one.lineno} {one.value}"


def test_no_rule_outside_names_a_kind():
    counted = Counter(name.split(":")[0] for name in _literals())
    assert {path: count for path, count in counted.items() if count > NAMED.get(path, 0)} == {}, sorted(
        _literals()
    )
