"""Refunds: the queue, and the decisions about each."""

from typing import Any
from uuid import UUID

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.api.order_actions import may_refund, now_is
from duxi.backoffice.conflicts import refund_for
from duxi.backoffice.queries.order_page import REFUNDS, refund_rows
from duxi.backoffice.schemas.order_actions import DecideIn, RefundDoneIn, RejectIn
from duxi.backoffice.schemas.orders import OrderOut, RefundRow
from duxi.commerce.actions import refunds
from duxi.core.envelope import Envelope, Rows, gives
from duxi.core.lists import ListParams, select

router = Router(tags=["refunds"])


@router.get("/refunds", response=Envelope[Rows[RefundRow]], auth=StaffBearer("commerce.view_refund"))
def list_refunds(request: HttpRequest, params: Query[ListParams]) -> Any:
    whole, page = select(refund_rows(), params, REFUNDS)
    return gives({"rows": [RefundRow.of(refund) for refund in page], "total": whole.count()})


@router.post("/refunds/{uuid:uuid}/approve", response=Envelope[OrderOut], auth=may_refund)
def approve(request: LearnerRequest, uuid: UUID, body: DecideIn) -> Any:
    refund = refund_for(uuid)
    refunds.approve(refund=refund, made_by=request.auth, note=body.note, route=body.route)
    return now_is(refund.order.order_id, _("Pengembalian dana disetujui."))


@router.post("/refunds/{uuid:uuid}/reject", response=Envelope[OrderOut], auth=may_refund)
def reject(request: LearnerRequest, uuid: UUID, body: RejectIn) -> Any:
    refund = refund_for(uuid)
    refunds.reject(refund=refund, made_by=request.auth, note=body.note)
    return now_is(refund.order.order_id, _("Permintaan pengembalian dana ditolak."))


@router.post("/refunds/{uuid:uuid}/retry", response=Envelope[OrderOut], auth=may_refund)
def retry(request: LearnerRequest, uuid: UUID, body: DecideIn) -> Any:
    refund = refund_for(uuid)
    refunds.retry(refund=refund, made_by=request.auth, note=body.note, route=body.route)
    return now_is(refund.order.order_id, _("Pengembalian dana dikirim ulang."))


@router.post("/refunds/{uuid:uuid}/done", response=Envelope[OrderOut], auth=may_refund)
def done(request: LearnerRequest, uuid: UUID, body: RefundDoneIn) -> Any:
    refund = refund_for(uuid)
    refunds.done(refund=refund, made_by=request.auth, proof=body.proof, note=body.note)
    return now_is(refund.order.order_id, _("Pengembalian dana selesai."))
