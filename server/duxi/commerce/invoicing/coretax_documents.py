"""What a tax invoice for Coretax says, whichever of our documents it is made for."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from duxi.commerce.invoicing.lines import InvoiceLine
from duxi.commerce.invoicing.tax_numbers import number_of
from duxi.commerce.models import Invoice


@dataclass(frozen=True)
class TaxBuyer:
    """Who stands on it; `number` is a plain NPWP or, where `id_type` says so, a NIK."""

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
    """One document; `paid_at` is when its tax arises."""

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
    """An invoice as it was issued; its tax number is deciphered."""
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
