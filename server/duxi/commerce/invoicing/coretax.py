"""Tax invoices for the tax office's Coretax: files in its documented `TaxInvoiceBulk` import format.

Elements, their order and their codes follow the template "Faktur Pajak Keluaran" v1.4 that the tax office's
converter writes; `BuyerAdress` is its spelling. A file holds at most a thousand invoices.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import ROUND_HALF_UP, ROUND_UP, Decimal
from itertools import islice
from pathlib import Path
from typing import IO
from zipfile import ZIP_DEFLATED, ZipFile

from lxml import etree

from duxi.catalog.kinds import KINDS
from duxi.commerce.invoicing.coretax_documents import CoretaxDocument
from duxi.commerce.invoicing.lines import InvoiceLine
from duxi.core.clock import local
from duxi.files.cells import strip_illegal

MOST_PER_FILE = 1_000

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
    documents: Iterable[CoretaxDocument],
    target: Path,
    *,
    name: str,
    is_zip: bool,
    progress: Callable[[int], None],
    collectors: Collectors = NOBODY,
) -> None:
    """Write the documents' file, or several of them into one archive; `name` is the base
    of the file names.
    """
    if not is_zip:
        with target.open("wb") as file:
            write_bulk(documents, file, progress, collectors)
        return
    waiting = iter(documents)
    with ZipFile(target, "w", ZIP_DEFLATED) as archive:
        for number, some in enumerate(_blocks(waiting), start=1):
            with archive.open(f"{name}-{number:02}.xml", "w") as file:
                write_bulk(some, file, progress, collectors)


def write_bulk(
    documents: Iterable[CoretaxDocument],
    file: IO[bytes],
    progress: Callable[[int], None],
    collectors: Collectors = NOBODY,
) -> None:
    """Write one file of tax invoices, streaming the documents."""
    with etree.xmlfile(file, encoding="utf-8") as xml:
        xml.write_declaration()
        with xml.element("TaxInvoiceBulk", _SCHEMA, nsmap={"xsi": _XSI}):
            rows = iter(documents)
            first = next(rows, None)
            xml.write(_leaf("TIN", _seller_tin(first)), pretty_print=True)
            with xml.element("ListOfTaxInvoice"):
                for document in [first, *rows] if first else []:
                    xml.write(tax_invoice(document, collectors), pretty_print=True)
                    progress(1)


def _blocks(documents: Iterator[CoretaxDocument]) -> Iterator[list[CoretaxDocument]]:
    while block := list(islice(documents, MOST_PER_FILE)):
        yield block


def _seller_tin(document: CoretaxDocument | None) -> str:
    return tin(document.seller_npwp) if document else _NO_TIN


def tax_invoice(document: CoretaxDocument, collectors: Collectors = NOBODY) -> etree._Element:
    """One document as an element, dated by its payment, when the tax arises."""
    element = etree.Element("TaxInvoice")
    _add(
        element,
        ("TaxInvoiceDate", f"{local(document.paid_at):%Y-%m-%d}"),
        ("TaxInvoiceOpt", "Normal"),
        ("TrxCode", trx_code(document, collectors)),
        ("AddInfo", ""),
        ("CustomDoc", ""),
        ("CustomDocMonthYear", ""),
        ("RefDesc", document.number),
        ("FacilityStamp", ""),
        ("SellerIDTKU", tin(document.seller_npwp) + document.seller_nitku),
        *_buyer(document),
    )
    services = etree.SubElement(element, "ListOfGoodService")
    services.extend([_service(line) for line in document.taxed_lines])
    return element


def trx_code(document: CoretaxDocument, collectors: Collectors = NOBODY) -> str:
    """The transaction code: 02 and 03 for tax collectors; otherwise 04 for a base other than the price, or
    01.
    """
    buyer = document.buyer
    if buyer.has_npwp and (code := collectors.get(tin(buyer.number))):
        return code
    return "04" if any(line["base_share"] != "1/1" for line in document.taxed_lines) else "01"


def _buyer(document: CoretaxDocument) -> Sequence[tuple[str, str]]:
    """Identified by NPWP, or by NIK, which Coretax expects as a document number."""
    buyer = document.buyer
    return (
        ("BuyerTin", tin(buyer.number) if buyer.has_npwp else _NO_TIN),
        ("BuyerDocument", "TIN" if buyer.has_npwp else "National ID"),
        ("BuyerCountry", "IDN"),
        ("BuyerDocumentNumber", "-" if buyer.has_npwp else buyer.number),
        ("BuyerName", buyer.name),
        ("BuyerAdress", buyer.address),
        ("BuyerEmail", buyer.email),
        ("BuyerIDTKU", tin(buyer.number) + _HEAD_OFFICE if buyer.has_npwp else _HEAD_OFFICE),
    )


def tin(number: str) -> str:
    """A sixteen-digit NPWP; an old one gets a leading zero."""
    digits = "".join(filter(str.isdigit, number))
    return digits.zfill(_NPWP_DIGITS)


def _is_thing(line: InvoiceLine) -> bool:
    """Whether a line is goods; a company's instalment has no product kind and counts as a service."""
    kind = KINDS.get(line["kind"])
    return kind is not None and kind.is_goods


def _service(line: InvoiceLine) -> etree._Element:
    is_thing = _is_thing(line)
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
    """The unit price before tax, and the discount that makes price × quantity − discount equal the base."""
    whole = base * line["amount"] / line["total"]
    price = (whole / line["quantity"]).quantize(_CENT, ROUND_UP)
    return price, price * line["quantity"] - base


def _fraction(share: str) -> Decimal:
    numerator, denominator = share.split("/")
    return Decimal(numerator) / Decimal(denominator)


def _cents(figure: Decimal) -> Decimal:
    return figure.quantize(_CENT, ROUND_HALF_UP)


def _figure(figure: Decimal) -> str:
    """At most two decimals, a decimal point, no trailing zeros: `135135`, `14864.85`."""
    text = f"{figure:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _add(element: etree._Element, *leaves: tuple[str, str]) -> etree._Element:
    element.extend([_leaf(name, text) for name, text in leaves])
    return element


def _leaf(name: str, text: str) -> etree._Element:
    """An element with text, without characters that XML does not allow."""
    leaf = etree.Element(name)
    leaf.text = " ".join(strip_illegal(text).split()) or None
    return leaf
