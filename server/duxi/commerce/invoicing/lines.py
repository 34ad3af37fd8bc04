"""Lines of invoices and credit notes as they are stored: rupiah, independent of later changes."""

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import NotRequired, TypedDict

from duxi.catalog.models import Product
from duxi.commerce.models import OrderLine, TaxRate
from duxi.core.dates import long_date

MOST_NAMES = 20


class InvoiceLine(TypedDict):
    """One line of a document.

    `total` is the paid (or credited) amount, `tax` the PPN in it, and `net` the price before tax;
    `other_base` is the tax base if the law prescribes another than the net price ("DPP nilai lain"),
    otherwise the net price; `base_share` is its share of the net price. Both are 0 if the line is not taxed.
    `detail` contains date and participants; older documents have none.
    """

    line_id: int
    kind: str
    title: str
    quantity: int
    price: int
    amount: int
    discount: int
    total: int
    tax_percent: str
    tax: int
    net: int
    other_base: int
    base_share: str
    detail: NotRequired[str]


def invoiced(line: OrderLine, rate: TaxRate | None, participants: Sequence[str] = ()) -> InvoiceLine:
    """The invoice line of an order line; `rate` is that of the day when it was ordered."""
    net = line.total - line.tax if line.tax_percent else 0
    return InvoiceLine(
        line_id=line.pk,
        kind=line.kind,
        title=line.title,
        quantity=line.quantity,
        price=line.price,
        amount=line.amount,
        discount=line.discount,
        total=line.total,
        tax_percent=f"{line.tax_percent:f}",
        tax=line.tax,
        net=net,
        other_base=share(net, rate.base_numerator, rate.base_denominator) if rate else net,
        base_share=f"{rate.base_numerator}/{rate.base_denominator}" if rate else "1/1",
        detail=_detail(line, participants),
    )


def _detail(line: OrderLine, participants: Sequence[str]) -> str:
    return " · ".join(filter(None, (_when(line.product), _who(participants))))


def _who(participants: Sequence[str]) -> str:
    """A few names and the number of the others, because a table row does not break over pages."""
    if not participants:
        return ""
    more = len(participants) - MOST_NAMES
    rest = f" dan {more} lainnya" if more > 0 else ""
    return f"Peserta: {', '.join(participants[:MOST_NAMES])}{rest}"


def _when(product: Product) -> str:
    """`7–9 Desember 2026`; empty without a date."""
    if not product.starts_at:
        return ""
    first, last = (long_date(at, "id") for at in (product.starts_at, product.ends_at or product.starts_at))
    if first == last:
        return first
    day, month = first.split(" ", 1)
    return f"{day}–{last}" if last.endswith(f" {month}") else f"{first} – {last}"


def credited(line: InvoiceLine, amount: int, earlier: Sequence[InvoiceLine], seats: int = 0) -> InvoiceLine:
    """The credited part of an invoice line; `earlier` are the parts credited before.

    `seats` is the number of credited seats, if the credit is their price. Tax is proportional to everything
    credited so far, so that crediting the whole line, in however many steps, credits exactly its tax.
    """
    so_far = amount + sum(part["total"] for part in earlier)
    tax = share(line["tax"], so_far, line["total"]) - sum(part["tax"] for part in earlier)
    other = share(line["other_base"], so_far, line["total"]) - sum(part["other_base"] for part in earlier)
    pieces = line["quantity"] if amount == line["amount"] else seats
    is_counted = amount == pieces * line["price"]
    return InvoiceLine(
        line_id=line["line_id"],
        kind=line["kind"],
        title=line["title"],
        quantity=pieces if is_counted else 1,
        price=line["price"] if is_counted else amount,
        amount=amount,
        discount=0,
        total=amount,
        tax_percent=line["tax_percent"],
        tax=tax,
        net=amount - tax if line["net"] else 0,
        other_base=other,
        base_share=line["base_share"],
        detail=line.get("detail", ""),
    )


def without_fee(amounts: Sequence[int], fee: int) -> list[int]:
    """What is credited of these amounts when a fee is retained: each bears its share, to the rupiah."""
    whole = sum(amounts)
    reached = [share(whole - fee, done, whole) for done in accumulate(amounts)]
    return [here - before for before, here in pairwise([0, *reached])]


def parts_of_line(line_id: int, lines: Iterable[InvoiceLine]) -> list[InvoiceLine]:
    """The parts of one line on earlier credit notes."""
    return [line for line in lines if line["line_id"] == line_id]


def share(whole: int, numerator: int, denominator: int) -> int:
    """`whole` × `numerator` / `denominator` in whole rupiah, rounded half up; 0 for a zero denominator."""
    return (2 * whole * numerator + denominator) // (2 * denominator) if denominator else 0
