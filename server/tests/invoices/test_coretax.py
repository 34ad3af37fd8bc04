"""Tax invoices for Coretax: the documented structure, the tax office's arithmetic, and the export job."""

from datetime import datetime, timedelta
from decimal import Decimal
from io import BytesIO
from zipfile import ZipFile

import pytest
from django.contrib.auth.models import Permission
from django.test import Client
from lxml import etree

from duxi.commerce.invoicing import coretax, tax_exports
from duxi.commerce.invoicing.actions.invoices import credit_invoice, credit_note_for, issue_invoice
from duxi.commerce.invoicing.coretax import NOBODY, tin, write_bulk
from duxi.commerce.invoicing.coretax import tax_invoice as element_of
from duxi.commerce.invoicing.coretax_documents import of_invoice
from duxi.commerce.invoicing.queries.tax_invoices import taxed_invoices
from duxi.commerce.invoicing.tax_numbers import encrypt_number
from duxi.commerce.models import Invoice, Order, OrderTaxDetails
from duxi.core.clock import JAKARTA, now
from tests.invoices.made import NIK, NPWP, order_of, paid, refund_of, wanted
from tests.worker import work

pytestmark = pytest.mark.django_db

HEAD = [
    "TaxInvoiceDate", "TaxInvoiceOpt", "TrxCode", "AddInfo", "CustomDoc", "CustomDocMonthYear", "RefDesc",
    "FacilityStamp", "SellerIDTKU", "BuyerTin", "BuyerDocument", "BuyerCountry", "BuyerDocumentNumber",
    "BuyerName", "BuyerAdress", "BuyerEmail", "BuyerIDTKU", "ListOfGoodService",
]  # fmt: skip
GOODS = [
    "Opt", "Code", "Name", "Unit", "Price", "Qty", "TotalDiscount", "TaxBase", "OtherTaxBase", "VATRate",
    "VAT", "STLGRate", "STLG",
]  # fmt: skip
WRONG_PERIOD = "Pilih tanggal awal dan akhir yang benar, paling lama satu tahun."
NOTHING = "Tidak ada faktur pajak yang perlu diekspor pada periode ini."


def texts(element):
    return {child.tag: child.text for child in element}


def parsed(*invoices):
    file = BytesIO()
    write_bulk(map(of_invoice, invoices), file, lambda rows: None)
    return etree.fromstring(file.getvalue())


def tax_invoice(invoice, known=NOBODY):
    return element_of(of_invoice(invoice), known)


def test_the_file_has_the_documented_structure(ani):
    root = parsed(wanted(ani, 1_110_000, 150_000), wanted(ani, 222_000))
    assert root.tag == "TaxInvoiceBulk"
    assert root.attrib == {
        "{http://www.w3.org/2001/XMLSchema-instance}noNamespaceSchemaLocation": "TaxInvoice.xsd"
    }
    assert [child.tag for child in root] == ["TIN", "ListOfTaxInvoice"]
    assert [child.tag for child in root[1]] == ["TaxInvoice"] * 2
    for invoice in root[1]:
        assert [child.tag for child in invoice] == HEAD
        for service in invoice[-1]:
            assert service.tag == "GoodService"
            assert [child.tag for child in service] == GOODS


def test_a_company_is_named_by_its_npwp_of_sixteen_digits(ani, settings):
    invoice = wanted(ani, 1_110_000)
    said = texts(tax_invoice(invoice))
    assert said["TaxInvoiceDate"] == f"{now():%Y-%m-%d}"
    assert (said["TaxInvoiceOpt"], said["TrxCode"], said["RefDesc"]) == ("Normal", "04", invoice.number)
    assert said["SellerIDTKU"] == settings.SELLER["npwp"] + "000000"
    assert (said["BuyerTin"], said["BuyerDocument"]) == ("0" + NPWP, "TIN")
    assert (said["BuyerDocumentNumber"], said["BuyerIDTKU"]) == ("-", "0" + NPWP + "000000")
    assert (said["BuyerName"], said["BuyerAdress"]) == ("PT Contoh & Anak <Tbk>", "Jalan Mawar 5 Bandung")
    assert (said["BuyerCountry"], said["BuyerEmail"]) == ("IDN", "ani@contoh.example")


def test_a_person_is_named_by_their_nik(ani):
    said = texts(tax_invoice(wanted(ani, 1_110_000, id_type="nik", number=NIK)))
    assert (said["BuyerTin"], said["BuyerDocument"]) == ("0" * 16, "National ID")
    assert (said["BuyerDocumentNumber"], said["BuyerIDTKU"]) == (NIK, "000000")


def test_names_that_xml_cannot_carry_stay_well_formed(ani):
    hostile = "A\x00B\x0b<![CDATA[x]]>&amp;\ud83d"
    said = texts(tax_invoice(_renamed(wanted(ani, 111_000), hostile)))
    assert said["BuyerName"].startswith("AB")
    assert "&amp;" in said["BuyerName"]


def _renamed(invoice, name):
    """A copy of the invoice with another name: the row itself never changes."""
    invoice.buyer = {**invoice.buyer, "tax": {**invoice.buyer["tax"], "name": name}}
    return invoice


def test_each_line_follows_the_tax_offices_arithmetic(ani):
    invoice = wanted(ani, 1_110_000, 150_000, 99_999)
    first, second, third = (texts(line) for line in tax_invoice(invoice).iter("GoodService"))
    assert (first["TaxBase"], first["OtherTaxBase"], first["VAT"]) == ("1000000", "916666.67", "110000")
    assert (second["TaxBase"], second["OtherTaxBase"], second["VAT"]) == ("135135", "123873.75", "14864.85")
    for said, line in zip((first, second, third), invoice.lines, strict=True):
        figure = {name: Decimal(said[name]) for name in GOODS[4:]}
        assert figure["Price"] * figure["Qty"] - figure["TotalDiscount"] == figure["TaxBase"]
        assert figure["TotalDiscount"] >= 0
        assert abs(figure["VAT"] - line["tax"]) < 1
        assert (said["Opt"], said["Code"], said["Unit"], said["VATRate"]) == ("B", "000000", "UM.0033", "12")


def test_a_discount_and_several_pieces_still_add_up(ani):
    order = order_of(ani, 300_000, faktur_pajak=True)
    order.lines.update(quantity=3, price=111_111, amount=333_333, discount=33_333)
    Order.objects.filter(pk=order.pk).update(subtotal=333_333, discount=33_333)
    OrderTaxDetails.objects.create(
        order=order,
        id_type="npwp",
        encrypted_number=encrypt_number(NPWP),
        name="PT Contoh",
        address="Bandung",
    )
    order.refresh_from_db()
    (said,) = (texts(line) for line in tax_invoice(issue_invoice(paid(order))).iter("GoodService"))
    figure = {name: Decimal(said[name]) for name in GOODS[4:]}
    assert figure["Qty"] == 3
    assert figure["TotalDiscount"] > 30_000
    assert figure["Price"] * 3 - figure["TotalDiscount"] == figure["TaxBase"] == 270_270


@pytest.mark.parametrize(("price", "quantity"), [(5_000, 7), (5_000, 13), (4_999, 19), (100_000, 3)])
def test_no_discount_is_ever_below_nothing(ani, price, quantity):
    """Unit prices are rounded up, so that the sum is never below the tax base."""
    order = order_of(ani, price * quantity, faktur_pajak=True)
    order.lines.update(quantity=quantity, price=price)
    OrderTaxDetails.objects.create(
        order=order,
        id_type="npwp",
        encrypted_number=encrypt_number(NPWP),
        name="PT Contoh",
        address="Bandung",
    )
    (said,) = (texts(line) for line in tax_invoice(issue_invoice(paid(order))).iter("GoodService"))
    assert 0 <= Decimal(said["TotalDiscount"]) < Decimal("0.01") * quantity


def test_what_is_not_taxed_stands_in_no_file(ani):
    order = order_of(ani, 111_000, 50_000, faktur_pajak=True)
    untaxed = order.lines.order_by("pk").last()
    untaxed.tax = untaxed.tax_percent = 0
    untaxed.save()
    OrderTaxDetails.objects.create(
        order=order,
        id_type="npwp",
        encrypted_number=encrypt_number(NPWP),
        name="PT Contoh",
        address="Bandung",
    )
    assert len(list(tax_invoice(issue_invoice(paid(order))).iter("GoodService"))) == 1


def test_which_invoices_are_exported(ani):
    today = now().date()
    good = wanted(ani, 111_000)
    part = wanted(ani, 111_000)
    credit_note_for(refund_of(part.order, 10_000))
    back = wanted(ani, 111_000)
    credit_note_for(refund_of(back.order, 111_000))
    issue_invoice(paid(order_of(ani, 111_000)))  # wants none
    unpaid = order_of(ani, 111_000, faktur_pajak=True)
    issue_invoice(unpaid)
    assert list(taxed_invoices(today, today)) == [good, part]
    assert not taxed_invoices(today - timedelta(days=2), today - timedelta(days=1)).exists()


def test_invoices_without_tax_are_not_exported(ani):
    """From one rupiah of tax on they are."""
    untaxed, taxed = wanted(ani, 111_000, tax_percent=0), wanted(ani, 10)
    assert (untaxed.tax, taxed.tax) == (0, 1)
    assert list(taxed_invoices(now().date(), now().date())) == [taxed]


def test_an_order_paid_late_stands_once_with_its_new_invoice(ani):
    order = order_of(ani, 111_000, faktur_pajak=True)
    OrderTaxDetails.objects.create(
        order=order,
        id_type="npwp",
        encrypted_number=encrypt_number(NPWP),
        name="PT Contoh",
        address="Bandung",
    )
    issue_invoice(order)
    credit_invoice(order, "Kedaluwarsa")
    second = issue_invoice(paid(order))
    assert list(taxed_invoices(now().date(), now().date())) == [second]


def test_days_are_those_of_jakarta(ani):
    invoice = wanted(ani, 111_000)
    late = datetime(2026, 11, 30, 23, 59, tzinfo=JAKARTA)  # still the 30th there, and 16:59 UTC
    Order.objects.filter(pk=invoice.order_id).update(paid_at=late)
    assert taxed_invoices(late.date(), late.date()).count() == 1
    assert not taxed_invoices(late.date() + timedelta(days=1), late.date() + timedelta(days=1)).exists()
    assert texts(tax_invoice(Invoice.objects.get()))["TaxInvoiceDate"] == "2026-11-30"


@pytest.mark.parametrize(
    ("number", "digits"), [("01.234.567.8-901.000", "0" + NPWP), (NIK, NIK), (NPWP, "0" + NPWP)]
)
def test_npwp_has_sixteen_digits(number, digits):
    assert tin(number) == digits


@pytest.fixture
def finance(dewi, staff_as):
    names = ("export_taxinvoice", "add_exportjob")
    dewi.user_permissions.set(Permission.objects.filter(codename__in=names))
    return staff_as(dewi)


def exported(finance, capture):
    params = {"from": f"{now():%Y-%m-%d}", "to": f"{now():%Y-%m-%d}"}
    with capture(execute=True):
        asked = finance.post("/exports", json_body={"kind": "tax-invoices", "params": params})
    assert asked.status == 200, asked.body
    work("duxi.files.tasks.run_export")
    done = finance.get(f"/exports/{asked.results['uuid']}").results
    assert done["status"] == "done", done
    answer = Client().get(done["download_url"])
    return done, answer, b"".join(answer.streaming_content)


def test_the_export_gives_a_file(ani, finance, django_capture_on_commit_callbacks):
    invoice = wanted(ani, 111_000)
    done, answer, content = exported(finance, django_capture_on_commit_callbacks)
    assert done["filename"].endswith(".xml")
    assert answer["Content-Type"] == "application/xml"
    assert etree.fromstring(content).findtext(".//RefDesc") == invoice.number


def test_more_than_a_file_holds_are_several_in_an_archive(
    ani, finance, monkeypatch, django_capture_on_commit_callbacks
):
    for module in (coretax, tax_exports):
        monkeypatch.setattr(module, "MOST_PER_FILE", 2)
    numbers = [wanted(ani, 111_000).number for _ in range(5)]
    done, answer, content = exported(finance, django_capture_on_commit_callbacks)
    assert (done["filename"][-4:], answer["Content-Type"]) == (".zip", "application/zip")
    with ZipFile(BytesIO(content)) as archive:
        files = [etree.fromstring(archive.read(name)) for name in archive.namelist()]
    assert [len(file[1]) for file in files] == [2, 2, 1]
    assert [one.text for file in files for one in file.iter("RefDesc")] == numbers


def test_a_thousand_to_a_file():
    assert coretax.MOST_PER_FILE == 1_000


@pytest.mark.parametrize(
    ("params", "status", "sentence"),
    [
        ({}, 422, WRONG_PERIOD),
        ({"from": "2026-02-01", "to": "2026-01-01"}, 422, WRONG_PERIOD),
        ({"from": "2024-01-01", "to": "2026-01-01"}, 422, WRONG_PERIOD),
        ({"from": "2026-01-01", "to": "2026-01-31"}, 409, NOTHING),
    ],
)  # fmt: skip
def test_what_cannot_be_exported_is_refused(finance, params, status, sentence):
    answer = finance.post("/exports", json_body={"kind": "tax-invoices", "params": params})
    assert (answer.status, answer.message) == (status, sentence)


def test_without_the_sellers_number_nothing_is_exported(ani, finance, settings):
    wanted(ani, 111_000)
    settings.SELLER = {**settings.SELLER, "npwp": ""}
    params = {"from": f"{now():%Y-%m-%d}", "to": f"{now():%Y-%m-%d}"}
    answer = finance.post("/exports", json_body={"kind": "tax-invoices", "params": params})
    assert (answer.status, answer.message) == (
        409,
        "Data penjual belum diatur lengkap, jadi faktur pajak belum dapat diekspor.",
    )


def test_only_who_may_see_invoices_exports_them(tono, staff_as):
    answer = staff_as(tono).post("/exports", json_body={"kind": "tax-invoices", "params": {}})
    assert answer.status == 403
