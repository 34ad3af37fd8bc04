"""Invoices and credit notes as stored PDFs."""

from duxi.commerce.invoicing.display_status import display_status_of
from duxi.commerce.invoicing.printing import invoice_pdf
from duxi.commerce.models import Invoice
from duxi.files.documents import facts_of, stored_document


def stored_invoice(invoice: Invoice) -> str:
    """The path of its PDF in the private storage; rendered again only when its status changes."""
    facts = (facts_of(invoice), display_status_of(invoice))
    return stored_document(f"invoices/{invoice.uuid.hex}", *facts, make=lambda: invoice_pdf(invoice))
