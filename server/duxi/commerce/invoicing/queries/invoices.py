"""Every read of invoices; `invoice_for(user, …)` is the only door to somebody's document."""

from uuid import UUID

from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.commerce.invoicing.lines import InvoiceLine
from duxi.commerce.models import Invoice, Order, OrderTaxDetails, Series, TaxRate
from duxi.core.clock import local
from duxi.core.errors import NotFound


def live_invoice(order: Order) -> Invoice | None:
    """The invoice that stands for what the order costs: not taken back as a whole because it ended.

    One that was refunded bit by bit stays the order's invoice, down to nothing.
    """
    issued = Invoice.objects.filter(order=order, series=Series.INVOICE)
    ended = Invoice.objects.filter(series=Series.CREDIT_NOTE, refund=None, refers_to__order=order)
    return issued.exclude(pk__in=ended.values("refers_to")).select_related("order").first()


def credited_lines(invoice: Invoice) -> list[InvoiceLine]:
    """All lines of the credit notes that refer to an invoice."""
    notes = Invoice.objects.filter(refers_to=invoice).order_by("pk").values_list("lines", flat=True)
    return [line for lines in notes for line in lines]


def invoices_of(order: Order) -> QuerySet[Invoice]:
    """The documents of an order, the oldest first."""
    documents = Invoice.objects.filter(order=order).select_related("tax_invoice")
    return documents.order_by("issued_at", "pk")


def invoice_for(user: User, uuid: UUID) -> Invoice:
    """One of somebody's own documents; raises `NotFound`."""
    found = Invoice.objects.filter(uuid=uuid, order__buyer=user).select_related("refers_to").first()
    if found is None:
        raise NotFound
    return found


def rate_of(order: Order) -> TaxRate | None:
    """The rate of the day on which it was ordered, which is the one that its lines were reckoned by."""
    return TaxRate.objects.filter(valid_from__lte=local(order.created_at).date()).first()


def tax_details_of(order: Order) -> OrderTaxDetails | None:
    """To whom the order's tax invoice is to be made out, where the buyer asked for one."""
    return OrderTaxDetails.objects.filter(order=order).first()
