"""Reads of waiting lists; the functions that take a user are the only queries that scope rows to one."""

from django.db.models import Case, Exists, F, OuterRef, Q, QuerySet, When
from django.db.models.functions import Now

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.commerce.models import OPEN, FulfilmentStatus, OrderLine, WaitingEntry, WaitingStatus
from duxi.core.expressions import count_of


def open_entries_of(user: User) -> QuerySet[WaitingEntry]:
    """The user's places in waiting lists, newest first; `place` counts from 1, 0 with a valid offer."""
    ahead = WaitingEntry.objects.filter(
        product=OuterRef("product"), status=WaitingStatus.WAITING, pk__lte=OuterRef("pk")
    )
    standing = WaitingEntry.objects.filter(_still_open(), person=user, product__is_published=True)
    place = Case(When(status=WaitingStatus.OFFERED, then=0), default=count_of(ahead, "product"))
    return standing.select_related("product").annotate(place=place).order_by("-pk")


def open_entry_of(user: User, product_id: int) -> WaitingEntry | None:
    """The user's place in one waiting list."""
    return WaitingEntry.objects.filter(_still_open(), person=user, product=product_id).first()


def place_of(entry: WaitingEntry) -> int:
    """The number of entries up to and including this one; 0 for one with an offer."""
    if entry.status == WaitingStatus.OFFERED:
        return 0
    return WaitingEntry.objects.filter(
        product=entry.product_id, status=WaitingStatus.WAITING, pk__lte=entry.pk
    ).count()


def products_with_line() -> QuerySet[Product]:
    """Products with a free seat and a waiting entry, or with a queued paid line."""
    free = Q(quota=None) | Q(quota__gt=F("sold"))
    line = WaitingEntry.objects.filter(product=OuterRef("pk"), status=WaitingStatus.WAITING)
    return Product.objects.filter(free, Q(Exists(line)) | is_queued_for())


def is_queued_for() -> Q:
    """For products: whether a paid line waits for seats, before everybody who has not paid."""
    queued = OrderLine.objects.filter(service=FulfilmentStatus.QUEUED)
    whole, part = queued.filter(product=OuterRef("pk")), queued.filter(parts__product=OuterRef("pk"))
    return Q(Exists(whole)) | Q(Exists(part))


def _still_open() -> Q:
    over = Q(status=WaitingStatus.OFFERED, offered_until__lte=Now())
    return Q(status__in=OPEN) & ~over
