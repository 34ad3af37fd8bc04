"""Wire schemas of a transaction's lines, with the buyer's options for each."""

from collections.abc import Container
from datetime import datetime
from uuid import UUID

from duxi.catalog.kinds import KindSlug
from duxi.catalog.models import Product
from duxi.catalog.parts import awaiting_date
from duxi.catalog.schemas import WhenAndWhere
from duxi.catalog.titles import Titles, shown_title, titles_of_products
from duxi.commerce.models import (
    FulfilmentStatus,
    Order,
    OrderLine,
)
from duxi.commerce.orders.actions.fulfilment import source_of
from duxi.commerce.orders.line_titles import shown_title_of_line
from duxi.commerce.orders.tickets import ticket_url
from duxi.commerce.refunds.actions.requests import can_be_requested
from duxi.commerce.remedies.actions.moves import alternatives_of
from duxi.commerce.remedies.actions.remedies import Remedy, remedies_of
from duxi.commerce.shop.refund_policy import deadline_of
from duxi.commerce.transactions.schemas.refund_sums import RefundSum
from duxi.core.clock import local
from duxi.core.schema import Schema
from duxi.entitlements.participant_names import participant_names
from duxi.entitlements.queries import live_seats_of

MOST_ALTERNATIVES = 10


class LineAlternative(Schema):
    """A product that a line may be moved to."""

    item_id: int
    slug: str
    title: str
    starts_at: datetime | None
    price: int
    seats_left: int | None

    @classmethod
    def of(cls, product: Product, titles: Titles) -> "LineAlternative":
        return cls(
            item_id=product.pk,
            slug=product.slug,
            title=shown_title(product, titles),
            starts_at=local(product.starts_at) if product.starts_at else None,
            price=product.price,
            seats_left=None if product.quota is None else product.quota - product.sold,
        )

    @classmethod
    def all_of(cls, line: OrderLine) -> "list[LineAlternative]":
        others = list(alternatives_of(line)[:MOST_ALTERNATIVES])
        titles = titles_of_products(others)
        return [cls.of(product, titles) for product in others]


class LineSeat(Schema):
    """One of a line's several seats, and its participant."""

    uuid: UUID
    number: int
    holder: str | None

    @classmethod
    def all_of(cls, line: OrderLine) -> "list[LineSeat]":
        """The remaining seats of a line with more than one."""
        if line.quantity == 1 or line.service != FulfilmentStatus.FULFILLED:
            return []
        seats = live_seats_of(source_of(line)).filter(product=line.product_id).select_related("holder")
        names = participant_names(seats)
        return [cls(uuid=seat.uuid, number=seat.seat_number, holder=names.get(seat.pk)) for seat in seats]


class TransactionLine(WhenAndWhere):
    """A line; `remedies` are offered while it is paid and has no seat, `can_refund` by the policy.

    `awaits_date`: its date is not known yet.
    """

    line_id: int
    item_id: int
    kind: KindSlug
    slug: str
    title: str
    qty: int
    price: int
    amount: int
    discount: int
    total: int
    refunded: int
    refund_sums: list[RefundSum]
    service: FulfilmentStatus
    refundable_until: datetime | None
    can_refund: bool
    remedies: list[Remedy]
    alternatives: list[LineAlternative]
    seats: list[LineSeat]
    ticket_url: str | None
    awaits_date: bool

    @classmethod
    def all_of(cls, order: Order, titles: Titles) -> "list[TransactionLine]":
        lines = order.lines.all()
        undated = awaiting_date(line.product for line in lines)
        return [cls.of(order, line, titles, undated) for line in lines]

    @classmethod
    def of(cls, order: Order, line: OrderLine, titles: Titles, undated: Container[int]) -> "TransactionLine":
        remedies = remedies_of(order, line)
        until = deadline_of(line).until
        return cls(
            line_id=line.pk,
            item_id=line.product_id,
            kind=line.kind,
            slug=line.product.slug,
            title=shown_title_of_line(line, titles),
            qty=line.quantity,
            **{name: getattr(line, name) for name in ("price", "amount", "discount", "total", "refunded")},
            refund_sums=RefundSum.all_of_line(line, order.refunds.all()),
            service=FulfilmentStatus(line.service),
            refundable_until=local(until) if until else None,
            can_refund=line.service == FulfilmentStatus.FULFILLED and can_be_requested(order, line),
            remedies=remedies,
            alternatives=LineAlternative.all_of(line) if "move" in remedies else [],
            seats=LineSeat.all_of(line),
            ticket_url=ticket_url(line),
            awaits_date=line.product_id in undated,
            **WhenAndWhere.fields_of(line.product),
        )
