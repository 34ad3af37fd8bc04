"""Tickets, which are shown at the entrance, and the code that is scanned there."""

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
    """The token or code was never issued."""

    message = _("Tiket tidak dikenal. Periksa kembali tautannya.")


class TicketReturned(Rejected):
    """The ticket's seat was refunded."""

    message = _("Tiket ini tidak berlaku lagi karena pesanannya sudah dikembalikan.")


class TicketWaits(Rejected):
    """Paid, but without a seat (yet)."""

    message = _("Tiket belum tersedia karena kursinya masih menunggu.")


class TicketOfNobody(Rejected):
    """The buyer's account was erased or blocked."""

    message = _("Tiket ini tidak berlaku lagi karena akun pemesannya sudah tidak aktif.")


def ticket_url(line: OrderLine) -> str | None:
    """The URL where the ticket of an order line is printed; None when it is not fulfilled or has no date.

    Reads the line's product, and its parts where the product has no date of its own.
    """
    if line.service != FulfilmentStatus.FULFILLED or not events_of(line):
        return None
    return link(_PAGE, token=signing.dumps(line.pk, salt=_SALT))


def events_of(line: OrderLine) -> list[Product]:
    """The dated products of a line: its product, or the dated parts of a bundle."""
    if line.product.starts_at:
        return [line.product]
    dated = [(part.product.starts_at, part.product) for part in line.parts.all() if part.product.starts_at]
    return [product for _moment, product in sorted(dated, key=lambda one: (one[0], one[1].pk))]


def line_of_token(token: str) -> OrderLine:
    """The line of a ticket link while its ticket is valid.

    Raises `UnknownTicket`, `TicketOfNobody`, `TicketReturned` or `TicketWaits`.
    """
    try:
        pk = signing.loads(token, salt=_SALT)
    except signing.BadSignature as error:
        raise UnknownTicket from error
    return _good(pk)


def line_of_code(code: str) -> OrderLine:
    """The line of a scanned or typed ticket code; raises as above."""
    pk = read_code(code, _PREFIX, salt=_SALT)
    if pk is None:
        raise UnknownTicket
    return _good(pk)


def code_of(line: OrderLine) -> str:
    """The content of the ticket's QR code: `TKT-1A-7K3QPMXZ`, the line's number and a signature."""
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
    """The time zone of its place."""
    return product.location.time_zone if product.location else settings.TIME_ZONE


def wall_clock(moment: datetime | None, product: Product) -> datetime | None:
    """A moment in the local time of its place."""
    return moment.astimezone(ZoneInfo(time_zone_of(product))) if moment else None
