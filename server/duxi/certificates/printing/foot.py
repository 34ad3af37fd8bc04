"""The lower part of a certificate: verification, seal, dates and signature."""

from datetime import date

from django.conf import settings
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable, HRFlowable, Spacer

from duxi.certificates.links import verify_link
from duxi.certificates.models import Certificate
from duxi.certificates.printing.mark import Mark
from duxi.certificates.printing.seal import Seal
from duxi.certificates.printing.sheet import BODY, CENTRE, FOOT_BOTTOM, FOOT_TOP, LEFT, draw_block
from duxi.core.dates import long_date
from duxi.core.printing.look import BOLD, INK, MUTED, SEMIBOLD, fitted, para, safe, style
from duxi.core.printing.qr import QrCode

_QR = 27 * mm
_SIDE = 76 * mm
_MIDDLE = BODY - 2 * _SIDE - 8 * mm
_HEIGHT = FOOT_TOP - FOOT_BOTTOM
_SEAL = 19 * mm
_LABEL = style(8, color=MUTED, align="center")
_DAY = style(9, color=MUTED, align="center", leading=1.4)
_OFFICE = style(9, color=MUTED, align="center", leading=1.3)


def draw_foot(canvas: Canvas, certificate: Certificate) -> None:
    _draw_check(canvas, certificate)
    middle = (CENTRE - _MIDDLE / 2, FOOT_BOTTOM, _MIDDLE, _HEIGHT)
    draw_block(canvas, _seal_and_dates(certificate), middle, middle=True)
    right = (LEFT + BODY - _SIDE, FOOT_BOTTOM, _SIDE, _HEIGHT)
    draw_block(canvas, _signature(certificate), right, middle=True)


def _draw_check(canvas: Canvas, certificate: Certificate) -> None:
    link = verify_link(certificate)
    bottom = FOOT_BOTTOM + (_HEIGHT - _QR) / 2
    QrCode(link, _QR).drawOn(canvas, LEFT, bottom)
    canvas.linkURL(link, (LEFT, bottom, LEFT + _QR, bottom + _QR))
    beside = LEFT + _QR + 3 * mm
    room = LEFT + _SIDE - beside
    words = [
        *_mark(certificate),
        para("Pindai untuk memeriksa keasliannya, atau masukkan nomornya di", style(7.5, color=MUTED)),
        fitted(_shown(link), room, (8, 7.5, 7, 6.5), face=SEMIBOLD),
    ]
    draw_block(canvas, words, (beside, bottom, room, _QR), middle=True)


def _shown(link: str) -> str:
    """The address to type: without scheme and number."""
    return link.partition("://")[2].partition("?")[0]


def _mark(certificate: Certificate) -> list[Flowable]:
    """The product's logo beside the code, if another organisation is the issuer."""
    if certificate.issuer == settings.PRODUCT_NAME:
        return []
    return [Mark(13, is_centred=False), Spacer(0, 2 * mm)]


def _seal_and_dates(certificate: Certificate) -> list[Flowable]:
    """The seal above the dates of issue and expiry."""
    dated = [("Diterbitkan", certificate.issued_at), ("Berlaku sampai", certificate.valid_until)]
    return [
        Seal(_SEAL, certificate.template.accent),
        Spacer(0, 2 * mm),
        *(para(_day(label, day), _DAY) for label, day in dated if day),
    ]


def _day(label: str, day: date) -> str:
    return f'{label} <font name="{SEMIBOLD}" color="{INK.hexval()}">{long_date(day, "id")}</font>'


def _signature(certificate: Certificate) -> list[Flowable]:
    """The signatory below a line, then the issuer's name."""
    return [
        para("Ditandatangani oleh", _LABEL),
        HRFlowable(width=60 * mm, thickness=0.8, color=INK, spaceBefore=16, spaceAfter=4),
        fitted(certificate.signatory_name, _SIDE, (11, 10, 9), face=BOLD, align="center", leading=1.3),
        para(safe(certificate.signatory_title), _OFFICE),
        para(safe(certificate.issuer), _OFFICE),
    ]
