"""Locking a refund, and the table of its legal status transitions."""

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
"""The legal next statuses; a refund that the provider sends after all is booked as an external one."""


class AlreadyDecided(Rejected):
    """Another process was faster."""

    message = _("Pengembalian dana ini sudah diproses.")


def lock_refund(refund: Refund) -> tuple[Order, Refund]:
    """Lock the order first, as everywhere, then the refund in its current state."""
    order = lock_order(refund.order_id)
    held = Refund.objects.select_for_update().get(pk=refund.pk)
    held.order = order
    return order, held


def set_status(refund: Refund, status: RefundStatus) -> None:
    """Change a locked refund's status without saving it; raises `AlreadyDecided`."""
    if status not in LEGAL_REFUNDS[refund.status]:
        raise AlreadyDecided
    refund.status = status


def status_after(order: Order) -> OrderStatus:
    """Refunded, once completed refunds have covered every line."""
    given = RefundLine.objects.filter(refund__order=order, refund__status=RefundStatus.DONE)
    back = sum(given.values_list("amount", flat=True))
    return OrderStatus.REFUNDED if back >= order.total else OrderStatus.PARTIALLY_REFUNDED
