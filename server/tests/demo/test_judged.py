"""Recall of search over the demo catalogue: the share of expected results among the first five."""

import pytest

from tests.demo.judged import JUDGED

pytestmark = pytest.mark.django_db

FIRST = 5
GOAL = 0.9


def first_urls(as_, query):
    return [row["url"] for row in as_().get("/public/search", q=query).results["rows"][:FIRST]]


def test_recall_at_five(as_):
    missed, recall = {}, []
    for query, wanted in JUDGED.items():
        shown = first_urls(as_, query)
        missing = set(wanted) - set(shown)
        recall.append(1 - len(missing) / len(wanted))
        if missing:
            missed[query] = (missing, shown)
    average = sum(recall) / len(recall)
    print(f"recall@{FIRST} {average:.3f} over {len(recall)} queries; missed: {missed}")  # noqa: T201
    assert len(recall) == 40
    assert average >= GOAL, missed


def test_without_synonyms_and_relatives_it_would_be_worse(as_, monkeypatch):
    """Negative control: PostgreSQL's stemmer alone does not reach the goal."""
    from duxi.search.api import search
    from duxi.search.lookup import Known

    monkeypatch.setattr(search, "look_up", lambda asked: Known())
    recall = [len(set(wanted) & set(first_urls(as_, q))) / len(wanted) for q, wanted in JUDGED.items()]
    print(f"without: {sum(recall) / len(recall):.3f}")  # noqa: T201
    assert sum(recall) / len(recall) < GOAL
