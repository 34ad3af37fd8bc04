"""What is held for somebody at the till: seats and voucher uses, for a quarter of an hour.

All lock in one order: carts, holds, vouchers by id, products by id.
"""

from django.db import transaction

from duxi.accounts.models import User
from duxi.commerce.actions import seats, vouchers
from duxi.commerce.hold_queries import overdue_holds
from duxi.commerce.models import CheckoutHold

BATCH = 100


def release(hold: CheckoutHold) -> bool:
    """Give a hold's seats and voucher uses back and end it; False when somebody else was faster."""
    return _release(CheckoutHold.objects.filter(pk=hold.pk).first())


def release_of(owner: User) -> bool:
    """End whatever is held for somebody."""
    return _release(CheckoutHold.objects.filter(owner=owner).first())


def release_overdue() -> int:
    """End the holds whose time is over; returns how many there were."""
    return sum(_release(hold, only_overdue=True) for hold in list(overdue_holds()[:BATCH]))


def _release(hold: CheckoutHold | None, *, only_overdue: bool = False) -> bool:
    if hold is None:
        return False
    with transaction.atomic():
        rows = overdue_holds() if only_overdue else CheckoutHold.objects.all()
        if rows.select_for_update().filter(pk=hold.pk).first() is None:
            return False
        uses = list(hold.vouchers.values_list("voucher_id", flat=True))
        taken = dict(hold.seats.values_list("product_id", "quantity"))
        CheckoutHold.objects.filter(pk=hold.pk).delete()
        vouchers.give_back(uses)
        seats.give_back(taken)
        return True
