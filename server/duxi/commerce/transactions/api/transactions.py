"""`/payment/transactions`: the user's own orders."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated
from uuid import UUID

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from ninja import Form, Query, Router
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.commerce.models import Order, OrderStatus
from duxi.commerce.orders.actions import reorder as reorders
from duxi.commerce.orders.line_titles import titles_of_orders
from duxi.commerce.orders.schemas.orders import OrderRef
from duxi.commerce.payments.actions.payments import cancel_order, ensure_token
from duxi.commerce.queries.orders import (
    TRANSACTIONS,
    can_be_paid,
    order_for,
    orders_of,
    pending_orders_of,
)
from duxi.commerce.refunds.actions.requests import request_refund
from duxi.commerce.remedies.actions import remedies
from duxi.commerce.transactions.schemas.details import TransactionDetail
from duxi.commerce.transactions.schemas.transactions import RefundIn, RemedyIn, ReorderedOut, Transaction
from duxi.core.envelope import Data, Envelope, MessageOut, message_only, ok
from duxi.core.errors import Invalid
from duxi.core.lists import ListParams, select
from duxi.core.snapshots import repeatable_read
from duxi.gateways.payment import GatewayDown

router = Router(tags=["transactions"], auth=UserBearer())

OrderNumber = Annotated[str, StringConstraints(max_length=20, pattern=r"^[\w-]+$")]


@router.get("/transactions/process", response=Envelope[Data[Transaction]])
def pending(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Data[Transaction]]:
    whole, page = select(pending_orders_of(request.auth), params, TRANSACTIONS)
    return ok(Data[Transaction](data=_listed(_with_tokens(page)), total=whole.count()))


@router.get("/transactions/complete", response=Envelope[Data[Transaction]])
def complete(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Data[Transaction]]:
    orders = orders_of(request.auth).exclude(status=OrderStatus.PENDING)
    whole, page = select(orders, params, TRANSACTIONS)
    return ok(Data[Transaction](data=_listed(page), total=whole.count()))


@router.get("/transactions/detail", response=Envelope[TransactionDetail])
def detail(
    request: LearnerRequest, order_id: Query[OrderNumber | None] = None, order_uuid: UUID | None = None
) -> Envelope[TransactionDetail]:
    if order_id is None and order_uuid is None:
        raise Invalid(errors={"order_id": [_("Wajib diisi.")]})
    order = order_for(request.auth, order_id=order_id, order_uuid=order_uuid)
    _with_tokens([order])
    return ok(_detail_of(request, order.order_id))


@router.post("/transactions/cancel", response=MessageOut)
def cancel(request: LearnerRequest, body: Form[OrderRef]) -> MessageOut:
    cancel_order(order_for(request.auth, order_id=body.order_id, order_uuid=None))
    return message_only(gettext_lazy("Pesanan dibatalkan."))


@router.post("/transactions/reorder", response=Envelope[ReorderedOut])
def reorder(request: LearnerRequest, body: Form[OrderRef]) -> Envelope[ReorderedOut]:
    order = order_for(request.auth, order_id=body.order_id, order_uuid=None)
    done = reorders.reorder(order=order, owner=request.auth)
    message = _("Sebagian produk tidak dapat dibeli lagi.") if done.missing else ""
    return ok(ReorderedOut.of(done), message)


@router.post("/transactions/refund", response=Envelope[TransactionDetail])
def refund(request: LearnerRequest, body: Form[RefundIn]) -> Envelope[TransactionDetail]:
    order = order_for(request.auth, order_id=body.order_id, order_uuid=None)
    account = body.checked_if_given()
    request_refund(order=order, line_ids=body.line_id, reason=body.reason, account=account, seats=body.seats)
    return ok(_detail_of(request, body.order_id), _("Pengembalian dana sedang kami proses."))


@router.post("/transactions/remedy", response=Envelope[TransactionDetail])
def remedy(request: LearnerRequest, body: Form[RemedyIn]) -> Envelope[TransactionDetail]:
    order = order_for(request.auth, order_id=body.order_id, order_uuid=None)
    remedies.choose_remedy(order=order, line_id=body.line_id, choice=body.choice, item_id=body.item_id)
    return ok(_detail_of(request, body.order_id), _("Pilihan Anda sudah kami catat."))


def _detail_of(request: LearnerRequest, number: str) -> TransactionDetail:
    with repeatable_read():
        return TransactionDetail.from_order(order_for(request.auth, order_id=number, order_uuid=None))


def _listed(orders: Iterable[Order]) -> list[Transaction]:
    found = list(orders)
    titles = titles_of_orders(found)
    return [Transaction.of(order, titles) for order in found]


def _with_tokens(orders: Iterable[Order]) -> list[Order]:
    """Request the token of orders that got none at checkout; an unreachable provider is ignored."""
    found = list(orders)
    with suppress(GatewayDown):
        for order in found:
            if can_be_paid(order):
                ensure_token(order)
    return found
