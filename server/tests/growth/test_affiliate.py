"""Affiliate codes: what visitors learn of them, and on whose lines they are."""

import pytest

from duxi.accounts.models import AccountDeletion
from duxi.accounts.tasks import erase_due_accounts
from duxi.commerce.models import CartItem, OrderLine
from duxi.core.clock import now
from duxi.growth.models import AffiliateCode
from tests.shop import add_form, checkout_form, training

pytestmark = pytest.mark.django_db


@pytest.fixture
def code(budi):
    return AffiliateCode.objects.create(code="TEMAN-10", owner=budi, name="Budi K.")


def look_up(as_, code, **options):
    return as_().get(f"/affiliate/referral/{code}", **options)


def carted(as_, person, product, solved, code):
    answer = as_(person).put("/payment/cart", add_form(product, solved, cart_aff_code=code))
    assert (answer.status, answer.message) == (200, "Item ditambahkan ke keranjang")
    return CartItem.objects.get(pk=answer.results["cart_id"])


@pytest.mark.parametrize("typed", ["TEMAN-10", "teman-10"])
def test_a_code_names_who_sent_the_visitor(as_, code, typed):
    assert look_up(as_, typed).results == {"code": "TEMAN-10", "is_valid": True, "name": "Budi K."}


def test_codes_that_are_none_look_alike(as_, code, budi):
    unknown = {"code": "LAIN", "is_valid": False, "name": None}
    assert look_up(as_, "lain").results == unknown
    code.is_active = False
    code.save()
    assert look_up(as_, "TEMAN-10").results == unknown | {"code": "TEMAN-10"}
    AffiliateCode.objects.update(is_active=True)
    budi.is_active = False
    budi.save()
    assert look_up(as_, "TEMAN-10").results == unknown | {"code": "TEMAN-10"}


@pytest.mark.parametrize("typed", ["a" * 51, "a%20b", "<b>", "a'--"])
def test_what_cannot_be_a_code_is_refused(as_, code, typed):
    assert look_up(as_, typed).status == 422


def test_codes_cannot_be_tried_without_end(as_, code, monkeypatch):
    monkeypatch.setattr("duxi.core.throttle.clock", lambda: 1_800_000_000.0)
    statuses = [look_up(as_, "TEMAN-10").status for _n in range(61)]
    assert (statuses[:60], statuses[60]) == ([200] * 60, 429)


def test_a_code_goes_from_the_link_to_the_order(as_, ani, code, solved):
    item = carted(as_, ani, training(), solved, "teman-10")
    assert item.affiliate_code == "TEMAN-10"
    assert as_(ani).post("/payment/checkout-v2", checkout_form([item], solved)).status == 200
    assert OrderLine.objects.get().affiliate_code == "TEMAN-10"


def test_unknown_ended_and_own_codes_are_left_out_without_a_word(as_, ani, budi, code, solved):
    assert carted(as_, ani, training(), solved, "LAIN").affiliate_code == ""
    assert carted(as_, budi, training(), solved, "TEMAN-10").affiliate_code == ""
    AffiliateCode.objects.update(is_active=False)
    assert carted(as_, ani, training(), solved, "TEMAN-10").affiliate_code == ""


def test_a_code_that_ended_in_the_cart_is_not_ordered(as_, ani, code, solved):
    item = carted(as_, ani, training(), solved, "TEMAN-10")
    AffiliateCode.objects.update(is_active=False)
    as_(ani).post("/payment/checkout-v2", checkout_form([item], solved))
    assert OrderLine.objects.get().affiliate_code == ""


def test_an_erased_owners_code_is_a_number_in_the_books(as_, ani, citra, budi, code, solved):
    item = carted(as_, ani, training(), solved, "TEMAN-10")
    as_(ani).post("/payment/checkout-v2", checkout_form([item], solved))
    left = carted(as_, citra, training(), solved, "TEMAN-10")
    moment = now()
    AccountDeletion.objects.create(user=budi, asked_at=moment, due_at=moment)
    assert erase_due_accounts() == 1
    assert OrderLine.objects.get().affiliate_code == f"ERASED-{code.pk}"
    left.refresh_from_db()
    assert left.affiliate_code == ""
    assert not AffiliateCode.objects.exists()
