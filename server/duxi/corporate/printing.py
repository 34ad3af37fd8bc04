"""A quotation as a PDF, in Indonesian."""

from functools import partial
from io import BytesIO
from typing import Any

from django.conf import settings
from reportlab.lib.colors import white
from reportlab.lib.pagesizes import A4
from reportlab.platypus import BaseDocTemplate, Flowable, Frame, PageTemplate, Spacer, Table

from duxi.commerce.invoicing.printing.words import day, in_words
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
_BODY = WIDTH - 2 * MARGIN
_TITLE, _TEXT, _SMALL = style(18, face=BOLD, color=TEAL), style(9.5), style(8.5, color=MUTED)
_STRONG, _CELL, _RIGHT = style(10, face=BOLD), style(9), style(9, is_right=True)
_HEAD, _HEAD_RIGHT = style(8, face=SEMIBOLD, color=white), style(8, face=SEMIBOLD, color=white, is_right=True)
_TOTAL = style(11, face=BOLD, color=TEAL, is_right=True)
_ALL, _PADDING = ((0, 0), (-1, -1)), ("LEFTPADDING", "TOPPADDING", "BOTTOMPADDING")
_NONE = {"leftPadding": 0, "rightPadding": 0, "topPadding": 0, "bottomPadding": 0}


def quotation_pdf(quotation: Quotation) -> bytes:
    """The document; everything on it comes from its rows."""
    load_fonts()
    file = BytesIO()
    document = BaseDocTemplate(
        file,
        pagesize=A4,
        title=f"Penawaran {quotation.number}",
        author=settings.PRODUCT_NAME,
        lang="id-ID",
        displayDocTitle=True,
    )
    frame = Frame(MARGIN, FOOT + 8, _BODY, HEIGHT - MARGIN - FOOT - 8, id=None, showBoundary=0, **_NONE)
    page = partial(_page, foot=f"Penawaran {quotation.number}")
    document.addPageTemplates([PageTemplate("all", [frame], onPage=page)])
    document.build(_story(quotation), canvasmaker=CountingCanvas)
    return file.getvalue()


def _page(canvas: Any, document: BaseDocTemplate, *, foot: str) -> None:
    canvas.foot_text = foot
    if document.page == 1:
        draw_mark(canvas, MARGIN, HEIGHT - MARGIN, MARK, settings.PRODUCT_NAME)


def _story(quotation: Quotation) -> list[Flowable]:
    return [
        Spacer(1, 42),
        para("Penawaran", _TITLE),
        para(f"Nomor {safe(quotation.number)}", _STRONG),
        para(f"Tanggal {day(quotation.created_at)}, berlaku sampai {day(quotation.valid_until)}", _SMALL),
        Spacer(1, 14),
        _parties(quotation.company),
        Spacer(1, 16),
        _lines(quotation),
        Spacer(1, 10),
        _sums(quotation),
        Spacer(1, 12),
        para(f"Terbilang: {in_words(quotation.total)}.", _SMALL),
        Spacer(1, 16),
        *_terms(quotation),
    ]


def _parties(company: Company) -> Table:
    seller = settings.SELLER
    table = Table(
        [
            [
                _party("Dari", seller["name"], seller["address"], seller["npwp"], seller["email"]),
                _party("Kepada", company.name, company.address, company.npwp, company.phone),
            ]
        ],
        colWidths=[_BODY / 2, _BODY / 2],
    )
    table.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), *((name, *_ALL, 0) for name in _PADDING)])
    return table


def _party(role: str, name: str, address: str, npwp: str, contact: str) -> list[Flowable]:
    return [
        para(role, _SMALL),
        para(safe(name), _STRONG),
        para(safe(address), _TEXT),
        para(f"NPWP {safe(npwp)}" if npwp else "", _SMALL),
        para(safe(contact), _SMALL),
    ]


def _lines(quotation: Quotation) -> Table:
    head = [para("Produk", _HEAD), *(para(text, _HEAD_RIGHT) for text in ("Kursi", "Harga", "Jumlah"))]
    rows = [
        [
            para(safe(line.title), _CELL),
            para(str(line.seats), _RIGHT),
            para(rupiah(line.price), _RIGHT),
            para(rupiah(line.amount), _RIGHT),
        ]
        for line in quotation.lines.all()
    ]
    table = Table([head, *rows], colWidths=[_BODY - 240, 45, 95, 100], repeatRows=1)
    table.setStyle(
        [
            ("BACKGROUND", (0, 0), (-1, 0), TEAL),
            ("LINEBELOW", (0, 1), (-1, -1), 0.5, LINE),
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ]
    )
    return table


def _sums(quotation: Quotation) -> Table:
    rows = [[para("Subtotal", _RIGHT), para(rupiah(quotation.subtotal), _RIGHT)]]
    if quotation.discount:
        rows.append([para("Potongan jumlah kursi", _RIGHT), para(rupiah(-quotation.discount), _RIGHT)])
    rows.append([para("Total, termasuk PPN", _TOTAL), para(rupiah(quotation.total), _TOTAL)])
    return Table(rows, colWidths=[_BODY - 140, 140])


def _terms(quotation: Quotation) -> list[Flowable]:
    sentences = [
        "Harga sudah termasuk PPN dan berlaku sampai tanggal di atas.",
        "Pembayaran dengan transfer paling lambat 14 hari setelah penawaran disetujui.",
        "Kursi dibagikan kepada peserta setelah pembayaran diterima dan dapat dialihkan sebelum dipakai.",
    ]
    note = [para(f"Catatan: {safe(quotation.note)}", _TEXT), Spacer(1, 6)] if quotation.note else []
    return [*note, *(para(f"•  {text}", _SMALL) for text in sentences)]
