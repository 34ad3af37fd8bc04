"""Fairness checks of a question bank: pure functions over its items, before they are stored."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Item = Mapping[str, Any]
PASSING_PERCENT = 60
AFTER_MISTAKE_PERCENT = 40


class UnfairBankError(ValueError):
    """The bank would grade unfairly; names the questions."""


def check_trees(items: Iterable[Item]) -> None:
    """Raise `UnfairBankError` for trees that can be passed after a wrong first answer or that reward its
    follow-up.
    """
    trees = list(items)
    unfair = [item["code"] for item in trees if passes_by_mistake(item)]
    if unfair:
        raise UnfairBankError(f"a wrong first answer can pass: {', '.join(unfair)}")
    generous = [code for item in trees for code in rewards_after_mistakes(item)]
    if generous:
        limit = f"more than {AFTER_MISTAKE_PERCENT} % of its root"
        raise UnfairBankError(f"a question after a mistake is worth {limit}: {', '.join(generous)}")


def rewards_after_mistakes(item: Item) -> list[str]:
    """Follow-ups, at any depth, that only wrong answers open and that are worth too much of their root."""
    limit = AFTER_MISTAKE_PERCENT * _top(item) / 100
    return list(_generous(item, limit, after_mistake=False))


def _generous(item: Item, limit: float, *, after_mistake: bool) -> Iterator[str]:
    for child in item.get("children", ()):
        is_after = after_mistake or not _is_opened_by_best(item, child)
        if is_after and _top(child) > limit:
            yield child["code"]
        yield from _generous(child, limit, after_mistake=is_after)


def _is_opened_by_best(item: Item, child: Item) -> bool:
    best = _top(item)
    return any(
        option["points"] == best and _opens(child, position)
        for position, option in enumerate(item["options"], start=1)
    )


def _top(item: Item) -> int:
    return max(int(option["points"]) for option in item["options"])


def passes_by_mistake(item: Item) -> bool:
    """Whether a path through a wrong root answer reaches the passing share of the tree's best path."""
    if not item.get("children"):
        return False
    top = _top(item)
    paths = list(_paths(item))
    wrong = [worth for own, worth in paths if own < top]
    return 100 * max(wrong, default=0) >= PASSING_PERCENT * max(worth for _own, worth in paths)


def _paths(item: Item) -> Iterable[tuple[int, int]]:
    """For each option its own points and all that can be earned after choosing it."""
    for position, option in enumerate(item["options"], start=1):
        opened = [child for child in item.get("children", ()) if _opens(child, position)]
        yield option["points"], option["points"] + sum(_best(child) for child in opened)


def _best(item: Item) -> int:
    return max(worth for _own, worth in _paths(item))


def _opens(child: Item, position: int) -> bool:
    return not child.get("opens_on") or position in child["opens_on"]
