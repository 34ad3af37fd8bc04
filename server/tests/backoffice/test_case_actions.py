"""Finance resolves cases: a payment is matched with its order, figures are compared again."""

import pytest

from duxi.catalog.models import Product
from duxi.commerce.models import LedgerEntry, MoneyCase, Order
from duxi.commerce.payments.actions.reconciliation import check_ledger
from duxi.commerce.tasks import check_counters
from tests.backoffice.test_money_cases import settled, stranger
from tests.money.made import ledger_balances, order_of
from tests.shop import training

pytestmark = pytest.mark.django_db
__all__ = ["settled"]


@pytest.fixture
def waiting(as_, ani, solved):
    """A pending order of 125.000 rupiah, and a payment of that amount under another number."""
    order = order_of(as_, ani, solved, training(title="Kelas A", price=125_000, quota=5))
    stranger(as_)
    return order


def match(staff_as, person, case, number, reason="Nomor dari pembeli"):
    body = {"order_id": number, "reason": reason}
    return staff_as(person).post(f"/money-cases/{case.pk}/match", json_body=body)


def test_money_that_is_recognised_pays_its_order(staff_as, fina, waiting):
    case = MoneyCase.objects.get()
    answer = match(staff_as, fina, case, waiting.order_id.lower())
    assert (answer.status, answer.message) == (200, "Dana dicocokkan; pesanan ditandai lunas.")
    assert (answer.results["order_id"], answer.results["closed_by"]) == (waiting.order_id, "Fina")
    waiting.refresh_from_db()
    assert (waiting.status, waiting.payment_method) == ("paid", "QRIS")
    entry = LedgerEntry.objects.get(kind="payment")
    assert (entry.amount, entry.made_by, entry.reference) == (-125_000, fina, f"case:{case.pk}")
    assert ledger_balances()


def test_money_is_matched_once(as_, staff_as, budi, fina, waiting, solved):
    other = order_of(as_, budi, solved, training(title="Kelas B", price=125_000, quota=5))
    case = MoneyCase.objects.get()
    assert match(staff_as, fina, case, waiting.order_id).status == 200
    again = match(staff_as, fina, case, other.order_id)
    assert (again.status, again.message) == (409, "Temuan ini sudah diselesaikan.")
    assert set(Order.objects.values_list("status", flat=True)) == {"paid", "pending"}


def test_what_does_not_fit_stays_open(as_, staff_as, ani, fina, waiting, solved):
    dear = order_of(as_, ani, solved, training(title="Kelas C", price=500_000, quota=5))
    case = MoneyCase.objects.get()
    assert match(staff_as, fina, case, dear.order_id).status == 409
    unknown = match(staff_as, fina, case, "DX-TIDAK-ADA")
    assert unknown.status == 422
    case.refresh_from_db()
    assert (case.closed_at, case.order) == (None, None)
    assert not LedgerEntry.objects.filter(kind="payment").exists()


def recheck(staff_as, person, case):
    return staff_as(person).post(f"/money-cases/{case.pk}/recheck")


def test_a_counter_is_compared_again(staff_as, fina, settled):
    Product.objects.update(sold=7)
    assert check_counters() == 1
    case = MoneyCase.objects.get()
    row = staff_as(fina).get("/money-cases").results["rows"][0]
    assert (row["counter"], row["counter_id"]) == ("seats", settled.lines.get().product_id)
    still = recheck(staff_as, fina, case)
    assert (still.status, still.message) == (409, "Sudah diperiksa ulang: angkanya masih belum cocok.")
    Product.objects.update(sold=1)
    assert recheck(staff_as, fina, case).results["closed_by"] == "Fina"
    assert recheck(staff_as, fina, case).status == 409


def test_books_are_proved_again(staff_as, fina, settled):
    right = settled.tax
    Order.objects.update(tax=right + 1)
    assert check_ledger() == 1
    cases = MoneyCase.objects.filter(kind="books")
    assert all(recheck(staff_as, fina, case).status == 409 for case in cases)
    Order.objects.update(tax=right)
    assert all(recheck(staff_as, fina, case).status == 200 for case in cases)
    settled.refresh_from_db()
    assert settled.review_reason == ""


def test_only_figures_are_compared(staff_as, fina, waiting):
    assert recheck(staff_as, fina, MoneyCase.objects.get()).status == 409
