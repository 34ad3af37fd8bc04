"""Search words as SQL literals."""

from duxi.core.literals import quoted
from duxi.search.models import CONFIG


def tsquery(text: str) -> str:
    """A tsquery literal; its words must consist of letters and digits only."""
    return f"to_tsquery('{CONFIG}', {quoted(text)})"
