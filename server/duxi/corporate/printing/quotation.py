"""PDF of a quotation, in Indonesian."""

from reportlab.platypus import Flowable, Spacer, Table

from duxi.commerce.invoicing.printing.words import day, in_words
from duxi.core.printing.look import para, safe
from duxi.corporate.models import Quotation
from duxi.corporate.printing.parts import (
    SMALL,
    STRONG,
    TEXT,
    TITLE,
    document,
    lines_table,
    parties,
    sums_table,
)


def quotation_pdf(quotation: Quotation) -> bytes:
    """Rendered from stored rows only."""
    return document(f"Penawaran {quotation.number}", _story(quotation))


def _story(quotation: Quotation) -> list[Flowable]:
    return [
        Spacer(1, 42),
        para("Penawaran", TITLE),
        para(f"Nomor {safe(quotation.number)}", STRONG),
        para(f"Tanggal {day(quotation.created_at)}, berlaku sampai {day(quotation.valid_until)}", SMALL),
        Spacer(1, 14),
        parties(quotation.company),
        Spacer(1, 16),
        lines_table(quotation),
        Spacer(1, 10),
        _sums(quotation),
        Spacer(1, 12),
        para(f"Terbilang: {in_words(quotation.total)}.", SMALL),
        Spacer(1, 16),
        *_terms(quotation),
    ]


def _sums(quotation: Quotation) -> Table:
    rows = [("Subtotal", quotation.subtotal)]
    if quotation.discount:
        rows.append(("Potongan jumlah kursi", -quotation.discount))
    return sums_table(rows, "Total, termasuk PPN", quotation.total)


def _terms(quotation: Quotation) -> list[Flowable]:
    sentences = [
        "Harga sudah termasuk PPN dan berlaku sampai tanggal di atas.",
        "Pembayaran dengan transfer paling lambat 14 hari setelah penawaran disetujui.",
        "Kursi dibagikan kepada peserta setelah pembayaran diterima dan dapat dialihkan sebelum dipakai.",
    ]
    note = [para(f"Catatan: {safe(quotation.note)}", TEXT), Spacer(1, 6)] if quotation.note else []
    return [*note, *(para(f"•  {text}", SMALL) for text in sentences)]
