"""Everyday words: classes of any kind, the cheapest first, questions that name a kind."""

from datetime import timedelta

import pytest

from duxi.content.models import Faq, FaqCategory
from duxi.core.clock import now
from tests.factories import WebinarFactory

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("direction", ["asc", "desc"])
@pytest.mark.parametrize("order", ["price", "eventDateStart"])
def test_what_cannot_be_bought_comes_last_in_any_order(as_, catalogue, indexed, order, direction):
    past = now() - timedelta(days=1)
    for slug, price in (("usai", 0), ("mahal", 9_000_000)):
        WebinarFactory(product__slug=slug, product__price=price, product__sale_until=past)
    indexed()
    rows = as_().get("/public/search", q="kelas", sort=f"{order}|{direction}").results["rows"]
    assert [row["on_sale"] for row in rows] == [True, True, True, False, False]


def test_a_question_to_the_help_centre_that_names_a_kind_is_answered(as_, catalogue, indexed):
    category = FaqCategory.objects.create(slug="kelas", name="Kelas")
    Faq.objects.create(
        slug="penuh", title="Kelas saya sudah penuh", body="Tunggu.", category=category, created_at=now()
    )
    WebinarFactory(product__title="Bincang", product__summary="Ruangnya sering penuh.")
    indexed()
    results = as_().get("/public/search", q="kelas penuh").results
    assert results["understood"] == []
    assert results["rows"][0]["type"] == "faq"
    (kind,) = as_().get("/public/search", q="kelas keamanan").results["understood"]
    assert set(kind["values"]) == {"training", "elearning", "oti", "webinar", "workshop"}
