"""Tax invoices for the tax office's Coretax: files of the documented `TaxInvoiceBulk` for its import.

Elements, their order and their codes are those of the template "Faktur Pajak Keluaran" v1.4 that the tax
office's converter writes; `BuyerAdress` is its spelling. One file takes at most a thousand invoices.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import ROUND_HALF_UP, ROUND_UP, Decimal
from itertools import islice
from pathlib import Path
from typing import IO
from zipfile import ZIP_DEFLATED, ZipFile

from lxml import etree

from duxi.commerce.invoicing.lines import InvoiceLine
from duxi.commerce.invoicing.tax_numbers import decrypt_number
from duxi.commerce.models import Invoice
from duxi.core.clock import local
from duxi.files.cells import strip_illegal

MOST_PER_FILE = 1_000
GOODS_KINDS = frozenset({"other"})
"""What is sold as things (books and the like); everything else is a service."""

_XSI = "http://www.w3.org/2001/XMLSchema-instance"
_SCHEMA = {f"{{{_XSI}}}noNamespaceSchemaLocation": "TaxInvoice.xsd"}
_CENT = Decimal("0.01")
_NPWP_DIGITS = 16
_NO_TIN = "0" * _NPWP_DIGITS
_HEAD_OFFICE = "000000"


Collectors = Mapping[str, str]
"""The codes of buyers who collect the tax themselves, by their NPWP of sixteen digits."""
NOBODY: Collectors = {}


def write_files(
    invoices: Iterable[Invoice],
    target: Path,
    *,
    name: str,
    is_zip: bool,
    progress: Callable[[int], None],
    collectors: Collectors = NOBODY,
) -> None:
    """Write the invoices' file, or as many as they need into one archive; `name` is that of its files."""
    if not is_zip:
        with target.open("wb") as file:
            write_bulk(invoices, file, progress, collectors)
        return
    waiting = iter(invoices)
    with ZipFile(target, "w", ZIP_DEFLATED) as archive:
        for number, some in enumerate(_blocks(waiting), start=1):
            with archive.open(f"{name}-{number:02}.xml", "w") as file:
                write_bulk(some, file, progress, collectors)


def write_bulk(
    invoices: Iterable[Invoice],
    file: IO[bytes],
    progress: Callable[[int], None],
    collectors: Collectors = NOBODY,
) -> None:
    """One file of tax invoices; they are written as they are read."""
    with etree.xmlfile(file, encoding="utf-8") as xml:
        xml.write_declaration()
        with xml.element("TaxInvoiceBulk", _SCHEMA, nsmap={"xsi": _XSI}):
            rows = iter(invoices)
            first = next(rows, None)
            xml.write(_leaf("TIN", _seller_tin(first)), pretty_print=True)
            with xml.element("ListOfTaxInvoice"):
                for invoice in [first, *rows] if first else []:
                    xml.write(tax_invoice(invoice, collectors), pretty_print=True)
                    progress(1)


def _blocks(invoices: Iterator[Invoice]) -> Iterator[list[Invoice]]:
    while block := list(islice(invoices, MOST_PER_FILE)):
        yield block


def _seller_tin(invoice: Invoice | None) -> str:
    return tin(invoice.seller["npwp"]) if invoice else _NO_TIN


def tax_invoice(invoice: Invoice, collectors: Collectors = NOBODY) -> etree._Element:
    """One invoice as an element; dated by its payment, which is when the tax arises."""
    element = etree.Element("TaxInvoice")
    taxed = [line for line in invoice.lines if line["tax"]]
    moment = invoice.order.paid_at or invoice.issued_at
    _add(
        element,
        ("TaxInvoiceDate", f"{local(moment):%Y-%m-%d}"),
        ("TaxInvoiceOpt", "Normal"),
        ("TrxCode", trx_code(invoice, collectors)),
        ("AddInfo", ""),
        ("CustomDoc", ""),
        ("CustomDocMonthYear", ""),
        ("RefDesc", invoice.number),
        ("FacilityStamp", ""),
        ("SellerIDTKU", tin(invoice.seller["npwp"]) + invoice.seller["nitku"]),
        *_buyer(invoice),
    )
    services = etree.SubElement(element, "ListOfGoodService")
    services.extend([_service(line) for line in taxed])
    return element


def trx_code(invoice: Invoice, collectors: Collectors = NOBODY) -> str:
    """Who collects the tax comes first: 02 and 03; else 04 for another base than the price, or 01."""
    tax = invoice.buyer["tax"]
    is_known = tax["id_type"] == "npwp" and bool(collectors)
    if is_known and (code := collectors.get(tin(decrypt_number(tax["sealed_number"])))):
        return code
    has_other_base = any(line["base_share"] != "1/1" for line in invoice.lines if line["tax"])
    return "04" if has_other_base else "01"


def _buyer(invoice: Invoice) -> Sequence[tuple[str, str]]:
    """By NPWP, or by NIK, which the tax office wants as a document's number."""
    tax = invoice.buyer["tax"]
    number = decrypt_number(tax["sealed_number"])
    has_npwp = tax["id_type"] == "npwp"
    return (
        ("BuyerTin", tin(number) if has_npwp else _NO_TIN),
        ("BuyerDocument", "TIN" if has_npwp else "National ID"),
        ("BuyerCountry", "IDN"),
        ("BuyerDocumentNumber", "-" if has_npwp else number),
        ("BuyerName", tax["name"]),
        ("BuyerAdress", tax["address"]),
        ("BuyerEmail", invoice.buyer["email"]),
        ("BuyerIDTKU", tin(number) + _HEAD_OFFICE if has_npwp else _HEAD_OFFICE),
    )


def tin(number: str) -> str:
    """An NPWP with its sixteen digits; one of the old form gets a zero in front."""
    digits = "".join(filter(str.isdigit, number))
    return digits.zfill(_NPWP_DIGITS)


def _service(line: InvoiceLine) -> etree._Element:
    is_thing = line["kind"] in GOODS_KINDS
    base = Decimal(line["net"])
    other_base = _cents(base * _fraction(line["base_share"]))
    rate = Decimal(line["tax_percent"])
    price, discount = _price(line, base)
    element = etree.Element("GoodService")
    return _add(
        element,
        ("Opt", "A" if is_thing else "B"),
        ("Code", "000000"),
        ("Name", line["title"]),
        ("Unit", "UM.0021" if is_thing else "UM.0033"),
        ("Price", _figure(price)),
        ("Qty", str(line["quantity"])),
        ("TotalDiscount", _figure(discount)),
        ("TaxBase", _figure(base)),
        ("OtherTaxBase", _figure(other_base)),
        ("VATRate", _figure(rate)),
        ("VAT", _figure(_cents(other_base * rate / 100))),
        ("STLGRate", "0"),
        ("STLG", "0"),
    )


def _price(line: InvoiceLine, base: Decimal) -> tuple[Decimal, Decimal]:
    """The price of a piece before tax, and the discount that makes price × quantity − discount the base."""
    whole = base * line["amount"] / line["total"]
    price = (whole / line["quantity"]).quantize(_CENT, ROUND_UP)
    return price, price * line["quantity"] - base


def _fraction(share: str) -> Decimal:
    numerator, denominator = share.split("/")
    return Decimal(numerator) / Decimal(denominator)


def _cents(figure: Decimal) -> Decimal:
    return figure.quantize(_CENT, ROUND_HALF_UP)


def _figure(figure: Decimal) -> str:
    """At most two decimals, a point, no zeros that say nothing: `135135`, `14864.85`."""
    text = f"{figure:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _add(element: etree._Element, *leaves: tuple[str, str]) -> etree._Element:
    element.extend([_leaf(name, text) for name, text in leaves])
    return element


def _leaf(name: str, text: str) -> etree._Element:
    """An element with text; what XML cannot carry is left out."""
    leaf = etree.Element(name)
    leaf.text = " ".join(strip_illegal(text).split()) or None
    return leaf
