"""Recording a lost chargeback."""

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import CaseKind, Order
from duxi.commerce.orders.actions.case_closing import close_cases_of, end_review_if_clear
from duxi.commerce.orders.actions.timeline import Actor
from duxi.commerce.refunds.actions.outside import Outside, book_outside, is_booked
from duxi.core.errors import Invalid, Rejected


class MoreThanCame(Invalid):
    """The loss exceeds the money received."""

    message = _("Jumlahnya melebihi dana yang ada pada pesanan ini.")

    def __init__(self) -> None:
        super().__init__(self.message, errors={"amount": [str(self.message)]})


class BookedAlready(Rejected):
    """A number is booked once."""

    message = _("Nomor ini sudah tercatat pada pesanan ini.")


def record_loss(order: Order, *, amount: int, number: str, reason: str, made_by: User) -> None:
    """Book the reversed amount against the locked order and revoke what it paid for.

    `number` is the provider's number of the chargeback. The buyer was paid by the bank and is not notified of
    a refund. Raises `MoreThanCame` or `BookedAlready`.
    """
    if is_booked(order, number):
        raise BookedAlready
    if amount > ledger.in_hand(order):
        raise MoreThanCame
    by = Actor(made_by, f"{reason} (chargeback {number})")
    book_outside(order, Outside(amount, number, reason), by, notifies_buyer=False)
    close_cases_of(order, [CaseKind.CHARGEBACK], by)
    end_review_if_clear(order, by)
