"""Signed links to documents, each for one document of one buyer and a limited time."""

from datetime import timedelta
from uuid import UUID

from django.core import signing
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import Invoice
from duxi.core.errors import Forbidden

LINK_LIFETIME = timedelta(minutes=15)
_SALT = "duxi.commerce.invoice"


class InvoiceLinkExpired(Forbidden):
    """The signature is valid but too old."""

    message = _("Tautan faktur sudah kedaluwarsa. Muat ulang halaman pesanan untuk mendapatkan tautan baru.")


class InvoiceLinkInvalid(Forbidden):
    """The signature is missing, forged, or belongs to another document."""

    message = _("Tautan faktur tidak sah.")


def invoice_url(invoice: Invoice) -> str:
    """The path of a document's PDF with a new signature: its bearer may open it for 15 minutes."""
    path = reverse("learner:invoice_pdf", kwargs={"uuid": invoice.uuid})
    return f"{path}?{urlencode({'signature': signing.dumps(invoice.uuid.hex, salt=_SALT)})}"


def signed_invoice(uuid: UUID, signature: str) -> Invoice:
    """The document of a link; raises `InvoiceLinkExpired` or `InvoiceLinkInvalid`."""
    try:
        signed_for = signing.loads(signature, salt=_SALT, max_age=LINK_LIFETIME)
    except signing.SignatureExpired as error:
        raise InvoiceLinkExpired from error
    except signing.BadSignature as error:
        raise InvoiceLinkInvalid from error
    found = Invoice.objects.select_related("order", "refers_to").filter(uuid=uuid).first()
    if found is None or signed_for != uuid.hex:
        raise InvoiceLinkInvalid
    return found
