"""Refunds at the payment provider: sent by a job, and heard of in reports.

Nobody holds a lock while the provider is asked. Anyone who asks looks first whether the provider knows the
refund's key already, and asks under that key: a process that dies between the provider and us, or two that
ask at once, pay once.
"""

from django.db import transaction

from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import CaseKind, Order, Refund, RefundRoute, RefundStatus, Verdict
from duxi.commerce.orders.actions.timeline import SYSTEM, Actor, flag_for_review
from duxi.commerce.refunds.actions.accounts import ask_where_unknown
from duxi.commerce.refunds.actions.outcomes import fail_locked, finish_locked
from duxi.commerce.refunds.actions.outside import Outside, book_outside, is_booked
from duxi.commerce.refunds.actions.transitions import lock_refund
from duxi.commerce.refunds.provider_texts import refusal_text, status_text
from duxi.core.money import rupiah
from duxi.gateways import payment
from duxi.gateways.payment import REFUNDABLE, PaymentReport, RefundOutcome, RefundResult, ReportedRefund

_GIVEN_UP = (RefundStatus.REJECTED, RefundStatus.WITHDRAWN)
"""Should the provider have sent them all the same, that is a refund of its own."""


def send(refund_pk: int) -> None:
    """Ask the provider to send a refund's money; raises `GatewayDown`, and is then tried again later.

    Money that came on a way that knows no refunds waits for a transfer by staff.
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
        _settle(refund, _ask(refund))


def _ask(refund: Refund) -> RefundResult:
    """What buyers wrote stays with us: the provider hears the order's number alone."""
    number = refund.order.order_id
    return payment.gateway().refund(number, str(refund.uuid), refund.amount, f"Refund {number}")


def known_refund(report: PaymentReport, refund: Refund) -> ReportedRefund | None:
    """What the provider says of a refund of ours; None when it never sent it."""
    return next((reported for reported in report.refunds if reported.refund_key == str(refund.uuid)), None)


def _settle(refund: Refund, result: RefundResult) -> None:
    """Book the provider's answer, unless its notification was faster."""
    with transaction.atomic():
        order, held = lock_refund(refund)
        if held.status != RefundStatus.SENDING:
            return
        if result.outcome is RefundOutcome.DONE:
            finish_locked(order, held, result.reference, SYSTEM)
        elif result.outcome is RefundOutcome.REFUSED:
            fail_locked(order, held, refusal_text(result.message))


def _leave_to_staff(refund: Refund) -> None:
    """Staff transfer it, once the buyer has said where to."""
    with transaction.atomic():
        order, held = lock_refund(refund)
        if held.status != RefundStatus.SENDING or held.route != RefundRoute.GATEWAY:
            return
        held.route = RefundRoute.TRANSFER
        held.save(update_fields=["route"])
        ask_where_unknown(order, held)


def apply_refunds(order: Order, report: PaymentReport) -> Verdict:
    """Book what a report says of refunds against the locked order: ours arrive, others are new to us."""
    reported = [refund for refund in report.refunds if refund.key and refund.amount]
    if not reported:
        reason = f"Pembayaran ditarik kembali: {status_text(report.transaction_status)}."
        flag_for_review(order, reason, CaseKind.CHARGEBACK)
        return Verdict.REVIEW
    news = [_apply(order, refund) for refund in reported]
    return Verdict.APPLIED if any(news) else Verdict.CONFIRMED


def _apply(order: Order, reported: ReportedRefund) -> bool:
    """Whether this refund was news."""
    own = _own(order, reported)
    if own is None:
        return _made_outside(order, reported)
    if reported.amount != own.amount:
        reason = f"Pengembalian dilaporkan {rupiah(reported.amount or 0)}, kami {rupiah(own.amount)}."
        flag_for_review(order, reason, CaseKind.OTHER_AMOUNT, reported.amount, about=reported.key)
    if own.status in _GIVEN_UP:
        return _made_outside(order, reported)
    if own.status not in (RefundStatus.SENDING, RefundStatus.FAILED):
        return False
    finish_locked(order, own, reported.refund_chargeback_id, SYSTEM)
    return True


def _own(order: Order, reported: ReportedRefund) -> Refund | None:
    """Our refund of that key, locked."""
    ours = Refund.objects.select_for_update().filter(order=order)
    found = next((refund for refund in ours if str(refund.uuid) == reported.refund_key), None)
    if found:
        found.order = order
    return found


def _made_outside(order: Order, reported: ReportedRefund) -> bool:
    """Keep a refund that somebody made in the provider's dashboard, once, and put it before a human."""
    amount = reported.amount or 0
    if is_booked(order, reported.key):
        return False
    if amount > ledger.in_hand(order):
        reason = f"Pengembalian {rupiah(amount)} di luar aplikasi melebihi dana yang pernah masuk."
        flag_for_review(order, reason, CaseKind.MADE_OUTSIDE, amount, about=reported.key)
        return False
    book_outside(
        order, Outside(amount, reported.key, reported.reason), Actor(note="Dikembalikan di luar aplikasi.")
    )
    reason = f"Dana {rupiah(amount)} dikembalikan di luar aplikasi."
    flag_for_review(order, reason, CaseKind.MADE_OUTSIDE, amount, about=reported.key)
    return True
