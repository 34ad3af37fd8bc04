"""Ranking of search: nDCG@10 over all judged queries."""

import math
import re
from collections.abc import Mapping, Sequence

import pytest

from duxi.search.models import SearchDocument
from tests.demo.graded import GRADED, Rules
from tests.demo.judged import JUDGED

pytestmark = pytest.mark.django_db

SHOWN = 10
GOAL = 0.85
FEWEST_QUERIES = 80


def line_of(document: SearchDocument) -> str:
    """The line that the rules are matched against."""
    price = "free" if document.price == 0 else "paid"
    slug = document.url.rsplit("/", 1)[-1]
    words = (document.type, document.kind, slug, price, document.mode, document.difficulty)
    return " ".join(word for word in words if word)


def grade_of(line: str, rules: Rules) -> int:
    return next((grade for grade, pattern in rules if re.search(pattern, line)), 0)


def dcg(grades: Sequence[int]) -> float:
    return sum((2**grade - 1) / math.log2(place + 2) for place, grade in enumerate(grades[:SHOWN]))


def judgements() -> dict[str, Mapping[str, int]]:
    """The grades of all documents by URL, for each query."""
    lines = {document.url: line_of(document) for document in SearchDocument.objects.all()}
    graded = {
        query: {url: grade_of(line, rules) for url, line in lines.items()} for query, rules in GRADED.items()
    }
    return {query: dict.fromkeys(wanted, 3) for query, wanted in JUDGED.items()} | graded


def ndcg(shown: Sequence[str], grades: Mapping[str, int]) -> float:
    ideal = dcg(sorted(grades.values(), reverse=True))
    assert ideal > 0, "a judged query needs something to find"
    return dcg([grades.get(url, 0) for url in shown]) / ideal


def test_ndcg_at_ten(as_):
    found = {}
    for query, grades in judgements().items():
        rows = as_().get("/public/search", q=query, rows=SHOWN).results["rows"]
        found[query] = ndcg([row["url"] for row in rows], grades)
    average = sum(found.values()) / len(found)
    weak = {query: round(value, 2) for query, value in sorted(found.items(), key=lambda one: one[1])[:25]}
    print(f"nDCG@{SHOWN} {average:.3f} over {len(found)} queries; weakest: {weak}")  # noqa: T201
    assert len(found) >= FEWEST_QUERIES
    assert average >= GOAL, weak


def test_the_measure_notices_a_worse_order():
    """Negative control: a result at the end of the page scores less than at its beginning."""
    grades = {"/a": 3, "/b": 1, "/c": 0}
    assert ndcg(["/a", "/b", "/c"], grades) == 1
    assert ndcg(["/c", "/b", "/a"], grades) < 0.7
    assert ndcg(["/x", "/y"], grades) == 0
