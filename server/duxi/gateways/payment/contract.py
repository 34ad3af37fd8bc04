"""The interface of payment providers, and its values."""

from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Protocol

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Rejected
from duxi.gateways.payment.report import PaymentReport


class GatewayDown(Rejected):
    """The provider is unreachable, or refuses the request."""

    status = 503
    message = _(
        "Layanan pembayaran sedang tidak dapat dihubungi. Silakan coba lagi dari halaman transaksi Anda."
    )


@dataclass(frozen=True)
class PaymentItem:
    """One line of the bill."""

    id: str
    name: str
    price: int
    quantity: int


@dataclass(frozen=True)
class PaymentRequest:
    """A bill to be paid; the items add up to the total."""

    order_id: str
    total: int
    items: tuple[PaymentItem, ...]
    customer_name: str
    customer_email: str
    customer_phone: str
    created_at: datetime
    expires_at: datetime


@dataclass(frozen=True)
class SnapToken:
    """The token that opens the popup, and the URL of the same page without popup."""

    token: str
    redirect_url: str


class CancelResult(Enum):
    """Result of cancelling a payment at the provider."""

    CANCELLED = "cancelled"
    NOTHING_THERE = "nothing there"
    TOO_LATE = "too late"


REFUNDABLE = frozenset({"credit_card", "gopay", "shopeepay", "dana", "ovo", "qris", "kredivo", "akulaku"})
"""The payment types that the provider can send money back on; others need a transfer by hand."""


class RefundOutcome(Enum):
    """Result of a refund."""

    DONE = "done"
    UNDER_WAY = "under way"
    REFUSED = "refused"


@dataclass(frozen=True)
class RefundResult:
    """The provider's response, with its number of the refund or the reason of its refusal."""

    outcome: RefundOutcome
    reference: str = ""
    message: str = ""


class PaymentGateway(Protocol):
    """A Snap-style provider: a token opens a popup, a signed notification reports the outcome."""

    @property
    def snap_js_url(self) -> str:
        """The script that defines `window.snap`."""

    @property
    def client_key(self) -> str:
        """The public key for the script."""

    def create_transaction(self, request: PaymentRequest) -> SnapToken:
        """Request a token; raises `GatewayDown`."""

    def status(self, order_id: str) -> PaymentReport | None:
        """The provider's report of an order, None if it has none yet; raises `GatewayDown`."""

    def cancel(self, order_id: str) -> CancelResult:
        """Cancel the payment of an order; raises `GatewayDown`."""

    def refund(self, order_id: str, key: str, amount: int, reason: str) -> RefundResult:
        """Refund part or all of a payment; idempotent by key.

        Raises `GatewayDown` when the result is unknown: repeat the same request.
        """

    def is_genuine(self, report: PaymentReport) -> bool:
        """Whether a notification carries the provider's signature."""
