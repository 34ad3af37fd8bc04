"""What buying does, for kinds that only give a seat."""

from duxi.catalog.kinds import Purchase
from duxi.learning.actions.enrol import enrol


def enrol_buyer(purchase: Purchase) -> None:
    """Enrol the buyer with the seats that were bought; the same purchase again changes nothing."""
    enrol(
        participant=purchase.buyer,
        product=purchase.product,
        seats=purchase.quantity,
        reference=purchase.reference,
        enrolled_at=purchase.paid_at,
    )
