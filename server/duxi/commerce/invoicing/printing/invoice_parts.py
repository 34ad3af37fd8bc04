"""The parts of an invoice from top to bottom, as reportlab flowables."""

from typing import Any

from django.conf import settings
from reportlab.lib.colors import HexColor, white
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, KeepTogether, Paragraph, Spacer, Table

from duxi.commerce.invoicing.display_status import DisplayStatus, InvoiceStatus
from duxi.commerce.invoicing.lines import InvoiceLine
from duxi.commerce.invoicing.printing.words import day, in_words, number, percent
from duxi.commerce.invoicing.tax_numbers import masked, number_of
from duxi.commerce.models import Invoice
from duxi.core.money import rupiah
from duxi.core.npwp import is_nik
from duxi.core.printing.look import (
    AMBER,
    BOLD,
    GREEN,
    INK,
    LINE,
    MUTED,
    RED,
    SEMIBOLD,
    SOFT,
    TEAL,
    TEAL_SOFT,
    para,
    safe,
    style,
)
from duxi.core.printing.qr import QrCode

_LABEL = style(7.5, face=SEMIBOLD, color=MUTED)
_TEXT, _SMALL = style(9), style(8, color=MUTED)
_STRONG = style(10, face=BOLD)
_CELL, _CELL_RIGHT = style(8.5), style(8.5, align="right")
_DETAIL = style(7.5, color=MUTED)
_HEAD, _HEAD_RIGHT = style(8, face=SEMIBOLD, color=white), style(8, face=SEMIBOLD, color=white, align="right")
_SUM, _SUM_RIGHT = style(9, color=MUTED), style(9, align="right")
_TOTAL, _TOTAL_RIGHT = style(11, face=BOLD), style(11, face=BOLD, color=TEAL, align="right")
_FLAT = [("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]
_TOP = [("VALIGN", (0, 0), (-1, -1), "TOP"), *_FLAT]
_COLOURS = {
    InvoiceStatus.PAID: GREEN,
    InvoiceStatus.UNPAID: AMBER,
    InvoiceStatus.WITHDRAWN: RED,
    InvoiceStatus.CREDITED: RED,
    InvoiceStatus.CREDIT_NOTE: RED,
}


def heading(invoice: Invoice, standing: DisplayStatus, width: float) -> list[Flowable]:
    """The seller; the document's title, number, and status in a coloured box."""
    seller = invoice.seller
    contact = "  ·  ".join(filter(None, (seller.get("email"), seller.get("phone"))))
    sender = [
        Spacer(1, 34),
        para(safe(seller.get("name", "")), _STRONG),
        para(safe(seller.get("address", "")), _SMALL),
        para(f"NPWP {safe(seller.get('npwp', ''))}", _SMALL),
        para(safe(contact), _SMALL),
    ]
    title = "Nota Kredit" if invoice.refers_to_id else "Faktur"
    document = [
        para(title, style(24, face=BOLD, leading=1.1, align="right")),
        para(safe(invoice.number), style(10.5, face=SEMIBOLD, color=MUTED, align="right")),
        Spacer(1, 6),
        _stamp(standing.stand),
    ]
    table = Table([[sender, document]], colWidths=[width * 0.56, width * 0.44])
    table.setStyle([*_TOP, ("ALIGN", (1, 0), (1, 0), "RIGHT")])
    return [table, Spacer(1, 7 * mm)]


def _stamp(stand: InvoiceStatus) -> Table:
    text = Paragraph(stand.value, style(9, face=BOLD, color=white, leading=1.2))
    width = 22 + 6.6 * len(stand.value)
    table = Table([[text]], colWidths=[width], hAlign="RIGHT", cornerRadii=[4] * 4)
    table.setStyle(
        [
            ("BACKGROUND", (0, 0), (-1, -1), _COLOURS[stand]),
            ("LEFTPADDING", (0, 0), (-1, -1), 11),
            ("TOPPADDING", (0, 0), (-1, -1), 3),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 5),
        ]
    )
    return table


def parties(invoice: Invoice, standing: DisplayStatus, width: float) -> list[Flowable]:
    """The buyer and the facts of the order."""
    facts = [
        ("Tanggal terbit", day(invoice.issued_at)),
        ("Nomor pesanan", invoice.order.order_id),
        ("Tanggal pesanan", day(invoice.order.created_at)),
    ]
    if invoice.refers_to:
        facts.append(("Faktur asal", invoice.refers_to.number))
        facts.append(("Tanggal faktur", day(invoice.refers_to.issued_at)))
    rows = [[para(label, _SMALL), para(safe(text), _TEXT)] for label, text in facts]
    table = Table(rows, colWidths=[width * 0.16, width * 0.28], style=[*_TOP, *_padded(1)])
    both = [[_buyer(invoice.buyer), table]]
    sides = Table(both, colWidths=[width * 0.56, width * 0.44], style=_TOP)
    return [sides, Spacer(1, 3 * mm), para(safe(standing.sentence), _SMALL), Spacer(1, 5 * mm)]


def _buyer(buyer: dict[str, Any]) -> list[Flowable]:
    tax = buyer.get("tax") or {}
    named = [tax.get("name") or buyer["name"]]
    others = [buyer["name"] if tax.get("name") not in (None, buyer["name"]) else "", buyer["organisation"]]
    details = [*others, buyer["address"], buyer["email"]]
    number_line = f"{tax['id_type'].upper()} {_shown_number(tax)}" if tax else ""
    return [
        para("KEPADA", _LABEL),
        *(para(safe(text), _STRONG) for text in named),
        *(para(safe(text), _SMALL) for text in [*details, number_line] if text),
    ]


def _shown_number(tax: dict[str, str]) -> str:
    """A company's NPWP is printed in full on its own invoice; a NIK, which identifies a person, is masked."""
    number = number_of(tax)
    return masked(number) if is_nik(number) else number


def lines_table(invoice: Invoice, width: float) -> list[Flowable]:
    """The bought (or credited) lines; the table's head is repeated on every page."""
    head = ["No.", "Uraian", "Jumlah", "Harga satuan", "Potongan", "Total"]
    rows: list[list[Any]] = [[para(text, _HEAD if n < 2 else _HEAD_RIGHT) for n, text in enumerate(head)]]
    for position, line in enumerate(invoice.lines, start=1):
        discount = rupiah(-line["discount"]) if line["discount"] else "–"
        figures = [rupiah(line["price"]), discount, rupiah(line["total"])]
        rows.append(
            [
                para(str(position), _CELL),
                [para(safe(text), look) for text, look in _description(line)],
                para(number(line["quantity"]), _CELL_RIGHT),
                *(para(figure, _CELL_RIGHT) for figure in figures),
            ]
        )
    shares = (0.06, 0.40, 0.09, 0.15, 0.14, 0.16)
    table = Table(rows, colWidths=[width * share for share in shares], repeatRows=1)
    table.setStyle(
        [
            ("VALIGN", (0, 0), (-1, -1), "TOP"),
            ("BACKGROUND", (0, 0), (-1, 0), TEAL),
            ("LINEBELOW", (0, 1), (-1, -1), 0.5, LINE),
            ("ROWBACKGROUNDS", (0, 1), (-1, -1), [white, HexColor("#f8fafc")]),
            *_padded(5),
        ]
    )
    return [table, Spacer(1, 4 * mm)]


def _description(line: InvoiceLine) -> list[tuple[str, ParagraphStyle]]:
    detail = line.get("detail", "")
    return [(line["title"], _CELL), *([(detail, _DETAIL)] if detail else [])]


def sums(invoice: Invoice, width: float) -> list[Flowable]:
    """Tax base, tax, total, and the total in words."""
    rows = [[para(label, _SUM), para(rupiah(figure), _SUM_RIGHT)] for label, figure in _figures(invoice)]
    rows += [
        [para(label, _SMALL), para(rupiah(figure), style(8, color=MUTED, align="right"))]
        for label, figure in _tax_figures(invoice)
    ]
    total_row = len(rows)
    label = "Nilai dikreditkan" if invoice.refers_to_id else "Total"
    rows.append([para(label, _TOTAL), para(rupiah(invoice.total), _TOTAL_RIGHT)])
    table = Table(rows, colWidths=[width * 0.27, width * 0.19], hAlign="RIGHT")
    table.setStyle(
        [
            *_TOP,
            *_padded(2.5),
            ("LINEABOVE", (0, total_row), (-1, total_row), 0.8, INK),
            ("TOPPADDING", (0, total_row), (-1, total_row), 5),
            ("BOTTOMPADDING", (0, total_row), (-1, total_row), 6),
        ]
    )
    return [KeepTogether([table, Spacer(1, 4 * mm), _words(invoice, width)]), Spacer(1, 6 * mm)]


def _figures(invoice: Invoice) -> list[tuple[str, int]]:
    if not invoice.discount:
        return []
    return [("Subtotal", invoice.subtotal), ("Potongan", -invoice.discount)]


def _tax_figures(invoice: Invoice) -> list[tuple[str, int]]:
    """The included tax; empty where nothing is taxed."""
    if not invoice.tax:
        return []
    other_base = sum(line["other_base"] for line in invoice.lines)
    shares = {line["base_share"] for line in invoice.lines if line["tax"]} - {"1/1"}
    named = [(f"DPP nilai lain ({shares.pop()})", other_base)] if len(shares) == 1 else []
    rate = percent(f"{invoice.tax_percent}")
    untaxed = invoice.total - invoice.tax_base - invoice.tax
    return [
        ("Harga sebelum pajak (DPP)", invoice.tax_base),
        *named,
        (f"Termasuk PPN {rate}", invoice.tax),
        *([("Tidak kena PPN", untaxed)] if untaxed else []),
    ]


def _words(invoice: Invoice, width: float) -> Table:
    words = [para("TERBILANG", _LABEL), para(in_words(invoice.total), style(9.5, face=SEMIBOLD))]
    table = Table([[words]], colWidths=[width], cornerRadii=[6] * 4)
    table.setStyle(
        [
            ("BACKGROUND", (0, 0), (-1, -1), TEAL_SOFT),
            ("LEFTPADDING", (0, 0), (-1, -1), 12),
            ("RIGHTPADDING", (0, 0), (-1, -1), 12),
            *_padded(8),
        ]
    )
    return table


def bottom(invoice: Invoice, width: float) -> list[Flowable]:
    """How to verify the document, and its legal status."""
    address = f"{settings.BASE_URL}/invoice-check/{invoice.uuid}"
    notes = ["Dokumen ini dibuat secara elektronik dan sah tanpa tanda tangan."]
    if invoice.wants_tax_invoice:
        notes.append("Faktur pajak elektronik diterbitkan terpisah melalui Coretax DJP.")
    link = f'Periksa keaslian: pindai kode atau buka <link href="{address}" color="#0f766e">{address}</link>'
    text = [
        para("Keaslian dokumen", style(8.5, face=SEMIBOLD)),
        para(" ".join(notes), _SMALL),
        para(link, _SMALL),
    ]
    size = 24 * mm
    table = Table([[QrCode(address, size), text]], colWidths=[size + 5 * mm, width - size - 5 * mm])
    table.setStyle(
        [
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            *_FLAT,
            ("LINEABOVE", (0, 0), (-1, 0), 0.6, SOFT),
            *_padded(6),
        ]
    )
    return [KeepTogether([table])]


def _padded(points: float) -> list[tuple[Any, ...]]:
    """Padding above and below all cells."""
    return [("TOPPADDING", (0, 0), (-1, -1), points), ("BOTTOMPADDING", (0, 0), (-1, -1), points)]
