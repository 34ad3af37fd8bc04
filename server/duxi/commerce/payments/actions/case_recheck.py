"""Checking a case about inconsistent figures again, and closing it if they match by now."""

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.commerce.models import CaseKind, MoneyCase, Order
from duxi.commerce.orders.actions.case_closing import AlreadyClosed, close_locked, end_review_if_clear
from duxi.commerce.orders.actions.counter_check import is_counter_right
from duxi.commerce.orders.actions.timeline import Actor, lock_order
from duxi.commerce.payments.actions.reconciliation import mismatches_of
from duxi.core.errors import Rejected


class NothingToCheck(Rejected):
    """Only cases about figures can be checked again."""

    message = gettext_lazy("Temuan ini tidak dapat diperiksa ulang oleh sistem.")


class FiguresDiffer(Rejected):
    """The figures still differ and must be corrected first."""

    message = gettext_lazy("Sudah diperiksa ulang: angkanya masih belum cocok.")


def recheck_case(*, case: MoneyCase, made_by: User) -> None:
    """Compare the figures of a case again and close it if they match.

    Raises `NothingToCheck`, `AlreadyClosed` or `FiguresDiffer`.
    """
    if case.closed_at is not None:
        raise AlreadyClosed
    by = Actor(made_by, _("Diperiksa ulang: angkanya sudah cocok."))
    if case.kind == CaseKind.COUNTER:
        _close_if(is_counter_right(case.reference), case, by)
    elif case.kind == CaseKind.BOOKS and case.order is not None:
        _recheck_books(case, case.order, by)
    else:
        raise NothingToCheck


@transaction.atomic
def _recheck_books(case: MoneyCase, order: Order, by: Actor) -> None:
    held = lock_order(order.pk)
    _close_if(case.text not in mismatches_of(held), case, by)
    end_review_if_clear(held, by)


def _close_if(is_right: bool, case: MoneyCase, by: Actor) -> None:
    if not is_right:
        raise FiguresDiffer
    close_locked(case, by)
