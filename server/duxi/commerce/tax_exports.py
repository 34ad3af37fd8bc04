"""The export of tax invoices for Coretax: which ones, and as what file."""

from collections.abc import Iterator, Mapping
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import Any

from django.db.models import BigIntegerField, F, QuerySet, Sum
from django.db.models.functions import Coalesce
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.checks import seller_is_known
from duxi.commerce.coretax import MOST_PER_FILE, Collectors, write_files
from duxi.commerce.models import SETTLED, Invoice, Series
from duxi.core.clock import JAKARTA
from duxi.core.errors import Forbidden, Invalid, Rejected
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.reference.models import Instansi, PpnCollector

MAY_EXPORT_TAX = "commerce.export_taxinvoice"
LONGEST = timedelta(days=366)


class NoPeriod(Invalid):
    """The export needs to know from when to when."""

    message = _("Pilih tanggal awal dan akhir yang benar, paling lama satu tahun.")


class NothingToExport(Rejected):
    """Nobody wanted a tax invoice in that time."""

    message = _("Tidak ada faktur pajak yang diminta pembeli pada periode ini.")


class SellerUnknown(Rejected):
    """The tax office wants to know whose invoices these are, by name and number."""

    message = _("Data penjual belum diatur lengkap, jadi faktur pajak belum dapat diekspor.")


def taxed_invoices(start: date, end: date) -> QuerySet[Invoice]:
    """Invoices of what was paid on these days by buyers who wanted a tax invoice, in their numbers' order.

    An invoice that an ended order took back is not among them, nor one that was given back as a whole.
    """
    since, until = (datetime.combine(day, time(), JAKARTA) for day in (start, end + timedelta(days=1)))
    credited = Coalesce(Sum("credit_notes__total"), 0, output_field=BigIntegerField())
    invoices = Invoice.objects.filter(
        series=Series.INVOICE,
        wants_tax_invoice=True,
        tax__gt=0,
        order__status__in=SETTLED,
        order__paid_at__gte=since,
        order__paid_at__lt=until,
    )
    wanted = invoices.exclude(buyer__tax=None).annotate(credited=credited).filter(credited__lt=F("total"))
    return wanted.select_related("order").order_by("year", "sequence")


def collectors() -> Collectors:
    """The agencies and companies that collect the tax of what they buy."""
    known = Instansi.objects.exclude(ppn_collector=PpnCollector.NOBODY)
    return dict(known.values_list("npwp", "ppn_collector"))


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """The tax invoices of a period; what was found when it was asked for decides about file or archive."""
    if not owner.has_perm(MAY_EXPORT_TAX):
        raise Forbidden
    if seller_is_known():
        raise SellerUnknown
    start, end = _period(params)
    numbers = list(taxed_invoices(start, end).values_list("pk", flat=True))
    if not numbers:
        raise NothingToExport
    is_zip = len(numbers) > MOST_PER_FILE
    name = f"faktur-pajak-{start:%Y%m%d}-{end:%Y%m%d}"

    def write(path: Path, progress: Progress) -> None:
        write_files(
            _read(numbers), path, name=name, is_zip=is_zip, progress=progress, collectors=collectors()
        )

    return Export(
        params={"from": start.isoformat(), "to": end.isoformat()},
        title=f"Faktur pajak Coretax {start:%d/%m/%Y}–{end:%d/%m/%Y}",
        filename=f"{name}.{'zip' if is_zip else 'xml'}",
        count=lambda: len(numbers),
        write=write,
    )


def _read(numbers: list[int]) -> Iterator[Invoice]:
    """In steps, so that a year of invoices never stands in memory at once."""
    for start in range(0, len(numbers), MOST_PER_FILE):
        some = Invoice.objects.filter(pk__in=numbers[start : start + MOST_PER_FILE])
        yield from some.select_related("order").order_by("year", "sequence")


def _period(params: Mapping[str, Any]) -> tuple[date, date]:
    try:
        start, end = (date.fromisoformat(str(params.get(name))) for name in ("from", "to"))
    except ValueError as error:
        raise NoPeriod(errors={"from": [str(NoPeriod.message)]}) from error
    if not start <= end <= start + LONGEST:
        raise NoPeriod(errors={"to": [str(NoPeriod.message)]})
    return start, end


TAX_INVOICES = EXPORTS.register(ExportKind(name="tax-invoices", prepare=_prepare))
