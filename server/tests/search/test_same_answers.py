"""A browser with a cached response gets 304 until something changes."""

import pytest

from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db


def test_same_answers_are_recognised_until_something_changes(as_, catalogue, indexed):
    first = as_().get("/public/search", q="siber")
    again = as_().with_headers(If_None_Match=first.response["ETag"])
    assert again.get("/public/search", q="siber").status == 304
    TrainingFactory(product__title="Siber lagi")
    indexed()
    assert again.get("/public/search", q="siber").results["total"] == 3
