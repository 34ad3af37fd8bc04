"""Refuses actions on an order that changed since it was read."""

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import Order, OrderEvent, Refund
from duxi.commerce.orders.actions.timeline import lock_order
from duxi.core.errors import NotFound, Rejected


class OrderMoved(Rejected):
    """A payment, a colleague or the buyer changed the order."""

    message = _(
        "Pesanan ini berubah sejak Anda membukanya, jadi belum ada yang dilakukan. "
        "Periksa keadaannya sekarang, lalu ulangi bila masih perlu."
    )


def seen_order(order_id: str, seen: int) -> Order:
    """The order, if its last event is the one that was read; raises `NotFound` or `OrderMoved`.

    Sufficient for actions that first ask the provider and check the order's status afterwards.
    """
    order = Order.objects.select_related("buyer").filter(order_id=order_id).first()
    if order is None:
        raise NotFound
    _refuse_unless_last(order, seen)
    return order


@contextmanager
def unchanged(order_id: str, seen: int) -> Iterator[Order]:
    """`seen_order` with the order's row locked, so that nothing comes between check and action."""
    with transaction.atomic():
        order = lock_order(seen_order(order_id, seen).pk)
        _refuse_unless_last(order, seen)
        yield order


def refund_for(uuid: UUID) -> Refund:
    """The refund with this uuid; raises `NotFound`."""
    found = Refund.objects.select_related("order").filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found


def _refuse_unless_last(order: Order, seen: int) -> None:
    last = OrderEvent.objects.filter(order=order).order_by("-at", "-pk").values_list("pk", flat=True)
    if last.first() != seen:
        raise OrderMoved
