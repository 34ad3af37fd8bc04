"""The export of tax invoices for Coretax: each document once, and again only on request."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.invoicing.checks import seller_is_known
from duxi.commerce.invoicing.coretax import MOST_PER_FILE, Collectors, write_files
from duxi.commerce.invoicing.coretax_documents import CoretaxDocument
from duxi.commerce.invoicing.taxed import TAXED, TaxedSource
from duxi.commerce.models import TaxExport
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Invalid, Rejected
from duxi.core.locks import advisory_lock
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.reference.models import Instansi, PpnCollector

MAY_EXPORT_TAX = "commerce.export_taxinvoice"
LONGEST = timedelta(days=366)


class NoPeriod(Invalid):
    """The export needs a period."""

    message = _("Pilih tanggal awal dan akhir yang benar, paling lama satu tahun.")


class NothingToExport(Rejected):
    """No tax invoice was requested in that period, or all were exported."""

    message = _("Tidak ada faktur pajak yang perlu diekspor pada periode ini.")


class SellerUnknown(Rejected):
    """Coretax requires the seller's name and number."""

    message = _("Data penjual belum diatur lengkap, jadi faktur pajak belum dapat diekspor.")


@dataclass(frozen=True)
class Wanted:
    """The content of an export: documents not exported yet, or with `again` those exported and without a
    number.

    `only` restricts it to selected documents (None: all). `batch` identifies the row that records the
    selection when the export is ordered.
    """

    start: date
    end: date
    again: bool
    only: frozenset[UUID] | None
    batch: UUID

    def keys(self, source: TaxedSource) -> list[int]:
        """The selected documents of a source."""
        found = source.exports.wanted(self.start, self.end, "exported" if self.again else "new")
        return [key for uuid, key in found.items() if self.only is None or uuid in self.only]

    @property
    def params(self) -> dict[str, Any]:
        """The parameters that produce the same file again."""
        return {
            "from": self.start.isoformat(),
            "to": self.end.isoformat(),
            "again": self.again,
            "batch": str(self.batch),
        }


def collectors() -> Collectors:
    """The agencies and companies that collect the tax on their purchases."""
    known = Instansi.objects.exclude(ppn_collector=PpnCollector.NOBODY)
    return dict(known.values_list("npwp", "ppn_collector"))


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """The tax invoices of a period; once ordered, those of its batch."""
    if not owner.has_perm(MAY_EXPORT_TAX):
        raise Forbidden
    if seller_is_known():
        raise SellerUnknown
    wanted = _wanted(params)
    keys = _keys(wanted)
    count = sum(map(len, keys.values()))
    name = f"faktur-pajak-{wanted.start:%Y%m%d}-{wanted.end:%Y%m%d}"
    is_zip = count > MOST_PER_FILE
    suffix = " (ekspor ulang)" if wanted.again else ""

    def write(path: Path, progress: Progress) -> None:
        write_files(_read(keys), path, name=name, is_zip=is_zip, progress=progress, collectors=collectors())

    return Export(
        params=wanted.params,
        title=f"Faktur pajak Coretax {wanted.start:%d/%m/%Y}–{wanted.end:%d/%m/%Y}{suffix}",
        filename=f"{name}.{'zip' if is_zip else 'xml'}",
        count=lambda: count,
        write=write,
        begin=lambda: _begin(wanted, owner),
    )


Keys = Mapping[str, list[int]]
"""Documents by the name of their source."""


def _keys(wanted: Wanted) -> Keys:
    """The documents of the batch, or before it exists, those that it would get."""
    ordered = {source.name: source.exports.of_batch(wanted.batch) for source in TAXED}
    return ordered if any(ordered.values()) else _wanted_keys(wanted)


def _wanted_keys(wanted: Wanted) -> Keys:
    found = {source.name: wanted.keys(source) for source in TAXED}
    if not any(found.values()):
        raise NothingToExport
    return found


def _begin(wanted: Wanted, owner: User) -> None:
    """Mark them as exported, by whom and when; one after the other, so that none is taken twice."""
    advisory_lock("tax-exports")
    if TaxExport.objects.filter(uuid=wanted.batch).exists():
        return
    keys = _wanted_keys(wanted)
    export = TaxExport.objects.create(
        uuid=wanted.batch, created_at=now(), created_by=owner, is_repeat=wanted.again
    )
    for source in TAXED:
        source.exports.mark(export, keys[source.name])


def _read(keys: Keys) -> Iterator[CoretaxDocument]:
    for source in TAXED:
        yield from source.exports.read(keys[source.name])


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
