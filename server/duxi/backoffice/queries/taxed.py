"""The documents of a period for Coretax: invoices of orders, then instalments of companies."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from django.db.models import Prefetch, QuerySet

from duxi.backoffice.queries.revenue import Period
from duxi.commerce.invoicing.coretax_documents import CoretaxDocument
from duxi.commerce.invoicing.queries import tax_invoices as invoicing
from duxi.commerce.invoicing.queries.tax_invoices import TaxState
from duxi.commerce.models import Invoice, TaxExportItem
from duxi.corporate import tax_exports as corporate
from duxi.corporate.models import Instalment, InstalmentExport


@dataclass(frozen=True)
class Taxed:
    """The documents of one tax invoice status."""

    period: Period
    state: TaxState

    @property
    def invoices(self) -> QuerySet[Invoice]:
        return invoicing.in_state(self._every_invoice, self.state)

    @property
    def instalments(self) -> QuerySet[Instalment]:
        return corporate.in_state(self._every_instalment, self.state)

    def figures(self) -> Counter[str]:
        """Their number and totals."""
        found = Counter[str](invoicing.figures_of(self.invoices))
        for _row, document in self._described(self.instalments):
            (line,) = document.lines
            found.update(count=1, total=line["total"], tax_base=line["net"], tax=line["tax"])
        return found

    @cached_property
    def states(self) -> Counter[str]:
        """The numbers of documents by status."""
        return Counter(invoicing.state_counts(self._every_invoice)) + self._instalment_states

    def first_invoices(self, most: int) -> QuerySet[Invoice]:
        """With everything that a list shows."""
        items = TaxExportItem.objects.select_related("export__created_by")
        found = self.invoices.select_related("order", "tax_invoice")
        return found.prefetch_related("credit_notes", Prefetch("tax_exports", items))[:most]

    def first_instalments(self, most: int) -> Iterator[tuple[Instalment, CoretaxDocument]]:
        """With everything that a list shows."""
        items = InstalmentExport.objects.select_related("export__created_by")
        return self._described(self.instalments.prefetch_related(Prefetch("tax_exports", items))[:most])

    @property
    def _every_invoice(self) -> QuerySet[Invoice]:
        return invoicing.taxed_invoices(self.period.first, self.period.last)

    @property
    def _every_instalment(self) -> QuerySet[Instalment]:
        return corporate.exportable(self.period.first, self.period.last)

    @cached_property
    def _instalment_states(self) -> Counter[str]:
        return Counter(corporate.state_counts(self._every_instalment))

    def _described(self, rows: QuerySet[Instalment]) -> Iterator[tuple[Instalment, CoretaxDocument]]:
        """The rows with their tax invoices; no query without rows."""
        if not self._instalment_states[self.state]:
            return
        rates = corporate.Rates()
        for row in corporate.described(rows):
            yield row, corporate.coretax_document(row, rates)
