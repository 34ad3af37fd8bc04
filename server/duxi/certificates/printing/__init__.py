"""A certificate as a PDF: one A4 page, landscape."""

from io import BytesIO

from django.conf import settings
from reportlab.pdfgen.canvas import Canvas

from duxi.certificates.models import Certificate, StoredStatus
from duxi.certificates.printing.award import draw_award
from duxi.certificates.printing.border import draw_border
from duxi.certificates.printing.foot import draw_foot
from duxi.certificates.printing.sheet import CENTRE, HEIGHT, WIDTH
from duxi.certificates.queries import status_of
from duxi.core.printing.look import BOLD, RED, load_fonts

_STATUS = {"revoked": "DICABUT", "replaced": "DIGANTI", "expired": "KEDALUWARSA"}


def certificate_pdf(certificate: Certificate) -> bytes:
    """Rendered from the snapshot; only the status is the current one."""
    load_fonts()
    file = BytesIO()
    canvas = Canvas(file, pagesize=(WIDTH, HEIGHT), lang="id-ID")
    canvas.setTitle(f"{certificate.title} – {certificate.number}")
    canvas.setAuthor(certificate.issuer)
    canvas.setCreator(settings.PRODUCT_NAME)
    draw_border(canvas, certificate.template.accent)
    draw_award(canvas, certificate)
    draw_foot(canvas, certificate)
    _draw_status(canvas, certificate)
    canvas.showPage()
    canvas.save()
    return file.getvalue()


def _draw_status(canvas: Canvas, certificate: Certificate) -> None:
    """Print the status across a certificate that is no longer valid."""
    word = _STATUS.get(status_of(certificate))
    if word is None or certificate.status == StoredStatus.ISSUED:
        return
    canvas.saveState()
    canvas.setFillColor(RED)
    canvas.setFillAlpha(0.22)
    canvas.setFont(BOLD, 92)
    canvas.translate(CENTRE, HEIGHT / 2)
    canvas.rotate(24)
    canvas.drawCentredString(0, -30, word)
    canvas.restoreState()
