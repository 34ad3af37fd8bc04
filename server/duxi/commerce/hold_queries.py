"""Reads of what is kept for somebody; `…_for(user)` is the only door to it."""

from django.db.models import QuerySet, Value
from django.db.models.functions import Now

from duxi.accounts.models import User
from duxi.commerce.availability import added_up
from duxi.commerce.models import CheckoutHold, HeldSeat, WaitingEntry, WaitingStatus


def living_hold_of(user: User) -> CheckoutHold | None:
    """What is held for somebody at the till, while its time lasts."""
    return CheckoutHold.objects.filter(owner=user, expires_at__gt=Now()).first()


def overdue_holds() -> QuerySet[CheckoutHold]:
    """Holds whose time is over and that still have their seats, the oldest first."""
    return CheckoutHold.objects.filter(expires_at__lte=Now()).order_by("expires_at", "pk")


def kept_for(user: User) -> dict[int, int]:
    """How many seats of which product are kept for somebody now, by offers and by their hold."""
    offers = WaitingEntry.objects.filter(person=user, status=WaitingStatus.OFFERED, offered_until__gt=Now())
    held = HeldSeat.objects.filter(hold__owner=user, hold__expires_at__gt=Now())
    both = offers.values_list("product_id", Value(1)).union(
        held.values_list("product_id", "quantity"), all=True
    )
    return added_up(both)
