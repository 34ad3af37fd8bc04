"""Wire schemas of checkout reservations."""

from collections.abc import Mapping
from datetime import datetime

from duxi.commerce.shop.actions.reservations import CheckoutSession
from duxi.commerce.shop.schemas.cart import CartRow, rows_of
from duxi.commerce.shop.tax import percent_text, share_text
from duxi.core.clock import local, now
from duxi.core.schema import Schema


class ChangedPrice(Schema):
    cart_id: int
    title: str
    price_before: int
    price: int


class Hold(Schema):
    """A buyer's checkout reservation until `expires_at`, and its amounts.

    `tax` is `tax_percent` of `tax_share` (None: all) of `tax_base`, and part of `total`.
    """

    expires_at: datetime
    time_now: datetime
    seconds_left: int
    rows: list[CartRow]
    subtotal: int
    discount: int
    total: int
    tax: int
    tax_base: int
    tax_percent: str | None
    tax_share: str | None
    changed: list[ChangedPrice]

    @classmethod
    def of(cls, session: CheckoutSession, reserved: Mapping[int, int]) -> "Hold":
        bill, moment = session.bill, now()
        rows = rows_of(bill, reserved)
        return cls(
            expires_at=local(session.reservation.expires_at),
            time_now=moment,
            seconds_left=max(0, int((session.reservation.expires_at - moment).total_seconds())),
            rows=rows,
            subtotal=bill.subtotal,
            discount=bill.discount,
            total=bill.total,
            tax=bill.tax,
            tax_base=bill.tax_base,
            tax_share=share_text(session.rate),
            tax_percent=percent_text(session.rate.percent) if bill.tax else None,
            changed=[
                ChangedPrice(
                    cart_id=row.cart_id, title=row.title, price_before=row.price_before, price=row.price
                )
                for row in rows
                if row.price_before is not None
            ],
        )
