"""Tickets: what somebody shows at the door of what they bought, and the code that is read there."""

from datetime import datetime
from zoneinfo import ZoneInfo

from django.conf import settings
from django.core import signing
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.commerce.models import SETTLED, FulfilmentStatus, OrderLine
from duxi.core.errors import NotFound, Rejected
from duxi.core.signed_codes import read_code, signed_code
from duxi.gateways.mail import link

_SALT = "duxi.commerce.ticket"
_PAGE = "/printTicket"
_PREFIX = "TKT"


class UnknownTicket(NotFound):
    """The token or code was never given out."""

    message = _("Tiket tidak dikenal. Periksa kembali tautannya.")


class TicketReturned(Rejected):
    """The money went back, and the seat with it."""

    message = _("Tiket ini tidak berlaku lagi karena pesanannya sudah dikembalikan.")


class TicketWaits(Rejected):
    """Paid, but there is no seat (yet)."""

    message = _("Tiket belum tersedia karena kursinya masih menunggu.")


class TicketOfNobody(Rejected):
    """Anyone who ordered it was erased or locked out."""

    message = _("Tiket ini tidak berlaku lagi karena akun pemesannya sudah tidak aktif.")


def ticket_url(line: OrderLine) -> str | None:
    """Where the ticket of an order's line is printed; None for what is not served or has no date.

    Reads the line's product, and its parts' where it has no date of its own.
    """
    if line.service != FulfilmentStatus.FULFILLED or not events_of(line):
        return None
    return link(_PAGE, token=signing.dumps(line.pk, salt=_SALT))


def events_of(line: OrderLine) -> list[Product]:
    """The dated things that a line lets somebody into: its product, or the dated parts of a bundle."""
    if line.product.starts_at:
        return [line.product]
    dated = [(part.product.starts_at, part.product) for part in line.parts.all() if part.product.starts_at]
    return [product for _moment, product in sorted(dated, key=lambda one: (one[0], one[1].pk))]


def line_of_token(token: str) -> OrderLine:
    """The line that a ticket's link names, while its ticket is good.

    Raises `UnknownTicket`, `TicketOfNobody`, `TicketReturned` or `TicketWaits`.
    """
    try:
        pk = signing.loads(token, salt=_SALT)
    except signing.BadSignature as error:
        raise UnknownTicket from error
    return _good(pk)


def line_of_code(code: str) -> OrderLine:
    """The line whose ticket bears this code, as it is read or typed at the door; raises as above."""
    pk = read_code(code, _PREFIX, salt=_SALT)
    if pk is None:
        raise UnknownTicket
    return _good(pk)


def code_of(line: OrderLine) -> str:
    """What stands in the ticket's QR code: `TKT-1A-7K3QPMXZ`, the line's number and its proof."""
    return signed_code(_PREFIX, line.pk, salt=_SALT)


def _good(pk: int) -> OrderLine:
    lines = OrderLine.objects.select_related("order__buyer", "product__location")
    line = lines.prefetch_related("parts__product__location").filter(pk=pk).first()
    if line is None:
        raise UnknownTicket
    if not line.order.buyer.is_active:
        raise TicketOfNobody
    if line.service == FulfilmentStatus.RETURNED:
        raise TicketReturned
    if line.order.status not in SETTLED or line.service != FulfilmentStatus.FULFILLED:
        raise TicketWaits
    if not events_of(line):
        raise UnknownTicket
    return line


def time_zone_of(product: Product) -> str:
    """By which clock it starts: that of its place."""
    return product.location.time_zone if product.location else settings.TIME_ZONE


def wall_clock(moment: datetime | None, product: Product) -> datetime | None:
    """A moment as the clocks at the place show it."""
    return moment.astimezone(ZoneInfo(time_zone_of(product))) if moment else None
