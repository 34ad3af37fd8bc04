"""PDF invoice of one instalment, in Indonesian."""

from datetime import date

from babel.dates import format_date
from django.conf import settings
from reportlab.lib.colors import Color
from reportlab.platypus import Flowable, Spacer, Table

from duxi.commerce.invoicing.printing.words import day, in_words
from duxi.commerce.shop.tax import included_tax, percent_text, rate_on, share_text
from duxi.core.clock import local
from duxi.core.money import rupiah
from duxi.core.printing.look import AMBER, BOLD, GREEN, RED, para, safe, style
from duxi.corporate.models import CompanyOrder, CompanyOrderStatus, Instalment
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
from duxi.corporate.queries.instalments import days_overdue


def invoice_number(instalment: Instalment) -> str:
    """The order's number followed by the instalment's."""
    return f"{instalment.order.number}-{instalment.number}"


def instalment_pdf(instalment: Instalment) -> bytes:
    """The invoice with its current status: open, overdue, paid or cancelled."""
    return document(f"Tagihan {invoice_number(instalment)}", _story(instalment))


def _story(instalment: Instalment) -> list[Flowable]:
    order = instalment.order
    return [
        Spacer(1, 42),
        para("Tagihan", TITLE),
        para(f"Nomor {safe(invoice_number(instalment))}", STRONG),
        para(f"Tanggal {day(order.created_at)}, jatuh tempo {_date(instalment.due_on)}", SMALL),
        Spacer(1, 6),
        _status(instalment),
        Spacer(1, 14),
        parties(order.company),
        Spacer(1, 16),
        lines_table(order.quotation),
        Spacer(1, 10),
        _sums(instalment),
        Spacer(1, 12),
        para(f"Terbilang: {in_words(instalment.amount)}.", SMALL),
        Spacer(1, 16),
        *_terms(instalment),
    ]


def _status(instalment: Instalment) -> Flowable:
    text, colour = _status_of(instalment)
    return para(safe(text), style(10, face=BOLD, color=colour))


def _status_of(instalment: Instalment) -> tuple[str, Color]:
    if instalment.paid_at:
        return f"Lunas, diterima {day(instalment.paid_at)}", GREEN
    if instalment.order.status == CompanyOrderStatus.CANCELLED:
        return "Dibatalkan", RED
    late = days_overdue(instalment)
    return (f"Terlambat {late} hari", RED) if late else ("Menunggu pembayaran", AMBER)


def _sums(instalment: Instalment) -> Table:
    order = instalment.order
    rate = rate_on(local(order.created_at).date())
    tax = included_tax(instalment.amount, rate)
    discount = order.quotation.discount
    share = f" × {share_text(rate)}" if share_text(rate) else ""
    rows = [
        *([("Potongan jumlah kursi", -discount)] if discount else []),
        ("Total pesanan, termasuk PPN", order.total),
        ("Dasar tagihan ini sebelum PPN", instalment.amount - tax),
        (f"PPN {percent_text(rate.percent)}%{share} tagihan ini", tax),
    ]
    return sums_table(rows, f"Termin {instalment.number} dari {_count(order)}", instalment.amount)


def _count(order: CompanyOrder) -> int:
    return len(order.instalments.all())


def _terms(instalment: Instalment) -> list[Flowable]:
    order = instalment.order
    if order.status == CompanyOrderStatus.CANCELLED and not instalment.paid_at:
        return [para("Pesanan ini dibatalkan. Tagihan tidak perlu dibayar.", TEXT)]
    if instalment.paid_at:
        return [para(f"Pembayaran kami terima dengan bukti {safe(instalment.proof)}. Terima kasih.", TEXT)]
    account = settings.TRANSFER_ACCOUNT
    where = f"Transfer {rupiah(instalment.amount)} ke {account}" if account else "Transfer ke rekening kami"
    sentences = [
        f"{where} dengan berita {order.number}.",
        "Pembayaran kami catat dalam satu hari kerja. Termin pertama membuka kursi.",
        *(["Faktur pajak kami kirim setelah pembayaran diterima."] if order.wants_tax_invoice else []),
    ]
    return [para(f"•  {safe(text)}", TEXT) for text in sentences]


def _date(value: date) -> str:
    return format_date(value, "d MMMM y", locale="id")
