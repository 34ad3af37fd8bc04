"""Refunds at Midtrans, by the documented shapes of POST /v2/{order_id}/refund."""

import httpx
import pytest

from duxi.gateways.payment import GatewayDown, RefundOutcome
from duxi.gateways.payment.midtrans import Midtrans
from duxi.gateways.payment.report import PaymentReport

KEY = "SB-Mid-server-contoh"

ACCEPTED = {
    "status_code": "200",
    "status_message": "Success, refund request is approved",
    "transaction_id": "447e846a-403e-47db-a5da-d7f3f06375d6",
    "order_id": "DX-261121-7K3QPM",
    "payment_type": "credit_card",
    "transaction_time": "2026-11-21 10:05:00",
    "transaction_status": "partial_refund",
    "gross_amount": "350000.00",
    "refund_chargeback_id": 1,
    "refund_amount": "100000.00",
    "refund_key": "kunci-1",
}


def midtrans(answer, seen=None, status=200, fails=None):
    def respond(request):
        if seen is not None:
            seen.append(request)
        if fails:
            raise fails
        return httpx.Response(status, json=answer)

    return Midtrans(httpx.MockTransport(respond))


@pytest.fixture
def _keys(settings):
    settings.MIDTRANS_SERVER_KEY = KEY


@pytest.mark.usefixtures("_keys")
def test_midtrans_is_asked_as_documented():
    seen = []
    result = midtrans(ACCEPTED, seen).refund("DX-261121-7K3QPM", "kunci-1", 100_000, "y" * 300)
    assert (result.outcome, result.reference) == (RefundOutcome.DONE, "1")
    request = seen[0]
    assert (request.method, str(request.url)) == (
        "POST",
        "https://api.sandbox.midtrans.com/v2/DX-261121-7K3QPM/refund",
    )
    assert request.read() == (b'{"refund_key":"kunci-1","amount":100000,"reason":"' + b"y" * 255 + b'"}')
    assert request.headers["Authorization"].startswith("Basic ")


@pytest.mark.usefixtures("_keys")
@pytest.mark.parametrize(
    ("code", "message", "outcome"),
    [
        ("201", "Refund request is accepted", RefundOutcome.UNDER_WAY),
        ("404", "Transaction doesn't exist.", RefundOutcome.REFUSED),
        ("412", "Merchant cannot modify the status of the transaction", RefundOutcome.REFUSED),
        ("414", "Refund amount exceeds", RefundOutcome.REFUSED),
    ],
)
def test_what_midtrans_answers(code, message, outcome):
    result = midtrans({"status_code": code, "status_message": message}).refund("DX", "k", 1, "")
    assert result.outcome is outcome
    assert result.message == (f"{code}: {message}" if outcome is RefundOutcome.REFUSED else "")


@pytest.mark.usefixtures("_keys")
@pytest.mark.parametrize("code", ["401", "429", "500", "503", ""])
def test_a_midtrans_that_cannot_answer_is_asked_again(code):
    with pytest.raises(GatewayDown):
        midtrans({"status_code": code}, status=500).refund("DX", "k", 1, "")
    with pytest.raises(GatewayDown):
        midtrans({}, fails=httpx.ReadTimeout("lambat")).refund("DX", "k", 1, "")


def test_a_status_lists_its_refunds():
    refund = {
        "refund_chargeback_id": 1,
        "refund_chargeback_uuid": "6f4dea87-6a9f-43ea-9d40-8b2a3f9bfe2f",
        "refund_amount": "100000.00",
        "created_at": "2026-11-21 11:00:00",
        "reason": None,
        "refund_key": None,
        "refund_method": "offline",
        "bank_confirmed_at": None,
    }
    report = PaymentReport.model_validate(
        ACCEPTED | {"signature_key": "x", "refunds": [refund, refund | {"refund_amount": "banyak"}]}
    )
    assert [(reported.key, reported.amount, reported.reason) for reported in report.refunds] == [
        ("1", 100_000, ""),
        ("1", None, ""),
    ]


def test_two_parts_are_two_pieces_of_news():
    one = {"refund_amount": "100.00", "refund_key": "a"}
    first = PaymentReport.model_validate(ACCEPTED | {"signature_key": "x", "refunds": [one]})
    second = PaymentReport.model_validate(
        ACCEPTED | {"signature_key": "x", "refunds": [one, one | {"refund_key": "b"}]}
    )
    assert first.fingerprint != second.fingerprint
