"""Adds refund deadlines of the visitor's own orders to the bot's answers about refunds."""

from duxi.accounts.models import User
from duxi.commerce.models import SETTLED, OrderLine
from duxi.commerce.refunds.actions.requests import can_be_requested
from duxi.commerce.shop.refund_policy import deadline_of
from duxi.core.dates import moment

_SHOWN = 3
_NEWEST = 20


def refund_dates(asker: User) -> str:
    """Until when the newest paid items can be refunded; empty if there are none."""
    lines = OrderLine.objects.filter(order__buyer=asker, order__status__in=SETTLED)
    newest = lines.select_related("order", "product").order_by("-pk")[:_NEWEST]
    open_lines = [line for line in newest if can_be_requested(line.order, line)][:_SHOWN]
    if not open_lines:
        return ""
    return "\n".join(["Pesanan Anda yang masih dapat dikembalikan:", *map(_sentence, open_lines)])


def _sentence(line: OrderLine) -> str:
    until = deadline_of(line).until
    what = f"• {line.title} ({line.order.order_id})"
    return f"{what}, paling lambat {moment(until, 'id')}" if until else f"{what}, selama jadwalnya belum ada"
