"""Rules that exist in Python and in SQL agree on generated products.

Python returns the reason for one product, SQL selects among thousands: both are needed.
"""

from datetime import timedelta
from random import Random

import pytest
from django.utils import timezone

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product, ProductPart
from duxi.catalog.parts import can_be_bought, part_can_be_had, seats_left
from duxi.commerce.shop import availability
from tests.factories import BundleFactory, TrainingFactory, WebinarFactory

pytestmark = pytest.mark.django_db

SINGLES, WHOLES = 60, 80


def some_single(chance):
    quota = chance.choice([None, 0, 1, 2, 3, 5])
    ends = timezone.now() + timedelta(days=chance.choice([-1, 1]))
    fields = {
        "quota": quota,
        "sold": chance.randint(0, quota) if quota is not None else chance.randint(0, 3),
        "sale_until": chance.choice([None, None, ends]),
        "is_published": chance.random() < 0.85,
    }
    wanted = {f"product__{name}": value for name, value in fields.items()}
    if chance.random() < 0.4:
        return WebinarFactory(external_url=chance.choice(["", "https://lain.example/w"]), **wanted).product
    return TrainingFactory(**wanted).product


def some_whole(chance, singles):
    parts = chance.sample(singles, chance.choice([0, 1, 1, 2, 2, 3]))
    quota = chance.choice([None, None, 0, 1, 4])
    return BundleFactory(
        items={part: chance.choice([1, 1, 2, 3]) for part in parts},
        product__quota=quota,
        product__sold=chance.randint(0, quota) if quota is not None else 0,
    ).product


@pytest.fixture
def products():
    """Products of every kind, and bundles of them; one bundle contains another."""
    chance = Random(11)  # noqa: S311 - the same products with every run
    singles = [some_single(chance) for _n in range(SINGLES)]
    wholes = [some_whole(chance, singles) for _n in range(WHOLES)]
    BundleFactory(items={wholes[0]: 1})
    return list(Product.objects.order_by("pk"))


def refused(product):
    kind = KINDS[product.kind]
    return bool(kind.refusal and kind.refusal(product))


def test_whether_the_cart_takes_it(products):
    for kind in KINDS:
        if kind.is_refused:
            found = set(
                Product.objects.filter(kind.is_refused(""), kind=kind.slug).values_list("pk", flat=True)
            )
            of_kind = [one for one in products if one.kind == kind.slug]
            assert found == {one.pk for one in of_kind if refused(one)}
            assert 0 < len(found) < len(of_kind)


def test_whether_it_can_be_bought(products):
    """SQL considers published products; external ones are listed but cannot be put into a cart."""
    shown = [one for one in products if one.is_published and not refused(one)]
    wanted = {one.pk for one in shown if availability.unavailable_reason(one, 1) is None}
    for among in (None, *KINDS):
        rows = Product.objects.filter(can_be_bought(among), pk__in=[one.pk for one in shown])
        rows = rows if among is None else rows.filter(kind=among.slug)
        here = {one.pk for one in shown if among is None or one.kind == among.slug}
        assert set(rows.values_list("pk", flat=True)) == wanted & here
    assert 0 < len(wanted) < len(shown)
    bundles = {one.pk for one in shown if one.kind == "bundle"}
    assert 0 < len(wanted & bundles) < len(bundles)


def test_whether_a_part_can_be_had(products):
    found = set(ProductPart.objects.filter(part_can_be_had()).values_list("pk", flat=True))
    parts = ProductPart.objects.select_related("product", "whole")
    had = {
        part.pk
        for part in parts
        if not KINDS[part.product.kind].is_composite
        and availability.unavailable_reason(part.product, part.quantity) is None
    }
    assert found == had
    assert 0 < len(found) < len(parts)


def test_how_many_seats_are_left(products):
    for among in (None, *KINDS):
        rows = Product.objects.annotate(left=seats_left(among))
        for row in rows if among is None else rows.filter(kind=among.slug):
            assert row.left == availability.seats_left(row), row.slug
