"""Notifies managers of approved tax invoices of their company."""

from duxi.commerce.invoicing.tax_invoice_links import attachment_of
from duxi.commerce.models import TaxInvoice
from duxi.corporate.actions.instalment_reminders import managers_of
from duxi.corporate.models import Instalment
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.instalments import INSTALMENT_TAXED


def notify_managers(found: TaxInvoice) -> None:
    """Notify every manager once of the number, and once of the PDF when it is available."""
    instalment = Instalment.objects.select_related("order").filter(tax_invoice=found).first()
    if instalment is None:
        return
    company = instalment.order.company_id
    for manager in managers_of({company}).get(company, ()):
        notify(
            user=manager.user,
            template=INSTALMENT_TAXED.key,
            params={
                "number": found.number,
                "term": instalment.number,
                "order": instalment.order.number,
            },
            dedupe=f"tax-invoice:{found.uuid}:{found.number}:{found.path}",
            attachments=attachment_of(found),
        )
