"""The account that paid an order is stored only as a keyed hash, for a year."""

from datetime import timedelta

import pytest

from duxi.commerce.models import Order, PayerAccount
from duxi.commerce.payments.payer_accounts import fingerprint_of
from duxi.commerce.tasks import delete_old_payer_accounts
from duxi.core.clock import at, now
from duxi.gateways.models import EmbeddedTransaction
from duxi.gateways.payment import PaymentReport
from duxi.gateways.payment.demo_cards import card_of, masked
from duxi.gateways.payment.embedded_actions import PaymentMethod, choose
from duxi.gateways.payment.embedded_report import notification_of
from tests.shop import assessment, notification, notify, ordered

pytestmark = pytest.mark.django_db
CARD = {"payment_type": "credit_card", "va_numbers": [], "masked_card": "48111111-1114"}


def test_a_card_is_stored_as_a_hash_that_needs_our_key(as_, ani, solved, settings):
    order = ordered(as_, ani, assessment(), solved)
    assert notify(as_, order, **CARD).status == 200
    stored = PayerAccount.objects.get(order=order).fingerprint
    assert (stored, len(stored)) == (fingerprint_of("card:48111111-1114"), 64)
    settings.SECRET_KEY = "another-secret-key-of-another-installation"
    assert fingerprint_of("card:48111111-1114") != stored


@pytest.mark.parametrize(
    ("fields", "account"),
    [
        (CARD, "card:48111111-1114"),
        ({"payment_type": "gopay", "account_id": "00000269-7836"}, "gopay:00000269-7836"),
        ({"payment_type": "qris", "issuer": "gopay", "acquirer": "gopay"}, ""),
        ({}, ""),
        ({"masked_card": ["48111111-1114"]}, ""),
        ({"masked_card": "4" * 500}, ""),
    ],
    ids=["card", "linked wallet", "qris names a bank", "virtual account", "a list", "far too long"],
)
def test_what_names_a_payer(fields, account, as_, ani, solved):
    order = ordered(as_, ani, assessment(), solved)
    body = notification(order, **fields)
    assert PaymentReport.model_validate(body).payer_account == account
    assert as_().post("/payment/notifications/midtrans", json_body=body).status == 200
    assert Order.objects.get(pk=order.pk).status == "paid"
    assert PayerAccount.objects.count() == bool(account)


def test_news_that_pay_nothing_store_nothing(as_, ani, solved):
    order = ordered(as_, ani, assessment(), solved)
    assert notify(as_, order, "deny", **CARD).status == 200
    assert not PayerAccount.objects.exists()


def test_hashes_go_after_a_year(as_, ani, solved):
    order = ordered(as_, ani, assessment(), solved)
    notify(as_, order, **CARD)
    with at(now() + timedelta(days=364)):
        assert delete_old_payer_accounts() == 0
    with at(now() + timedelta(days=366)):
        assert delete_old_payer_accounts() == 1
    assert Order.objects.filter(pk=order.pk).exists()


def test_the_embedded_provider_names_the_card_like_the_real_one(as_, ani, solved):
    order = ordered(as_, ani, assessment(), solved)
    payment = EmbeddedTransaction.objects.get(order_id=order.order_id)
    number = card_of(payment.customer_name)
    assert (len(number), number[:6]) == (16, "481111")
    assert number == card_of(payment.customer_name) != card_of("Orang Lain")
    card = PaymentMethod("credit_card", card=f"{number[:4]} {number[4:]}")
    choose(token=payment.token, choice="pay", method=card)
    payment.refresh_from_db()
    assert notification_of(payment)["masked_card"] == f"{number[:8]}-{number[-4:]}" == masked(number)
    assert masked("bukan kartu") == ""
