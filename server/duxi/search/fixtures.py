"""Loads `fixtures/search.yaml` (groups of synonyms) and `fixtures/searches.yaml` (what people search for)."""

from pathlib import Path

from django.utils.timezone import localdate

from duxi.core.fixtures import read_yaml
from duxi.search.actions.tally import add, visitor_of
from duxi.search.models import SearchSynonym, SearchVisitor


def load_synonyms(path: Path) -> None:
    """Create or refresh the demo's synonyms."""
    for terms in read_yaml(path):
        SearchSynonym.objects.update_or_create(terms__0=terms[0], defaults={"terms": terms})


def load_searches(path: Path) -> None:
    """Let the demo's invented visitors search, unless somebody has already."""
    if SearchVisitor.objects.exists():
        return
    today = localdate()
    for row in read_yaml(path):
        for number in range(row["people"]):
            add(row["query"], row["hits"], visitor_of(row["query"], f"demo visitor {number}"), today)
