"""Loads `fixtures/search.yaml` (synonyms by their first term) and searches of the demo's users."""

from datetime import timedelta
from pathlib import Path

from django.utils.timezone import localdate

from duxi.core.fixtures import read_yaml
from duxi.search.actions.query_stats import add, visitor_of
from duxi.search.models import SearchSynonym, SearchTally, SearchVisitor


def load_synonyms(path: Path) -> None:
    """Create or update the demo's synonyms."""
    for terms in read_yaml(path):
        SearchSynonym.objects.update_or_create(terms__0=terms[0], defaults={"terms": terms})


def load_fruitless_searches(path: Path) -> None:
    """Create searches without results on past days, once."""
    for search in read_yaml(path):
        if SearchTally.objects.filter(query=search["query"]).exists():
            continue
        SearchTally.objects.bulk_create(
            SearchTally(day=localdate() - timedelta(days=ago), query=search["query"], hits=0, times=times)
            for ago, times in search["days"].items()
        )


def load_searches(path: Path) -> None:
    """Add searches of invented visitors unless there are searches already."""
    if SearchVisitor.objects.exists():
        return
    today = localdate()
    for row in read_yaml(path):
        for number in range(row["people"]):
            add(row["query"], row["hits"], visitor_of(row["query"], f"demo visitor {number}"), today)
