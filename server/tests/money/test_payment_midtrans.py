"""The Midtrans driver against the documented shapes of its HTTP API."""

import base64
import hashlib
import json
from datetime import datetime

import httpx
import pytest

from duxi.core.clock import JAKARTA
from duxi.gateways.payment import (
    CancelResult,
    GatewayDown,
    Outcome,
    PaymentItem,
    PaymentReport,
    PaymentRequest,
)
from duxi.gateways.payment.midtrans import Midtrans
from duxi.gateways.payment.report import signature

KEY = "SB-Mid-server-contoh"
REQUEST = PaymentRequest(
    order_id="DX-261121-7K3QPM",
    total=350_000,
    items=(
        PaymentItem(id="1", name="Asesmen " + "x" * 60, price=150_000, quantity=1),
        PaymentItem(id="2", name="Kelas", price=100_000, quantity=2),
    ),
    customer_name="Ani",
    customer_email="ani@contoh.example",
    customer_phone="",
    created_at=datetime(2026, 11, 21, 10, tzinfo=JAKARTA),
    expires_at=datetime(2026, 11, 22, 10, tzinfo=JAKARTA),
)
STATUS = {
    "masked_card": "48111111-1114",
    "transaction_time": "2026-11-21 10:05:00",
    "gross_amount": "350000.00",
    "currency": "IDR",
    "order_id": "DX-261121-7K3QPM",
    "payment_type": "credit_card",
    "signature_key": signature("DX-261121-7K3QPM", "200", "350000.00", KEY),
    "status_code": "200",
    "transaction_id": "57d5293c-e65f-4a29-95e4-5959c3fa335b",
    "transaction_status": "capture",
    "fraud_status": "accept",
    "status_message": "Success, transaction is found",
    "merchant_id": "G141532850",
}


@pytest.fixture(autouse=True)
def _keys(settings):
    settings.MIDTRANS_SERVER_KEY = KEY
    settings.MIDTRANS_CLIENT_KEY = "SB-Mid-client-contoh"


def driver(status=200, answer=None, seen=None, fails=None):
    """The driver over a transport that answers what the real network would."""

    def respond(request: httpx.Request) -> httpx.Response:
        if seen is not None:
            seen.append(request)
        if fails:
            raise fails
        return (
            httpx.Response(status, json=answer)
            if not isinstance(answer, str)
            else httpx.Response(status, text=answer)
        )

    return Midtrans(httpx.MockTransport(respond))


def test_asks_for_a_token_as_documented():
    seen: list[httpx.Request] = []
    answer = {"token": "66e4fa55", "redirect_url": "https://app.sandbox.midtrans.com/snap/v2/vtweb/66e4fa55"}
    made = driver(201, answer, seen).create_transaction(REQUEST)
    assert (made.token, made.redirect_url) == (answer["token"], answer["redirect_url"])
    request = seen[0]
    assert (request.method, str(request.url)) == (
        "POST",
        "https://app.sandbox.midtrans.com/snap/v1/transactions",
    )
    assert request.headers["Authorization"] == "Basic " + base64.b64encode(f"{KEY}:".encode()).decode()
    assert json.loads(request.content) == {
        "transaction_details": {"order_id": "DX-261121-7K3QPM", "gross_amount": 350_000},
        "item_details": [
            {"id": "1", "name": "Asesmen " + "x" * 42, "price": 150_000, "quantity": 1},
            {"id": "2", "name": "Kelas", "price": 100_000, "quantity": 2},
        ],
        "customer_details": {"first_name": "Ani", "email": "ani@contoh.example"},
        "credit_card": {"secure": True},
        "expiry": {"start_time": "2026-11-21 10:00:00 +0700", "unit": "minute", "duration": 1440},
    }


@pytest.mark.parametrize(
    ("status", "answer"),
    [
        (401, {"error_messages": ["Access denied due to unauthorized transaction"]}),
        (400, {"error_messages": ["transaction_details.order_id sudah digunakan"]}),
        (500, "<html>Internal Server Error</html>"),
        (201, {"redirect_url": "https://app.sandbox.midtrans.com"}),
        (201, ["token"]),
    ],
)
def test_every_refusal_of_a_token_is_the_same_sentence(status, answer):
    with pytest.raises(GatewayDown) as refused:
        driver(status, answer).create_transaction(REQUEST)
    assert refused.value.status == 503


@pytest.mark.parametrize(
    "fails", [httpx.ConnectTimeout("lambat"), httpx.ReadTimeout("lambat"), httpx.ConnectError("putus")]
)
def test_a_network_that_fails_is_the_provider_down(fails):
    silent = driver(fails=fails)
    for call in (
        lambda: silent.create_transaction(REQUEST),
        lambda: silent.status("DX-1"),
        lambda: silent.cancel("DX-1"),
    ):
        with pytest.raises(GatewayDown):
            call()


def test_reads_a_status():
    seen: list[httpx.Request] = []
    report = driver(200, STATUS, seen).status("DX-261121-7K3QPM")
    assert str(seen[0].url) == "https://api.sandbox.midtrans.com/v2/DX-261121-7K3QPM/status"
    assert report is not None
    assert (report.outcome, report.amount, report.method) == (Outcome.PAID, 350_000, "Kartu kredit/debit")
    assert driver().is_genuine(report)


@pytest.mark.parametrize("status", [200, 404])
def test_an_order_that_the_provider_does_not_know(status):
    answer = {"status_code": "404", "status_message": "Transaction doesn't exist.", "id": "a1b2"}
    assert driver(status, answer).status("DX-1") is None
    assert driver(status, answer).cancel("DX-1") is CancelResult.NOTHING_THERE


def test_a_status_that_cannot_be_read_is_not_taken_for_an_answer():
    with pytest.raises(GatewayDown):
        driver(200, {"status_code": "200"}).status("DX-1")


def test_cancels():
    seen: list[httpx.Request] = []
    cancelled = driver(200, STATUS | {"transaction_status": "cancel"}, seen).cancel("DX-1")
    assert cancelled is CancelResult.CANCELLED
    assert (seen[0].method, str(seen[0].url)) == ("POST", "https://api.sandbox.midtrans.com/v2/DX-1/cancel")
    with pytest.raises(GatewayDown):
        driver(401, {"status_code": "401", "status_message": "Unknown Merchant server_key/id"}).cancel("DX-1")


def test_a_missing_server_key_makes_nothing_genuine(settings):
    settings.MIDTRANS_SERVER_KEY = ""
    report = PaymentReport.model_validate(
        STATUS | {"signature_key": signature("DX-261121-7K3QPM", "200", "350000.00", "")}
    )
    assert not driver().is_genuine(report)


@pytest.mark.parametrize(
    ("status", "fraud", "outcome"),
    [
        ("settlement", "accept", Outcome.PAID),
        ("capture", "accept", Outcome.PAID),
        ("capture", "challenge", Outcome.WAITING),
        ("capture", "deny", Outcome.FAILED),
        ("pending", None, Outcome.WAITING),
        ("deny", "deny", Outcome.FAILED),
        ("failure", None, Outcome.FAILED),
        ("cancel", None, Outcome.CANCELLED),
        ("expire", None, Outcome.EXPIRED),
        ("refund", None, Outcome.REFUNDED),
        ("partial_refund", None, Outcome.REFUNDED),
        ("chargeback", None, Outcome.REVERSED),
        ("baru", None, Outcome.UNKNOWN),
    ],
)
def test_what_states_mean(status, fraud, outcome):
    report = PaymentReport.model_validate(STATUS | {"transaction_status": status, "fraud_status": fraud})
    assert report.outcome is outcome


def test_the_signature_is_the_documented_one():
    """SHA-512 of order, status code, amount and key, one behind the other."""
    wanted = hashlib.sha512(b"DX-1200150000.00rahasia").hexdigest()
    assert signature("DX-1", "200", "150000.00", "rahasia") == wanted


@pytest.mark.parametrize(
    ("word", "result"), [("deny", CancelResult.CANCELLED), ("settlement", CancelResult.TOO_LATE)]
)
def test_a_refused_attempt_needs_no_cancelling(word, result):
    """Midtrans answers 412 for whatever is final; what is final without money is as good as cancelled."""

    def respond(request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("/cancel"):
            sentence = "Merchant cannot modify the status of the transaction"
            return httpx.Response(412, json={"status_code": "412", "status_message": sentence})
        return httpx.Response(200, json=STATUS | {"transaction_status": word, "fraud_status": "accept"})

    assert Midtrans(httpx.MockTransport(respond)).cancel("DX-261121-7K3QPM") is result
