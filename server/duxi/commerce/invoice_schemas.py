"""Invoices and credit notes on the wire."""

from datetime import datetime
from uuid import UUID

from ninja import Schema

from duxi.commerce.invoice_links import invoice_url
from duxi.commerce.models import Invoice
from duxi.core.clock import local


class InvoiceRow(Schema):
    """A document of an order; `url` opens its PDF for a quarter of an hour."""

    uuid: UUID
    number: str
    series: str
    issued_at: datetime
    total: int
    url: str

    @classmethod
    def of(cls, invoice: Invoice) -> "InvoiceRow":
        return cls(
            uuid=invoice.uuid,
            number=invoice.number,
            series=invoice.series,
            issued_at=local(invoice.issued_at),
            total=invoice.total,
            url=invoice_url(invoice),
        )
