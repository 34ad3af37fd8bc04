"""Staff's actions on an order; each returns the order afterwards."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Path, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.actions.resend import resend
from duxi.backoffice.api.orders import OrderNumber
from duxi.backoffice.conflicts import seen_order, unchanged
from duxi.backoffice.queries.order_page import line_of, order_page
from duxi.backoffice.schemas.order_actions import (
    AlternativeOut,
    ChargebackIn,
    MarkPaidIn,
    MoveIn,
    ReasonIn,
    RefundIn,
    RefundSurplusIn,
    ResendIn,
    ReviewedIn,
    ServeIn,
)
from duxi.backoffice.schemas.orders import OrderOut
from duxi.commerce.orders.actions.timeline import Actor
from duxi.commerce.payments.actions.chargebacks import record_loss
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.remedies.actions import staff_orders
from duxi.commerce.remedies.actions.moves import alternatives_of
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import Message

router = Router(tags=["orders"])

may_change = StaffBearer("commerce.change_order")
may_settle = StaffBearer("commerce.settle_order")
may_refund = StaffBearer("commerce.refund_order")
may_overbook = StaffBearer("commerce.overbook_order")

MOST_ALTERNATIVES = 50


def now_is(order_id: str, message: Message) -> Envelope[OrderOut]:
    """The order after an action."""
    return ok(OrderOut.of(order_page(order_id)), message)


@router.post("/orders/{order_id}/mark-paid", response=Envelope[OrderOut], auth=may_settle)
def mark_paid(request: LearnerRequest, order_id: Path[OrderNumber], body: MarkPaidIn) -> Envelope[OrderOut]:
    staff_orders.mark_paid(
        order=seen_order(order_id, body.seen),
        amount=body.amount,
        method=body.method,
        proof=body.proof,
        reason=body.reason,
        made_by=request.auth,
    )
    return now_is(order_id, _("Pesanan ditandai lunas."))


@router.post("/orders/{order_id}/cancel", response=Envelope[OrderOut], auth=may_change)
def cancel(request: LearnerRequest, order_id: Path[OrderNumber], body: ReasonIn) -> Envelope[OrderOut]:
    staff_orders.cancel(order=seen_order(order_id, body.seen), reason=body.reason, made_by=request.auth)
    return now_is(order_id, _("Pesanan dibatalkan."))


@router.post("/orders/{order_id}/refund", response=Envelope[OrderOut], auth=may_refund)
def refund(request: LearnerRequest, order_id: Path[OrderNumber], body: RefundIn) -> Envelope[OrderOut]:
    with unchanged(order_id, body.seen) as order:
        wanted = [line.wanted() for line in body.lines]
        refunds.refund_lines(order=order, lines=wanted, terms=body.terms(), made_by=request.auth)
    return now_is(order_id, _("Pengembalian dana diproses."))


@router.post("/orders/{order_id}/refund-surplus", response=Envelope[OrderOut], auth=may_refund)
def refund_surplus(
    request: LearnerRequest, order_id: Path[OrderNumber], body: RefundSurplusIn
) -> Envelope[OrderOut]:
    with unchanged(order_id, body.seen) as order:
        refunds.refund_surplus(order=order, amount=body.amount, terms=body.terms(), made_by=request.auth)
    return now_is(order_id, _("Pengembalian dana diproses."))


@router.post("/orders/{order_id}/chargeback", response=Envelope[OrderOut], auth=may_refund)
def chargeback(
    request: LearnerRequest, order_id: Path[OrderNumber], body: ChargebackIn
) -> Envelope[OrderOut]:
    with unchanged(order_id, body.seen) as order:
        record_loss(order, amount=body.amount, number=body.number, reason=body.reason, made_by=request.auth)
    return now_is(order_id, _("Penarikan oleh bank dicatat."))


@router.post("/orders/{order_id}/serve", response=Envelope[OrderOut], auth=may_overbook)
def serve(request: LearnerRequest, order_id: Path[OrderNumber], body: ServeIn) -> Envelope[OrderOut]:
    with unchanged(order_id, body.seen) as order:
        staff_orders.fulfil_overbooked(
            order=order, line_id=body.line_id, reason=body.reason, made_by=request.auth
        )
    return now_is(order_id, _("Kursi tambahan diberikan."))


@router.post("/orders/{order_id}/move", response=Envelope[OrderOut], auth=may_change)
def move(request: LearnerRequest, order_id: Path[OrderNumber], body: MoveIn) -> Envelope[OrderOut]:
    with unchanged(order_id, body.seen) as order:
        staff_orders.move(
            order=order,
            line_id=body.line_id,
            item_id=body.item_id,
            reason=body.reason,
            made_by=request.auth,
        )
    return now_is(order_id, _("Item dipindahkan."))


@router.post("/orders/{order_id}/reviewed", response=Envelope[OrderOut], auth=may_change)
def reviewed(request: LearnerRequest, order_id: Path[OrderNumber], body: ReviewedIn) -> Envelope[OrderOut]:
    with unchanged(order_id, body.seen) as order:
        staff_orders.reviewed(order=order, note=body.note, made_by=request.auth)
    return now_is(order_id, _("Pemeriksaan selesai."))


@router.post("/orders/{order_id}/resend", response=Envelope[OrderOut], auth=may_change)
def resend_document(
    request: LearnerRequest, order_id: Path[OrderNumber], body: ResendIn
) -> Envelope[OrderOut]:
    with unchanged(order_id, body.seen) as order:
        resend(order=order, what=body.what, by=Actor(request.auth, body.reason))
    return now_is(order_id, _("Dikirim ulang ke pembeli."))


@router.get(
    "/orders/{order_id}/lines/{int:line_id}/alternatives",
    response=Envelope[list[AlternativeOut]],
    auth=may_change,
)
def alternatives(
    request: HttpRequest, order_id: Path[OrderNumber], line_id: int
) -> Envelope[list[AlternativeOut]]:
    found = alternatives_of(line_of(order_id, line_id))[:MOST_ALTERNATIVES]
    return ok([AlternativeOut.of(product) for product in found])
