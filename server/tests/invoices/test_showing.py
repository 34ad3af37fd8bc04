"""Invoices in the administration and on the page behind the QR code; the seller's settings."""

import uuid

import pytest
from django.conf import settings
from django.core.checks import run_checks
from django.test import Client

from duxi.accounts.models import User
from duxi.commerce.invoicing.actions.invoices import credit_invoice, issue_invoice
from tests.invoices.made import order_of, paid

pytestmark = pytest.mark.django_db


def checked(invoice_uuid):
    return Client().get(f"/invoice-check/{invoice_uuid}")


def test_whoever_scans_the_code_sees_the_facts_and_no_name(ani):
    ani.fullname = "Ani Wulandari"
    ani.save()
    invoice = issue_invoice(paid(order_of(ani, 150_000)))
    answer = checked(invoice.uuid)
    page = answer.content.decode()
    assert answer.status_code == 200
    issuer = settings.SELLER["name"]
    for part in (
        *("Dokumen ini kami terbitkan", invoice.number, "LUNAS"),
        *("Rp\u00a0150.000", "A*** W***", issuer),
    ):
        assert part in page, part
    assert "Wulandari" not in page
    assert "ani@contoh.example" not in page
    assert Client().get("/invoice-check/check.css")["Content-Type"].startswith("text/css")


def test_a_document_that_was_taken_back_is_said_to_be(ani):
    order = order_of(ani, 150_000)
    invoice = issue_invoice(order)
    credit_invoice(order, "Dibatalkan")
    assert "DIBATALKAN" in checked(invoice.uuid).content.decode()


def test_what_we_never_issued_is_called_so():
    answer = checked(uuid.uuid4())
    assert answer.status_code == 404
    assert "Dokumen tidak ditemukan" in answer.content.decode()


def test_the_administration_shows_invoices_and_changes_none(ani):
    invoice = issue_invoice(order_of(ani, 150_000))
    admin = User.objects.create_superuser("admin@contoh.example", "kata-sandi-panjang", username="admin")
    client = Client()
    client.force_login(admin)
    listed = client.get("/admin/commerce/invoice/")
    assert invoice.number in listed.content.decode()
    shown = client.get(f"/admin/commerce/invoice/{invoice.pk}/change/")
    assert f"/api/v1/payment/invoices/{invoice.uuid}.pdf?signature=" in shown.content.decode()
    assert "encrypted_number" not in shown.content.decode()
    assert client.post(f"/admin/commerce/invoice/{invoice.pk}/change/", {"total": 1}).status_code == 403
    assert client.get("/admin/commerce/invoice/add/").status_code == 403
    assert client.post(f"/admin/commerce/invoice/{invoice.pk}/delete/").status_code == 403


def test_the_start_says_what_the_seller_lacks(settings):
    assert not [one for one in run_checks() if one.id == "duxi.W002"]
    settings.SELLER = {**settings.SELLER, "address": "", "npwp": "123"}
    (warning,) = [one for one in run_checks() if one.id == "duxi.W002"]
    assert warning.msg == "DUXI_SELLER_ADDRESS, DUXI_SELLER_NPWP: invoices are not complete without"
