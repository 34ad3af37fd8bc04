"""A certificate as a PDF: A4 landscape, with the units it attests and a QR code that checks it."""

from io import BytesIO

from django.conf import settings
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph

from duxi.certificates.links import verify_link
from duxi.certificates.models import Certificate, StoredStatus
from duxi.certificates.queries import status_of
from duxi.core.clock import local
from duxi.core.printing.frame import draw_mark
from duxi.core.printing.look import (
    BOLD,
    INK,
    LINE,
    MUTED,
    RED,
    REGULAR,
    SEMIBOLD,
    load_fonts,
    para,
    safe,
    style,
)
from duxi.core.printing.qr import QrCode

WIDTH, HEIGHT = landscape(A4)
LEFT = 26 * mm
BODY = WIDTH - 2 * LEFT
QR_SIZE = 30 * mm
MOST_UNITS = 6
MONTHS = (
    "Januari", "Februari", "Maret", "April", "Mei", "Juni",
    "Juli", "Agustus", "September", "Oktober", "November", "Desember",
)  # fmt: skip
_STATUS = {"revoked": "DICABUT", "replaced": "DIGANTI", "expired": "KEDALUWARSA"}


def certificate_pdf(certificate: Certificate) -> bytes:
    """The document; what is on it comes from the snapshot, only its status is today's."""
    load_fonts()
    file = BytesIO()
    canvas = Canvas(file, pagesize=(WIDTH, HEIGHT), lang="id-ID")
    canvas.setTitle(f"{certificate.title} – {certificate.number}")
    canvas.setAuthor(certificate.issuer)
    canvas.setCreator(settings.PRODUCT_NAME)
    _draw_frame(canvas, certificate.template.accent)
    draw_mark(canvas, LEFT, HEIGHT - 22 * mm, 26, settings.PRODUCT_NAME)
    _draw_award(canvas, certificate)
    _draw_foot(canvas, certificate)
    _draw_status(canvas, certificate)
    canvas.showPage()
    canvas.save()
    return file.getvalue()


def _draw_frame(canvas: Canvas, accent: str) -> None:
    canvas.setFillColor(HexColor(accent))
    canvas.rect(0, 0, 9 * mm, HEIGHT, stroke=0, fill=1)
    canvas.setStrokeColor(LINE)
    canvas.setLineWidth(0.8)
    canvas.roundRect(14 * mm, 9 * mm, WIDTH - 23 * mm, HEIGHT - 18 * mm, 8, stroke=1, fill=0)


def _draw_award(canvas: Canvas, certificate: Certificate) -> None:
    y = HEIGHT - 45 * mm
    for text, kind in (
        (safe(certificate.template.heading.upper()), style(12, face=SEMIBOLD, color=MUTED)),
        (safe(certificate.holder_name), style(27, face=BOLD, leading=1.3)),
        (safe(certificate.template.statement), style(11, color=MUTED)),
        (safe(certificate.title), style(17, face=SEMIBOLD, leading=1.35)),
    ):
        y = _draw(canvas, para(text, kind), y) - 2.5 * mm
    _draw_units(canvas, certificate, y - 2 * mm)


def _draw_units(canvas: Canvas, certificate: Certificate, y: float) -> None:
    kind = style(9.5, leading=1.5)
    units = certificate.units
    for unit in units[:MOST_UNITS]:
        result = "Kompeten" if unit["competent"] else "Belum kompeten"
        y = _draw(canvas, para(f"{safe(unit['code'])} · {safe(unit['name'])} · <b>{result}</b>", kind), y)
    if len(units) > MOST_UNITS:
        _draw(canvas, para(f"dan {len(units) - MOST_UNITS} unit lain", kind), y)


def _draw(canvas: Canvas, paragraph: Paragraph, y: float) -> float:
    _width, height = paragraph.wrap(BODY, HEIGHT)
    paragraph.drawOn(canvas, LEFT, y - height)
    return y - height


def _draw_foot(canvas: Canvas, certificate: Certificate) -> None:
    base = 18 * mm
    QrCode(verify_link(certificate), QR_SIZE).drawOn(canvas, WIDTH - LEFT - QR_SIZE, base)
    _draw_line(canvas, LEFT, base + 24 * mm, certificate.signatory_name, BOLD, 11)
    _draw_line(canvas, LEFT, base + 19 * mm, certificate.signatory_title, REGULAR, 9)
    _draw_line(canvas, LEFT, base + 14.5 * mm, certificate.issuer, REGULAR, 9)
    _draw_line(canvas, LEFT, base + 7 * mm, f"Nomor {certificate.number}", SEMIBOLD, 9)
    _draw_line(canvas, LEFT, base + 2.5 * mm, _dates(certificate), REGULAR, 9)
    canvas.setFont(REGULAR, 7.5)
    canvas.setFillColor(MUTED)
    canvas.drawRightString(WIDTH - LEFT, base - 4 * mm, "Pindai untuk memeriksa keasliannya")


def _draw_line(canvas: Canvas, x: float, y: float, text: str, face: str, size: float) -> None:
    canvas.setFont(face, size)
    canvas.setFillColor(INK)
    canvas.drawString(x, y, text)


def _dates(certificate: Certificate) -> str:
    issued = local(certificate.issued_at)
    text = f"Terbit {issued.day} {MONTHS[issued.month - 1]} {issued.year}"
    until = certificate.valid_until
    return f"{text} · Berlaku sampai {until.day} {MONTHS[until.month - 1]} {until.year}" if until else text


def _draw_status(canvas: Canvas, certificate: Certificate) -> None:
    """A document that is no longer valid says so across its page."""
    word = _STATUS.get(status_of(certificate))
    if word is None or certificate.status == StoredStatus.ISSUED:
        return
    canvas.saveState()
    canvas.setFillColor(RED)
    canvas.setFillAlpha(0.22)
    canvas.setFont(BOLD, 92)
    canvas.translate(WIDTH / 2, HEIGHT / 2)
    canvas.rotate(24)
    canvas.drawCentredString(0, -30, word)
    canvas.restoreState()
