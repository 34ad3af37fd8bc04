"""PDFs of approved tax invoices: signed links and mail attachments."""

from uuid import UUID

from django.core import signing
from django.urls import reverse
from django.utils.http import urlencode

from duxi.commerce.invoicing.links import LINK_LIFETIME, InvoiceLinkExpired, InvoiceLinkInvalid
from duxi.commerce.models import TaxInvoice
from duxi.files.storage import private_storage
from duxi.gateways import mail

_SALT = "duxi.commerce.tax-invoice"
MAKER = "duxi.commerce.invoicing.tax_invoice_links.made"


def tax_invoice_url(found: TaxInvoice) -> str | None:
    """The path of its PDF with a new signature for 15 minutes; None without a PDF."""
    if not found.path:
        return None
    path = reverse("learner:tax_invoice_pdf", kwargs={"uuid": found.uuid})
    return f"{path}?{urlencode({'signature': signing.dumps(found.uuid.hex, salt=_SALT)})}"


def signed_tax_invoice(uuid: UUID, signature: str) -> TaxInvoice:
    """The document of a link; raises `InvoiceLinkExpired` or `InvoiceLinkInvalid`."""
    try:
        signed_for = signing.loads(signature, salt=_SALT, max_age=LINK_LIFETIME)
    except signing.SignatureExpired as error:
        raise InvoiceLinkExpired from error
    except signing.BadSignature as error:
        raise InvoiceLinkInvalid from error
    found = TaxInvoice.objects.filter(uuid=uuid).exclude(path="").first()
    if found is None or signed_for != uuid.hex:
        raise InvoiceLinkInvalid
    return found


def attachment_of(found: TaxInvoice) -> list[mail.AttachmentFactory]:
    """Its PDF as a mail attachment; None without a PDF."""
    return [mail.AttachmentFactory(MAKER, found.uuid.hex)] if found.path else []


def made(key: str) -> mail.Attachment | None:
    """The PDF to attach, by the tax invoice's UUID."""
    found = TaxInvoice.objects.filter(uuid=UUID(key)).exclude(path="").first()
    if found is None or not private_storage().exists(found.path):
        return None
    return mail.Attachment(filename_of(found), "application/pdf", content_of(found))


def content_of(found: TaxInvoice) -> bytes:
    with private_storage().open(found.path) as file:
        content: bytes = file.read()
    return content


def filename_of(found: TaxInvoice) -> str:
    """`faktur-pajak-04002500012345678.pdf`."""
    return f"faktur-pajak-{found.number}.pdf"
