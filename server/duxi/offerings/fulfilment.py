"""Fulfilment for kinds that only grant seats, and its reversal."""

from django.db.models import QuerySet

from duxi.catalog.kinds import Purchase
from duxi.core.clock import now
from duxi.entitlements.actions.grant import grant
from duxi.entitlements.actions.status import withdraw
from duxi.entitlements.models import Entitlement
from duxi.entitlements.queries import live_seats_of
from duxi.learning.actions.registrations import open_registration


def grant_seats(purchase: Purchase) -> list[Entitlement]:
    """Grant the bought seats, the first to the buyer; idempotent per purchase."""
    return grant(
        product=purchase.product,
        quantity=purchase.quantity,
        source=purchase.source,
        bought_by=purchase.buyer,
        granted_at=purchase.paid_at,
        holders=[purchase.buyer],
    )


def fulfil_with_seats(purchase: Purchase) -> None:
    """`grant_seats` as the `fulfil` of a kind."""
    grant_seats(purchase)


def fulfil_class(purchase: Purchase) -> None:
    """Grant the seats, and open the registration form."""
    seats = grant_seats(purchase)
    open_registration(owner=purchase.buyer, product=purchase.product, source=purchase.source, seats=seats)


def withdraw_seats(purchase: Purchase) -> None:
    """Revoke the bought seats."""
    withdraw(seats_of(purchase), reason=purchase.withdrawal_reason)


def seats_of(purchase: Purchase) -> QuerySet[Entitlement]:
    """The seats that a purchase still grants; only some if it is a part of a line's seats."""
    seats = live_seats_of(purchase.source).filter(product=purchase.product)
    return seats if purchase.seats is None else seats.filter(uuid__in=purchase.seats)


def has_started(purchase: Purchase) -> bool:
    """Whether the product's start has passed; undated products have always started."""
    starts_at = purchase.product.starts_at
    return starts_at is not None and starts_at <= now()
