"""The demo's reviews, lines, vouchers and codes, from the real files."""

import pytest
from django.conf import settings
from django.db.models import Count, Q

from duxi.catalog.models import Product
from duxi.commerce.fixtures.vouchers import load_class_vouchers, load_waiting
from duxi.commerce.models import ClassVoucher, WaitingEntry
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from duxi.growth.models import AffiliateCode
from duxi.learning.fixtures import load_reviews
from duxi.learning.models import Review
from duxi.learning.queries.reviews import has_taken
from duxi.learning.review_texts import normalised, refuse_links

pytestmark = pytest.mark.django_db

FOLDER = settings.FIXTURES


def test_reviews_stand_by_the_products_own_rules():
    shown = Count("reviews", filter=Q(reviews__status="published"))
    reviewed = Product.objects.annotate(shown=shown).filter(shown__gte=3)
    assert reviewed.count() >= 30
    assert all(product.rating_count == product.shown for product in reviewed)
    reviews = list(Review.objects.select_related("author", "product"))
    assert {review.status for review in reviews} == {"published", "pending"}
    assert [r for r in reviews if not has_taken(r.author, r.product)] == []
    for review in reviews:
        refuse_links(review.text)
        assert normalised(review.text) == review.text
    assert len({review.text for review in reviews}) == len(reviews)


def test_certifications_with_a_coming_date_are_reviewed_by_those_of_an_earlier_one():
    coming = Product.objects.filter(kind="certification", is_published=True, starts_at__gt=now())
    assert coming.exists()
    assert not coming.filter(rating_count=0).exists()


def test_sold_out_classes_have_lines_and_an_offer():
    entries = WaitingEntry.objects.select_related("product")
    assert {entry.status for entry in entries} == {"waiting", "offered"}
    assert all(entry.product.sold == entry.product.quota for entry in entries)
    assert entries.get(status="offered").person.username == "ani"
    assert AffiliateCode.objects.get(code="DEMO10").owner.username == "budi"


def test_loading_again_changes_nothing():
    def counts():
        sold = list(Product.objects.order_by("pk").values_list("sold", "rating_sum", "rating_count"))
        return [
            *(model.objects.count() for model in (Review, Entitlement, WaitingEntry, ClassVoucher)),
            sold,
        ]

    before = counts()
    load_reviews(FOLDER / "reviews.yaml")
    load_waiting(FOLDER / "waiting.yaml")
    load_class_vouchers(FOLDER / "class_vouchers.yaml")
    assert counts() == before
