"""Reads of waiting lists; `…_of(user)` is the only door to somebody's entries."""

from django.db.models import Case, Exists, F, OuterRef, Q, QuerySet, When
from django.db.models.functions import Now

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.commerce.models import OPEN, FulfilmentStatus, OrderLine, WaitingEntry, WaitingStatus
from duxi.core.expressions import count_of


def open_entries_of(user: User) -> QuerySet[WaitingEntry]:
    """Where somebody stands, newest first; `place` counts from 1, 0 with an offer that still holds."""
    ahead = WaitingEntry.objects.filter(
        product=OuterRef("product"), status=WaitingStatus.WAITING, pk__lte=OuterRef("pk")
    )
    standing = WaitingEntry.objects.filter(_still_open(), person=user, product__is_published=True)
    place = Case(When(status=WaitingStatus.OFFERED, then=0), default=count_of(ahead, "product"))
    return standing.select_related("product").annotate(place=place).order_by("-pk")


def open_entry_of(user: User, product_id: int) -> WaitingEntry | None:
    """Somebody's place in one line."""
    return WaitingEntry.objects.filter(_still_open(), person=user, product=product_id).first()


def place_of(entry: WaitingEntry) -> int:
    """How many stand up to and with this entry; 0 for one with an offer."""
    if entry.status == WaitingStatus.OFFERED:
        return 0
    return WaitingEntry.objects.filter(
        product=entry.product_id, status=WaitingStatus.WAITING, pk__lte=entry.pk
    ).count()


def products_with_line() -> QuerySet[Product]:
    """Products for which somebody waits, or queues with a paid line, and a seat is free."""
    free = Q(quota=None) | Q(quota__gt=F("sold"))
    line = WaitingEntry.objects.filter(product=OuterRef("pk"), status=WaitingStatus.WAITING)
    return Product.objects.filter(free, Q(Exists(line)) | is_queued_for())


def is_queued_for() -> Q:
    """For products: somebody has paid for a line and waits for its seat, before all who have not paid."""
    queued = OrderLine.objects.filter(service=FulfilmentStatus.QUEUED)
    whole, part = queued.filter(product=OuterRef("pk")), queued.filter(parts__product=OuterRef("pk"))
    return Q(Exists(whole)) | Q(Exists(part))


def _still_open() -> Q:
    over = Q(status=WaitingStatus.OFFERED, offered_until__lte=Now())
    return Q(status__in=OPEN) & ~over
