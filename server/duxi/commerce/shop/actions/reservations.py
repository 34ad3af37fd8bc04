"""Checkout reservations: seats and voucher uses held for 15 minutes.

Locks are taken in one order: carts, reservations, vouchers by id, products by id. Whoever changes, uses or
releases a reservation locks its row first and then deletes it, so its seats are counted once.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TypeVar

from django.db import transaction

from duxi.accounts.models import User
from duxi.commerce.models import CartItem, CheckoutReservation, ReservedSeat, ReservedVoucher, TaxRate
from duxi.commerce.shop.actions import seats, vouchers
from duxi.commerce.shop.availability import NotAvailable, added_up, parts_of, refuse_unavailable
from duxi.commerce.shop.bills import Bill
from duxi.commerce.shop.queries.cart import cart_of, locked_cart_items_for
from duxi.commerce.shop.queries.reservations import active_reservation_of, offers_of, overdue_reservations
from duxi.commerce.shop.reserved_terms import ReservedTerms, lower_of, promised, terms_of
from duxi.commerce.shop.tax import rate_on
from duxi.commerce.shop.voucher_rules import VoucherInOtherCart
from duxi.core.clock import now
from duxi.core.compiled import Compiled, param

RESERVATION_TTL = timedelta(minutes=15)
RETURN_GRACE = timedelta(minutes=1)
BATCH = 100

T = TypeVar("T")

_LOCKED = Compiled(lambda: CheckoutReservation.objects.select_for_update().filter(owner=param("owner")))


@dataclass(frozen=True)
class CheckoutSession:
    """What is reserved for a buyer in checkout, and what it costs."""

    reservation: CheckoutReservation
    bill: Bill
    rate: TaxRate


@dataclass(frozen=True)
class Reserved:
    """The content of an ended reservation: seats by product, voucher ids, and the promised prices."""

    seats: Mapping[int, int] = field(default_factory=dict)
    vouchers: Sequence[int] = ()
    terms: ReservedTerms = field(default_factory=ReservedTerms)


def reserve(*, owner: User, cart_ids: Iterable[int]) -> CheckoutReservation:
    """Reserve the seats and one use of each voucher of these lines, replacing the previous reservation.

    The deadline is kept while the reservation lives, whatever the lines, also for a buyer who left and came
    back. Seats offered by the waiting list count as reserved, and the deadline is never later than that of
    such an offer. Overdue reservations of the buyer are released first. Raises `NotFound`, `NotAvailable` or
    a voucher's refusal; then the previous reservation stays.
    """
    release_overdue(owner)
    with transaction.atomic():
        items = locked_cart_items_for(owner, cart_ids)
        mine = _own_row(owner)
        before = _content(mine)
        offers = _offered_until(owner, items)
        for item in items:
            reserved = added_up([*before.seats.items(), *((product_id, 1) for product_id in offers)])
            refuse_unavailable(item.product, item.quantity, reserved=reserved)
        before.terms.apply_to(items)
        lower_of(items)
        bill = vouchers.checkout_bill(owner, items, rate_on(now().date()))
        mine.terms = promised(bill)
        _renew(mine, before, bill, offers)
        _set_deadline(mine, items, offers)
        return mine


def checkout_session_of(owner: User) -> CheckoutSession | None:
    """The user's current reservation at the promised prices; None without one."""
    found = active_reservation_of(owner)
    items = cart_of(owner, found.cart_ids) if found else []
    if found is None or not items:
        return None
    rate = rate_on(now().date())
    terms_of(found).apply_to(items)
    return CheckoutSession(found, vouchers.cart_bill(items, rate), rate)


def seats_of(items: Iterable[CartItem]) -> dict[int, int]:
    """The number of seats of each product that these lines and their parts need."""
    return added_up(
        pair
        for item in items
        for pair in (
            (item.product_id, item.quantity),
            *((part.product_id, part.quantity * item.quantity) for part in parts_of(item.product)),
        )
    )


def use(owner: User) -> Reserved:
    """End the user's reservation and return its content, which this transaction must use or give back."""
    mine = _LOCKED.first(owner=owner.pk)
    if mine is None:
        return Reserved()
    content = _content(mine)
    mine.delete()
    return content


def release(reservation: CheckoutReservation) -> bool:
    """Release a reservation with its seats and voucher uses; False when another process was faster."""
    with transaction.atomic():
        still = CheckoutReservation.objects.select_for_update().filter(pk=reservation.pk).first()
        return _ended(still)


def release_of(owner: User) -> bool:
    """Release the user's reservation, if any."""
    with transaction.atomic():
        return _ended(CheckoutReservation.objects.select_for_update().filter(owner=owner).first())


def expire_soon(owner: User) -> None:
    """The user's page was closed or is reloading: shorten the reservation to one minute.

    A user who is back within that minute keeps the reservation until its original deadline.
    """
    until = now() + RETURN_GRACE
    CheckoutReservation.objects.filter(owner=owner, expires_at__gt=until).update(expires_at=until)


def release_overdue(owner: User | None = None) -> int:
    """Release overdue reservations, of all users or one; returns how many."""
    overdue = overdue_reservations().filter(owner=owner) if owner else overdue_reservations()
    return sum(_release_if_overdue(pk) for pk in list(overdue.values_list("pk", flat=True)[:BATCH]))


def with_overdue_released(work: Callable[[], T]) -> T:
    """Run an action; when it lacks a seat or a voucher use, release overdue reservations and run it once
    more.

    So no buyer waits for the job that releases them every minute. Must not run inside a transaction, because
    the release has to be committed before the action locks anything.
    """
    try:
        return work()
    except (NotAvailable, VoucherInOtherCart):
        if not release_overdue():
            raise
        return work()


def _release_if_overdue(pk: int) -> bool:
    with transaction.atomic():
        return _ended(overdue_reservations().select_for_update().filter(pk=pk).first())


def _ended(reservation: CheckoutReservation | None) -> bool:
    if reservation is None:
        return False
    content = _content(reservation)
    reservation.delete()
    vouchers.release_uses(content.vouchers)
    seats.release_seats(content.seats)
    return True


def _own_row(owner: User) -> CheckoutReservation:
    """The user's reservation, locked; created empty if missing."""
    moment = now()
    CheckoutReservation.objects.bulk_create(
        [CheckoutReservation(owner=owner, created_at=moment, expires_at=moment + RESERVATION_TTL)],
        ignore_conflicts=True,
    )
    return CheckoutReservation.objects.select_for_update().get(owner=owner)


def _content(reservation: CheckoutReservation) -> Reserved:
    return Reserved(
        seats=dict(reservation.seats.values_list("product_id", "quantity")),
        vouchers=list(reservation.vouchers.values_list("voucher_id", flat=True)),
        terms=terms_of(reservation),
    )


def _offered_until(owner: User, items: Iterable[CartItem]) -> dict[int, datetime]:
    """The deadlines of the waiting list's offers for the wanted products."""
    offers = offers_of(owner.pk).filter(product__in=seats_of(items))
    return {entry.product_id: entry.offered_until for entry in offers if entry.offered_until}


def _renew(mine: CheckoutReservation, before: Reserved, bill: Bill, offers: Mapping[int, datetime]) -> None:
    items = [line.item for line in bill.lines]
    missing = {pk: n - (pk in offers) for pk, n in seats_of(items).items()}
    wanted = {pk: n for pk, n in missing.items() if n}
    vouchers.exchange(mine.owner, before.vouchers, bill)
    seats.exchange_for(items, before.seats, wanted)
    if wanted != before.seats:
        mine.seats.all().delete()
        ReservedSeat.objects.bulk_create(
            [ReservedSeat(reservation=mine, product_id=pk, quantity=n) for pk, n in wanted.items()]
        )
    used = [one.voucher.pk for one in bill.uses]
    if set(used) != set(before.vouchers):
        mine.vouchers.all().delete()
        ReservedVoucher.objects.bulk_create([ReservedVoucher(reservation=mine, voucher_id=pk) for pk in used])


def _set_deadline(
    mine: CheckoutReservation, items: Sequence[CartItem], offers: Mapping[int, datetime]
) -> None:
    moment = now()
    if mine.expires_at <= moment:
        mine.created_at = moment
    soonest = min([mine.created_at + RESERVATION_TTL, *offers.values()])
    mine.expires_at = max(soonest, mine.created_at + timedelta(seconds=1))
    mine.cart_ids = [item.pk for item in items]
    mine.save(update_fields=["created_at", "expires_at", "cart_ids", "terms"])
