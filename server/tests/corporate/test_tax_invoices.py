"""Tax invoices of companies: recorded, replaced and sent for paid instalments as for any other invoice."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from duxi.commerce.models import TaxInvoice
from duxi.files import tasks
from duxi.gateways.models import OutboxMessage
from tests.caller import bearer_of
from tests.invoices.tax_office import NUMBER, OTHER, period, put, today
from tests.invoices.test_approved_numbers import imported, rows_of, table
from tests.reading import body_of
from tests.worker import work

pytestmark = pytest.mark.django_db
PDF = b"%PDF-1.7\nfaktur"
FILES = "/api/backoffice/v1/tax-invoices/files"


def test_a_number_and_its_pdf_reach_the_company(
    as_, citra, dewi, finance, ordered, django_capture_on_commit_callbacks
):
    first, second = ordered()
    with django_capture_on_commit_callbacks(execute=True):
        saved = put(finance, first, "0400 2600 0123 45678")
    assert (saved.status, saved.message) == (200, "Nomor faktur pajak disimpan.")
    with django_capture_on_commit_callbacks(execute=True):
        answer = Client().post(
            FILES,
            {"file": SimpleUploadedFile(f"OutputTaxInvoice-{NUMBER}.pdf", PDF)},
            headers={"X-Requested-With": "XMLHttpRequest", **bearer_of(dewi)},
        )
    reference = f"{first.order.number}-1"
    assert answer.json()["results"] == {"number": NUMBER, "invoice": reference}
    (row,) = as_(citra).get("/corporate/orders").results["rows"]
    shown, none = (one["tax_invoice"] for one in row["instalments"])
    assert (shown["number"], shown["issued_on"], none) == (NUMBER, today(), None)
    assert body_of(Client().get(shown["url"])) == PDF
    work()
    mails = OutboxMessage.objects.filter(subject="Faktur pajak perusahaan Anda sudah terbit").order_by("pk")
    assert [(mail.recipient, mail.attachments.count()) for mail in mails] == [
        (citra.email, 0),
        (citra.email, 1),
    ]
    assert put(finance, second).status == 404


def test_a_replacement_keeps_one_row_and_numbers_stay_unique(finance, ordered):
    first, _second = ordered()
    put(finance, first)
    assert put(finance, first, OTHER).status == 200
    assert list(TaxInvoice.objects.values_list("number", "instalment")) == [(OTHER, first.pk)]
    other, _unpaid = ordered()
    taken = put(finance, other, OTHER)
    assert (taken.status, taken.message) == (409, "Nomor faktur pajak ini sudah dipakai faktur lain.")
    assert finance.delete(f"/tax-invoices/{first.uuid}/number").status == 200
    first.refresh_from_db()
    assert (first.tax_invoice, TaxInvoice.objects.count()) == (None, 0)


def test_what_was_not_wanted_gets_no_number(finance, ordered):
    first, _second = ordered(wants="no")
    assert put(finance, first).status == 404
    assert finance.get("/tax-invoices", **period()).results["instalments"] == []


def test_staff_see_what_is_missing_and_what_is_there(staff_as, fina, finance, ordered):
    first, _second = ordered()
    (row,) = finance.get("/tax-invoices", **period()).results["instalments"]
    assert (row["number"], row["company"], row["total"], row["tax_invoice"]) == (
        f"{first.order.number}-1",
        "PT Nusantara Data Prima",
        first.amount,
        None,
    )
    put(finance, first)
    (row,) = finance.get("/tax-invoices", **period()).results["instalments"]
    order = staff_as(fina).get(f"/company-orders/{first.order_id}").results
    assert row["tax_invoice"]["number"] == order["instalments"][0]["tax_invoice"]["number"] == NUMBER
    assert order["instalments"][0]["uuid"] == str(first.uuid)


def test_coretaxs_list_knows_instalments(dewi, finance, ordered):
    first, second = ordered()
    day = today()
    paid, unpaid = f"{first.order.number}-1", f"{second.order.number}-2"
    job = imported(dewi, table(["PT", NUMBER, day, "APPROVED", paid], ["PT", OTHER, day, "APPROVED", unpaid]))
    assert [action for action, _errors in rows_of(finance, job)] == ["new", "error"]
    job = imported(dewi, table(["PT", NUMBER, day, "APPROVED", paid]))
    assert finance.post(f"/imports/{job.uuid}/confirm").status == 200
    tasks.apply_import(job.pk)
    assert list(TaxInvoice.objects.values_list("number", "instalment")) == [(NUMBER, first.pk)]
