"""Each kind withdraws what it granted, and knows whether its buyer has started."""

from datetime import timedelta

import pytest
from django.utils import timezone

from duxi.catalog.kinds import KINDS, BoughtPart, Purchase, Source
from duxi.catalog.models import Product
from duxi.exams.models import AssessmentAccess, Attempt
from duxi.learning.models import WorkshopSubscription
from tests.entitled import live_seats
from tests.factories import AssessmentFactory, BundleFactory, TrainingFactory, WorkshopSubscriptionFactory
from tests.kinds.test_catalogue import MAKERS

pytestmark = pytest.mark.django_db


def purchase_of(buyer, product, reference="1"):
    parts = tuple(BoughtPart(part.product, part.quantity) for part in product.parts.all())
    return Purchase(buyer, product, 1, Source("order_line", reference), timezone.now(), None, parts)


def given(buyer):
    return live_seats(holder=buyer)


@pytest.mark.parametrize("slug", sorted(kind.slug for kind in KINDS))
def test_every_kind_takes_back_what_it_gave_and_nothing_else(ani, budi, slug):
    kind, product = KINDS[slug], MAKERS[slug]().product
    kind.fulfil(purchase_of(budi, product, "2"))
    before = given(budi)
    bought = purchase_of(ani, product)
    kind.fulfil(bought)
    assert given(ani) >= 1
    assert kind.has_begun(bought) is False
    for _ in range(2):
        kind.withdraw(bought)
        assert given(ani) == 0
    assert given(budi) == before
    kind.fulfil(bought)
    assert given(ani) >= 1


def test_a_class_has_begun_when_its_day_has_come(ani):
    product = TrainingFactory().product
    bought = purchase_of(ani, product)
    Product.objects.update(starts_at=timezone.now() - timedelta(minutes=1))
    product.refresh_from_db()
    assert KINDS["training"].has_begun(bought)


def test_a_sitting_that_was_opened_stays(ani):
    product = AssessmentFactory().product
    kind, bought = KINDS["assessment"], purchase_of(ani, product)
    kind.fulfil(bought)
    access = AssessmentAccess.objects.get()
    Attempt.objects.create(
        policy="assessment", participant=ani, blueprint=access.blueprint, batch=access.batch, access=access
    )
    assert kind.has_begun(bought)
    kind.withdraw(bought)
    assert live_seats() == 1


def test_a_subscription_has_begun_with_its_first_workshop(ani):
    product = WorkshopSubscriptionFactory().product
    kind, bought = KINDS["workshop-subscription"], purchase_of(ani, product)
    kind.fulfil(bought)
    WorkshopSubscription.objects.update(remaining=2)
    assert kind.has_begun(bought)


def test_a_bundle_has_begun_with_its_first_item(ani):
    item = TrainingFactory().product
    product = BundleFactory(items={item: 1, AssessmentFactory().product: 1}).product
    kind, bought = KINDS["bundle"], purchase_of(ani, product)
    kind.fulfil(bought)
    assert not kind.has_begun(bought)
    Product.objects.filter(pk=item.pk).update(starts_at=timezone.now() - timedelta(minutes=1))
    assert kind.has_begun(purchase_of(ani, product))
