"""Schemas of revenue, in rupiah and days in Jakarta."""

from datetime import date
from typing import Literal

from ninja import Field

from duxi.core.schema import Schema


class PeriodIn(Schema):
    """The first and the last day, both included."""

    first: date = Field(..., alias="from")
    last: date = Field(..., alias="to")


class RevenueTotals(Schema):
    """`net` is payments less refunds.

    `average` is `ordered` over `orders`, without free ones.
    """

    paid: int
    refunded: int
    net: int
    tax: int
    discount: int
    orders: int
    free_orders: int
    ordered: int
    average: int


class RevenueDay(Schema):
    date: date
    paid: int
    refunded: int
    orders: int


class RevenueKind(Schema):
    kind: str
    quantity: int
    amount: int
    refunded: int


class RevenueMethod(Schema):
    method: str
    amount: int
    orders: int


class RevenueProduct(Schema):
    product_id: int
    kind: str
    title: str
    quantity: int
    amount: int
    refunded: int


class RevenueVoucher(Schema):
    batch_id: int
    label: str
    uses: int
    amount: int
    turnover: int


class RevenueOut(Schema):
    """A period beside the previous one; `by_day` has one row per `unit`."""

    unit: Literal["day", "week", "month"]
    now: RevenueTotals
    before: RevenueTotals
    before_from: date
    before_to: date
    by_day: list[RevenueDay]
    by_kind: list[RevenueKind]
    by_method: list[RevenueMethod]
    top_products: list[RevenueProduct]
    vouchers: list[RevenueVoucher]
