"""Exports of the lists of orders, refunds, payment cases and vouchers."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from duxi.backoffice.queries.money_cases import MONEY_CASES, case_rows
from duxi.backoffice.queries.order_page import REFUNDS, refund_rows
from duxi.backoffice.queries.orders import ORDERS, order_rows
from duxi.backoffice.queries.vouchers import VOUCHER_BATCHES, batch_rows
from duxi.backoffice.reports.lists import ListColumn, ListExport, register_list
from duxi.backoffice.schemas.orders import OrderRow
from duxi.commerce.models import OrderStatus
from duxi.commerce.refunds.states import OPEN_STATES, RefundState, state_of, sums_of
from duxi.files.data_sheets import Kind

_NUMBER, _BUYER = ListColumn(_("Nomor"), "order.order_id"), ListColumn(_("Pembeli"), "order.buyer.fullname")
_STATES = {
    "inactive": _("Nonaktif"),
    "over": _("Berakhir"),
    "scheduled": _("Terjadwal"),
    "running": _("Berlaku"),
}


def _refunded(order: Any) -> int:
    return sum(one.amount for one in sums_of(order.refunds.all()) if one.state == RefundState.DONE)


def _refunding(order: Any) -> int:
    return sum(one.amount for one in sums_of(order.refunds.all()) if one.state in OPEN_STATES)


def _seats(order: Any) -> int:
    return OrderRow.of(order).seats


def _state(refund: Any) -> str:
    return str(state_of(refund).label)


def _titles(order: Any) -> str:
    return ", ".join(OrderRow.of(order).items)


register_list(
    ListExport(
        name="orders",
        title=_("Pesanan"),
        permission="commerce.view_order",
        listing=ORDERS,
        rows=lambda _user: order_rows(),
        columns=(
            ListColumn(_("Nomor"), "order_id", Kind.TEXT),
            ListColumn(_("Pembeli"), "buyer.fullname"),
            ListColumn(_("Email"), "buyer.email", Kind.TEXT),
            ListColumn(_("Produk"), _titles),
            ListColumn(_("Status"), "get_status_display", Kind.TEXT, states=OrderStatus.choices),
            ListColumn(_("Total"), "total", Kind.MONEY),
            ListColumn(_("Dikembalikan"), _refunded, Kind.MONEY),
            ListColumn(_("Pengembalian berjalan"), _refunding, Kind.MONEY),
            ListColumn(_("Kursi"), _seats, Kind.INTEGER),
            ListColumn(_("Metode pembayaran"), "payment_method", Kind.TEXT),
            ListColumn(_("Dibuat"), "created_at", Kind.MOMENT),
            ListColumn(_("Dibayar"), "paid_at", Kind.MOMENT),
        ),
    )
)
register_list(
    ListExport(
        name="refunds",
        title=pgettext_lazy("menu", "Pengembalian dana"),
        permission="commerce.view_refund",
        listing=REFUNDS,
        rows=lambda _user: refund_rows(),
        columns=(
            _NUMBER,
            _BUYER,
            ListColumn(_("Status"), _state, Kind.TEXT, states=RefundState.choices),
            ListColumn(_("Jumlah"), "amount", Kind.MONEY),
            ListColumn(_("Alasan"), "reason"),
            ListColumn(_("Diminta oleh"), "requested_by.fullname"),
            ListColumn(_("Diminta"), "requested_at", Kind.MOMENT),
            ListColumn(_("Diputuskan"), "decided_at", Kind.MOMENT),
            ListColumn(_("Selesai"), "done_at", Kind.MOMENT),
        ),
    )
)
register_list(
    ListExport(
        name="money-cases",
        title=_("Selisih & kendala pembayaran"),
        permission="commerce.view_moneycase",
        listing=MONEY_CASES,
        rows=lambda _user: case_rows(),
        columns=(
            ListColumn(_("Nomor"), "order_number"),
            _BUYER,
            ListColumn(_("Jenis"), "get_kind_display"),
            ListColumn(_("Temuan"), "text"),
            ListColumn(_("Jumlah"), "amount", Kind.MONEY),
            ListColumn(_("Ditemukan"), "found_at", Kind.MOMENT),
            ListColumn(_("Selesai"), "closed_at", Kind.MOMENT),
            ListColumn(_("Catatan"), "note"),
        ),
    )
)
register_list(
    ListExport(
        name="voucher-batches",
        title=_("Voucher"),
        permission="commerce.view_voucherbatch",
        listing=VOUCHER_BATCHES,
        rows=lambda _user: batch_rows(),
        columns=(
            ListColumn(_("Nama"), "label"),
            ListColumn(_("Kode"), "first_code", Kind.TEXT),
            ListColumn(_("Jenis"), "get_effect_display"),
            ListColumn(_("Nilai"), "value", Kind.INTEGER),
            ListColumn(_("Berlaku dari"), "valid_from", Kind.MOMENT),
            ListColumn(_("Berlaku sampai"), "valid_until", Kind.MOMENT),
            ListColumn(_("Status"), "state", labels=_STATES),
            ListColumn(_("Jumlah kode"), "code_count", Kind.INTEGER),
            ListColumn(_("Terpakai"), "used", Kind.INTEGER),
            ListColumn(_("Instansi"), "instansi.name"),
            ListColumn(_("Dibuat"), "created_at", Kind.MOMENT),
        ),
    )
)
