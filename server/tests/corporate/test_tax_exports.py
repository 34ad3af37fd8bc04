"""One export for Coretax: invoices of orders and paid instalments of companies."""

from decimal import Decimal

import pytest
from django.db import IntegrityError
from django.test import Client
from lxml import etree

from duxi.commerce.models import TaxExport
from duxi.core.clock import now
from duxi.core.npwp import of_sixteen
from duxi.corporate.models import Company, InstalmentExport
from tests.factories import InstansiFactory
from tests.invoices.made import wanted
from tests.invoices.tax_office import NUMBER, listed, period, put, today
from tests.worker import work

pytestmark = pytest.mark.django_db

NPWP = of_sixteen("012345678901000")


@pytest.fixture
def numbered(company):
    Company.objects.filter(pk=company.pk).update(npwp=NPWP)
    return company


@pytest.fixture
def exported(finance, django_capture_on_commit_callbacks):
    """Orders an export and returns the elements of its file."""

    def work_off(**more):
        with django_capture_on_commit_callbacks(execute=True):
            asked = finance.post("/exports", json_body={"kind": "tax-invoices", "params": period(**more)})
        assert asked.status == 200, asked.body
        work("duxi.files.tasks.run_export")
        done = finance.get(f"/exports/{asked.results['uuid']}").results
        assert done["status"] == "done", done
        content = b"".join(Client().get(done["download_url"]).streaming_content)
        return list(etree.fromstring(content).iter("TaxInvoice"))

    return work_off


def references(found):
    return [one.findtext("RefDesc") for one in found]


def test_an_order_and_an_instalment_are_in_one_file(ani, ordered, numbered, exported, finance):
    first, _unpaid = ordered()
    invoice = wanted(ani, 111_000)
    states, rows = listed(finance, "new")
    expected = [invoice.number, f"{first.order.number}-1"]
    assert (states["new"], [row["number"] for row in rows]) == (2, expected)
    found = exported()
    assert references(found) == expected
    assert [one.tag for one in found[0]] == [one.tag for one in found[1]]


def test_what_an_instalments_tax_invoice_says(citra, ordered, numbered, exported, settings):
    first, _unpaid = ordered()
    (said,) = exported()
    text = {child.tag: child.text for child in said}
    assert (text["TaxInvoiceDate"], text["TrxCode"]) == (today(), "04")
    assert text["SellerIDTKU"] == settings.SELLER["npwp"] + "000000"
    assert (text["BuyerTin"], text["BuyerDocument"], text["BuyerIDTKU"]) == (NPWP, "TIN", NPWP + "000000")
    assert (text["BuyerName"], text["BuyerEmail"]) == (numbered.name, citra.email)
    assert text["BuyerAdress"] == numbered.address
    (line,) = ({child.tag: child.text for child in one} for one in said.iter("GoodService"))
    assert line["Name"] == f"Termin 1 dari 2 pesanan {first.order.number}: Kelas Tim"
    assert (first.amount, line["Qty"], line["Opt"]) == (1_000_000, "1", "B")
    base = Decimal(line["TaxBase"])
    assert base == 900_901  # 1,000,000 without the effective 11 %
    assert Decimal(line["OtherTaxBase"]) == Decimal("825825.92")
    assert Decimal(line["VAT"]) == Decimal("99099.11")
    assert Decimal(line["Price"]) - Decimal(line["TotalDiscount"]) == base


def test_an_instalment_is_exported_once_and_again_on_purpose(ordered, numbered, exported, finance):
    first, _unpaid = ordered()
    exported()
    refused = finance.post("/exports", json_body={"kind": "tax-invoices", "params": period()})
    assert (refused.status, refused.message) == (
        409,
        "Tidak ada faktur pajak yang perlu diekspor pada periode ini.",
    )
    (row,) = listed(finance, "exported")[1]
    assert [(one["by"], one["is_repeat"]) for one in row["exports"]] == [("Dewi", False)]
    again = exported(again=True, invoices=[str(first.uuid)])
    assert references(again) == [f"{first.order.number}-1"]
    assert listed(finance, "exported")[0] == {"new": 0, "exported": 1, "approved": 0}
    assert list(InstalmentExport.objects.values_list("is_first", flat=True).order_by("pk")) == [True, False]


def test_somebody_elses_choice_leaves_the_instalment(ani, ordered, numbered, exported, finance):
    first, _unpaid = ordered()
    invoice = wanted(ani, 111_000)
    assert references(exported(invoices=[str(invoice.uuid)])) == [invoice.number]
    assert [row["number"] for row in listed(finance, "new")[1]] == [f"{first.order.number}-1"]


def test_an_approved_instalment_stands_with_its_figures(ordered, numbered, finance):
    first, _unpaid = ordered()
    put(finance, first)
    found = finance.get("/tax-invoices", **period(state="approved")).results
    (row,) = found["rows"]
    assert (row["tax_invoice"]["number"], row["company_order"]) == (NUMBER, first.order_id)
    assert found["states"] == {"new": 0, "exported": 0, "approved": 1}
    sums = (found["count"], found["total"], found["tax_base"], found["tax"])
    assert sums == (1, 1_000_000, 900_901, 99_099)


def test_without_an_npwp_it_is_left_out_and_named(ordered, finance):
    first, _unpaid = ordered()
    found = finance.get("/tax-invoices", **period()).results
    assert (found["count"], found["rows"]) == (0, [])
    assert [row["uuid"] for row in found["instalments"]] == [str(first.uuid)]
    assert finance.post("/exports", json_body={"kind": "tax-invoices", "params": period()}).status == 409


def test_a_company_that_collects_the_tax_bears_its_code(ordered, numbered, exported):
    InstansiFactory(npwp=NPWP, ppn_collector="03")
    ordered()
    (said,) = exported()
    assert said.findtext("TrxCode") == "03"


def test_the_database_takes_one_first_export(ordered, numbered, exported):
    first, _unpaid = ordered()
    exported()
    with pytest.raises(IntegrityError, match="instalment_first_export_once"):
        InstalmentExport.objects.create(
            export=TaxExport.objects.create(created_at=now()), instalment=first, is_first=True
        )


def test_the_page_costs_the_same_for_any_number(ordered, numbered, finance, django_assert_max_num_queries):
    for _n in range(3):
        ordered()
    with django_assert_max_num_queries(26):
        assert len(finance.get("/tax-invoices", **period()).results["rows"]) == 3
