"""Tax invoices of paid instalments: which are required, and how one is recorded."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date
from typing import Any
from uuid import UUID

from duxi.commerce.invoicing.taxed import TAXED, TaxedSource
from duxi.commerce.models import TaxInvoice
from duxi.core.clock import local
from duxi.corporate.models import Instalment
from duxi.corporate.printing.invoice import invoice_number
from duxi.corporate.tax_exports import InstalmentExports, taxed_instalments


@dataclass(frozen=True)
class TaxedInstalment:
    """A paid instalment of an order with tax invoices."""

    instalment: Instalment

    @property
    def number(self) -> str:
        return invoice_number(self.instalment)

    @property
    def paid_on(self) -> date:
        return local(self.instalment.paid_at or self.instalment.order.created_at).date()

    @property
    def approved(self) -> TaxInvoice | None:
        return self.instalment.tax_invoice

    def lock(self) -> TaxInvoice | None:
        rows = Instalment.objects.select_for_update(of=("self",)).select_related("tax_invoice")
        return rows.get(pk=self.instalment.pk).tax_invoice

    def write(self, values: dict[str, Any]) -> TaxInvoice:
        found = TaxInvoice.objects.filter(instalment=self.instalment).first() or TaxInvoice()
        for name, value in values.items():
            setattr(found, name, value)
        found.save()
        Instalment.objects.filter(pk=self.instalment.pk).update(tax_invoice=found)
        return found


def _by_uuid(uuid: UUID) -> TaxedInstalment | None:
    found = taxed_instalments().filter(uuid=uuid).first()
    return TaxedInstalment(found) if found else None


def _by_numbers(numbers: Collection[str]) -> list[TaxedInstalment]:
    orders = {number.rpartition("-")[0] for number in numbers}
    found = taxed_instalments().filter(order__number__in=orders)
    return [TaxedInstalment(one) for one in found if invoice_number(one) in numbers]


def _number_of(found: TaxInvoice) -> str | None:
    instalment = Instalment.objects.filter(tax_invoice=found).select_related("order").first()
    return invoice_number(instalment) if instalment else None


TAXED.register(TaxedSource("instalments", _by_uuid, _by_numbers, _number_of, InstalmentExports()))
