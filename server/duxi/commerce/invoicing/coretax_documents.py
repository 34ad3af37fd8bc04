"""The content of a tax invoice for Coretax, independent of the kind of document."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from duxi.commerce.invoicing.lines import InvoiceLine
from duxi.commerce.invoicing.tax_numbers import number_of
from duxi.commerce.models import Invoice


@dataclass(frozen=True)
class TaxBuyer:
    """The buyer; `number` is a decrypted NPWP or, according to `id_type`, a NIK."""

    id_type: str
    number: str
    name: str
    address: str
    email: str

    @property
    def has_npwp(self) -> bool:
        return self.id_type == "npwp"


@dataclass(frozen=True)
class CoretaxDocument:
    """One document; its tax arises at `paid_at`."""

    number: str
    paid_at: datetime
    seller_npwp: str
    seller_nitku: str
    buyer: TaxBuyer
    lines: Sequence[InvoiceLine]

    @property
    def taxed_lines(self) -> list[InvoiceLine]:
        return [line for line in self.lines if line["tax"]]


def of_invoice(invoice: Invoice) -> CoretaxDocument:
    """The content of an issued invoice, with the decrypted tax number."""
    tax = invoice.buyer["tax"]
    return CoretaxDocument(
        number=invoice.number,
        paid_at=invoice.order.paid_at or invoice.issued_at,
        seller_npwp=invoice.seller["npwp"],
        seller_nitku=invoice.seller["nitku"],
        buyer=TaxBuyer(
            id_type=tax["id_type"],
            number=number_of(tax),
            name=tax["name"],
            address=tax["address"],
            email=invoice.buyer["email"],
        ),
        lines=invoice.lines,
    )
