"""Orders, read-only: the list and the page of one."""

from typing import Annotated

from django.http import HttpRequest
from ninja import Path, Query, Router
from pydantic import StringConstraints

from duxi.accounts.auth import StaffBearer
from duxi.backoffice.queries.order_page import order_page
from duxi.backoffice.queries.orders import (
    ORDERS,
    counts_of_needs,
    order_rows,
    payment_methods,
    waiting_checks,
)
from duxi.backoffice.schemas.orders import OrderCounts, OrderOut, OrderRow
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.lists import ListParams, select, total_of
from duxi.core.snapshots import repeatable_read

router = Router(tags=["orders"], auth=StaffBearer("commerce.view_order"))

OrderNumber = Annotated[str, StringConstraints(max_length=20, pattern=r"^[\w-]+$")]


@router.get("/orders", response=Envelope[CappedRows[OrderRow]])
def list_orders(request: HttpRequest, params: Query[ListParams]) -> Envelope[CappedRows[OrderRow]]:
    whole, page = select(order_rows(), params, ORDERS)
    return ok(capped(OrderRow, [OrderRow.of(order) for order in page], **total_of(whole, params)))


@router.get("/orders/counts", response=Envelope[OrderCounts])
def count_orders(request: HttpRequest) -> Envelope[OrderCounts]:
    return ok(OrderCounts(**counts_of_needs(), **waiting_checks(), methods=payment_methods()))


@router.get("/orders/{order_id}", response=Envelope[OrderOut])
def show_order(request: HttpRequest, order_id: Path[OrderNumber]) -> Envelope[OrderOut]:
    with repeatable_read():
        return ok(OrderOut.of(order_page(order_id)))
