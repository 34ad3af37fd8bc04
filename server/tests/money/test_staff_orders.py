"""Staff's actions on orders are logged with name and reason."""

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import Order
from duxi.commerce.payments.actions import payments
from duxi.commerce.remedies.actions import moves, staff_orders
from duxi.entitlements.models import Entitlement
from duxi.gateways.models import EmbeddedTransaction
from duxi.gateways.payment import embedded_actions
from duxi.gateways.payment.embedded_actions import PaymentMethod
from tests.entitled import live_seats
from tests.factories import TrainingFactory
from tests.money.made import ledger_balances, order_of, owes, pay_at_provider, rows, send_refunds, services
from tests.shop import notify, training

pytestmark = pytest.mark.django_db


@pytest.fixture
def order(as_, ani, solved):
    """A pending order of one of two seats, 100.000 rupiah."""
    return order_of(as_, ani, solved, training(title="Kelas A", price=100_000, quota=2))


def pay(order, dewi, amount=100_000, proof="BCA-1"):
    staff_orders.mark_paid(
        order=order, amount=amount, method="Transfer", proof=proof, reason="Bukti masuk", made_by=dewi
    )
    order.refresh_from_db()


def last(order):
    event = order.events.order_by("pk").last()
    return event.kind, event.made_by, event.note


def test_money_that_staff_saw_pays_and_serves(order, dewi):
    pay(order, dewi)
    assert (order.status, order.payment_method, owes(order)) == ("paid", "Transfer", 0)
    assert (services(order), live_seats()) == ({"Kelas A": "served"}, 1)
    assert last(order) == ("paid", dewi, "Bukti masuk")
    row = order.ledger.get(kind="payment")
    assert (row.reference, row.made_by, row.note) == ("staff:BCA-1", dewi, "BCA-1: Bukti masuk")
    assert EmbeddedTransaction.objects.get().status == "cancel"
    with pytest.raises(staff_orders.AlreadySettled):
        pay(order, dewi, proof="BCA-2")
    assert ledger_balances()


def test_a_long_proof_is_cut_to_what_the_ledger_holds(order, dewi):
    pay(order, dewi, proof="B" * 99)
    row = order.ledger.get(kind="payment")
    assert (row.reference, row.note) == ("staff:" + "B" * 94, "B" * 99 + ": Bukti masuk")


def test_too_little_pays_nothing_and_too_much_is_flagged(order, dewi):
    with pytest.raises(staff_orders.NotEnough):
        pay(order, dewi, amount=99_999)
    order.refresh_from_db()
    assert (order.status, rows(order)) == ("pending", [("charge", 100_000)])
    pay(order, dewi, amount=100_500)
    assert (order.status, owes(order)) == ("paid", -500)
    assert "Dana Rp\u00a0500 lebih dari tagihan" in order.review_reason


def test_what_the_books_hold_already_is_enough(as_, order, dewi):
    EmbeddedTransaction.objects.update(status="settlement")
    notify(as_, order, gross_amount="120000.00")
    pay(order, dewi, amount=0)
    assert (order.status, owes(order)) == ("paid", -20_000)


def test_what_the_provider_has_is_not_paid_again(order, dewi):
    embedded_actions.choose(token=order.payment_token, choice="pay", method=PaymentMethod("qris"))
    with pytest.raises(payments.AlreadyPaid):
        pay(order, dewi)
    assert rows(order) == [("charge", 100_000)]


def test_staff_may_bring_back_what_was_given_up(as_, order, dewi):
    notify(as_, order, "cancel")
    pay_at_provider(as_, order)
    order.refresh_from_db()
    Product.objects.update(sold=2)
    pay(order, dewi, amount=0)
    assert (order.status, owes(order), services(order)) == ("paid", 0, {"Kelas A": "unserved"})
    staff_orders.fulfil_overbooked(
        order=order, line_id=order.lines.get().pk, reason="Kursi cadangan", made_by=dewi
    )
    product = Product.objects.get()
    assert (product.quota, product.sold, services(order)) == (3, 3, {"Kelas A": "served"})
    assert last(order) == ("overbooked", dewi, "Kursi cadangan")
    with pytest.raises(staff_orders.HasItsSeat):
        staff_orders.fulfil_overbooked(order=order, line_id=order.lines.get().pk, reason="", made_by=dewi)
    assert Product.objects.get().quota == 3
    assert ledger_balances()


def test_overbooking_uses_a_free_seat_first_and_knows_no_quota(as_, order, dewi):
    notify(as_, order, "expire")
    Product.objects.update(sold=2)
    notify(as_, order)
    Product.objects.update(sold=1)
    staff_orders.fulfil_overbooked(order=order, line_id=order.lines.get().pk, reason="x", made_by=dewi)
    assert (Product.objects.get().quota, Product.objects.get().sold) == (2, 2)


def test_staff_cancel_with_a_reason(order, dewi):
    staff_orders.cancel(order=order, reason="Permintaan telepon", made_by=dewi)
    order.refresh_from_db()
    assert (order.status, last(order)) == ("cancelled", ("cancelled", dewi, "Permintaan telepon"))
    assert (Product.objects.get().sold, owes(order)) == (0, 0)
    assert ledger_balances()


def test_staff_move_a_served_line(as_, order, dewi, django_capture_on_commit_callbacks):
    pay_at_provider(as_, order)
    subject = Product.objects.get().training.subject
    other = TrainingFactory(subject=subject, product__title="Kelas B", product__price=90_000).product
    strange = training(title="Lain", price=1)
    line = order.lines.get()
    with pytest.raises(moves.NotAnAlternative):
        staff_orders.move(order=order, line_id=line.pk, item_id=strange.pk, reason="x", made_by=dewi)
    with django_capture_on_commit_callbacks(execute=True):
        staff_orders.move(order=order, line_id=line.pk, item_id=other.pk, reason="Ganti hari", made_by=dewi)
    send_refunds()
    assert services(order) == {"Kelas B": "served"}
    assert dict(Product.objects.values_list("title", "sold")) == {"Kelas A": 0, "Kelas B": 1, "Lain": 0}
    assert [seat.product.title for seat in Entitlement.objects.filter(status="active")] == ["Kelas B"]
    event = order.events.get(kind="moved")
    assert (event.made_by, event.note) == (dewi, "Kelas A → Kelas B. Ganti hari")
    order.refresh_from_db()
    assert (order.status, owes(order)) == ("partially_refunded", 0)
    assert ledger_balances()


def test_what_was_reviewed_leaves_the_list(as_, order, dewi):
    notify(as_, order, gross_amount="1.00")
    staff_orders.reviewed(order=order, note="Uji coba bank", made_by=dewi)
    assert Order.objects.get().review_reason == ""
    kind, made_by, note = last(order)
    assert (kind, made_by) == ("reviewed", dewi)
    assert note == "Uji coba bank (Jumlah dilaporkan Rp\xa01, seharusnya Rp\xa0100.000.)"
