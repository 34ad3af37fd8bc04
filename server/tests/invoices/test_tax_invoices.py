"""Tax invoices to Coretax and back: exported once, numbers and PDFs stored, notified, downloadable."""

from datetime import timedelta
from io import BytesIO

import pytest
from django.test import Client
from lxml import etree
from openpyxl import load_workbook

from duxi.commerce.invoicing.actions.invoices import credit_note_for, issue_invoice
from duxi.commerce.invoicing.tax_exports import NothingToExport
from duxi.commerce.invoicing.unnamed_sales import documents_of
from duxi.commerce.models import Order, TaxExport, TaxExportItem, TaxInvoice
from duxi.core.clock import local, now
from duxi.files.actions.exports import request_export
from duxi.files.models import ExportJob
from tests.invoices.made import order_of, paid, refund_of, wanted
from tests.invoices.tax_office import allow, listed, period, put, today
from tests.races import times_at_once
from tests.worker import work

pytestmark = pytest.mark.django_db


def export(finance, **more):
    return finance.post("/exports", json_body={"kind": "tax-invoices", "params": period(**more)})


def references(answer, finance):
    work("duxi.files.tasks.run_export")
    done = finance.get(f"/exports/{answer.results['uuid']}").results
    assert done["status"] == "done", done
    content = b"".join(Client().get(done["download_url"]).streaming_content)
    return [one.text for one in etree.fromstring(content).iter("RefDesc")]


def test_an_exported_invoice_is_not_offered_again_unless_on_purpose(
    ani, finance, django_capture_on_commit_callbacks
):
    first = wanted(ani, 111_000)
    with django_capture_on_commit_callbacks(execute=True):
        asked = export(finance)
    assert references(asked, finance) == [first.number]
    second = wanted(ani, 222_000)
    states, rows = listed(finance, "new")
    assert (states, [row["number"] for row in rows]) == (
        {"new": 1, "exported": 1, "approved": 0},
        [second.number],
    )
    (row,) = listed(finance, "exported")[1]
    assert [(one["by"], one["is_repeat"]) for one in row["exports"]] == [("Dewi", False)]
    with django_capture_on_commit_callbacks(execute=True):
        again = export(finance, again=True, invoices=[str(first.uuid)])
    assert references(again, finance) == [first.number]
    (row,) = listed(finance, "exported")[1]
    assert [one["is_repeat"] for one in row["exports"]] == [True, False]
    assert listed(finance, "new")[0]["new"] == 1


def test_nothing_new_is_no_export(ani, finance):
    wanted(ani, 111_000)
    assert export(finance).status == 200
    refused = export(finance)
    assert (refused.status, refused.message) == (
        409,
        "Tidak ada faktur pajak yang perlu diekspor pada periode ini.",
    )
    assert (TaxExport.objects.count(), ExportJob.objects.count()) == (1, 1)


def test_a_retried_export_holds_the_same_invoices(ani, finance, django_capture_on_commit_callbacks):
    invoice = wanted(ani, 111_000)
    export(finance)
    wanted(ani, 222_000)
    params = ExportJob.objects.get().params
    with django_capture_on_commit_callbacks(execute=True):
        retried = finance.post("/exports", json_body={"kind": "tax-invoices", "params": params})
    assert references(retried, finance) == [invoice.number]
    assert TaxExport.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_two_people_never_export_the_same_invoice(ani, dewi):
    allow(dewi)
    for _ in range(3):
        wanted(ani, 111_000)
    outcomes = times_at_once(2, lambda _n: request_export(owner=dewi, kind="tax-invoices", params=period()))
    refused = [one for one in outcomes if isinstance(one, NothingToExport)]
    assert (len(refused), TaxExport.objects.count(), TaxExportItem.objects.count()) == (1, 1, 3)


def test_sales_without_a_named_buyer(ani, finance, django_capture_on_commit_callbacks):
    issue_invoice(paid(order_of(ani, 111_000)))
    back = issue_invoice(paid(order_of(ani, 222_000)))
    credit_note_for(refund_of(back.order, 111_000))
    wanted(ani, 333_000)
    with django_capture_on_commit_callbacks(execute=True):
        asked = finance.post("/exports", json_body={"kind": "unnamed-sales", "params": period()})
    work("duxi.files.tasks.run_export")
    done = finance.get(f"/exports/{asked.results['uuid']}").results
    book = load_workbook(BytesIO(b"".join(Client().get(done["download_url"]).streaming_content)))
    assert book.sheetnames[:3] == ["Per masa pajak", "Per hari", "Dokumen"]
    month = [cell.value for cell in list(book["Per masa pajak"].iter_rows())[-1]]
    base = 100_000 + 200_000 - 100_000
    assert month[:4] == [today()[:7], 2, 1, base]
    assert month[4:7] == [91_667 + 183_333 - 91_667, 22_000, 222_000]
    documents = [[cell.value for cell in row] for row in book["Dokumen"].iter_rows()]
    (head,) = (row for row in documents if row[0] == "Tanggal")
    assert head[:4] == ["Tanggal", "Nomor", "Jenis", "Pesanan"]
    assert sorted(row[2] for row in documents[documents.index(head) + 1 :]) == [
        *("Faktur", "Faktur", "Nota kredit")
    ]
    assert finance.get("/tax-invoices", **period()).results["unnamed"] == {
        "count": 2,
        "total": 333_000,
        "tax_base": 300_000,
        "tax": 33_000,
        "credited_tax": 11_000,
    }


def test_a_sale_without_a_name_counts_on_the_day_of_its_payment(ani):
    paid_at = now() - timedelta(days=3)
    order = issue_invoice(paid(order_of(ani, 111_000))).order
    Order.objects.filter(pk=order.pk).update(paid_at=paid_at)
    (document,) = documents_of(local(paid_at).date(), local(now()).date())
    assert document.day == local(paid_at).date()


def test_days_without_sales_add_up_to_nothing(finance):
    unnamed = finance.get("/tax-invoices", **period()).results["unnamed"]
    assert unnamed == {"count": 0, "total": 0, "tax_base": 0, "tax": 0, "credited_tax": 0}


def test_only_finance_sees_and_writes(ani, tono, staff_as):
    invoice = wanted(ani, 111_000)
    assert put(staff_as(tono), invoice).status == 403
    answer = staff_as(tono).post("/exports", json_body={"kind": "unnamed-sales", "params": period()})
    assert answer.status == 403
    assert not TaxInvoice.objects.exists()
