"""Waiting lists of sold-out products: joining, leaving, offers that reserve a seat, and their expiry.

Locks are always taken in this order: the entry first, then the product (`seats`).
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from django.db import IntegrityError, transaction
from django.db.models import Q, QuerySet
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.commerce.models import WaitingEntry, WaitingStatus
from duxi.commerce.orders.actions.seat_queue import fulfil_queued, queued_lines
from duxi.commerce.shop.actions import seats
from duxi.commerce.shop.availability import is_sold_out, waits_for_seats
from duxi.commerce.shop.queries.waiting import open_entry_of, place_of
from duxi.core.clock import now
from duxi.core.compiled import Compiled, any_param, param
from duxi.core.errors import NotFound, Rejected
from duxi.core.throttle import Limit
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.orders import OFFER_EXPIRED, SEAT_OFFERED

OFFER_TTL = timedelta(hours=24)
MOST_AT_ONCE = 20
JOINED = Limit("waiting-list", times=30, seconds=3600)


class SeatsAreThere(Rejected):
    """Seats are free, so no waiting list is needed."""

    message = _("Kursi masih tersedia. Anda dapat langsung memesannya.")


class NoWaitingList(Rejected):
    """Closed permanently, not sold through the cart, or a bundle, whose parts have separate waiting lists."""

    message = _("Produk ini tidak memiliki daftar tunggu.")


class TooManyLines(Rejected):
    """The limit of waiting lists per person."""

    message = _("Anda sudah berada di {n} daftar tunggu. Keluarlah dari salah satunya lebih dahulu.")


def join(*, person: User, product: Product) -> int:
    """Join a waiting list and return the place, 0 with an offer. A user who already waits keeps the place.

    Raises `NoWaitingList`, `SeatsAreThere`, `TooManyLines` or `TooMany`; then nothing changes.
    """
    JOINED.hit(str(person.pk))
    if not waits_for_seats(product):
        raise NoWaitingList
    expire_overdue_offers(WaitingEntry.objects.filter(person=person, product=product))
    entry = open_entry_of(person, product.pk) or _join(person, product)
    return place_of(entry)


def _join(person: User, product: Product) -> WaitingEntry:
    if not is_sold_out(product) and not _line_of(product.pk).exists():
        raise SeatsAreThere
    open_entries = WaitingEntry.objects.filter(person=person, closed_at=None)
    if open_entries.count() >= MOST_AT_ONCE:
        raise TooManyLines(str(TooManyLines.message).format(n=MOST_AT_ONCE))
    try:
        with transaction.atomic():
            entry = WaitingEntry.objects.create(person=person, product=product, created_at=now())
            seats.offer_soon([product.pk])  # a seat may have become free since the check
            return entry
    except IntegrityError:  # the same user was faster in another tab
        found = open_entry_of(person, product.pk)
        if found is None:
            raise
        return found


def leave(*, person: User, product_id: int) -> None:
    """Leave the waiting list; a reserved seat goes to the next. Raises `NotFound`."""
    with transaction.atomic():
        entry = (
            WaitingEntry.objects.select_for_update()
            .filter(person=person, product=product_id, closed_at=None)
            .first()
        )
        if entry is None:
            raise NotFound
        _close(entry, WaitingStatus.LEFT)


@transaction.atomic
def forget(person: User) -> None:
    """Remove a user from every waiting list and delete the entries."""
    own = WaitingEntry.objects.filter(person=person)
    for entry in own.filter(closed_at=None).select_for_update().order_by("product_id"):
        _close(entry, WaitingStatus.LEFT)
    own.delete()


def _close(entry: WaitingEntry, status: WaitingStatus) -> None:
    """End a locked entry; the next one is offered the seat after the commit."""
    held = entry.status == WaitingStatus.OFFERED
    WaitingEntry.objects.filter(pk=entry.pk).update(status=status, closed_at=now())
    if held:
        seats.release_one(entry.product_id)


def offer_free_seats(product_id: int) -> int:
    """Offer free seats to the first in the waiting list and return how many were offered.

    Paid lines that wait for seats come before everybody.
    """
    fulfil_queued(product_id)
    if queued_lines(product_id).exists():
        return 0
    offered = 0
    while _offer_one(product_id):
        offered += 1
    return offered


def _offer_one(product_id: int) -> bool:
    with transaction.atomic():
        entry = _next_in_line(product_id)
        if entry is None or not waits_for_seats(entry.product) or not seats.take_for_line(product_id):
            return False
        until = _mark_offered(entry)
        notify(
            user=entry.person,
            template=SEAT_OFFERED.key,
            params=_about(entry.product) | {"until": until.isoformat()},
            dedupe=f"waiting:{entry.pk}:offered",
        )
        return True


def _next_in_line(product_id: int) -> WaitingEntry | None:
    """The first entry, locked; a concurrent caller waits and gets the next one."""
    line = _line_of(product_id).select_for_update(of=("self",)).select_related("person", "product")
    return line.order_by("pk").first()


def _mark_offered(entry: WaitingEntry) -> datetime:
    """The offer's expiry: 24 hours from now, or the end of the sale if that is sooner."""
    moment = now()
    until = min(moment + OFFER_TTL, entry.product.sale_until or moment + OFFER_TTL)
    entry.status, entry.offered_at, entry.offered_until = WaitingStatus.OFFERED, moment, until
    entry.save(update_fields=["status", "offered_at", "offered_until"])
    return until


def use_offers(*, buyer: User, product_ids: Iterable[int]) -> dict[int, int]:
    """End the buyer's entries for the ordered products; returns the one seat of each product that was
    offered.

    Runs in the order's transaction, so offers survive a failed order. An offer is either used here or expired
    by `expire_overdue_offers`, never both: each checks the row's state and the database's clock in one
    statement.
    """
    found = _USABLE.all(person=buyer.pk, products=list(product_ids))
    if found:
        ended = WaitingEntry.objects.filter(pk__in=[entry.pk for entry in found])
        ended.update(status=WaitingStatus.TAKEN, closed_at=now())
    return {entry.product_id: 1 for entry in found if entry.status == WaitingStatus.OFFERED}


def _usable() -> QuerySet[WaitingEntry]:
    living = Q(status=WaitingStatus.WAITING) | Q(status=WaitingStatus.OFFERED, offered_until__gt=Now())
    own = WaitingEntry.objects.filter(living, any_param("product", "products"), person=param("person"))
    return own.order_by("product_id").select_for_update()


_USABLE = Compiled(_usable)


def expire_overdue_offers(entries: QuerySet[WaitingEntry] | None = None) -> int:
    """Expire overdue offers and release their seats; returns how many."""
    wanted = WaitingEntry.objects.all() if entries is None else entries
    overdue = wanted.filter(status=WaitingStatus.OFFERED, offered_until__lte=Now())
    return sum(_expire(pk) for pk in list(overdue.order_by("offered_until").values_list("pk", flat=True)))


def _expire(pk: int) -> bool:
    with transaction.atomic():
        still = WaitingEntry.objects.filter(pk=pk, status=WaitingStatus.OFFERED, offered_until__lte=Now())
        if still.update(status=WaitingStatus.EXPIRED, closed_at=now()) != 1:
            return False
        entry = WaitingEntry.objects.select_related("person", "product").get(pk=pk)
        seats.release_one(entry.product_id)
        dedupe = f"waiting:{entry.pk}:expired"
        notify(user=entry.person, template=OFFER_EXPIRED.key, params=_about(entry.product), dedupe=dedupe)
        return True


def close_lines_of_ended_sales() -> int:
    """End the waiting lists of products that can no longer be bought; returns how many entries."""
    waiting = WaitingEntry.objects.filter(status=WaitingStatus.WAITING, product__sale_until__lte=Now())
    return waiting.update(status=WaitingStatus.EXPIRED, closed_at=now())


def _line_of(product_id: int) -> QuerySet[WaitingEntry]:
    return WaitingEntry.objects.filter(product=product_id, status=WaitingStatus.WAITING)


def _about(product: Product) -> dict[str, str | int]:
    return {"title": product.title, "kind": product.kind, "slug": product.slug}
