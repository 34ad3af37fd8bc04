"""The embedded Snap's report of a payment, in Midtrans' documented JSON and with its signature."""

import hashlib
from typing import Any

from django.conf import settings

from duxi.core.clock import local
from duxi.gateways.models import EmbeddedStatus, EmbeddedTransaction
from duxi.gateways.payment.report import PaymentReport, signature

_CODES = {
    EmbeddedStatus.PENDING: "201",
    EmbeddedStatus.SETTLEMENT: "200",
    EmbeddedStatus.DENY: "202",
    EmbeddedStatus.EXPIRE: "407",
    EmbeddedStatus.CANCEL: "200",
}


def server_key() -> str:
    """The secret that provider and merchant share."""
    return hashlib.sha256(f"embedded-snap:{settings.SECRET_KEY}".encode()).hexdigest()


def notification_of(payment: EmbeddedTransaction) -> dict[str, Any]:
    """The JSON body of a notification or a status response."""
    code = _CODES[EmbeddedStatus(payment.status)]
    amount = f"{payment.gross_amount}.00"
    body: dict[str, Any] = {
        "transaction_time": local(payment.changed_at).strftime("%Y-%m-%d %H:%M:%S"),
        "transaction_status": payment.status,
        "transaction_id": str(payment.transaction_id),
        "status_message": "Success, transaction is found",
        "status_code": code,
        "signature_key": signature(payment.order_id, code, amount, server_key()),
        "payment_type": payment.payment_type,
        "order_id": payment.order_id,
        "gross_amount": amount,
        "fraud_status": "accept",
        "currency": "IDR",
    }
    if payment.status == EmbeddedStatus.PENDING:
        body["expiry_time"] = local(payment.expires_at).strftime("%Y-%m-%d %H:%M:%S")
    if payment.response_code:
        body["channel_response_code"] = payment.response_code
    body |= _refunds(payment)
    body |= _payer(payment)
    if payment.payment_type == "bank_transfer":
        body["va_numbers"] = [{"bank": payment.bank, "va_number": va_number(payment, payment.bank)}]
    return body


def _payer(payment: EmbeddedTransaction) -> dict[str, Any]:
    """Fields about the payer, which depend on the payment type as at Midtrans."""
    if payment.payment_type == "qris":
        return {"issuer": "gopay", "acquirer": "gopay"}
    if payment.payment_type != "credit_card" or not payment.masked_card:
        return {}
    return {"masked_card": payment.masked_card, "bank": "mandiri", "card_type": "credit"}


def _refunds(payment: EmbeddedTransaction) -> dict[str, Any]:
    """Fields about refunds: `refund_amount` is their sum so far."""
    made = list(payment.refunds.all())
    total = sum(refund.amount for refund in made)
    if not made:
        return {}
    return {
        "transaction_status": "refund" if total == payment.gross_amount else "partial_refund",
        "refund_amount": f"{total}.00",
        "refunds": [
            {
                "refund_chargeback_id": str(refund.number),
                "refund_amount": f"{refund.amount}.00",
                "created_at": local(refund.created_at).strftime("%Y-%m-%d %H:%M:%S"),
                "reason": refund.reason,
                "refund_key": refund.key,
                "refund_method": "online",
                "bank_confirmed_at": local(refund.created_at).strftime("%Y-%m-%d %H:%M:%S"),
            }
            for refund in made
        ],
    }


def report_of(payment: EmbeddedTransaction) -> PaymentReport:
    """`notification_of` as the merchant parses it."""
    return PaymentReport.model_validate(notification_of(payment))


_VA_PREFIXES = {"bca": "39358", "bni": "98821", "mandiri": "70012", "bri": "26215"}


def va_number(payment: EmbeddedTransaction, bank: str) -> str:
    """The payment's invented virtual account at a bank."""
    return f"{_VA_PREFIXES.get(bank, '00000')}{payment.transaction_id.int % 10**11:011d}"
