"""Refunds at the payment provider: sent by a job, confirmed by reports.

No lock is held while the provider is called. Before sending, the job checks whether the provider already
knows the refund's key, and it sends that key: a process that dies in between, or two that call at once, pay
once.
"""

from django.db import transaction

from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import CaseKind, Order, Refund, RefundRoute, RefundStatus, Verdict
from duxi.commerce.orders.actions.timeline import SYSTEM, Actor, flag_for_review
from duxi.commerce.orders.findings import Found
from duxi.commerce.refunds.actions.accounts import ask_if_unknown
from duxi.commerce.refunds.actions.outcomes import fail_locked, finish_locked
from duxi.commerce.refunds.actions.outside import Outside, book_outside, is_booked
from duxi.commerce.refunds.actions.transitions import lock_refund
from duxi.gateways import payment
from duxi.gateways.payment import REFUNDABLE, PaymentReport, RefundOutcome, RefundResult, ReportedRefund

_GIVEN_UP = (RefundStatus.REJECTED, RefundStatus.WITHDRAWN)
"""If the provider sent them after all, that is booked as an external refund."""


def send(refund_pk: int) -> None:
    """Ask the provider to send a refund; raises `GatewayDown`, and is then retried later.

    Payment types without refunds wait for a transfer by staff.
    """
    refund = Refund.objects.select_related("order").get(pk=refund_pk)
    if refund.status != RefundStatus.SENDING or refund.route != RefundRoute.GATEWAY:
        return
    report = payment.gateway().status(refund.order.order_id)
    if report is None or report.payment_type not in REFUNDABLE:
        _leave_to_staff(refund)
    elif (known := known_refund(report, refund)) is not None:
        _settle(refund, RefundResult(RefundOutcome.DONE, reference=known.refund_chargeback_id))
    else:
        _settle(refund, _ask_provider(refund))


def _ask_provider(refund: Refund) -> RefundResult:
    """The provider gets the order number only, not what the buyer wrote."""
    number = refund.order.order_id
    return payment.gateway().refund(number, str(refund.uuid), refund.amount, f"Refund {number}")


def known_refund(report: PaymentReport, refund: Refund) -> ReportedRefund | None:
    """The provider's status of our refund; None when it never sent it."""
    return next((reported for reported in report.refunds if reported.refund_key == str(refund.uuid)), None)


def _settle(refund: Refund, result: RefundResult) -> None:
    """Book the provider's response, unless its notification was faster."""
    with transaction.atomic():
        order, held = lock_refund(refund)
        if held.status != RefundStatus.SENDING:
            return
        if result.outcome is RefundOutcome.DONE:
            finish_locked(order, held, result.reference, SYSTEM)
        elif result.outcome is RefundOutcome.REFUSED:
            fail_locked(order, held, result.message)


def _leave_to_staff(refund: Refund) -> None:
    """Leave it to a transfer by staff, after asking the buyer for an account."""
    with transaction.atomic():
        order, held = lock_refund(refund)
        if held.status != RefundStatus.SENDING or held.route != RefundRoute.GATEWAY:
            return
        held.route = RefundRoute.TRANSFER
        held.save(update_fields=["route"])
        ask_if_unknown(order, held)


def apply_refunds(order: Order, report: PaymentReport) -> Verdict:
    """Book the refunds of a report against the locked order: our own, and external ones."""
    readable = ((refund, refund.amount) for refund in report.refunds if refund.key)
    news = [_apply(order, refund, amount) for refund, amount in readable if amount]
    if not news:
        flag_for_review(
            order, Found("taken_back", {"status": report.transaction_status}), CaseKind.CHARGEBACK
        )
        return Verdict.REVIEW
    return Verdict.APPLIED if any(news) else Verdict.CONFIRMED


def _apply(order: Order, reported: ReportedRefund, amount: int) -> bool:
    """Whether this refund was not booked before."""
    own = _own_refund(order, reported)
    if own is None:
        return _book_external_refund(order, reported, amount)
    if amount != own.amount:
        found = Found("refund_of_other_amount", {"reported": amount, "expected": own.amount})
        flag_for_review(order, found, CaseKind.OTHER_AMOUNT, amount, about=reported.key)
    if own.status in _GIVEN_UP:
        return _book_external_refund(order, reported, amount)
    if own.status not in (RefundStatus.SENDING, RefundStatus.FAILED):
        return False
    finish_locked(order, own, reported.refund_chargeback_id, SYSTEM)
    return True


def _own_refund(order: Order, reported: ReportedRefund) -> Refund | None:
    """Our refund with that key, locked."""
    ours = Refund.objects.select_for_update().filter(order=order)
    found = next((refund for refund in ours if str(refund.uuid) == reported.refund_key), None)
    if found:
        found.order = order
    return found


def _book_external_refund(order: Order, reported: ReportedRefund, amount: int) -> bool:
    """Book a refund that was made in the provider's dashboard, once, and flag the order."""
    if is_booked(order, reported.key):
        return False
    if amount > ledger.in_hand(order):
        found = Found("outside_beyond_paid", {"amount": amount})
        flag_for_review(order, found, CaseKind.MADE_OUTSIDE, amount, about=reported.key)
        return False
    book_outside(
        order, Outside(amount, reported.key, reported.reason), Actor(note="Dikembalikan di luar aplikasi.")
    )
    found = Found("outside", {"amount": amount})
    flag_for_review(order, found, CaseKind.MADE_OUTSIDE, amount, about=reported.key)
    return True
