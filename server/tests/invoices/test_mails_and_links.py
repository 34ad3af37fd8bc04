"""Invoices on request, by mail and by signed link."""

import pytest
from django.core import signing
from django.test import Client

from duxi.commerce.invoicing import links as invoice_links
from duxi.commerce.invoicing.actions import invoice_mails
from duxi.commerce.invoicing.actions.invoices import credit_invoice, issue_invoice
from duxi.commerce.invoicing.links import invoice_url
from duxi.commerce.ledger.actions.ledger import PaymentReceived
from duxi.commerce.models import Invoice, OrderStatus
from duxi.commerce.orders.actions.orders import pay_order
from duxi.core.clock import now
from duxi.gateways.models import OutboxMessage
from tests.invoices.made import order_of
from tests.reading import body_of
from tests.worker import work

pytestmark = pytest.mark.django_db
PATH = "/payment/request-invoices"
SENT = "Faktur telah dikirim ke email Anda."


@pytest.fixture
def proved(ani):
    ani.email_verified_at = now()
    ani.save()
    return ani


def ask(as_, user, order, capture):
    with capture(execute=True):
        return as_(user).post(PATH, {"order_id": order.order_id})


def test_a_pending_orders_invoice_is_issued_and_mailed(as_, proved, django_capture_on_commit_callbacks):
    order = order_of(proved, 150_000)
    answer = ask(as_, proved, order, django_capture_on_commit_callbacks)
    assert (answer.status, answer.message) == (200, SENT)
    work()
    invoice = Invoice.objects.get()
    mail = OutboxMessage.objects.get()
    assert (mail.recipient, mail.subject) == ("ani@contoh.example", f"Faktur {invoice.number}")
    (attached,) = mail.attachments.all()
    assert attached.filename == f"{invoice.number.replace('/', '-')}.pdf"
    assert bytes(attached.content).startswith(b"%PDF-")


def test_a_second_click_sends_nothing_new(as_, proved, django_capture_on_commit_callbacks):
    order = order_of(proved, 150_000)
    for _ in range(3):
        assert ask(as_, proved, order, django_capture_on_commit_callbacks).message == SENT
    work()
    assert (Invoice.objects.count(), OutboxMessage.objects.count()) == (1, 1)


def test_an_order_is_mailed_five_times_an_hour(as_, proved, monkeypatch, django_capture_on_commit_callbacks):
    monkeypatch.setattr(invoice_mails._REPEATED.__class__, "takes", _takes)
    order = order_of(proved, 150_000)
    answers = [ask(as_, proved, order, django_capture_on_commit_callbacks) for _ in range(6)]
    assert [answer.status for answer in answers] == [200] * 5 + [429]
    assert "beberapa kali dikirim" in answers[-1].message
    assert int(answers[-1].response["Retry-After"]) > 0


def _takes(limit, *parts):
    """Each minute is a new window."""
    return limit.name == invoice_mails._REPEATED.name or limit.count(*parts) <= limit.times


def test_somebody_elses_order_is_no_order(as_, proved, budi):
    assert as_(budi).post(PATH, {"order_id": order_of(proved, 150_000).order_id}).status == 404
    assert not Invoice.objects.exists()


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"totals": [0]}, "Pesanan ini tidak berbiaya, jadi tidak memerlukan faktur."),
        (
            {"totals": [9_000], "status": OrderStatus.EXPIRED},
            "Pesanan ini sudah berakhir, jadi fakturnya tidak dapat diterbitkan.",
        ),
    ],
)
def test_what_cannot_be_invoiced_is_refused(as_, proved, fields, sentence):
    totals = fields["totals"]
    more = {name: value for name, value in fields.items() if name != "totals"}
    ended = {"ended_at": now()} if more else {}
    answer = as_(proved).post(PATH, {"order_id": order_of(proved, *totals, **more, **ended).order_id})
    assert (answer.status, answer.message) == (409, sentence)
    assert not Invoice.objects.exists()


def test_nobody_fills_a_strangers_mailbox(as_, ani):
    answer = as_(ani).post(PATH, {"order_id": order_of(ani, 150_000).order_id})
    assert (answer.status, answer.message) == (
        409,
        "Verifikasi alamat email Anda terlebih dahulu agar faktur dapat dikirim.",
    )
    assert not Invoice.objects.exists()


def test_a_link_opens_one_document_for_a_while(ani, monkeypatch):
    invoice, other = issue_invoice(order_of(ani, 150_000)), issue_invoice(order_of(ani, 150_000))
    url = invoice_url(invoice)
    opened = Client().get(url)
    assert (opened.status_code, opened["Content-Type"]) == (200, "application/pdf")
    assert opened["Content-Disposition"] == f'inline; filename="{invoice.number.replace("/", "-")}.pdf"'
    assert opened["Cache-Control"] == "private, no-store"
    assert body_of(opened).startswith(b"%PDF-")
    stolen = Client().get(url.replace(str(invoice.uuid), str(other.uuid)))
    assert (stolen.status_code, stolen.json()["message"]) == (403, "Tautan faktur tidak sah.")
    for signature in ("", "x", signing.dumps(invoice.uuid.hex, salt="other")):
        assert Client().get(url.partition("?")[0], {"signature": signature}).status_code == 403
    monkeypatch.setattr(invoice_links, "LINK_LIFETIME", -invoice_links.LINK_LIFETIME)
    late = Client().get(url)
    assert (late.status_code, late.json()["message"]) == (
        403,
        "Tautan faktur sudah kedaluwarsa. Muat ulang halaman pesanan untuk mendapatkan tautan baru.",
    )


def test_the_receipt_attaches_the_invoice(proved, django_capture_on_commit_callbacks):
    order = order_of(proved, 150_000)
    with django_capture_on_commit_callbacks(execute=True):
        invoice = issue_invoice(order)
        assert pay_order(order.pk, money=PaymentReceived(150_000, "BCA Virtual Account", "t-1"))
    work("duxi.gateways.mail.sending.deliver")
    mail = OutboxMessage.objects.get(subject="Pembayaran diterima")
    assert mail.attachments.get().filename == f"{invoice.number.replace('/', '-')}.pdf"


def test_the_credit_note_of_an_order_that_ended_is_mailed(proved, django_capture_on_commit_callbacks):
    order = order_of(proved, 150_000)
    invoice = issue_invoice(order)
    with django_capture_on_commit_callbacks(execute=True):
        note = credit_invoice(order, "Batas waktu pembayaran terlewati")
    work("duxi.gateways.mail.sending.deliver")
    mail = OutboxMessage.objects.get()
    assert mail.subject == f"Nota kredit {note.number}"
    assert f"Nota kredit {note.number} senilai Rp\u00a0150.000 untuk faktur {invoice.number}" in mail.text
    assert mail.attachments.get().filename == f"{note.number.replace('/', '-')}.pdf"
