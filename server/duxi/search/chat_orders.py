"""What the chat's bot adds to an answer about refunds: the dates on the asker's own orders."""

from datetime import datetime

from duxi.accounts.models import User
from duxi.commerce.models import SETTLED, OrderLine
from duxi.commerce.refunds.actions.requests import can_be_requested
from duxi.core.clock import now
from duxi.core.dates import moment

_SHOWN = 3


def refund_dates(asker: User) -> str:
    """Which paid items can still be given back and until when; nothing where there is none."""
    lines = OrderLine.objects.filter(
        order__buyer=asker, order__status__in=SETTLED, refundable_until__gt=now()
    ).select_related("order", "product")
    open_lines = [one for one in lines.order_by("refundable_until") if can_be_requested(one.order, one)]
    if not open_lines:
        return ""
    return "\n".join(["Pesanan Anda yang masih dapat dikembalikan:", *map(_line, open_lines[:_SHOWN])])


def _line(line: OrderLine) -> str:
    until: datetime = line.refundable_until or now()
    return f"• {line.title} ({line.order.order_id}), paling lambat {moment(until, 'id')}"
