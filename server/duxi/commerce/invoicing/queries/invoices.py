"""All reads of invoices; `invoice_for(user, …)` is the only query that scopes documents to a user."""

from uuid import UUID

from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.commerce.invoicing.lines import InvoiceLine
from duxi.commerce.models import Invoice, Order, OrderTaxDetails, Series, TaxRate
from duxi.core.clock import local
from duxi.core.errors import NotFound


def live_invoice(order: Order) -> Invoice | None:
    """The order's valid invoice: not credited as a whole because the order ended.

    An invoice that was refunded in parts stays valid, down to zero.
    """
    issued = Invoice.objects.filter(order=order, series=Series.INVOICE)
    ended = Invoice.objects.filter(series=Series.CREDIT_NOTE, refund=None, refers_to__order=order)
    return issued.exclude(pk__in=ended.values("refers_to")).select_related("order").first()


def credited_lines(invoice: Invoice) -> list[InvoiceLine]:
    """All lines of the credit notes for an invoice."""
    notes = Invoice.objects.filter(refers_to=invoice).order_by("pk").values_list("lines", flat=True)
    return [line for lines in notes for line in lines]


def invoices_of(order: Order) -> QuerySet[Invoice]:
    """The documents of an order, oldest first."""
    documents = Invoice.objects.filter(order=order).select_related("tax_invoice")
    return documents.order_by("issued_at", "pk")


def invoice_for(user: User, uuid: UUID) -> Invoice:
    """One of the user's own documents; raises `NotFound`."""
    found = Invoice.objects.filter(uuid=uuid, order__buyer=user).select_related("refers_to").first()
    if found is None:
        raise NotFound
    return found


def rate_of(order: Order) -> TaxRate | None:
    """The tax rate of the day of the order, with which its lines were computed."""
    return TaxRate.objects.filter(valid_from__lte=local(order.created_at).date()).first()


def tax_details_of(order: Order) -> OrderTaxDetails | None:
    """The order's tax invoice details, where the buyer asked for one."""
    return OrderTaxDetails.objects.filter(order=order).first()
