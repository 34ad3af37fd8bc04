"""Reads of reservations; the functions that take a user are the only queries that scope rows to one."""

from collections.abc import Iterable
from typing import Any

from django.db.models import Case, Exists, Expression, OuterRef, QuerySet, Subquery, Value, When
from django.db.models.functions import Coalesce, Now

from duxi.accounts.models import User
from duxi.commerce.models import CartItem, CheckoutReservation, ReservedSeat, WaitingEntry, WaitingStatus
from duxi.commerce.shop.availability import added_up, parts_of


def active_reservation_of(user: User) -> CheckoutReservation | None:
    """The user's checkout reservation before its deadline."""
    return CheckoutReservation.objects.filter(owner=user, expires_at__gt=Now()).first()


def overdue_reservations() -> QuerySet[CheckoutReservation]:
    """Overdue reservations that still have their seats, oldest first."""
    return CheckoutReservation.objects.filter(expires_at__lte=Now()).order_by("expires_at", "pk")


def offers_of(user_id: int | Expression) -> QuerySet[WaitingEntry]:
    """The offers of the waiting list that the user may still use."""
    return WaitingEntry.objects.filter(person=user_id, status=WaitingStatus.OFFERED, offered_until__gt=Now())


def reserved_for(user: User) -> dict[int, int]:
    """The seats by product that are reserved for the user now, by offers and the reservation."""
    offers = offers_of(user.pk).values_list("product_id", Value(1))
    reserved = ReservedSeat.objects.filter(reservation__owner=user, reservation__expires_at__gt=Now())
    return added_up(offers.union(reserved.values_list("product_id", "quantity"), all=True))


def reserved_seats(user_id: int | Expression, product: str) -> Any:
    """The same in SQL, for rows that have a product under this name."""
    offers = offers_of(user_id).filter(product=OuterRef(product))
    reserved = ReservedSeat.objects.filter(
        reservation__owner=user_id, reservation__expires_at__gt=Now(), product=OuterRef(product)
    )
    return Case(When(Exists(offers), then=1), default=0) + Coalesce(Subquery(reserved.values("quantity")), 0)


def reserved_in(items: Iterable[CartItem]) -> dict[int, int]:
    """The seats by product that are reserved, for rows of `cart_of`."""
    reserved: dict[int, int] = {}
    for item in items:
        reserved[item.product_id] = getattr(item, "reserved_seats", 0)
        reserved |= {part.product_id: getattr(part, "reserved_seats", 0) for part in parts_of(item.product)}
    return reserved
