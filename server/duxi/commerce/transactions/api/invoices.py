"""`/payment/request-invoices` and `/payment/invoices`: documents by mail and by signed link."""

from uuid import UUID

from django.http import HttpRequest, HttpResponseBase
from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.commerce.invoicing.actions.invoice_mails import filename_of, mail_invoice
from duxi.commerce.invoicing.documents import stored_invoice
from duxi.commerce.invoicing.links import signed_invoice
from duxi.commerce.invoicing.tax_invoice_links import filename_of as tax_filename_of
from duxi.commerce.invoicing.tax_invoice_links import signed_tax_invoice
from duxi.commerce.orders.schemas.orders import OrderRef
from duxi.commerce.queries.orders import order_for
from duxi.core.envelope import MessageOut, message_only
from duxi.files.sending import NOT_CACHED, send_file

router = Router(tags=["invoices"])

PDF = "application/pdf"


@router.post("/request-invoices", response=MessageOut, auth=UserBearer())
def request_invoices(request: LearnerRequest, body: Form[OrderRef]) -> MessageOut:
    mail_invoice(order_for(request.auth, order_id=body.order_id, order_uuid=None))
    return message_only(_("Faktur telah dikirim ke email Anda."))


@router.get(
    "/invoices/{uuid:uuid}.pdf",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The document", "content": {PDF: {}}}}},
    url_name="invoice_pdf",
)
def show_invoice(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponseBase:
    """Authorised by the signed link alone, because browsers send no bearer token when opening a page."""
    invoice = signed_invoice(uuid, signature)
    path = stored_invoice(invoice)
    return send_file(
        request,
        path,
        content_type=PDF,
        filename=filename_of(invoice),
        is_inline=True,
        cache=NOT_CACHED,
    )


@router.get(
    "/tax-invoices/{uuid:uuid}.pdf",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The tax invoice", "content": {PDF: {}}}}},
    url_name="tax_invoice_pdf",
)
def show_tax_invoice(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponseBase:
    """Authorised by the signed link alone, as above."""
    found = signed_tax_invoice(uuid, signature)
    name = tax_filename_of(found)
    return send_file(request, found.path, content_type=PDF, filename=name, is_inline=True, cache=NOT_CACHED)
