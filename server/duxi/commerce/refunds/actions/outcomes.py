"""How a refund that is being sent ends: sent, or refused by the provider."""

from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import prefetch_related_objects

from duxi.commerce.events import RefundNews, refund_done, refund_failed
from duxi.commerce.invoicing.actions.invoices import credit_note_for
from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import CaseKind, EventKind, Order, Refund, RefundStatus
from duxi.commerce.orders.actions.money_cases import Finding, raise_case, settle
from duxi.commerce.orders.actions.timeline import Actor, log_event, transition_to
from duxi.commerce.orders.findings import Found
from duxi.commerce.refunds.actions.transitions import set_status, status_after
from duxi.core.clock import now

_SATURDAY = 5


def finish_locked(
    order: Order, refund: Refund, proof: str, by: Actor, *, notifies_buyer: bool = True
) -> None:
    """The refund was sent: book it, and set the order's new status."""
    moment = now()
    if refund.status == RefundStatus.FAILED:
        settle(CaseKind.REFUND_FAILED, str(refund.uuid), by=by.made_by, note=by.note)
    set_status(refund, RefundStatus.DONE)
    refund.done_at, refund.proof = moment, proof[:200]
    refund.save(update_fields=["status", "done_at", "proof", "route"])
    ledger.send_back(order, refund, made_by=by.made_by)
    prefetch_related_objects([refund], "lines")
    if refund.lines.all():
        transition_to(order, status_after(order), moment)
        credit_note_for(refund)
    log_event(order, EventKind.REFUNDED, moment, by)
    if notifies_buyer:
        refund_done.announce(RefundNews(refund.pk))


def fail_locked(order: Order, refund: Refund, message: str) -> None:
    """The provider refused: staff see the reason and send it again or another way by the promised day."""
    found = Found("refund_refused", {"refusal": message})
    answer = found.stored_text()
    set_status(refund, RefundStatus.FAILED)
    refund.answer = answer[:500]
    refund.promised_by = workdays_later(now(), settings.REFUND_RETRY_WORKDAYS)
    refund.save(update_fields=["status", "answer", "promised_by"])
    raise_case(Finding(CaseKind.REFUND_FAILED, str(refund.uuid), found, refund.amount), order=order)
    log_event(order, EventKind.REFUND_FAILED, now(), Actor(note=answer))
    refund_failed.announce(RefundNews(refund.pk))


def workdays_later(moment: datetime, days: int) -> datetime:
    """A number of working days later; Saturdays and Sundays do not count."""
    while days:
        moment += timedelta(days=1)
        days -= moment.weekday() < _SATURDAY
    return moment
