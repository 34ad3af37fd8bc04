"""What buying does, for kinds that only give a seat; and how it is undone."""

from django.db.models import QuerySet

from duxi.catalog.kinds import Purchase
from duxi.core.clock import now
from duxi.entitlements.actions.grant import grant
from duxi.entitlements.actions.status import withdraw
from duxi.entitlements.models import Entitlement
from duxi.entitlements.queries import live_seats_of


def grant_seats(purchase: Purchase) -> list[Entitlement]:
    """Give the seats that were bought, the first to the buyer; the same purchase again changes nothing."""
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


def withdraw_seats(purchase: Purchase) -> None:
    """Withdraw the seats that were bought."""
    withdraw(seats_of(purchase), reason=purchase.withdrawal_reason)


def seats_of(purchase: Purchase) -> QuerySet[Entitlement]:
    """The seats that a purchase still gives; of a purchase of some of a line's seats only those."""
    seats = live_seats_of(purchase.source).filter(product=purchase.product)
    return seats if purchase.seats is None else seats.filter(uuid__in=purchase.seats)


def has_started(purchase: Purchase) -> bool:
    """Whether the day of what was bought has come; what has no day is open all the time."""
    starts_at = purchase.product.starts_at
    return starts_at is not None and starts_at <= now()
