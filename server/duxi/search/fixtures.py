"""Loads `fixtures/search.yaml`, groups of synonyms by their first term, and `fixtures/searches.yaml`."""

from datetime import timedelta
from pathlib import Path

from duxi.core.clock import local, now
from duxi.core.fixtures import read_yaml
from duxi.search.models import SearchSynonym, SearchTally


def load_synonyms(path: Path) -> None:
    """Create or refresh the demo's synonyms."""
    for terms in read_yaml(path):
        SearchSynonym.objects.update_or_create(terms__0=terms[0], defaults={"terms": terms})


def load_fruitless_searches(path: Path) -> None:
    """Create once what people looked for without finding it, on days before today."""
    for search in read_yaml(path):
        if SearchTally.objects.filter(query=search["query"]).exists():
            continue
        SearchTally.objects.bulk_create(
            SearchTally(
                day=local(now()).date() - timedelta(days=ago), query=search["query"], hits=0, times=times
            )
            for ago, times in search["days"].items()
        )
