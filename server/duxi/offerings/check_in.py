"""Check-in: scanned codes of seats and tickets, and who is in."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from django.db.models import OuterRef, Q, QuerySet
from django.utils.translation import gettext as _

from duxi.catalog.models import Product
from duxi.commerce.orders.actions.fulfilment import source_of
from duxi.commerce.orders.tickets import TicketReturned, TicketWaits, line_of_code
from duxi.core.clock import JAKARTA, local, now
from duxi.core.errors import NotFound, Rejected
from duxi.core.expressions import count_of
from duxi.core.schema import Schema
from duxi.entitlements.models import LIVE, Entitlement
from duxi.entitlements.participant_names import participant_names
from duxi.entitlements.queries import live_seats_of
from duxi.entitlements.seat_codes import seat_of_code
from duxi.learning.actions.check_ins import Scan, ScanResult, check_in, judge, store_failure
from duxi.learning.models import CheckIn


class ScanOut(Schema):
    """The result of a scan and the participant; `message` may be shown unchanged."""

    result: ScanResult
    message: str
    holder: str | None = None
    title: str | None = None
    seat_number: int | None = None
    starts_at: datetime | None = None
    checked_in_at: datetime | None = None


class DoorEvent(Schema):
    """An event with its sold seats and how many have checked in."""

    item_id: int
    kind: str
    title: str
    starts_at: datetime | None
    ends_at: datetime | None
    seats: int
    checked_in: int


def check(code: str, product_id: int | None) -> ScanOut:
    """The result of a scan without storing it."""
    seat = _seat_of(code, product_id)
    if isinstance(seat, ScanResult):
        return ScanOut(result=seat, message=_sentence(seat))
    there = CheckIn.objects.filter(entitlement=seat).first()
    result = judge(seat, product_id, now())
    if result == ScanResult.OK and there is not None:
        result = ScanResult.ALREADY_IN
    return _about(seat, result)


def submit(scan: Scan) -> ScanOut:
    """Check a participant in, or store the refusal."""
    seat = _seat_of(scan.code, scan.product_id)
    if isinstance(seat, ScanResult):
        store_failure(scan, seat)
        return ScanOut(result=seat, message=_sentence(seat))
    return _about(seat, check_in(seat, scan))


def events_of_today() -> list[DoorEvent]:
    """Events that take place today, with their counters."""
    start = now().astimezone(JAKARTA).replace(hour=0, minute=0, second=0, microsecond=0)
    over = start + timedelta(days=1)
    lasts = Q(ends_at__gte=start) | Q(ends_at=None, starts_at__gte=start)
    return _events(Product.objects.filter(lasts, starts_at__lt=over))


def event(product_id: int) -> DoorEvent:
    """One event with its counters; raises `NotFound`."""
    found = _events(Product.objects.filter(pk=product_id, starts_at__isnull=False))
    if not found:
        raise NotFound
    return found[0]


def _events(products: QuerySet[Product]) -> list[DoorEvent]:
    here = {"product": OuterRef("pk")}
    seats = Entitlement.objects.filter(status__in=LIVE, **here)
    entered = CheckIn.objects.filter(entitlement__status__in=LIVE, **here)
    rows: Iterable[Product] = products.annotate(
        seats=count_of(seats, "product"),
        checked_in=count_of(entered, "product"),
    ).order_by("starts_at", "pk")
    names = ("kind", "title", "starts_at", "ends_at", "seats", "checked_in")
    return [DoorEvent(item_id=row.pk, **{name: getattr(row, name) for name in names}) for row in rows]


def _seat_of(code: str, product_id: int | None) -> Entitlement | ScanResult:
    seat = seat_of_code(code)
    if seat is not None:
        return seat
    try:
        line = line_of_code(code)
    except TicketReturned:
        return ScanResult.REFUNDED
    except TicketWaits:
        return ScanResult.UNPAID
    except Rejected:
        return ScanResult.UNKNOWN
    dated = live_seats_of(source_of(line)).filter(product__starts_at__isnull=False)
    seats = dated.filter(product=product_id) if product_id else dated
    found = list(seats.select_related("product", "holder")[:2])
    if not found:
        return ScanResult.WRONG_EVENT
    return found[0] if len(found) == 1 else ScanResult.SEVERAL_SEATS


def _about(seat: Entitlement, result: ScanResult) -> ScanOut:
    there = CheckIn.objects.filter(entitlement=seat).first()
    return ScanOut(
        result=result,
        message=_sentence(result),
        holder=participant_names([seat]).get(seat.pk),
        title=seat.product.title,
        seat_number=seat.seat_number,
        starts_at=seat.product.starts_at,
        checked_in_at=local(there.scanned_at) if there else None,
    )


def _sentence(result: ScanResult) -> str:
    return {
        ScanResult.OK: _("Silakan masuk."),
        ScanResult.ALREADY_IN: _("Tiket ini sudah dipakai masuk."),
        ScanResult.UNKNOWN: _("Kode tiket tidak dikenal."),
        ScanResult.UNPAID: _("Tiket ini belum dibayar atau kursinya belum ada."),
        ScanResult.REFUNDED: _("Tiket ini sudah dikembalikan."),
        ScanResult.WRONG_EVENT: _("Tiket ini untuk acara lain."),
        ScanResult.WRONG_DAY: _("Tiket ini bukan untuk hari ini."),
        ScanResult.SEVERAL_SEATS: _("Tiket ini berisi beberapa kursi. Pindai kode setiap peserta."),
    }[result]
