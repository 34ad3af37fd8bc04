"""What staff keep out of the searches that are proposed to others."""

from duxi.search.actions.query_stats import LONGEST
from duxi.search.models import HiddenSearch
from duxi.search.words import plain


def hide(query: str) -> None:
    """Propose the query to no one any more."""
    HiddenSearch.objects.get_or_create(query=plain(query)[:LONGEST])


def show(query: str) -> None:
    """Let it be proposed again, where several people search for it."""
    HiddenSearch.objects.filter(query=plain(query)[:LONGEST]).delete()
