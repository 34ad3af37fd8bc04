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
from duxi.commerce.coretax import MOST_PER_FILE, Collectors, trx_code
from duxi.commerce.invoice_links import invoice_url
from duxi.commerce.models import Invoice
from duxi.commerce.tax_exports import MAY_EXPORT_TAX, collectors, taxed_invoices
from duxi.core.envelope import Envelope, gives

router = Router(tags=["tax-invoices"], auth=StaffBearer(MAY_EXPORT_TAX))

SHOWN = 100


class TaxCreditNote(Schema):
    """What was taken back of a document that is exported whole; the buyer's cancellation note does it."""

    number: str
    issued_at: datetime
    total: int
    tax: int
    url: str

    @classmethod
    def of(cls, note: Invoice) -> "TaxCreditNote":
        copied = ("number", "issued_at", "total", "tax")
        return cls(**{name: getattr(note, name) for name in copied}, url=invoice_url(note))


class TaxInvoiceRow(Schema):
    """A document that would be exported, at its full value; the buyer as it stands on it."""

    number: str
    order_id: str
    buyer: str
    issued_at: datetime
    paid_at: datetime | None
    total: int
    tax_base: int
    tax: int
    trx_code: str
    credit_notes: list[TaxCreditNote]

    @classmethod
    def of(cls, invoice: Invoice, known: Collectors) -> "TaxInvoiceRow":
        copied = ("number", "issued_at", "total", "tax_base", "tax")
        return cls(
            **{name: getattr(invoice, name) for name in copied},
            order_id=invoice.order.order_id,
            buyer=invoice.buyer["tax"]["name"],
            paid_at=invoice.order.paid_at,
            trx_code=trx_code(invoice, known),
            credit_notes=[TaxCreditNote.of(note) for note in invoice.credit_notes.all()],
        )


class TaxInvoicesOut(Schema):
    """What an export of the period would hold; `rows` are the first of them.

    `credited` is what credit notes took back of it, which the export does not leave out.
    """

    count: int
    files: int
    total: int
    tax_base: int
    tax: int
    credited: int
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
    known = collectors()
    shown = invoices.prefetch_related("credit_notes")[:SHOWN]
    return gives(
        {
            **found,
            "files": -(-found["count"] // MOST_PER_FILE),
            "first": period.first,
            "last": period.last,
            "seller_npwp_is_set": bool(settings.SELLER["npwp"]),
            "credited": invoices.aggregate(credited_=Coalesce(Sum("credited"), 0))["credited_"],
            "rows": [TaxInvoiceRow.of(invoice, known) for invoice in shown],
        }
    )
