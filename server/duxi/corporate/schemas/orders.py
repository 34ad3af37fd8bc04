"""Schemas of companies' orders and seats."""

from collections.abc import Sequence
from datetime import date, datetime
from uuid import UUID

from django.conf import settings
from pydantic import Field

from duxi.catalog.titles import Titles, shown_title, titles_of_products
from duxi.commerce.transactions.schemas.details import ApprovedTaxInvoice
from duxi.core.forms import JsonIds, YesNo
from duxi.core.schema import Schema
from duxi.corporate.links import link_to_invoice
from duxi.corporate.models import CompanyOrder, CompanyOrderStatus, CompanySeat, Instalment, PaymentTerms
from duxi.corporate.queries.instalments import days_overdue
from duxi.corporate.queries.seats import SeatState
from duxi.corporate.schemas.companies import CompanyRef
from duxi.gateways.mail import MailStatus


class CompanyOrderIn(Schema):
    """The payment terms."""

    terms: PaymentTerms = PaymentTerms.FULL
    wants_tax_invoice: YesNo = False


class InstalmentRow(Schema):
    """One transfer of an order; `invoice` is a link to its document.

    `tax_invoice` is the approved tax invoice, null until then.
    """

    number: int
    amount: int
    due_on: date
    paid_at: datetime | None
    is_overdue: bool
    invoice: str
    tax_invoice: ApprovedTaxInvoice | None

    @classmethod
    def of(cls, order: CompanyOrder, row: Instalment) -> "InstalmentRow":
        return cls(
            number=row.number,
            amount=row.amount,
            due_on=row.due_on,
            paid_at=row.paid_at,
            is_overdue=days_overdue(row) > 0,
            invoice=link_to_invoice(order, row.number),
            tax_invoice=ApprovedTaxInvoice.of(row.tax_invoice),
        )


class CompanyOrderRow(Schema):
    """An order with its instalments; `transfer_to` is the bank account to pay to."""

    uuid: UUID
    number: str
    quotation: str
    status: CompanyOrderStatus
    status_label: str
    terms_label: str
    wants_tax_invoice: bool
    total: int
    created_at: datetime
    transfer_to: str
    instalments: list[InstalmentRow]

    @classmethod
    def of(cls, row: CompanyOrder) -> "CompanyOrderRow":
        return cls(
            uuid=row.uuid,
            number=row.number,
            quotation=row.quotation.number,
            status=CompanyOrderStatus(row.status),
            status_label=str(CompanyOrderStatus(row.status).label),
            terms_label=str(PaymentTerms(row.terms).label),
            wants_tax_invoice=row.wants_tax_invoice,
            total=row.total,
            created_at=row.created_at,
            transfer_to=settings.TRANSFER_ACCOUNT,
            instalments=[InstalmentRow.of(row, one) for one in row.instalments.all()],
        )


class CompanyOrders(Schema):
    rows: list[CompanyOrderRow]


class CompanySeatRow(Schema):
    """A seat as managers see it; the member's progress only with consent."""

    uuid: UUID
    item_id: int
    title: str
    member_id: int | None
    member_name: str
    assigned_at: datetime | None
    reminded_at: datetime | None
    mail_status: MailStatus | None
    is_read: bool
    is_used: bool
    is_completed: bool | None
    hours: int | None

    @classmethod
    def of(cls, state: SeatState, titles: Titles) -> "CompanySeatRow":
        seat = state.seat
        return cls(
            uuid=seat.uuid,
            item_id=seat.product_id,
            title=shown_title(seat.product, titles),
            member_id=seat.member_id,
            member_name=seat.member.user.fullname if seat.member else "",
            assigned_at=seat.assigned_at,
            reminded_at=seat.reminded_at,
            mail_status=state.mail_status,
            is_read=state.is_read,
            is_used=seat.voucher_id is not None,
            is_completed=state.is_completed,
            hours=state.hours,
        )


class CompanySeats(Schema):
    """All seats with totals; `report` is a link to the workbook."""

    rows: list[CompanySeatRow]
    bought: int
    assigned: int
    used: int
    completed: int
    hours: int
    report: str

    @classmethod
    def of(cls, states: Sequence[SeatState], report: str) -> "CompanySeats":
        titles = titles_of_products(state.seat.product for state in states)
        rows = [CompanySeatRow.of(state, titles) for state in states]
        return cls(
            rows=rows,
            bought=len(rows),
            assigned=sum(row.member_id is not None for row in rows),
            used=sum(row.is_used for row in rows),
            completed=sum(row.is_completed is True for row in rows),
            hours=sum(row.hours or 0 for row in rows),
            report=report,
        )


class AssignIn(CompanyRef):
    """One seat of a product for each of these members."""

    item_id: int = Field(gt=0, le=2**31 - 1)
    member_ids: JsonIds


class ReassignIn(CompanyRef):
    member_id: int = Field(gt=0, le=2**31 - 1)


class OwnSeatRow(Schema):
    """A member's own unused seat."""

    uuid: UUID
    item_id: int
    kind: str
    slug: str
    title: str
    company: str

    @classmethod
    def of(cls, seat: CompanySeat, titles: Titles) -> "OwnSeatRow":
        product = seat.product
        return cls(
            uuid=seat.uuid,
            item_id=product.pk,
            kind=product.kind,
            slug=product.slug,
            title=shown_title(product, titles),
            company=seat.order.company.name,
        )


class OwnSeats(Schema):
    rows: list[OwnSeatRow]

    @classmethod
    def of(cls, seats: Sequence[CompanySeat]) -> "OwnSeats":
        titles = titles_of_products(seat.product for seat in seats)
        return cls(rows=[OwnSeatRow.of(seat, titles) for seat in seats])
