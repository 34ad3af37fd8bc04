"""Where a certificate is opened and checked."""

from urllib.parse import quote

from django.conf import settings
from django.utils.http import urlencode

from duxi.certificates.models import Certificate


def verify_link(certificate: Certificate) -> str:
    """What its QR code says: the page that checks it."""
    return f"{settings.BASE_URL}/verify-certificate?{urlencode({'number': certificate.number})}"


def pdf_path(certificate: Certificate) -> str:
    """The PDF by its key: browsers send no bearer for a page of their own."""
    query = urlencode({"key": certificate.key})
    return f"/api/v1/elearning/{quote(certificate.product.slug)}/certificate?{query}"
