"""The upper part of a certificate: issuer, holder and award."""

from typing import Any

from django.conf import settings
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Flowable, HRFlowable, Paragraph, Spacer, Table, TableStyle

from duxi.certificates.models import Certificate
from duxi.certificates.printing.mark import Mark
from duxi.certificates.printing.sheet import AWARD_BOTTOM, AWARD_TOP, BODY, LEFT, draw_block
from duxi.core.printing.look import BOLD, LINE, MUTED, SEMIBOLD, Align, fitted, para, safe, style

MOST_UNITS = 10
_UNITS = TableStyle(
    [
        ("LINEABOVE", (0, 0), (-1, -1), 0.5, LINE),
        ("LINEBELOW", (0, -1), (-1, -1), 0.5, LINE),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("TOPPADDING", (0, 0), (-1, -1), 2.5),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 3),
    ]
)
_QUIET = style(11, color=MUTED, align="center")
_DOT = "·"


def draw_award(canvas: Canvas, certificate: Certificate) -> None:
    content = [*_head(certificate), *_person(certificate), *_achievement(certificate)]
    draw_block(canvas, content, (LEFT, AWARD_BOTTOM, BODY, AWARD_TOP - AWARD_BOTTOM), middle=True)


def _head(certificate: Certificate) -> list[Flowable]:
    look = {"face": BOLD, "color": HexColor(certificate.template.accent), "align": "center", "leading": 1.25}
    return [
        _issuer(certificate.issuer),
        Spacer(0, 4.5 * mm),
        fitted(certificate.template.heading.upper(), BODY, (28, 24, 20), **look),
        Spacer(0, 1 * mm),
        para(f"Nomor {safe(certificate.number)}", style(10, face=SEMIBOLD, color=MUTED, align="center")),
        Spacer(0, 5 * mm),
    ]


def _issuer(issuer: str) -> Flowable:
    """The product's logo if it is the issuer, else the issuer's name."""
    if issuer == settings.PRODUCT_NAME:
        return Mark(30)
    return fitted(issuer, BODY, (17, 15, 13), face=BOLD, align="center", leading=1.3)


def _person(certificate: Certificate) -> list[Flowable]:
    accent = HexColor(certificate.template.accent)
    return [
        para("diberikan kepada", _QUIET),
        Spacer(0, 1.5 * mm),
        fitted(certificate.holder_name, BODY, (36, 32, 28, 24), face=BOLD, align="center", leading=1.2),
        HRFlowable(width=70 * mm, thickness=1, color=accent, spaceBefore=7, spaceAfter=7),
    ]


def _achievement(certificate: Certificate) -> list[Flowable]:
    parts: list[Flowable] = [
        para(safe(certificate.template.statement), _QUIET),
        Spacer(0, 1.5 * mm),
        fitted(certificate.title, BODY, (22, 19), face=SEMIBOLD, align="center", leading=1.3),
    ]
    if facts := _facts(certificate):
        parts += [Spacer(0, 1 * mm), para(facts, _QUIET)]
    return [*parts, *_units(certificate)]


def _facts(certificate: Certificate) -> str:
    """Score, duration and sessions in one line."""
    facts: list[str] = []
    if certificate.score is not None:
        facts.append(f"dengan skor <b>{_score(certificate)}</b> dari 100")
    if certificate.minutes:
        facts.append(f"selama <b>{_duration(certificate.minutes)}</b>")
    if certificate.sessions_held:
        facts.append(f"hadir <b>{certificate.sessions_attended} dari {certificate.sessions_held}</b> sesi")
    return f" {_DOT} ".join(facts)


def _duration(minutes: int) -> str:
    hours, rest = divmod(minutes, 60)
    parts = (f"{hours} jam" if hours else "", f"{rest} menit" if rest else "")
    return " ".join(part for part in parts if part)


def _score(certificate: Certificate) -> str:
    return f"{certificate.score:.2f}".rstrip("0").rstrip(".").replace(".", ",")


def _units(certificate: Certificate) -> list[Flowable]:
    """Units with results, two in a row."""
    shown = certificate.units[:MOST_UNITS]
    if not shown:
        return []
    columns = min(2, len(shown))
    cells = [_unit(unit, "center" if columns == 1 else "left") for unit in shown]
    rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
    parts: list[Flowable] = [
        Spacer(0, 3 * mm),
        Table(rows, colWidths=[BODY / columns] * columns, style=_UNITS),
    ]
    if more := len(certificate.units) - len(shown):
        parts.append(para(f"dan {more} unit lain", style(9, color=MUTED, align="center")))
    return parts


def _unit(unit: dict[str, Any], align: Align) -> Paragraph:
    result = "Kompeten" if unit["competent"] else "Belum kompeten"
    text = f"{safe(unit['code'])} · {safe(unit['name'])} · <b>{result}</b>"
    return para(text, style(9, leading=1.35, align=align))
