"""Numbers and files of approved tax invoices: entered, imported from Coretax, and sent to the buyer."""

from io import BytesIO
from urllib.parse import urlsplit

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from openpyxl import Workbook

from duxi.commerce.invoicing.actions.invoices import issue_invoice
from duxi.commerce.invoicing.tax_invoice_links import tax_invoice_url
from duxi.commerce.models import Invoice, TaxInvoice
from duxi.core.clock import local, now
from duxi.files import tasks
from duxi.files.models import ImportJob
from duxi.files.storage import private_storage
from duxi.gateways.models import OutboxMessage
from tests.caller import bearer_of
from tests.invoices.made import order_of, paid, wanted
from tests.invoices.tax_office import NUMBER, OTHER, listed, put, today
from tests.reading import body_of
from tests.worker import work

pytestmark = pytest.mark.django_db
PDF = b"%PDF-1.7\nfaktur"
OFFICE = "/api/backoffice/v1"


def test_number_and_pdf_reach_the_buyer(ani, as_, finance, dewi, django_capture_on_commit_callbacks):
    ani.email_verified_at = now()
    ani.save()
    invoice = wanted(ani, 111_000)
    with django_capture_on_commit_callbacks(execute=True):
        saved = put(finance, invoice, "0400 2600 0123 45678")
    assert (saved.status, saved.message) == (200, "Nomor faktur pajak disimpan.")
    with django_capture_on_commit_callbacks(execute=True):
        answer = sent(dewi, "/tax-invoices/files", f"OutputTaxInvoice-a1b2-{NUMBER}.pdf")
    assert answer.json()["results"] == {"number": NUMBER, "invoice": invoice.number}
    detail = as_(ani).get("/payment/transactions/detail", order_id=invoice.order.order_id).results
    (document,) = detail["invoices"]
    shown = document["tax_invoice"]
    assert (shown["number"], shown["issued_on"]) == (NUMBER, today())
    opened = Client().get(shown["url"])
    assert (body_of(opened), opened["Content-Type"]) == (PDF, "application/pdf")
    assert opened["Content-Disposition"] == f'inline; filename="faktur-pajak-{NUMBER}.pdf"'
    assert Client().get(shown["url"][:-2]).status_code == 403
    work()
    mails = OutboxMessage.objects.filter(subject="Faktur pajak Anda sudah terbit").order_by("pk")
    assert [mail.attachments.count() for mail in mails] == [0, 1]
    assert listed(finance, "approved")[0] == {"new": 0, "exported": 0, "approved": 1}


def sent(user, path, name, content=PDF):
    return Client().post(
        OFFICE + path,
        {"file": SimpleUploadedFile(name, content)},
        headers={"X-Requested-With": "XMLHttpRequest", **bearer_of(user)},
    )


@pytest.mark.parametrize(
    ("number", "day", "errors"),
    [
        (
            "11002600012345678",
            None,
            {"number": ["Nomor faktur pajak terdiri dari 17 angka, diawali kode transaksi 01–10."]},
        ),
        (
            "0400260001234567",
            "2020-01-01",
            {
                "number": ["Nomor faktur pajak terdiri dari 17 angka, diawali kode transaksi 01–10."],
                "issued_on": ["Tanggal faktur pajak tidak sesuai dengan pesanannya."],
            },
        ),
    ],
)
def test_wrong_numbers_and_days_are_refused(ani, finance, number, day, errors):
    answer = put(finance, wanted(ani, 111_000), number, day)
    assert (answer.status, answer.errors) == (422, errors)
    assert not TaxInvoice.objects.exists()


def test_a_number_belongs_to_one_invoice(ani, finance):
    first, second = wanted(ani, 111_000), wanted(ani, 222_000)
    assert put(finance, first).status == 200
    answer = put(finance, second)
    assert (answer.status, answer.message) == (409, "Nomor faktur pajak ini sudah dipakai faktur lain.")
    assert TaxInvoice.objects.get().invoice == first


def test_a_pdf_needs_a_number_and_is_one(ani, finance, dewi):
    invoice = wanted(ani, 111_000)
    early = sent(dewi, f"/tax-invoices/{invoice.uuid}/file", "a.pdf")
    assert (early.status_code, early.json()["message"]) == (
        409,
        "Isi dahulu nomor faktur pajaknya, lalu unggah PDF-nya.",
    )
    put(finance, invoice)
    for name, content in (("a.pdf", b"<html>"), ("a.txt", b"text"), ("a.exe", b"MZ")):
        answer = sent(dewi, f"/tax-invoices/{invoice.uuid}/file", name, content)
        assert answer.json()["errors"] == {"file": ["Unggah faktur pajak dalam bentuk PDF."]}
    unknown = sent(dewi, "/tax-invoices/files", f"{OTHER}.pdf")
    assert unknown.json()["errors"] == {
        "file": ["Nama berkas tidak memuat nomor faktur pajak yang tercatat."]
    }
    assert TaxInvoice.objects.get().path == ""


def test_the_signature_of_one_pdf_opens_no_other(ani, finance, dewi):
    for number in (NUMBER, OTHER):
        put(finance, wanted(ani, 111_000), number)
        sent(dewi, "/tax-invoices/files", f"{number}.pdf")
    one, other = (urlsplit(tax_invoice_url(found)) for found in TaxInvoice.objects.all())
    opened = [Client().get(f"{one.path}?{signed.query}").status_code for signed in (one, other)]
    assert opened == [200, 403]


def test_the_link_of_a_pdf_that_was_dropped_is_invalid(ani, finance, dewi):
    put(finance, wanted(ani, 111_000))
    sent(dewi, "/tax-invoices/files", f"{NUMBER}.pdf")
    address = urlsplit(tax_invoice_url(TaxInvoice.objects.get()))
    TaxInvoice.objects.update(path="")
    assert Client().get(f"{address.path}?{address.query}").status_code == 403


def test_a_corrected_number_drops_the_old_pdf(ani, finance, dewi):
    invoice = wanted(ani, 111_000)
    put(finance, invoice)
    sent(dewi, f"/tax-invoices/{invoice.uuid}/file", "a.pdf")
    path = TaxInvoice.objects.get().path
    assert private_storage().exists(path)
    put(finance, invoice, OTHER)
    found = TaxInvoice.objects.get()
    assert (found.number, found.path, private_storage().exists(path)) == (OTHER, "", False)
    assert finance.delete(f"/tax-invoices/{invoice.uuid}/number").status == 200
    assert not TaxInvoice.objects.exists()


def table(*rows):
    made = Workbook()
    head = ["Nama Pembeli", "Nomor Faktur Pajak", "Tanggal Faktur Pajak", "Status Faktur", "Referensi"]
    for row in (head, *rows):
        made.active.append(row)
    target = BytesIO()
    made.save(target)
    return target.getvalue()


def imported(user, content):
    response = Client().post(
        f"{OFFICE}/imports",
        {"kind": "tax-invoices", "file": SimpleUploadedFile("coretax.xlsx", content)},
        headers={"X-Requested-With": "XMLHttpRequest", **bearer_of(user)},
    )
    job = ImportJob.objects.get(uuid=response.json()["results"]["uuid"])
    tasks.check_import(job.pk)
    return job


def rows_of(finance, job):
    return [
        (row["action"], row["errors"]) for row in finance.get(f"/imports/{job.uuid}/rows").results["rows"]
    ]


def test_coretaxs_list_is_looked_at_and_then_written(ani, finance, dewi):
    first, second, third, fourth, fifth = (wanted(ani, 111_000) for _ in range(5))
    put(finance, fourth, "04002600099999999")
    day = local(now()).replace(tzinfo=None)
    job = imported(
        dewi,
        table(
            ["PT A", NUMBER, day, "APPROVED", first.number],
            ["PT B", NUMBER, day, "APPROVED", second.number],
            ["PT C", "", day, "CREATED", third.number],
            ["PT D", "04002600099999999", day, "CANCELED", fourth.number],
            ["PT E", OTHER, day, "APPROVED", "INV/2001/000001"],
            ["PT F", "", day, "CANCELED", fifth.number],
        ),
    )
    assert rows_of(finance, job) == [
        ("new", []),
        ("error", [["Nomor Faktur Pajak", "Nomor faktur pajak ini sudah dipakai faktur lain."]]),
        ("same", []),
        ("changed", []),
        ("error", [["Referensi", "Tidak ada faktur pajak yang diminta dengan nomor ini."]]),
        ("same", []),
    ]
    assert TaxInvoice.objects.count() == 1
    assert finance.delete(f"/imports/{job.uuid}/rows/6").status == 200
    tasks.check_import(job.pk)
    mended = {"values": {"number": OTHER}}
    assert finance.put(f"/imports/{job.uuid}/rows/3", json_body=mended).status == 200
    tasks.check_import(job.pk)
    assert finance.post(f"/imports/{job.uuid}/confirm").status == 200
    tasks.apply_import(job.pk)
    found = dict(TaxInvoice.objects.values_list("invoice__number", "number"))
    assert found == {first.number: NUMBER, second.number: OTHER}


def test_another_number_for_an_invoice_is_shown_as_a_change(ani, finance, dewi):
    invoice = wanted(ani, 111_000)
    put(finance, invoice, OTHER)
    day = local(now()).replace(tzinfo=None)
    job = imported(dewi, table(["PT A", NUMBER, day, "APPROVED", invoice.number]))
    assert rows_of(finance, job) == [("changed", [])]
    job.refresh_from_db()
    assert (job.new_count, job.changed_count, job.same_count) == (0, 1, 0)


def test_a_row_with_a_wrong_number_or_day_stops_the_import(ani, finance, dewi):
    invoice = wanted(ani, 111_000)
    job = imported(
        dewi,
        table(
            ["PT A", "123", "2026-01-05", "APPROVED", invoice.number],
            ["PT A", NUMBER, "kemarin", "APPROVED", invoice.number],
        ),
    )
    found = rows_of(finance, job)
    assert [(action, [name for name, _text in errors]) for action, errors in found] == [
        ("error", ["Nomor Faktur Pajak", "Tanggal Faktur Pajak"]),
        ("error", ["Tanggal Faktur Pajak"]),
    ]
    assert not TaxInvoice.objects.exists()


def test_what_was_not_wanted_gets_no_number(ani, finance):
    invoice = issue_invoice(paid(order_of(ani, 111_000)))
    assert put(finance, invoice).status == 404
    assert put(finance, Invoice(uuid="00000000-0000-0000-0000-000000000000")).status == 404
