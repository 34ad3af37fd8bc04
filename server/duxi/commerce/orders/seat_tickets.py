"""The ticket of one seat: its link, and the seat of a link."""

from django.core import signing

from duxi.commerce.orders.tickets import TicketOfNobody, TicketReturned, UnknownTicket
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.gateways.mail import link

_SALT = "duxi.commerce.seat-ticket"
_PAGE = "/printTicket"


def seat_ticket_url(seat: Entitlement) -> str | None:
    """The URL where a seat's ticket is printed; None without a date. Reads the seat's product."""
    token = seat_ticket_token(seat)
    return link(_PAGE, token=token) if token else None


def seat_ticket_token(seat: Entitlement) -> str | None:
    """The token of a seat's ticket; None without a date. Reads the seat's product."""
    if seat.product.starts_at is None or seat.status == EntitlementStatus.WITHDRAWN:
        return None
    return signing.dumps(seat.pk, salt=_SALT)


def seat_of_token(token: str) -> Entitlement | None:
    """The seat of a token; None for tokens of another kind.

    Raises `TicketReturned`, `TicketOfNobody` or `UnknownTicket`.
    """
    try:
        pk = signing.loads(token, salt=_SALT)
    except signing.BadSignature:
        return None
    rows = Entitlement.objects.select_related("product__location", "holder", "bought_by")
    seat = rows.filter(pk=pk).first()
    if seat is None or seat.product.starts_at is None:
        raise UnknownTicket
    if seat.status == EntitlementStatus.WITHDRAWN:
        raise TicketReturned
    if not (seat.holder or seat.bought_by).is_active:
        raise TicketOfNobody
    return seat
