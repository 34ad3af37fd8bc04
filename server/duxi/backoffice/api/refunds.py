"""Refunds: the queue, and decisions on each."""

from uuid import UUID

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.api.order_actions import may_refund, now_is
from duxi.backoffice.conflicts import refund_for, seen_order, unchanged
from duxi.backoffice.queries.order_page import REFUNDS, refund_rows
from duxi.backoffice.schemas.order_actions import (
    AskAccountIn,
    DecideIn,
    RefundDoneIn,
    RejectIn,
    WithdrawIn,
)
from duxi.backoffice.schemas.orders import OrderOut, RefundRow
from duxi.backoffice.schemas.refund_accounts import RefundAccountOut
from duxi.commerce.refunds.actions import accounts as refund_accounts
from duxi.commerce.refunds.actions import refunds
from duxi.commerce.refunds.actions import withdrawal as refund_withdrawal
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.lists import ListParams, select, total_of

router = Router(tags=["refunds"])


@router.get("/refunds", response=Envelope[CappedRows[RefundRow]], auth=StaffBearer("commerce.view_refund"))
def list_refunds(request: HttpRequest, params: Query[ListParams]) -> Envelope[CappedRows[RefundRow]]:
    whole, page = select(refund_rows(), params, REFUNDS)
    return ok(capped(RefundRow, [RefundRow.of(refund) for refund in page], **total_of(whole, params)))


@router.post("/refunds/{uuid:uuid}/approve", response=Envelope[OrderOut], auth=may_refund)
def approve(request: LearnerRequest, uuid: UUID, body: DecideIn) -> Envelope[OrderOut]:
    refund = refund_for(uuid)
    refunds.approve(refund=refund, made_by=request.auth, note=body.note, route=body.route)
    return now_is(refund.order.order_id, _("Pengembalian dana disetujui."))


@router.post("/refunds/{uuid:uuid}/reject", response=Envelope[OrderOut], auth=may_refund)
def reject(request: LearnerRequest, uuid: UUID, body: RejectIn) -> Envelope[OrderOut]:
    refund = refund_for(uuid)
    refunds.reject(refund=refund, made_by=request.auth, note=body.note)
    return now_is(refund.order.order_id, _("Permintaan pengembalian dana ditolak."))


@router.post("/refunds/{uuid:uuid}/retry", response=Envelope[OrderOut], auth=may_refund)
def retry(request: LearnerRequest, uuid: UUID, body: DecideIn) -> Envelope[OrderOut]:
    refund = refund_for(uuid)
    refunds.retry(refund=refund, made_by=request.auth, note=body.note, route=body.route)
    return now_is(refund.order.order_id, _("Pengembalian dana dikirim ulang."))


@router.post("/refunds/{uuid:uuid}/done", response=Envelope[OrderOut], auth=may_refund)
def done(request: LearnerRequest, uuid: UUID, body: RefundDoneIn) -> Envelope[OrderOut]:
    refund = refund_for(uuid)
    refunds.mark_transferred(
        refund=refund,
        made_by=request.auth,
        proof=body.proof,
        note=body.note,
        account_version=body.account_version,
    )
    return now_is(refund.order.order_id, _("Pengembalian dana selesai."))


@router.post("/refunds/{uuid:uuid}/withdraw", response=Envelope[OrderOut], auth=may_refund)
def withdraw(request: LearnerRequest, uuid: UUID, body: WithdrawIn) -> Envelope[OrderOut]:
    refund = refund_for(uuid)
    number = refund.order.order_id
    seen_order(number, body.seen)
    refund_withdrawal.refuse_if_sent(refund)
    with unchanged(number, body.seen):
        refund_withdrawal.withdraw(refund=refund, reason=body.reason, made_by=request.auth)
    return now_is(number, _("Pengembalian dana tidak dilanjutkan."))


@router.post("/refunds/{uuid:uuid}/ask-account", response=Envelope[OrderOut], auth=may_refund)
def ask_account(request: LearnerRequest, uuid: UUID, body: AskAccountIn) -> Envelope[OrderOut]:
    refund = refund_for(uuid)
    refund_accounts.ask_again(refund=refund, note=body.note, made_by=request.auth)
    return now_is(refund.order.order_id, _("Pembeli sudah diminta mengisi rekeningnya."))


@router.post("/refunds/{uuid:uuid}/account", response=Envelope[RefundAccountOut], auth=may_refund)
def show_account(request: LearnerRequest, uuid: UUID) -> Envelope[RefundAccountOut]:
    """The whole account number; a POST, because the access is logged."""
    account, number = refund_accounts.full_account_number(refund=refund_for(uuid), made_by=request.auth)
    return ok(RefundAccountOut.of(account, number))
