"""What every verb about a refund begins with: its lock, and the one table of legal moves."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import Order, OrderStatus, Refund, RefundLine, RefundStatus
from duxi.commerce.orders.actions.timeline import lock_order
from duxi.core.errors import Rejected

LEGAL_REFUNDS: Mapping[str, frozenset[str]] = {
    RefundStatus.REQUESTED: frozenset({RefundStatus.SENDING, RefundStatus.REJECTED}),
    RefundStatus.SENDING: frozenset({RefundStatus.DONE, RefundStatus.FAILED}),
    RefundStatus.FAILED: frozenset({RefundStatus.SENDING, RefundStatus.DONE, RefundStatus.WITHDRAWN}),
    RefundStatus.DONE: frozenset(),
    RefundStatus.REJECTED: frozenset(),
    RefundStatus.WITHDRAWN: frozenset(),
}
"""What a refund may become; what the provider sends after all is booked as a refund of its own."""


class AlreadyDecided(Rejected):
    """Somebody else was faster."""

    message = _("Pengembalian dana ini sudah diproses.")


def lock_refund(refund: Refund) -> tuple[Order, Refund]:
    """The order first, as everywhere, and then the refund as it is now."""
    order = lock_order(refund.order_id)
    held = Refund.objects.select_for_update().get(pk=refund.pk)
    held.order = order
    return order, held


def set_status(refund: Refund, status: RefundStatus) -> None:
    """Bring a locked refund into another status, not saved yet; raises `AlreadyDecided`."""
    if status not in LEGAL_REFUNDS[refund.status]:
        raise AlreadyDecided
    refund.status = status


def status_after(order: Order) -> OrderStatus:
    """Refunded, once refunds that are done have given back every line."""
    given = RefundLine.objects.filter(refund__order=order, refund__status=RefundStatus.DONE)
    back = sum(given.values_list("amount", flat=True))
    return OrderStatus.REFUNDED if back >= order.total else OrderStatus.PARTIALLY_REFUNDED
