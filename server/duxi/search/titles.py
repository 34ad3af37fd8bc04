"""Titles of documents in the language that is spoken, as SQL."""

from duxi.content.translated import is_translated, spoken
from duxi.search.literals import quoted


def shown_title() -> str:
    """The title that readers see."""
    return f"coalesce({_written()}, title)" if is_translated() else "title"


def searched_title() -> str:
    """What the first letters of a query are looked for in: the Indonesian title, and the shown one."""
    return f"(plain_title || coalesce(' ' || lower({_written()}), ''))" if is_translated() else "plain_title"


def _written() -> str:
    return f"(titles->>{quoted(spoken())})"
