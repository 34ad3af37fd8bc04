"""What a bank must not contain: pure checks over its items, before they are stored."""

from collections.abc import Iterable, Mapping
from typing import Any

Item = Mapping[str, Any]
PASSING_PERCENT = 60


class UnfairBankError(ValueError):
    """A bank that would grade unfairly; names the questions."""


def check_trees(items: Iterable[Item]) -> None:
    """Raise `UnfairBankError` for nested trees that pass although their first decision was wrong."""
    unfair = [item["code"] for item in items if passes_by_mistake(item)]
    if unfair:
        raise UnfairBankError(f"a wrong first answer can pass: {', '.join(unfair)}")


def passes_by_mistake(item: Item) -> bool:
    """Whether a path through a wrong root reaches the passing share of the tree's best path."""
    if not item.get("children"):
        return False
    top = max(option["points"] for option in item["options"])
    paths = list(_paths(item))
    wrong = [worth for own, worth in paths if own < top]
    return 100 * max(wrong, default=0) >= PASSING_PERCENT * max(worth for _own, worth in paths)


def _paths(item: Item) -> Iterable[tuple[int, int]]:
    """For each option its own points, and all that can be earned by choosing it."""
    for position, option in enumerate(item["options"], start=1):
        opened = [child for child in item.get("children", ()) if _opens(child, position)]
        yield option["points"], option["points"] + sum(_best(child) for child in opened)


def _best(item: Item) -> int:
    return max(worth for _own, worth in _paths(item))


def _opens(child: Item, position: int) -> bool:
    return not child.get("opens_on") or position in child["opens_on"]
