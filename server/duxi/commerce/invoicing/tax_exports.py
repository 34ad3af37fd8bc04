"""The export of tax invoices for Coretax: each invoice once, and again only on purpose."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.invoicing.checks import seller_is_known
from duxi.commerce.invoicing.coretax import MOST_PER_FILE, Collectors, write_files
from duxi.commerce.invoicing.queries.tax_invoices import in_state, taxed_invoices
from duxi.commerce.models import Invoice, TaxExport, TaxExportItem
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Invalid, Rejected
from duxi.core.locks import advisory_lock
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.reference.models import Instansi, PpnCollector

MAY_EXPORT_TAX = "commerce.export_taxinvoice"
LONGEST = timedelta(days=366)


class NoPeriod(Invalid):
    """The export needs to know from when to when."""

    message = _("Pilih tanggal awal dan akhir yang benar, paling lama satu tahun.")


class NothingToExport(Rejected):
    """Nobody wanted a tax invoice in that time, or all of them were exported."""

    message = _("Tidak ada faktur pajak yang perlu diekspor pada periode ini.")


class SellerUnknown(Rejected):
    """The tax office wants to know whose invoices these are, by name and number."""

    message = _("Data penjual belum diatur lengkap, jadi faktur pajak belum dapat diekspor.")


@dataclass(frozen=True)
class Wanted:
    """What an export shall hold: what was not exported yet, or `again` what was and has no number.

    `only` are the invoices that somebody chose of them; None for all. `batch` names the row in which the
    choice is written down when it is ordered.
    """

    start: date
    end: date
    again: bool
    only: frozenset[UUID] | None
    batch: UUID

    @property
    def invoices(self) -> QuerySet[Invoice]:
        found = in_state(taxed_invoices(self.start, self.end), "exported" if self.again else "new")
        return found if self.only is None else found.filter(uuid__in=self.only)

    @property
    def params(self) -> dict[str, Any]:
        """What brings the same file again."""
        return {
            "from": self.start.isoformat(),
            "to": self.end.isoformat(),
            "again": self.again,
            "batch": str(self.batch),
        }


def collectors() -> Collectors:
    """The agencies and companies that collect the tax of what they buy."""
    known = Instansi.objects.exclude(ppn_collector=PpnCollector.NOBODY)
    return dict(known.values_list("npwp", "ppn_collector"))


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """The tax invoices of a period; once it is ordered, those of its batch."""
    if not owner.has_perm(MAY_EXPORT_TAX):
        raise Forbidden
    if seller_is_known():
        raise SellerUnknown
    wanted = _wanted(params)
    numbers = _numbers(wanted)
    name = f"faktur-pajak-{wanted.start:%Y%m%d}-{wanted.end:%Y%m%d}"
    is_zip = len(numbers) > MOST_PER_FILE
    suffix = " (ekspor ulang)" if wanted.again else ""

    def write(path: Path, progress: Progress) -> None:
        write_files(
            _read(numbers), path, name=name, is_zip=is_zip, progress=progress, collectors=collectors()
        )

    return Export(
        params=wanted.params,
        title=f"Faktur pajak Coretax {wanted.start:%d/%m/%Y}–{wanted.end:%d/%m/%Y}{suffix}",
        filename=f"{name}.{'zip' if is_zip else 'xml'}",
        count=lambda: len(numbers),
        write=write,
        begin=lambda: _begin(wanted, owner),
    )


def _numbers(wanted: Wanted) -> list[int]:
    """The invoices of the batch, or before there is one those that it would get."""
    items = TaxExportItem.objects.filter(export__uuid=wanted.batch)
    items = items.order_by("invoice__year", "invoice__sequence")
    found = list(items.values_list("invoice", flat=True))
    numbers = found or list(wanted.invoices.values_list("pk", flat=True))
    if not numbers:
        raise NothingToExport
    return numbers


def _begin(wanted: Wanted, owner: User) -> None:
    """Mark the invoices as exported, by whom and when; one after the other, so that none is taken twice."""
    advisory_lock("tax-exports")
    if TaxExport.objects.filter(uuid=wanted.batch).exists():
        return
    numbers = list(wanted.invoices.values_list("pk", flat=True))
    if not numbers:
        raise NothingToExport
    export = TaxExport.objects.create(
        uuid=wanted.batch, created_at=now(), created_by=owner, is_repeat=wanted.again
    )
    items = [TaxExportItem(export=export, invoice_id=pk, is_first=not wanted.again) for pk in numbers]
    TaxExportItem.objects.bulk_create(items)


def _read(numbers: list[int]) -> Iterator[Invoice]:
    """In steps, so that a year of invoices never stands in memory at once."""
    for start in range(0, len(numbers), MOST_PER_FILE):
        some = Invoice.objects.filter(pk__in=numbers[start : start + MOST_PER_FILE])
        yield from some.select_related("order").order_by("year", "sequence")


def _wanted(params: Mapping[str, Any]) -> Wanted:
    start, end = period_in(params)
    try:
        batch = UUID(str(params["batch"])) if params.get("batch") else uuid4()
        chosen = params.get("invoices")
        only = None if chosen is None else frozenset(UUID(str(one)) for one in list(chosen))
    except (TypeError, ValueError) as error:
        raise NothingToExport from error
    return Wanted(start, end, again=params.get("again") is True, only=only, batch=batch)


def period_in(params: Mapping[str, Any]) -> tuple[date, date]:
    """The days that were asked for; raises `NoPeriod`."""
    try:
        start, end = (date.fromisoformat(str(params.get(name))) for name in ("from", "to"))
    except ValueError as error:
        raise NoPeriod(errors={"from": [str(NoPeriod.message)]}) from error
    if not start <= end <= start + LONGEST:
        raise NoPeriod(errors={"to": [str(NoPeriod.message)]})
    return start, end


TAX_INVOICES = EXPORTS.register(ExportKind(name="tax-invoices", prepare=_prepare))
