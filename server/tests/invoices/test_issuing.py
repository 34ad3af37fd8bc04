"""Invoices and credit notes: their content, and that they never change."""

from uuid import uuid4

import pytest
from django.db import DatabaseError, transaction

from duxi.commerce.invoicing.actions import invoices
from duxi.commerce.invoicing.actions.invoices import credit_invoice, credit_note_for, issue_invoice
from duxi.commerce.invoicing.tax_numbers import encrypt_number, number_of
from duxi.commerce.models import Invoice, OrderStatus, OrderTaxDetails, Refund
from duxi.core.clock import now
from tests.invoices.made import order_of, paid, refund_of

pytestmark = pytest.mark.django_db


def test_an_invoice_says_who_buys_what_and_how_much_of_it_is_tax(ani):
    order = order_of(ani, 1_110_000, 150_000)
    invoice = issue_invoice(order)
    assert invoice.number == f"INV/{now().year}/000001"
    assert (invoice.subtotal, invoice.discount, invoice.total) == (1_260_000, 0, 1_260_000)
    assert (invoice.tax_base, invoice.tax, invoice.tax_percent) == (1_135_135, 124_865, 12)
    assert invoice.buyer == {
        "name": "Ani",
        "email": "ani@contoh.example",
        "organisation": "",
        "address": "",
        "tax": None,
    }
    first, second = invoice.lines
    assert (first["net"], first["tax"], first["other_base"]) == (1_000_000, 110_000, 916_667)
    assert (second["net"], second["tax"], second["other_base"]) == (135_135, 14_865, 123_874)


def test_the_tax_number_is_kept_enciphered_and_shown_in_part(ani):
    order = order_of(ani, 100_000)
    OrderTaxDetails.objects.create(
        order=order,
        id_type="npwp",
        encrypted_number=encrypt_number("0123456789012345"),
        name="PT Contoh",
        address="Bandung",
    )
    tax = issue_invoice(order).buyer["tax"]
    assert (tax["masked_number"], tax["name"], tax["address"]) == ("************2345", "PT Contoh", "Bandung")
    assert "0123456789012345" not in str(tax)
    assert number_of(tax) == "0123456789012345"


def test_an_older_invoice_names_its_buyers_number_by_the_word_of_its_time():
    tax = {"sealed_number": encrypt_number("0123456789012345")}
    assert number_of(tax) == "0123456789012345"


def test_asking_again_gives_the_same_invoice(ani):
    order = order_of(ani, 100_000)
    assert issue_invoice(order) == issue_invoice(paid(order))
    assert Invoice.objects.count() == 1


def test_nothing_is_invoiced_that_costs_nothing_or_is_over(ani):
    with pytest.raises(invoices.NothingToInvoice, match="tidak berbiaya"):
        issue_invoice(order_of(ani, 0))
    over = order_of(ani, 100_000, status=OrderStatus.EXPIRED, ended_at=now())
    with pytest.raises(invoices.OrderIsOver, match="sudah berakhir"):
        issue_invoice(over)
    assert not Invoice.objects.exists()


def test_later_changes_of_person_and_product_leave_it_as_it_was(ani):
    order = order_of(ani, 100_000)
    invoice = issue_invoice(order)
    title = invoice.lines[0]["title"]
    ani.fullname = "Orang Lain"
    ani.save()
    order.lines.update(title="Judul Lain")
    invoice.refresh_from_db()
    assert (invoice.buyer["name"], invoice.lines[0]["title"]) == ("Ani", title)


def test_the_database_refuses_to_change_or_delete_an_invoice(ani):
    invoice = issue_invoice(order_of(ani, 100_000))
    with pytest.raises(DatabaseError, match="only ever added to"), transaction.atomic():
        Invoice.objects.filter(pk=invoice.pk).update(total=1)
    with pytest.raises(DatabaseError, match="only ever added to"), transaction.atomic():
        Invoice.objects.filter(pk=invoice.pk).delete()
    invoice.refresh_from_db()
    assert invoice.total == 100_000


def test_partial_refunds_give_credit_notes_that_add_up_to_the_invoice(ani):
    order = paid(order_of(ani, 100_001, 333_333))
    invoice = issue_invoice(order)
    notes = [
        credit_note_for(refund_of(order, *amounts))
        for amounts in [(33_333, 0), (33_333, 111_111), (33_335, 222_222)]
    ]
    assert [note.number[:3] for note in notes] == ["CN/"] * 3
    assert sum(note.total for note in notes) == invoice.total
    assert sum(note.tax for note in notes) == invoice.tax
    assert sum(note.tax_base for note in notes) == invoice.tax_base
    with pytest.raises(invoices.CreditTooHigh, match="melebihi sisa"):
        credit_note_for(refund_of(order, 1))
    assert Invoice.objects.filter(refers_to=invoice).count() == 3


def test_the_same_refund_gives_the_same_credit_note(ani):
    order = paid(order_of(ani, 100_000))
    issue_invoice(order)
    refund = refund_of(order, 40_000)
    assert credit_note_for(refund) == credit_note_for(refund)


def test_a_fee_that_is_kept_stands_on_no_credit_note(ani):
    order = paid(order_of(ani, 100_000, 200_000))
    issue_invoice(order)
    note = credit_note_for(refund_of(order, 100_000, 200_000, fee=30_000))
    assert note.total == 270_000
    assert [line["total"] for line in note.lines] == [90_000, 180_000]


def test_money_that_stands_on_no_invoice_needs_no_credit_note(ani):
    order = paid(order_of(ani, 100_000))
    assert credit_note_for(refund_of(order, 100_000)) is None
    issue_invoice(order)
    overpaid = Refund.objects.create(order=order, amount=5_000, requested_at=now())
    assert credit_note_for(overpaid) is None


def test_an_order_that_ends_takes_its_invoice_back_and_late_money_gets_a_new_one(ani):
    order = order_of(ani, 100_000, 50_000)
    first = issue_invoice(order)
    note = credit_invoice(order, "Batas waktu pembayaran terlewati")
    assert (note.refers_to, note.total, note.tax) == (first, first.total, first.tax)
    assert credit_invoice(order, "lagi") is None
    second = issue_invoice(paid(order))
    assert (first.sequence, second.sequence) == (1, 2)
    signs = {"INV": 1, "CN": -1}
    assert sum(signs[one.series] * one.total for one in Invoice.objects.all()) == order.total


def test_an_invoice_refunded_bit_by_bit_stays_the_invoice_of_its_order(ani):
    order = paid(order_of(ani, 100_000))
    invoice = issue_invoice(order)
    credit_note_for(refund_of(order, 100_000))
    assert issue_invoice(order) == invoice
    assert credit_invoice(order, "habis") is None


def test_the_database_itself_refuses_to_credit_more_than_was_invoiced(ani):
    order = paid(order_of(ani, 100_000))
    invoice = issue_invoice(order)
    note = credit_note_for(refund_of(order, 60_000))
    fields = {field.attname: getattr(note, field.attname) for field in Invoice._meta.concrete_fields}
    fields |= {"id": None, "uuid": uuid4(), "number": "CN/X", "sequence": 99, "refund_id": None}
    with pytest.raises(DatabaseError, match="credit notes exceed their invoice"), transaction.atomic():
        Invoice.objects.create(**fields | {"total": 40_001})
    Invoice.objects.create(**fields | {"total": 40_000})
    assert sum(one.total for one in invoice.credit_notes.all()) == invoice.total
