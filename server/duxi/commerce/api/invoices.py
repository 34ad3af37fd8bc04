"""`/payment/request-invoices` and `/payment/invoices`: documents by mail and by signed link."""

from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.utils.http import content_disposition_header
from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.commerce.actions.invoice_mails import filename_of, mail_invoice
from duxi.commerce.invoice_links import signed_invoice
from duxi.commerce.printing import invoice_pdf
from duxi.commerce.queries import order_for
from duxi.commerce.schemas import OrderRef
from duxi.core.envelope import Said, says

router = Router(tags=["invoices"])

PDF = "application/pdf"


@router.post("/request-invoices", response=Said, auth=UserBearer())
def request_invoices(request: LearnerRequest, body: Form[OrderRef]) -> Said:
    mail_invoice(order_for(request.auth, order_id=body.order_id, order_uuid=None))
    return says(_("Faktur telah dikirim ke email Anda."))


@router.get(
    "/invoices/{uuid:uuid}.pdf",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The document", "content": {PDF: {}}}}},
    url_name="invoice_pdf",
)
def show_invoice(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponse:
    """Opened by its link alone: browsers send no bearer for a page of their own."""
    invoice = signed_invoice(uuid, signature)
    response = HttpResponse(invoice_pdf(invoice), content_type=PDF)
    response["Content-Disposition"] = content_disposition_header(False, filename_of(invoice)) or "inline"
    response["Cache-Control"] = "private, no-store"
    return response
