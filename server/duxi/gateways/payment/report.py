"""A provider's report of a payment: the JSON of notifications and of status responses."""

import hashlib
import hmac
import re
from datetime import datetime
from decimal import Decimal, InvalidOperation
from enum import Enum
from typing import Annotated

from django.utils.translation import gettext_lazy as _
from pydantic import BeforeValidator, StringConstraints

from duxi.core.clock import JAKARTA
from duxi.core.schema import Schema
from duxi.gateways.payment.refusals import RefusalReason, refusal_reason


class Outcome(Enum):
    """What a report means for the order."""

    PAID = "paid"
    WAITING = "waiting"
    FAILED = "failed"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    REFUNDED = "refunded"
    REVERSED = "reversed"
    UNKNOWN = "unknown"


_OUTCOMES = {
    "settlement": Outcome.PAID,
    "pending": Outcome.WAITING,
    "authorize": Outcome.WAITING,
    "deny": Outcome.FAILED,
    "failure": Outcome.FAILED,
    "cancel": Outcome.CANCELLED,
    "expire": Outcome.EXPIRED,
    "refund": Outcome.REFUNDED,
    "partial_refund": Outcome.REFUNDED,
    "chargeback": Outcome.REVERSED,
    "partial_chargeback": Outcome.REVERSED,
}
_SUCCESS, _WAITING = "200", "201"
_CAPTURES = {"accept": Outcome.PAID, "": Outcome.PAID, "deny": Outcome.FAILED}
_METHODS = {
    "bank_transfer": _("Transfer bank"),
    "echannel": _("Transfer bank Mandiri"),
    "permata": _("Transfer bank Permata"),
    "qris": _("QRIS"),
    "gopay": _("GoPay"),
    "shopeepay": _("ShopeePay"),
    "credit_card": _("Kartu kredit/debit"),
    "cstore": _("Gerai ritel"),
}

# Banks with a name; others are shown by their code in capitals.
_BANKS = {
    "cimb": "CIMB Niaga",
    "danamon": "Danamon",
    "mandiri": "Mandiri",
    "permata": "Permata",
    "seabank": "SeaBank",
}

Plain = Annotated[str, StringConstraints(max_length=64, pattern=r"^[\w .:~-]*$")]
OrderNumber = Annotated[str, StringConstraints(max_length=50, pattern=r"^[\w.~-]+$")]


def _text_or_empty(value: object) -> object:
    return "" if value is None else value


Optional = Annotated[Plain, BeforeValidator(_text_or_empty)]
_REMARK_LENGTH = 300


def _remark_or_empty(value: object) -> str:
    """An unreadable optional field must not make the whole report invalid."""
    text = str(value) if isinstance(value, str | int) else ""
    return text.strip() if len(text) <= _REMARK_LENGTH else ""


Remark = Annotated[str, BeforeValidator(_remark_or_empty)]
_CODE_IN_MESSAGE = re.compile(r"with code \[(\w+)\]")


class VirtualAccount(Schema):
    """The account that a bank transfer is paid into."""

    bank: Plain = ""
    va_number: Plain = ""


class ReportedRefund(Schema):
    """One refund of a payment, ours (by our key) or made in the provider's dashboard."""

    refund_key: Optional = ""
    refund_chargeback_id: Annotated[str, BeforeValidator(str)] = ""
    refund_amount: Annotated[str, StringConstraints(max_length=30)]
    reason: Annotated[str, BeforeValidator(_text_or_empty)] = ""

    @property
    def key(self) -> str:
        """Distinguishes this refund from the others."""
        return self.refund_key or self.refund_chargeback_id

    @property
    def amount(self) -> int | None:
        """Rupiah; None unless it is a positive integer."""
        amount = decimal_of(self.refund_amount)
        return int(amount) if amount is not None and amount > 0 and amount == int(amount) else None


class PaymentReport(Schema):
    """The status of one payment; fields that we do not use are left out."""

    order_id: OrderNumber
    status_code: Annotated[str, StringConstraints(max_length=5, pattern=r"^\d+$")]
    gross_amount: Annotated[str, StringConstraints(max_length=30)]
    signature_key: Annotated[str, StringConstraints(max_length=200)]
    transaction_status: Annotated[str, StringConstraints(max_length=30, pattern=r"^\w+$")]
    transaction_id: Optional = ""
    payment_type: Optional = ""
    fraud_status: Optional = ""
    status_message: Remark = ""
    channel_response_code: Remark = ""
    masked_card: Remark = ""
    account_id: Remark = ""
    va_numbers: list[VirtualAccount] = []
    refunds: list[ReportedRefund] = []
    expiry_time: Optional = ""

    @property
    def expires_at(self) -> datetime | None:
        """When the provider stops accepting the payment; None if not reported."""
        try:
            stated = datetime.fromisoformat(self.expiry_time)
        except ValueError:
            return None
        return stated if stated.tzinfo else stated.replace(tzinfo=JAKARTA)

    @property
    def outcome(self) -> Outcome:
        """The outcome: paid is `settlement`, or a `capture` that the fraud check accepts.

        The signature covers the status code but not the status, so the two must match: otherwise replacing
        one word would turn a genuine pending notification into a payment.
        """
        meant = self._meant
        if meant is Outcome.PAID:
            fits = self.status_code == _SUCCESS
        else:
            fits = self.status_code != _WAITING or meant is Outcome.WAITING
        return meant if fits else Outcome.UNKNOWN

    @property
    def _meant(self) -> Outcome:
        if self.transaction_status == "capture":
            return _CAPTURES.get(self.fraud_status, Outcome.WAITING)
        return _OUTCOMES.get(self.transaction_status, Outcome.UNKNOWN)

    @property
    def refusal(self) -> RefusalReason:
        """Why a payment failed; the response to a charge contains the bank's code only in its message."""
        named = _CODE_IN_MESSAGE.search(self.status_message)
        return refusal_reason(
            response_code=self.channel_response_code or (named[1] if named else ""),
            fraud_status=self.fraud_status,
            status_code=self.status_code,
        )

    @property
    def amount(self) -> Decimal | None:
        """The amount in rupiah; None if it is not a number."""
        return decimal_of(self.gross_amount)

    @property
    def method(self) -> str:
        """The display name of the payment method."""
        name = str(_METHODS.get(self.payment_type, self.payment_type.replace("_", " ").title()))
        bank = self.va_numbers[0].bank.lower() if self.va_numbers else ""
        bank = _BANKS.get(bank, bank.upper())
        return f"{name} {bank}".strip()[:60]

    @property
    def payer_account(self) -> str:
        """The card or linked wallet that paid; empty if the provider reports none.

        A virtual account does not identify the payer: it belongs to one transaction and is reused for others.
        QRIS reports only the payer's bank.
        """
        if self.masked_card:
            return f"card:{self.masked_card}"
        return f"{self.payment_type}:{self.account_id}" if self.account_id else ""

    @property
    def fingerprint(self) -> str:
        """Equal for two reports of the same status."""
        news = (
            self.order_id,
            self.transaction_id,
            self.transaction_status,
            self.fraud_status,
            self.status_code,
            self.gross_amount,
            *(f"{refund.key}={refund.refund_amount}" for refund in self.refunds),
        )
        return hashlib.sha256("\n".join(news).encode()).hexdigest()

    def is_signed_with(self, server_key: str) -> bool:
        """Whether the signature matches the fields as they were sent."""
        wanted = signature(self.order_id, self.status_code, self.gross_amount, server_key)
        return hmac.compare_digest(wanted.encode(), self.signature_key.encode())


def decimal_of(text: str) -> Decimal | None:
    """A number of rupiah as the provider writes it; None if invalid."""
    try:
        amount = Decimal(text)
    except InvalidOperation:
        return None
    return amount if amount.is_finite() else None


def signature(order_id: str, status_code: str, gross_amount: str, server_key: str) -> str:
    """The documented signature: SHA-512 of order, status code, amount as sent, and server key."""
    return hashlib.sha512(f"{order_id}{status_code}{gross_amount}{server_key}".encode()).hexdigest()
