"""Translated titles of owned, wished and ordered products."""

import json
from datetime import timedelta

import pytest

from duxi.accounts.models import User
from duxi.commerce.models import CartItem
from duxi.content.models import Translation
from duxi.core.clock import now
from duxi.learning.models import ClassSession, Review
from duxi.offerings.calendar import feed_of, feed_url
from tests.entitled import entitled
from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def product():
    made = TrainingFactory(product__title="Mutu Data").product
    Translation.objects.create(subject="training", slug=made.slug, locale="en", title="Data Quality")
    return made


def titles(as_, user: User, path: str, locale: str, words: str = "") -> list[str]:
    rules = [{"field": "title", "op": "contains", "value": words}] if words else []
    caller = as_(user).with_headers(Accept_Language=locale)
    rows = caller.get(path, filterRules=json.dumps(rules)).results["rows"]
    return [row["title"] for row in rows]


def test_what_one_owns_is_shown_and_found_by_the_title_of_the_language(as_, ani, product):
    entitled(ani, product)
    path = "/account/my-learning"
    assert titles(as_, ani, path, "en") == titles(as_, ani, path, "en", "quality") == ["Data Quality"]
    assert titles(as_, ani, path, "id") == titles(as_, ani, path, "id", "mutu") == ["Mutu Data"]
    assert titles(as_, ani, path, "id", "quality") == []


def test_a_wish_is_found_by_the_title_of_the_language(as_, ani, product):
    as_(ani).post("/wishlist", {"product": "TRN", "item_id": product.pk})
    wanted = json.dumps([{"field": "title", "op": "contains", "value": "quality"}])
    for locale, total in (("en", 1), ("id", 0)):
        caller = as_(ani).with_headers(Accept_Language=locale)
        assert caller.get("/wishlist", filterRules=wanted).results["total"] == total


def test_a_cart_speaks_the_language(as_, ani, product):
    CartItem.objects.create(owner=ani, product=product, price_when_added=product.price)
    assert titles(as_, ani, "/payment/cart", "en") == ["Data Quality"]
    assert titles(as_, ani, "/payment/cart", "fr") == ["Mutu Data"]


def test_a_calendar_speaks_its_owners_language(ani, product):
    entitled(ani, product)
    token = feed_url(ani).rsplit("/", 1)[-1].removesuffix(".ics")
    assert "SUMMARY:Mutu Data" in feed_of(token)
    User.objects.filter(pk=ani.pk).update(locale="en")
    assert "SUMMARY:Data Quality" in feed_of(token)


def test_the_storefront_names_people_and_what_they_review_in_the_language(as_, ani, product):
    Review.objects.create(
        product=product, author=ani, rating=5, text="Bagus sekali.", status="published", created_at=now()
    )
    product.instructors.create(slug="siti", name="Siti", title="Ilmuwan data")
    Translation.objects.create(subject="instructor", slug="siti", locale="en", title="Data scientist")
    caller = as_().with_headers(Accept_Language="en")
    (person,) = caller.get("/public/storefront").results["instructors"]
    assert person["title"] == "Data scientist"
    (review,) = caller.get("/public/reviews").results["rows"]
    assert review["product"]["title"] == "Data Quality"


def test_meetings_are_named_in_the_language(as_, ani, product):
    seat = entitled(ani, product)
    ClassSession.objects.create(
        product=product, title="Latihan", starts_at=now(), duration_minutes=60, mode="online"
    )
    Translation.objects.create(subject="line", slug="Latihan", locale="en", title="Exercise")
    caller = as_(ani).with_headers(Accept_Language="en")
    page = caller.get(f"/account/my-learning/{seat.uuid}").results
    assert [one["title"] for one in page["sessions"]] == ["Exercise"]
    today = now().date()
    span = {"since": str(today - timedelta(days=1)), "until": str(today + timedelta(days=2))}
    rows = caller.get("/account/my-learning/events", **span).results
    assert [(row["title"], row["session_title"]) for row in rows] == [("Data Quality", "Exercise")]
