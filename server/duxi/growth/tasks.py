"""Worker jobs of growth."""

import logging
from datetime import timedelta

from django.db.models import Exists, F, OuterRef, Sum, TextField, Value
from django.db.models.functions import Cast, Coalesce, Concat

from duxi.commerce.models import SETTLED, Order, OrderLine, Refund, RefundStatus
from duxi.core.clock import local, now
from duxi.growth.actions.commissions import claw_back, earn_for_order
from duxi.growth.actions.points import expire_all
from duxi.growth.listeners import award_order, undo_refund
from duxi.growth.models import EntryKind, PointAccount, PointCause, PointEntry, PointLot
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.growth import POINTS_EXPIRING

logger = logging.getLogger(__name__)

LOOKS_BACK = timedelta(days=3)
TOLD_AHEAD = timedelta(days=14)


def expire_points() -> int:
    """Remove expired points; returns how many."""
    return expire_all()


def catch_up_points() -> int:
    """Award and reverse what no listener handled; returns the number of orders and refunds examined."""
    since = now() - LOOKS_BACK
    earned = PointEntry.objects.filter(
        kind=EntryKind.EARN,
        cause=PointCause.ORDER_PAID,
        reference=Concat(Value("order:"), Cast(OuterRef("uuid"), TextField())),
    )
    paid = Order.objects.filter(status__in=SETTLED, paid_at__gte=since, total__gt=0)
    brought = OrderLine.objects.filter(order=OuterRef("pk"), commission=None).exclude(affiliate_code="")
    missed = paid.filter(~Exists(earned) | Exists(brought))
    orders = list(missed.select_related("buyer"))
    for order in orders:
        award_order(order)
        earn_for_order(order)
    refunds = list(
        Refund.objects.filter(status=RefundStatus.DONE, done_at__gte=since).select_related("order")
    )
    for refund in refunds:
        undo_refund(refund)
        claw_back(refund)
    return len(orders) + len(refunds)


def notify_of_expiry() -> int:
    """Notify users two weeks ahead, once per expiry date; returns how many."""
    soon = PointLot.objects.filter(
        remaining__gt=0, expires_at__gt=now(), expires_at__lte=now() + TOLD_AHEAD
    ).select_related("account__user")
    expiring: dict[tuple[int, str], int] = {}
    users = {}
    for lot in soon:
        key = (lot.account.user_id, local(lot.expires_at).date().isoformat())
        expiring[key] = expiring.get(key, 0) + lot.remaining
        users[lot.account.user_id] = lot.account.user
    for (user_id, day), points in expiring.items():
        notify(
            user=users[user_id],
            template=POINTS_EXPIRING.key,
            params={"points": points, "day": day},
            dedupe=f"points:expire:{day}",
        )
    return len(expiring)


def reconcile_points() -> int:
    """Compare every balance with its entries and lots; logs differences and returns their number."""
    entries = PointEntry.objects.filter(account=OuterRef("pk")).order_by().values("account")
    lots = PointLot.objects.filter(account=OuterRef("pk")).order_by().values("account")
    summed = PointAccount.objects.annotate(
        booked=Coalesce(entries.annotate(sum=Sum("amount")).values("sum"), 0),
        left=Coalesce(lots.annotate(sum=Sum("remaining")).values("sum"), 0),
    )
    wrong = summed.exclude(balance=F("booked"), left=F("booked"))
    for account in wrong:
        logger.error("point account %s differs from its entries", account.pk)
    return wrong.count()
