"""Refused payments: from the provider's codes to the payer's message."""

import json

import pytest
from django.test import Client

from duxi.commerce.models import Order
from duxi.gateways.models import EmbeddedTransaction
from duxi.gateways.payment import PaymentReport
from duxi.gateways.payment.embedded_report import notification_of
from duxi.gateways.payment.refusals import RefusalReason
from tests.shop import NOTIFICATIONS, notification, notify, ordered, training

pytestmark = pytest.mark.django_db

FUNDS = "Saldo atau limit tidak mencukupi."
FUNDS_ADVICE = "Tambah saldo atau limit Anda, atau bayar dengan cara lain."


@pytest.fixture
def order(as_, ani, solved) -> Order:
    return ordered(as_, ani, training(price=250_000, quota=3), solved)


def shown(as_, user, order):
    """The refusal in the list of orders, the same as on the order's page."""
    (listed,) = as_(user).get("/payment/transactions/process").results["data"]
    page = as_(user).get("/payment/transactions/detail", order_id=order.order_id).results
    assert page["refusal"] == listed["refusal"]
    return page


@pytest.mark.parametrize(
    ("reported", "reason"),
    [
        ({"channel_response_code": "51"}, "funds"),
        ({"channel_response_code": "61"}, "funds"),
        ({"channel_response_code": "14"}, "card_details"),
        ({"channel_response_code": "54"}, "card_details"),
        ({"channel_response_code": "n7"}, "card_details"),
        ({"channel_response_code": "41"}, "card_blocked"),
        ({"channel_response_code": "55"}, "verification"),
        ({"channel_response_code": "59"}, "security"),
        ({"channel_response_code": "91"}, "unavailable"),
        ({"channel_response_code": "05"}, "declined"),
        ({"channel_response_code": "tak dikenal"}, "declined"),
        ({"channel_response_code": None}, "declined"),
        ({"channel_response_code": ["51"]}, "declined"),
        ({"fraud_status": "deny"}, "security"),
        ({"fraud_status": "deny", "channel_response_code": "51"}, "security"),
        ({"status_code": "503"}, "unavailable"),
        ({"status_message": "Deny by Bank [BNI] with code [51] and message [Insufficient Funds]"}, "funds"),
        ({}, "declined"),
    ],
)
def test_the_providers_codes_become_a_few_reasons(order, reported, reason):
    report = PaymentReport.model_validate(notification(order, "deny", **reported))
    assert report.refusal == reason


def test_each_reason_has_a_sentence_and_advice():
    said = {(str(reason.label), reason.advice) for reason in RefusalReason}
    assert len(said) == len(RefusalReason)
    assert all(label and advice for label, advice in said)


def test_its_payer_reads_why_and_what_helps(as_, ani, order):
    assert notify(as_, order, "deny", channel_response_code="51").status == 200
    page = shown(as_, ani, order)
    refusal = page["refusal"]
    assert (refusal["reason"], refusal["text"], refusal["advice"]) == ("funds", FUNDS, FUNDS_ADVICE)
    assert (page["timeline"][-1]["label"], page["timeline"][-1]["detail"]) == ("Pembayaran ditolak", FUNDS)
    assert "51" not in json.dumps(refusal["text"] + refusal["advice"])


def test_the_newest_refusal_counts(as_, ani, order):
    notify(as_, order, "deny", transaction_id="satu", channel_response_code="51")
    notify(as_, order, "deny", transaction_id="dua", channel_response_code="54")
    assert shown(as_, ani, order)["refusal"]["reason"] == "card_details"


def test_another_way_to_pay_ends_it_until_that_is_refused_too(as_, ani, order):
    notify(as_, order, "deny", transaction_id="satu", channel_response_code="51")
    notify(as_, order, "pending", transaction_id="dua")
    assert shown(as_, ani, order)["refusal"] is None
    notify(as_, order, "deny", transaction_id="tiga")
    assert shown(as_, ani, order)["refusal"]["reason"] == "declined"


def test_a_paid_order_says_nothing_of_it(as_, ani, order):
    notify(as_, order, "deny", transaction_id="satu", channel_response_code="51")
    notify(as_, order, transaction_id="dua")
    page = as_(ani).get("/payment/transactions/detail", order_id=order.order_id).results
    assert (page["status"], page["refusal"]) == ("paid", None)


def test_a_refusal_from_before_reasons_were_stored_gives_none(as_, ani, order):
    notify(as_, order, "deny")
    event = order.events.last()
    order.events.model(**{**_fields(event), "pk": None, "refusal": ""}).save()
    page = shown(as_, ani, order)
    assert (page["refusal"]["reason"], page["timeline"][-1]["detail"]) == ("declined", "")


def _fields(event):
    return {field.attname: getattr(event, field.attname) for field in event._meta.concrete_fields}


def test_staff_read_why(staff_as, dewi, as_, order):
    notify(as_, order, "deny", transaction_id="kartu-1", channel_response_code="51")
    events = staff_as(dewi).get(f"/orders/{order.order_id}").results["events"]
    assert f"{FUNDS} kartu-1" in [event["note"] for event in events]


@pytest.mark.parametrize(
    ("form", "code", "text"),
    [
        ({"method": "credit_card", "card": "4811 1111 1111 1114", "expiry": "12/60"}, "51", FUNDS),
        (
            {"method": "credit_card", "card": "4811 1111 1111 1113", "expiry": "12/60"},
            "14",
            "Data kartu tidak cocok, atau masa berlakunya sudah habis.",
        ),
        (
            {"method": "credit_card", "card": "4811 1111 1111 1114", "expiry": "01/20"},
            "54",
            "Data kartu tidak cocok, atau masa berlakunya sudah habis.",
        ),
        (
            {"method": "bank_transfer", "bank": "bni"},
            "91",
            "Bank atau penyedia pembayaran sedang terganggu.",
        ),
        (
            {"method": "qris"},
            None,
            "Bank atau penyedia pembayaran menolaknya tanpa menyebutkan alasan.",
        ),
    ],
)
def test_the_embedded_provider_refuses_like_a_bank(as_, ani, order, form, code, text):
    clicked = Client().post(f"/snap/pay/{order.payment_token}/choose", {"choice": "fail", **form}).json()
    assert clicked["refusal"].startswith(text)
    reported = notification_of(EmbeddedTransaction.objects.get())
    assert reported.get("channel_response_code") == code
    assert as_().post(NOTIFICATIONS, json_body=reported).status == 200
    assert shown(as_, ani, order)["refusal"]["text"] == text


def test_paying_after_all_forgets_the_code(order):
    url = f"/snap/pay/{order.payment_token}/choose"
    Client().post(url, {"choice": "fail", "method": "bank_transfer", "bank": "bca"})
    answer = Client().post(url, {"choice": "pay", "method": "qris"}).json()
    assert (answer["status"], answer["refusal"]) == ("settlement", "")
    assert "channel_response_code" not in notification_of(EmbeddedTransaction.objects.get())
