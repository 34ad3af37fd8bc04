"""Tax invoices of a period, to look at before they are exported for Coretax (an export job)."""

from datetime import date, datetime
from typing import Any

from django.conf import settings
from django.db.models import Count, Sum
from django.db.models.functions import Coalesce
from django.http import HttpRequest
from ninja import Query, Router, Schema

from duxi.accounts.auth import StaffBearer
from duxi.backoffice.queries.revenue import Period
from duxi.backoffice.schemas.revenue import PeriodIn
from duxi.commerce.coretax import MOST_PER_FILE
from duxi.commerce.models import Invoice
from duxi.commerce.tax_exports import MAY_EXPORT_TAX, taxed_invoices
from duxi.core.envelope import Envelope, gives

router = Router(tags=["tax-invoices"], auth=StaffBearer(MAY_EXPORT_TAX))

SHOWN = 100


class TaxInvoiceRow(Schema):
    """A document that would be exported; the buyer as it stands on it."""

    number: str
    order_id: str
    buyer: str
    issued_at: datetime
    paid_at: datetime | None
    total: int
    tax_base: int
    tax: int

    @classmethod
    def of(cls, invoice: Invoice) -> "TaxInvoiceRow":
        copied = ("number", "issued_at", "total", "tax_base", "tax")
        return cls(
            **{name: getattr(invoice, name) for name in copied},
            order_id=invoice.order.order_id,
            buyer=invoice.buyer["tax"]["name"],
            paid_at=invoice.order.paid_at,
        )


class TaxInvoicesOut(Schema):
    """What an export of the period would hold; `rows` are the first of them."""

    count: int
    files: int
    total: int
    tax_base: int
    tax: int
    first: date
    last: date
    seller_npwp_is_set: bool
    rows: list[TaxInvoiceRow]


@router.get("/tax-invoices", response=Envelope[TaxInvoicesOut])
def preview_tax_invoices(request: HttpRequest, wanted: Query[PeriodIn]) -> Any:
    period = Period(wanted.first, wanted.last)
    invoices = taxed_invoices(period.first, period.last)
    found = Invoice.objects.filter(pk__in=invoices.order_by().values("pk")).aggregate(
        count=Count("pk"),
        total=Coalesce(Sum("total"), 0),
        tax_base=Coalesce(Sum("tax_base"), 0),
        tax=Coalesce(Sum("tax"), 0),
    )
    return gives(
        {
            **found,
            "files": -(-found["count"] // MOST_PER_FILE),
            "first": period.first,
            "last": period.last,
            "seller_npwp_is_set": bool(settings.SELLER["npwp"]),
            "rows": [TaxInvoiceRow.of(invoice) for invoice in invoices[:SHOWN]],
        }
    )
