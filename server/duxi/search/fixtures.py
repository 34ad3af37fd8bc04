"""Loads `fixtures/search.yaml`: groups of synonyms, by their first term."""

from pathlib import Path

from duxi.core.fixtures import read_yaml
from duxi.search.models import SearchSynonym


def load_synonyms(path: Path) -> None:
    """Create or refresh the demo's synonyms."""
    for terms in read_yaml(path):
        SearchSynonym.objects.update_or_create(terms__0=terms[0], defaults={"terms": terms})
