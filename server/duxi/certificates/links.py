"""Links that open and verify a certificate."""

from urllib.parse import quote

from django.conf import settings
from django.utils.http import urlencode

from duxi.certificates.models import Certificate


def verify_link(certificate: Certificate) -> str:
    """The verification page, as in the QR code."""
    return f"{settings.BASE_URL}/verify-certificate?{urlencode({'number': certificate.number})}"


def pdf_path(certificate: Certificate) -> str:
    """The PDF by its key, because navigation sends no bearer token."""
    query = urlencode({"key": certificate.key})
    return f"/api/v1/elearning/{quote(certificate.product.slug)}/certificate?{query}"
