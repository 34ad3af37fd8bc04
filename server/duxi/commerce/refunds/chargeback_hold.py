"""While the buyer's bank reverses a payment nothing of the order is refunded, because it
would be paid twice.
"""

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import CaseKind, MoneyCase, Order
from duxi.core.errors import Rejected


class ChargedBack(Rejected):
    """The bank returns the money to the buyer."""

    message = _(
        "Bank menarik kembali pembayaran ini (chargeback). Jangan kembalikan dananya lagi lewat aplikasi."
    )


def is_charged_back(order: Order) -> bool:
    """Whether an open chargeback of this order exists; no query for an order that needs no review."""
    if not order.review_reason:
        return False
    return open_chargebacks().filter(order=order).exists()


def open_chargebacks() -> QuerySet[MoneyCase]:
    """Open chargebacks."""
    return MoneyCase.objects.filter(kind=CaseKind.CHARGEBACK, closed_at=None)


def refuse_if_charged_back(order: Order) -> None:
    """Raises `ChargedBack`; callers hold the order's row locked, as the report of a chargeback does."""
    if is_charged_back(order):
        raise ChargedBack
