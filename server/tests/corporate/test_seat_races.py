"""Two managers at the same moment: one seat goes to one member, and one member uses it once."""

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import ClassVoucher
from duxi.commerce.orders.actions.class_vouchers import OwnVoucherUsed
from duxi.core.clock import now
from duxi.corporate.actions import seats
from duxi.corporate.actions.seats import TooFewSeats
from duxi.corporate.models import Company, CompanyOrder, CompanySeat, Member, Quotation
from tests.factories import TrainingFactory
from tests.races import each_at_once

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def product() -> Product:
    return TrainingFactory(product__title="Kelas Tim").product


@pytest.fixture
def members(ani, budi, citra, product):
    """Citra owns a company with one seat; Ani and Budi belong to it."""
    company = Company.objects.create(
        name="PT Satu", address="Jakarta", phone="021", status="active", created_at=now()
    )
    quotation = Quotation.objects.create(
        number="PNW/1", company=company, subtotal=1, total=1, created_at=now(), valid_until=now()
    )
    order = CompanyOrder.objects.create(
        number="PSP/1", quotation=quotation, company=company, terms="full", total=1, created_at=now()
    )
    CompanySeat.objects.create(order=order, product=product)
    return [
        Member.objects.create(company=company, user=person, role=role, joined_at=now())
        for person, role in ((citra, "owner"), (ani, "member"), (budi, "member"))
    ]


def test_one_seat_given_twice_at_once_goes_to_one(members, product):
    manager, first, second = members
    outcomes = each_at_once(
        lambda rival: seats.assign(manager=manager, product_id=product.pk, member_ids=[rival.pk]),
        [first, second],
    )
    assert sorted(str(type(one).__name__) for one in outcomes) == ["TooFewSeats", "int"]
    assert any(isinstance(one, TooFewSeats) for one in outcomes)
    assert CompanySeat.objects.get().member in (first, second)


def test_a_seat_used_twice_at_once_enrols_once(members, product):
    manager, first, _second = members
    seats.assign(manager=manager, product_id=product.pk, member_ids=[first.pk])
    seat = CompanySeat.objects.get()
    outcomes = each_at_once(lambda person: seats.use(user=person, uuid=seat.uuid), [first.user] * 2)
    assert sum(isinstance(one, OwnVoucherUsed) for one in outcomes) == 1
    assert ClassVoucher.objects.count() == 1
    assert Product.objects.get(pk=product.pk).sold == 1
