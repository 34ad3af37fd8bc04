"""Staff close a payment case with a note; it stays findable."""

from collections.abc import Collection

from django.db import transaction
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.models import REVIEW_CASES, CaseKind, EventKind, MoneyCase, Order
from duxi.commerce.orders.actions.timeline import Actor, lock_order, log_event
from duxi.core.clock import now
from duxi.core.errors import NotFound, Rejected


class AlreadyClosed(Rejected):
    """A colleague was faster, or it was settled automatically."""

    message = _("Temuan ini sudah diselesaikan.")


def close_case(*, case_id: int, note: str, made_by: User) -> MoneyCase:
    """Close a case; the last one that flags its order also ends the order's review.

    Raises `NotFound` or `AlreadyClosed`.
    """
    with transaction.atomic():
        case = MoneyCase.objects.filter(pk=case_id).first()
        if case is None:
            raise NotFound
        order = lock_order(case.order_id) if case.order_id else None
        close_locked(case, Actor(made_by, note))
        if order is not None:
            _note_on_order(order, CaseKind(case.kind), Actor(made_by, note))
        case.refresh_from_db()
        return case


def close_locked(case: MoneyCase, by: Actor) -> None:
    """Close a case that is still open; of two concurrent callers one gets `AlreadyClosed`."""
    if not _close(MoneyCase.objects.filter(pk=case.pk), by):
        raise AlreadyClosed


def close_cases_of(order: Order, kinds: Collection[CaseKind], by: Actor) -> None:
    """Close the open cases of these kinds; the order's row must be locked."""
    _close(MoneyCase.objects.filter(order=order, kind__in=kinds), by)


def end_review(order: Order, by: Actor) -> None:
    """End the review of a locked order, which then leaves the review list."""
    note = f"{by.note} ({order.review_reason})" if order.review_reason else by.note
    Order.objects.filter(pk=order.pk).update(review_reason="")
    log_event(order, EventKind.REVIEWED, now(), Actor(by.made_by, note))


def end_review_if_clear(order: Order, by: Actor) -> None:
    """The same unless something else still flags the order."""
    if order.review_reason and not _is_flagged(order):
        end_review(order, by)


def _close(cases: QuerySet[MoneyCase], by: Actor) -> int:
    closed = {"closed_at": now(), "closed_by": by.made_by, "note": by.note[:500]}
    return cases.filter(closed_at=None).update(**closed)


def _note_on_order(order: Order, kind: CaseKind, by: Actor) -> None:
    """The timeline records who closed it; the order stays flagged while another case flags it."""
    if kind in REVIEW_CASES and not _is_flagged(order):
        end_review(order, by)
    else:
        log_event(order, EventKind.REVIEWED, now(), Actor(by.made_by, f"{by.note} ({kind.label})"))


def _is_flagged(order: Order) -> bool:
    return MoneyCase.objects.filter(order=order, kind__in=REVIEW_CASES, closed_at=None).exists()
