"""Orders of companies: record transfers by instalment, cancel unpaid orders."""

from datetime import date, datetime
from typing import Annotated
from uuid import UUID

from django.db.models import F, OuterRef, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.commerce.transactions.schemas.details import ApprovedTaxInvoice
from duxi.core.errors import Message
from duxi.core.expressions import count_of
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.corporate.actions import orders
from duxi.corporate.links import link_to_invoice
from duxi.corporate.models import CompanyOrder, CompanyOrderStatus, CompanySeat, Instalment, PaymentTerms
from duxi.corporate.queries.instalments import days_overdue

PAY = "corporate.change_companyorder"
WATCHED.register(Watched(CompanyOrder, ("status", "terms", "total")))


class InstalmentOut(Schema):
    uuid: UUID
    number: int
    amount: int
    due_on: date
    paid_at: datetime | None
    proof: str
    days_overdue: int
    invoice: str
    tax_invoice: ApprovedTaxInvoice | None

    @staticmethod
    def resolve_days_overdue(row: Instalment) -> int:
        return days_overdue(row)

    @staticmethod
    def resolve_invoice(row: Instalment) -> str:
        return link_to_invoice(row.order, row.number)

    @staticmethod
    def resolve_tax_invoice(row: Instalment) -> ApprovedTaxInvoice | None:
        return ApprovedTaxInvoice.of(row.tax_invoice)


class CompanyOrderOut(Schema):
    id: int
    number: str
    company_id: int
    company_name: str
    quotation_number: str
    terms: PaymentTerms
    wants_tax_invoice: bool
    status: CompanyOrderStatus
    total: int
    seat_count: int
    used_count: int
    instalments: list[InstalmentOut]
    created_at: datetime

    @staticmethod
    def resolve_instalments(row: CompanyOrder) -> list[Instalment]:
        return list(row.instalments.all())


class InstalmentPaidIn(Schema):
    """The instalment that was transferred, and the bank's reference."""

    number: Annotated[int, Field(ge=1, le=12)]
    proof: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200)]


def _rows(user: User) -> QuerySet[CompanyOrder]:
    seats = CompanySeat.objects.filter(order=OuterRef("pk"))
    return CompanyOrder.objects.prefetch_related("instalments__tax_invoice").annotate(
        company_name=F("company__name"),
        quotation_number=F("quotation__number"),
        seat_count=count_of(seats, "order"),
        used_count=count_of(seats.exclude(voucher=None), "order"),
    )


def _paid(user: User, row: CompanyOrder, body: InstalmentPaidIn) -> Message:
    orders.record_payment(order_id=row.pk, number=body.number, proof=body.proof, by=user)
    return _("Pembayaran termin dicatat.")


def _cancel(user: User, row: CompanyOrder, body: None) -> Message:
    orders.cancel(order_id=row.pk)
    return _("Pesanan dibatalkan.")


COMPANY_ORDERS = declare(
    Resource(
        name="company-orders",
        model=CompanyOrder,
        out=CompanyOrderOut,
        rows=_rows,
        verbs=("view",),
        groups=("Staff", "Keuangan"),
        line=Line("corporate", _("Pesanan perusahaan"), "receipt", 50),
        key="number",
        actions=(Action("paid", _paid, InstalmentPaidIn, PAY), Action("cancel", _cancel, None, PAY)),
        titles={
            "number": _("Nomor"),
            "company_name": _("Perusahaan"),
            "quotation_number": _("Penawaran"),
            "terms": _("Termin"),
            "status": _("Status"),
            "total": _("Total"),
            "seat_count": _("Kursi"),
            "used_count": _("Terpakai"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("number", condition=words_in("number", "company__name", "quotation__number")),
                "id": Filter("pk", int),
                "company_id": Filter("company_id", int),
                "status": Filter("status"),
                "created_at": DayFilter("created_at"),
            },
            sorts={name: name for name in ("id", "number", "company_name", "total", "status", "created_at")},
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
