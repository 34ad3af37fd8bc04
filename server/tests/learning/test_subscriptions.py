"""Workshops taken with a subscription: once each, within its limit, and returned."""

from datetime import timedelta

import pytest

from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.entitlements.actions.status import withdraw
from duxi.entitlements.models import Entitlement
from duxi.learning.actions.subscribe import NoUsesLeft, give_use_back, use_once
from duxi.learning.models import SubscriptionUse, WorkshopSubscription
from duxi.offerings.subscriptions import take_workshop
from tests.entitled import entitled, live_seats
from tests.factories import CategoryFactory, WorkshopFactory, WorkshopSubscriptionFactory
from tests.races import at_once

TAKEN = "Workshop ditambahkan ke Belajar saya."
COVERED = "Workshop ini tidak tercakup dalam langganan Anda."


def workshop(category, /, **fields):
    product = WorkshopFactory(
        product__category=category, product__starts_at=now() + timedelta(days=9)
    ).product
    Product.objects.filter(pk=product.pk).update(**fields)
    product.refresh_from_db()
    return product


def subscribed(user, category, remaining=2):
    product = WorkshopSubscriptionFactory(covers=[category]).product
    return WorkshopSubscription.objects.create(
        entitlement=entitled(user, product),
        starts_at=now(),
        valid_until=now() + timedelta(days=90),
        remaining=remaining,
    )


@pytest.fixture
def category():
    return CategoryFactory(kind="workshop")


def take(caller, subscription, product):
    form = {"subscription_uuid": str(subscription.entitlement.uuid)}
    return caller.post(f"/workshops/{product.slug}/take", form)


@pytest.mark.django_db
def test_a_covered_workshop_costs_one_use_and_a_seat(as_, ani, budi, category):
    subscription, product = subscribed(ani, category), workshop(category, quota=5, sold=0)
    answer = take(as_(ani), subscription, product)
    assert (answer.status, answer.message) == (200, TAKEN)
    shown = answer.results["subscription"]
    assert (shown["quota"], shown["remaining"]) == (2, 1)
    assert [(row["title"], row["is_taken"]) for row in shown["covered"]] == [(product.title, True)]
    assert [row["title"] for row in shown["uses"]] == [product.title]
    product.refresh_from_db()
    assert (product.sold, product.sold_elsewhere) == (1, 1)
    again = take(as_(ani), subscription, product)
    assert (again.status, again.message) == (409, "Anda sudah terdaftar di workshop ini.")
    assert take(as_(budi), subscription, product).status == 404
    subscription.refresh_from_db()
    assert (subscription.remaining, live_seats(product=product)) == (1, 1)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"quota": 1, "sold": 1}, "Kursi workshop ini sudah habis. Jatah langganan Anda tidak berkurang."),
        ({"is_published": False}, COVERED),
        ({"category": None}, COVERED),
        ({"starts_at": now() + timedelta(days=100), "ends_at": now() + timedelta(days=101)}, COVERED),
        ({"starts_at": now() - timedelta(hours=1)}, COVERED),
    ],
)
def test_a_refusal_takes_nothing(as_, ani, category, fields, sentence):
    subscription, product = subscribed(ani, category), workshop(category, **fields)
    answer = take(as_(ani), subscription, product)
    assert (answer.status, answer.message) == (409, sentence)
    subscription.refresh_from_db()
    assert (subscription.remaining, live_seats(product=product)) == (2, 0)
    assert Product.objects.get(pk=product.pk).sold == fields.get("sold", product.sold)


@pytest.mark.django_db
def test_nothing_is_taken_from_what_is_used_up_or_over(as_, ani, category):
    subscription, product = subscribed(ani, category, remaining=0), workshop(category)
    assert take(as_(ani), subscription, product).message == "Jatah workshop pada langganan ini sudah habis."
    begun = now() - timedelta(days=9)
    WorkshopSubscription.objects.update(remaining=1, starts_at=begun, valid_until=now())
    assert take(as_(ani), subscription, product).message == "Masa berlaku langganan Anda sudah berakhir."
    assert live_seats(product=product) == 0
    assert WorkshopSubscription.objects.get().remaining == 1


@pytest.mark.django_db
def test_a_workshop_that_is_called_off_gives_the_use_back_once(as_, ani, category):
    subscription, product = subscribed(ani, category), workshop(category)
    take(as_(ani), subscription, product)
    seat = Entitlement.objects.get(product=product)
    withdraw(Entitlement.objects.filter(pk=seat.pk), reason="Batal")
    for _n in range(2):
        give_use_back(seat.pk)
    subscription.refresh_from_db()
    assert (subscription.remaining, SubscriptionUse.objects.count()) == (2, 0)


@pytest.mark.django_db
def test_without_a_limit_every_use_is_free(as_, ani, category):
    subscription, product = subscribed(ani, category, remaining=None), workshop(category)
    shown = take(as_(ani), subscription, product).results["subscription"]
    assert (shown["quota"], shown["remaining"]) == (None, None)


@pytest.mark.django_db(transaction=True)
def test_the_last_use_is_used_once(ani, category):
    subscription = subscribed(ani, category, remaining=1)
    first, second = workshop(category), workshop(category)
    found = at_once(
        *(
            lambda slug=one.slug: take_workshop(user=ani, subscription=subscription, slug=slug)
            for one in (first, second)
        )
    )
    assert sorted(type(one).__name__ for one in found) == ["Entitlement", "NoUsesLeft"]
    assert (live_seats(product__kind="workshop"), SubscriptionUse.objects.count()) == (1, 1)


@pytest.mark.django_db(transaction=True)
def test_two_uses_serve_two_at_once(ani, category):
    """Control: with enough uses no one is refused."""
    subscription = subscribed(ani, category, remaining=2)
    found = at_once(lambda: use_once(subscription), lambda: use_once(subscription))
    assert found == [None, None]
    with pytest.raises(NoUsesLeft):
        use_once(subscription)
