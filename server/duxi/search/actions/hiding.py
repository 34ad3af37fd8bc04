"""Hiding queries from the popular searches that others see."""

from duxi.search.actions.query_stats import LONGEST
from duxi.search.models import HiddenSearch
from duxi.search.words import plain


def hide(query: str) -> None:
    """Exclude the query from suggestions."""
    HiddenSearch.objects.get_or_create(query=plain(query)[:LONGEST])


def show(query: str) -> None:
    """Allow the query in suggestions again, once several people search for it."""
    HiddenSearch.objects.filter(query=plain(query)[:LONGEST]).delete()
