"""The import of Coretax's own list (Pajak Keluaran): numbers of approved tax invoices by our reference."""

from collections.abc import Callable, Sequence
from datetime import date, datetime

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.commerce.invoicing.actions.tax_invoices import (
    Approval,
    approval,
    record_tax_invoice,
    remove_tax_invoice,
)
from duxi.commerce.invoicing.tax_exports import MAY_EXPORT_TAX
from duxi.commerce.invoicing.taxed import TaxedDocument, taxed_documents
from duxi.commerce.models import TaxInvoice
from duxi.core.dates import compact
from duxi.core.errors import Invalid
from duxi.core.npwp import digits_of
from duxi.files.imports import IMPORTS, ImportColumn, ImportKind, PlannedRow, Progress, Values

REFERENCE, NUMBER, DAY, STATUS = "reference", "number", "issued_on", "status"
TITLES = {
    REFERENCE: "Referensi",
    NUMBER: "Nomor Faktur Pajak",
    DAY: "Tanggal Faktur Pajak",
    STATUS: "Status Faktur",
}
"""The headings of the tax office's list; its other columns are ignored."""
_APPROVED = frozenset({"", "APPROVED", "DISETUJUI"})
_CANCELLED = frozenset({"CANCELED", "CANCELLED", "DIBATALKAN"})
_DAYS = ("%Y-%m-%d", "%d/%m/%Y", "%d-%m-%Y", "%d-%b-%Y")


def _columns() -> list[ImportColumn]:
    return [
        ImportColumn(name, title, name != STATUS, "day" if name == DAY else "text")
        for name, title in TITLES.items()
    ]


def _runner(*, writes: bool) -> Callable[[User, Sequence[Values], Progress], list[PlannedRow]]:
    def run(user: User, rows: Sequence[Values], progress: Progress) -> list[PlannedRow]:
        look = _Look(user, rows)
        planned = []
        for values in rows:
            planned.append(look.at(values))
            progress(1)
        if writes and not any(one.action == "error" for one in planned):
            look.write()
        return planned

    return run


class _Look:
    """What the rows of a file would change; read in a few queries, however many rows there are."""

    def __init__(self, user: User, rows: Sequence[Values]) -> None:
        references = {values.get(REFERENCE, "") for values in rows}
        numbers = {digits_of(values.get(NUMBER, "")) for values in rows}
        self._user = user
        self._documents = taxed_documents(references)
        self._taken = dict(TaxInvoice.objects.filter(number__in=numbers).values_list("number", "pk"))
        self._given: dict[str, str] = {}
        self._seen: set[str] = set()
        self._approved: list[tuple[TaxedDocument, Approval]] = []
        self._cancelled: list[TaxedDocument] = []

    def at(self, values: Values) -> PlannedRow:
        reference, status = values.get(REFERENCE, ""), values.get(STATUS, "").strip().upper()
        document = self._documents.get(reference)
        if document is None:
            return _refused(reference, REFERENCE, _("Tidak ada faktur pajak yang diminta dengan nomor ini."))
        if status in _CANCELLED:
            return self._cancel(document, values.get(NUMBER, ""))
        if status not in _APPROVED:
            return PlannedRow("same", _("{number} · belum disetujui, dilewati").format(number=reference))
        return self._approve(document, values)

    def write(self) -> None:
        for document in self._cancelled:
            remove_tax_invoice(document=document)
        for document, approved in self._approved:
            record_tax_invoice(document=document, approved=approved, by=self._user)

    def _approve(self, document: TaxedDocument, values: Values) -> PlannedRow:
        try:
            day = _day(values.get(DAY, ""))
            approved = approval(document=document, number=values.get(NUMBER, ""), issued_on=day)
        except Invalid as error:
            named = [(TITLES[name], text) for name, texts in (error.errors or {}).items() for text in texts]
            return PlannedRow("error", document.number, (), named)
        if self._is_taken(document, approved.number):
            return _refused(document.number, NUMBER, _("Nomor faktur pajak ini sudah dipakai faktur lain."))
        if document.number in self._seen:
            return _refused(document.number, REFERENCE, _("Faktur ini muncul lebih dari sekali."))
        self._seen.add(document.number)
        self._approved.append((document, approved))
        return _planned(document, approved)

    def _is_taken(self, document: TaxedDocument, number: str) -> bool:
        """The number belongs to another document, recorded or earlier in this file."""
        if self._given.setdefault(number, document.number) != document.number:
            return True
        own = document.approved.pk if document.approved else None
        return self._taken.get(number, own) != own

    def _cancel(self, document: TaxedDocument, number: str) -> PlannedRow:
        before = document.approved
        if before is None or before.number != digits_of(number):
            return PlannedRow("same", _("{number} · sudah tidak tercatat").format(number=document.number))
        self._cancelled.append(document)
        return PlannedRow("changed", document.number, [(TITLES[NUMBER], before.number, "")])


def _planned(document: TaxedDocument, approved: Approval) -> PlannedRow:
    before = document.approved
    old = {NUMBER: before.number, DAY: compact(before.issued_on)} if before else {NUMBER: "", DAY: ""}
    new = {NUMBER: approved.number, DAY: compact(approved.issued_on)}
    changes = [(TITLES[name], old[name], new[name]) for name in new if old[name] != new[name]]
    action = "new" if before is None else "changed" if changes else "same"
    return PlannedRow(action, document.number, changes)


def _refused(label: str, column: str, reason: str) -> PlannedRow:
    return PlannedRow("error", label, (), [(TITLES[column], reason)])


def _day(text: str) -> date | None:
    """A date as Coretax or people write it, with or without a time."""
    first = text.strip().replace("T", " ").partition(" ")[0]
    for form in _DAYS:
        try:
            return datetime.strptime(first, form).date()  # noqa: DTZ007 - a day has no zone
        except ValueError:
            continue
    return None


COMING_BACK = IMPORTS.register(
    ImportKind(
        name="tax-invoices",
        title=gettext_lazy("Faktur pajak yang disetujui Coretax"),
        may=lambda user: user.has_perm(MAY_EXPORT_TAX),
        columns=_columns,
        plan=_runner(writes=False),
        apply=_runner(writes=True),
        sample=(
            {
                REFERENCE: "INV/2026/000001",
                NUMBER: "04002600012345678",
                DAY: "2026-01-31",
                STATUS: "APPROVED",
            },
        ),
    )
)
