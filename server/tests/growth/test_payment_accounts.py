"""A sale that was paid with the affiliate's own card waits for staff."""

from datetime import date

import pytest

from duxi.accounts.models import LoginSession
from duxi.commerce.models import CartItem, Order
from duxi.core.clock import now
from duxi.growth.models import Affiliate, AffiliateCode, AffiliateRule, Commission, CommissionEntry
from tests.shop import checkout_form, in_cart, notify, ordered, training

pytestmark = pytest.mark.django_db
CARD = {"payment_type": "credit_card", "va_numbers": [], "masked_card": "48111111-1114"}


@pytest.fixture
def affiliate(budi):
    AffiliateRule.objects.create(valid_from=date(2020, 1, 1), percent=10)
    AffiliateCode.objects.create(code="TEMANBUDI", owner=budi)
    return Affiliate.objects.create(
        user=budi, status="active", name="Budi", holder_type="individual", submitted_at=now()
    )


@pytest.fixture
def brought(as_, solved, django_capture_on_commit_callbacks):
    """A commission of the affiliate for a user's order, paid by this method."""

    def work(buyer, **payment):
        item = in_cart(buyer, training(price=1_110_000))
        CartItem.objects.filter(pk=item.pk).update(affiliate_code="TEMANBUDI")
        placed = as_(buyer).post("/payment/checkout-v2", checkout_form([item], solved))
        order = Order.objects.get(order_id=placed.results["order_id"])
        # All tests share one browser and address, which would count as the affiliate's own device.
        LoginSession.objects.filter(user_agent="tests").update(user_agent="")
        with django_capture_on_commit_callbacks(execute=True):
            assert notify(as_, order, **payment).status == 200
        return Commission.objects.get(line__order=order)

    return work


@pytest.mark.parametrize(
    ("payment", "suspicion"),
    [(CARD, "same_payment"), (CARD | {"masked_card": "48111111-9999"}, ""), ({}, "")],
    ids=["the same card", "another card", "a transfer"],
)
def test_the_affiliates_card_pays_nobody_elses_order(
    payment, suspicion, as_, ani, budi, solved, affiliate, brought
):
    own = ordered(as_, budi, training(price=500_000), solved)
    assert notify(as_, own, **CARD, transaction_id="kartu-budi").status == 200
    commission = brought(ani, **payment)
    assert commission.suspicion == suspicion
    assert CommissionEntry.objects.exists() is not bool(suspicion)


def test_a_card_that_two_friends_share_is_no_proof(ani, citra, affiliate, brought):
    for friend in (ani, citra):
        assert brought(friend, **CARD, transaction_id=f"kartu-{friend.pk}").suspicion == ""
    assert CommissionEntry.objects.count() == 2
