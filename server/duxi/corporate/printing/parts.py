"""Parts shared by the PDF documents of companies: page, parties, table of lines."""

from functools import partial
from io import BytesIO
from typing import Any

from django.conf import settings
from reportlab.lib.colors import white
from reportlab.lib.pagesizes import A4
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, PageTemplate, Table

from duxi.core.money import rupiah
from duxi.core.printing.frame import FOOT, HEIGHT, WIDTH, CountingCanvas, draw_mark
from duxi.core.printing.look import (
    BOLD,
    LINE,
    MARGIN,
    MUTED,
    SEMIBOLD,
    TEAL,
    load_fonts,
    para,
    safe,
    style,
)
from duxi.corporate.models import Company, Quotation

MARK = 26
BODY = WIDTH - 2 * MARGIN
TITLE, TEXT, SMALL = style(18, face=BOLD, color=TEAL), style(9.5), style(8.5, color=MUTED)
STRONG, CELL, RIGHT = style(10, face=BOLD), style(9), style(9, align="right")
TOTAL = style(11, face=BOLD, color=TEAL, align="right")
_HEAD, _HEAD_RIGHT = style(8, face=SEMIBOLD, color=white), style(8, face=SEMIBOLD, color=white, align="right")
_ALL, _PADDING = ((0, 0), (-1, -1)), ("LEFTPADDING", "TOPPADDING", "BOTTOMPADDING")
_NONE = {"leftPadding": 0, "rightPadding": 0, "topPadding": 0, "bottomPadding": 0}


def document(title: str, story: list[Flowable]) -> bytes:
    """The story as an A4 document with this title."""
    load_fonts()
    file = BytesIO()
    template = BaseDocTemplate(
        file, pagesize=A4, title=title, author=settings.PRODUCT_NAME, lang="id-ID", displayDocTitle=True
    )
    frame = Frame(MARGIN, FOOT + 8, BODY, HEIGHT - MARGIN - FOOT - 8, id=None, showBoundary=0, **_NONE)
    template.addPageTemplates([PageTemplate("all", [frame], onPage=partial(_page, foot=title))])
    template.build(story, canvasmaker=CountingCanvas)
    return file.getvalue()


def _page(canvas: Any, document: BaseDocTemplate, *, foot: str) -> None:
    canvas.foot_text = foot
    if document.page == 1:
        draw_mark(canvas, MARGIN, HEIGHT - MARGIN, MARK, settings.PRODUCT_NAME)


def parties(company: Company) -> Table:
    """Sender and recipient."""
    seller = settings.SELLER
    table = Table(
        [
            [
                _party("Dari", seller["name"], seller["address"], seller["npwp"], seller["email"]),
                _party("Kepada", company.name, company.address, company.npwp, company.phone),
            ]
        ],
        colWidths=[BODY / 2, BODY / 2],
    )
    table.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), *((name, *_ALL, 0) for name in _PADDING)])
    return table


def _party(role: str, name: str, address: str, npwp: str, contact: str) -> list[Flowable]:
    return [
        para(role, SMALL),
        para(safe(name), STRONG),
        para(safe(address), TEXT),
        para(f"NPWP {safe(npwp)}" if npwp else "", SMALL),
        para(safe(contact), SMALL),
    ]


def lines_table(quotation: Quotation) -> Table:
    """Products, seats and prices of a quotation."""
    head = [para("Produk", _HEAD), *(para(text, _HEAD_RIGHT) for text in ("Kursi", "Harga", "Jumlah"))]
    rows = [
        [
            para(safe(line.title), CELL),
            para(str(line.seats), RIGHT),
            para(rupiah(line.price), RIGHT),
            para(rupiah(line.amount), RIGHT),
        ]
        for line in quotation.lines.all()
    ]
    table = Table([head, *rows], colWidths=[BODY - 240, 45, 95, 100], repeatRows=1)
    table.setStyle(
        [
            ("BACKGROUND", (0, 0), (-1, 0), TEAL),
            ("LINEBELOW", (0, 1), (-1, -1), 0.5, LINE),
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ]
    )
    return table


def sums_table(rows: list[tuple[str, int]], total: str, amount: int) -> Table:
    """Totals below a table; the last one is emphasised."""
    cells = [[para(title, RIGHT), para(rupiah(value), RIGHT)] for title, value in rows]
    return Table([*cells, [para(total, TOTAL), para(rupiah(amount), TOTAL)]], colWidths=[BODY - 140, 140])
