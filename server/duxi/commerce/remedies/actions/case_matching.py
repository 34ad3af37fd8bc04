"""Staff match money of an unknown order with the order that it was meant for."""

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.ledger.actions.ledger import PaymentReceived
from duxi.commerce.models import SETTLED, CaseKind, MoneyCase, Order
from duxi.commerce.orders.actions.case_closing import AlreadyClosed, close_locked
from duxi.commerce.orders.actions.timeline import Actor, lock_order
from duxi.commerce.remedies.actions.staff_orders import AlreadySettled, pay_with, withdraw_at_provider
from duxi.core.errors import Rejected


class NoMoney(Rejected):
    """Only a received payment with an amount can pay an order."""

    message = _("Temuan ini tidak membawa dana yang dapat dicocokkan.")


def match_case(*, case: MoneyCase, order: Order, reason: str, made_by: User) -> None:
    """Pay an order with the money of a case and close the case, both or neither.

    Raises `NoMoney`, `AlreadyClosed`, `AlreadySettled`, `NotEnough`, `AlreadyPaid` or `GatewayDown`.
    """
    if case.kind != CaseKind.UNKNOWN_ORDER or not case.amount:
        raise NoMoney
    if case.closed_at is not None:
        raise AlreadyClosed
    if order.status in SETTLED:
        raise AlreadySettled
    withdraw_at_provider(order)
    with transaction.atomic():
        held = lock_order(order.pk)
        by = Actor(made_by, reason)
        close_locked(case, Actor(made_by, f"{held.order_id}: {reason}"))
        MoneyCase.objects.filter(pk=case.pk).update(order=held)
        pay_with(held, _money_of(case, by), by)


def _money_of(case: MoneyCase, by: Actor) -> PaymentReceived:
    """The received payment as described by the case."""
    method = case.text.partition(":")[0][:60]
    note = f"{case.order_number}: {by.note}"[:500]
    return PaymentReceived(case.amount or 0, method, f"case:{case.pk}", by.made_by, note)
