"""The list of orders as a workbook or as CSV: the rows that the list shows, in its order."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.backoffice.crud.exporting import PAGE, asked_format, asked_list, write_csv
from duxi.backoffice.queries.orders import ORDERS, order_rows
from duxi.backoffice.schemas.orders import OrderRow
from duxi.commerce.models import Order
from duxi.core.clock import local, now
from duxi.core.errors import Forbidden
from duxi.core.lists import select
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.xlsx import Book, Column, DataSheet, Kind, write_book

MAY_SEE = "commerce.view_order"


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """The orders that the list shows with these filters, for a user who may see it."""
    if not owner.has_perm(MAY_SEE):
        raise Forbidden
    asked, kind = asked_list(params), asked_format(params)
    whole, page = select(order_rows(), asked, ORDERS)
    page.query.clear_limits()

    def write(path: Path, progress: Progress) -> None:
        if kind == "csv":
            write_csv(path, [column.title for column in _columns()], _rows(page), progress)
        else:
            write_book(_book(page), path, progress)

    return Export(
        params={**asked.dict(exclude_none=True), "format": kind},
        title=_("Pesanan"),
        filename=f"orders-{local(now()):%Y%m%d-%H%M}.{kind}",
        count=whole.count,
        write=write,
    )


def _book(orders: QuerySet[Order, Any]) -> Book:
    title = _("Pesanan")
    return Book(title, now(), (DataSheet(title, _columns(), lambda: _rows(orders)),))


def _columns() -> tuple[Column, ...]:
    return (
        Column(_("Nomor"), width=20),
        Column(_("Pembeli"), Kind.PROSE, 28),
        Column(_("Email"), width=32),
        Column(_("Produk"), Kind.PROSE, 48),
        Column(_("Status"), width=24),
        Column(_("Total"), Kind.INTEGER),
        Column(_("Dikembalikan"), Kind.INTEGER),
        Column(_("Metode pembayaran"), width=20),
        Column(_("Dibuat"), Kind.MOMENT, 20),
        Column(_("Dibayar"), Kind.MOMENT, 20),
    )


def _rows(orders: QuerySet[Order, Any]) -> Iterator[tuple[Any, ...]]:
    for order in orders.iterator(chunk_size=PAGE):
        row = OrderRow.of(order)
        yield (
            row.order_id,
            row.buyer.fullname,
            row.buyer.email,
            ", ".join(row.items),
            str(row.status.label),
            row.total,
            row.refunded,
            row.method,
            row.created_at,
            row.paid_at,
        )


ORDER_LIST = EXPORTS.register(ExportKind(name="list:orders", prepare=_prepare))
