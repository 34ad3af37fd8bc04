"""An order in parts is the order of its expression, page by page."""

from datetime import timedelta

import pytest
from django.utils import timezone

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.catalog.queries import COMING, published
from duxi.core.list_parts import page_of
from tests.factories import WebinarFactory

pytestmark = pytest.mark.django_db

DAYS = (3, -2, None, 1, 3, -9, None, 40, -2, 7, -1)


@pytest.fixture
def webinars():
    for days in DAYS:
        starts = None if days is None else timezone.now() + timedelta(days=days)
        WebinarFactory(product__starts_at=starts, product__ends_at=None)
    # Two of the same moment: their ids decide.
    coming, past = Product.objects.filter(title__gt="").order_by("pk")[0], Product.objects.order_by("pk")[1]
    Product.objects.filter(pk=coming.pk + 4).update(starts_at=coming.starts_at)
    Product.objects.filter(pk=past.pk + 7).update(starts_at=past.starts_at)
    return published(KINDS["webinar"])


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 11, 50])
def test_pages_put_together_are_the_whole_order(webinars, size):
    whole = list(webinars.order_by(COMING.expression.asc(nulls_last=True), "pk").values_list("pk", flat=True))
    assert len(whole) == len(DAYS)
    pages = [
        list(page_of(webinars, COMING, start, size).values_list("pk", flat=True))
        for start in range(0, len(DAYS) + size, size)
    ]
    assert [len(page) for page in pages[:-1]].count(size) == len(DAYS) // size
    assert [pk for page in pages for pk in page] == whole


def test_the_list_comes_in_that_order_and_backwards(webinars, as_):
    def starts(**query):
        rows = as_().get("/public/webinars", rows=50, **query).results["rows"]
        return [row["item_id"] for row in rows]

    whole = list(webinars.order_by(COMING.expression.asc(nulls_last=True), "pk").values_list("pk", flat=True))
    assert starts() == whole
    # What has no date is last either way.
    dated, undated = whole[: -DAYS.count(None)], whole[-DAYS.count(None) :]
    assert starts(order="desc", sort="coming") == dated[::-1] + undated[::-1]
