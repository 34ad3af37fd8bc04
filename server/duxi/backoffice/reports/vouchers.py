"""The codes of a voucher batch as a workbook."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from django.utils.text import slugify
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.models import Voucher, VoucherBatch
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Invalid
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.xlsx import Book, write_book

MAY_SEE = "commerce.view_voucherbatch"
_COLUMNS = (
    Column("Kode", width=28),
    Column("Dipakai", Kind.INTEGER),
    Column("Batas pemakaian", Kind.INTEGER),
    Column("Berlaku dari", Kind.MOMENT, 20),
    Column("Berlaku sampai", Kind.MOMENT, 20),
)


class NoVoucherBatch(Invalid):
    """The parameter for the batch is missing."""

    message = _("Pilih program voucher terlebih dahulu.")


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """A batch's codes, for users who may see them."""
    if not owner.has_perm(MAY_SEE):
        raise Forbidden
    batch = _batch(params.get("batch_id"))
    codes = Voucher.objects.filter(batch=batch).order_by("pk")

    def rows() -> Iterator[tuple[Any, ...]]:
        for code, used, limit in codes.values_list("code", "used", "limit").iterator():
            yield code, used, limit, batch.valid_from, batch.valid_until

    def write(path: Path, progress: Progress) -> None:
        write_book(Book(batch.label, now(), (DataSheet("Kode", _COLUMNS, rows),)), path, progress)

    return Export(
        params={"batch_id": batch.pk},
        title=f"Kode voucher – {batch.label}"[:200],
        filename=f"kode-{slugify(batch.label) or batch.pk}-{now():%Y%m%d-%H%M}.xlsx",
        count=codes.count,
        write=write,
    )


def _batch(batch_id: Any) -> VoucherBatch:
    is_id = isinstance(batch_id, int) and not isinstance(batch_id, bool) and 0 < batch_id < 2**63
    found = VoucherBatch.objects.filter(pk=batch_id).first() if is_id else None
    if found is None:
        raise NoVoucherBatch(errors={"batch_id": [str(NoVoucherBatch.message)]})
    return found


VOUCHER_CODES = EXPORTS.register(ExportKind(name="voucher-codes", prepare=_prepare))
