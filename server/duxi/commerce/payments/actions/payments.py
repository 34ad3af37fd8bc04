"""Between an order and the payment provider: tokens, reports, cancellation, lost notifications."""

from collections.abc import Sequence

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import EventKind, Order, OrderLine, OrderStatus
from duxi.commerce.orders.actions.orders import end_order
from duxi.commerce.orders.actions.timeline import SYSTEM, Actor, lock_order
from duxi.commerce.payments.actions.notifications import apply_report
from duxi.core.compiled import Compiled, CompiledUpdate, param
from duxi.core.errors import Rejected
from duxi.gateways import payment
from duxi.gateways.payment import CancelResult, GatewayDown, PaymentItem, PaymentRequest


class NotPending(Rejected):
    """The order is already paid or ended."""

    message = _("Pesanan ini tidak lagi menunggu pembayaran.")


class AlreadyPaid(Rejected):
    """The provider has received the payment, so it is too late to cancel."""

    message = _("Pesanan ini sudah dibayar, jadi tidak dapat dibatalkan.")


_LINES = Compiled(lambda: OrderLine.objects.filter(order=param("order")).order_by("product_id"))
_KEEP_TOKEN = CompiledUpdate(
    lambda: Order.objects.filter(pk=param("order"), status=OrderStatus.PENDING, payment_token=""),
    payment_token=param("token"),
)


def ensure_token(order: Order, lines: Sequence[OrderLine] | None = None) -> str:
    """The token that opens the payment popup, requested if the order has none; no lock is held meanwhile.

    `lines` are the order's, if the caller has them. Concurrent callers both get the token that was stored
    first. Raises `GatewayDown`.
    """
    if order.payment_token:
        return order.payment_token
    try:
        token = payment.gateway().create_transaction(_bill(order, lines or _LINES.all(order=order.pk))).token
    except GatewayDown:
        if token := _stored_token(order):
            return token
        raise
    if _KEEP_TOKEN.run(order=order.pk, token=token) != 1:
        return _stored_token(order)
    order.payment_token = token
    return token


def _stored_token(order: Order) -> str:
    """The order's current row: another process may have stored a token or ended it."""
    order.refresh_from_db(fields=["payment_token", "status"])
    return order.payment_token


def cancel_order(order: Order, by: Actor = SYSTEM) -> None:
    """Cancel an order for its buyer or staff: first at the provider, then here; idempotent.

    Raises `NotPending`, `AlreadyPaid` or `GatewayDown`.
    """
    if order.status == OrderStatus.CANCELLED:
        return
    if order.status != OrderStatus.PENDING:
        raise NotPending
    if order.payment_token and payment.gateway().cancel(order.order_id) is CancelResult.TOO_LATE:
        raise AlreadyPaid
    if not end_order(order.pk, status=OrderStatus.CANCELLED, kind=EventKind.CANCELLED, by=by):
        _refuse_unless_cancelled(order)


def _refuse_unless_cancelled(order: Order) -> None:
    """The provider's own notification may have cancelled it already."""
    order.refresh_from_db()
    if order.status != OrderStatus.CANCELLED:
        raise NotPending


def reconcile(order: Order) -> None:
    """Ask the provider about a pending order and apply its answer; raises `GatewayDown`."""
    report = payment.gateway().status(order.order_id)
    if report is not None:
        with transaction.atomic():
            apply_report(lock_order(order.pk), report)


def expire_overdue(order: Order) -> None:
    """End an order whose deadline is over, unless the provider was paid after all.

    The payment is cancelled at the provider first, so that no money follows. Raises `GatewayDown`: without
    the provider's answer the order stays pending.
    """
    if order.payment_token:
        reconcile(order)
        order.refresh_from_db()
        if order.status != OrderStatus.PENDING:
            return
        if payment.gateway().cancel(order.order_id) is CancelResult.TOO_LATE:
            return
    end_order(order.pk, status=OrderStatus.EXPIRED, kind=EventKind.EXPIRED)


def _bill(order: Order, lines: Sequence[OrderLine]) -> PaymentRequest:
    items = [
        PaymentItem(id=str(line.product_id), name=line.title, price=line.price, quantity=line.quantity)
        for line in lines
    ]
    if order.discount:
        items.append(
            PaymentItem(id="VOUCHER", name=str(_("Potongan voucher")), price=-order.discount, quantity=1)
        )
    return PaymentRequest(
        order_id=order.order_id,
        total=order.total,
        items=tuple(items),
        customer_name=order.buyer.fullname,
        customer_email=order.buyer.email,
        customer_phone=order.buyer.phone,
        created_at=order.created_at,
        expires_at=order.expires_at,
    )
