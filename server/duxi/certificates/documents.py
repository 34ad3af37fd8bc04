"""Certificates as stored PDFs."""

from django.utils.text import slugify

from duxi.certificates.models import Certificate
from duxi.certificates.printing import certificate_pdf
from duxi.certificates.queries import status_of
from duxi.files.documents import facts_of, stored_document


def stored_certificate(certificate: Certificate) -> str:
    """The path of the PDF in private storage; a changed status renders a new one."""
    facts = (facts_of(certificate), facts_of(certificate.template), status_of(certificate))
    folder = f"certificates/{certificate.uuid.hex}"
    return stored_document(folder, *facts, make=lambda: certificate_pdf(certificate))


def filename_of(certificate: Certificate) -> str:
    """`sertifikat-penangan-insiden-siber-DX-KOM-2026-000012.pdf`."""
    parts = ("sertifikat", slugify(certificate.title)[:60].strip("-"), certificate.number)
    return "-".join(part for part in parts if part) + ".pdf"
