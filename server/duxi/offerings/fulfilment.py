"""What buying does, for kinds that only give a seat; and how it is undone."""

from duxi.catalog.kinds import Purchase
from duxi.core.clock import now
from duxi.learning.actions.enrol import enrol, unenrol


def enrol_buyer(purchase: Purchase) -> None:
    """Enrol the buyer with the seats that were bought; the same purchase again changes nothing."""
    enrol(
        participant=purchase.buyer,
        product=purchase.product,
        seats=purchase.quantity,
        reference=purchase.reference,
        enrolled_at=purchase.paid_at,
    )


def withdraw_seats(purchase: Purchase) -> None:
    """Take the buyer's seats back."""
    unenrol(reference=purchase.reference)


def has_started(purchase: Purchase) -> bool:
    """Whether the day of what was bought has come; what has no day is open all the time."""
    starts_at = purchase.product.starts_at
    return starts_at is not None and starts_at <= now()
