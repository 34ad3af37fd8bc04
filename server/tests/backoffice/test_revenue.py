"""Revenue: every figure of a small, known ledger."""

import pytest

from duxi.commerce.models import Order, OrderStatus, OrderVoucher, Voucher, VoucherBatch
from tests.backoffice.order_rows import day, paid, pending, receive, refunded
from tests.shop import assessment, training


@pytest.fixture
def book(ani, budi):
    exam = assessment(title="Asesmen Data", price=500_000)
    course = training(title="Kelas Awan", price=300_000)
    gift = training(title="Kelas Gratis", price=0)
    first = paid("DX-1", ani, [exam, course], day(1), tax=80_000)
    first.lines.filter(product=exam).update(tax=50_000)
    first.lines.filter(product=course).update(tax=30_000)
    refunded(first, course, 150_000, day(3))
    paid("DX-2", budi, [exam], day(3, hour=23), method="gopay", tax=50_000)
    before = paid("DX-3", budi, [course], day(27, month=2), method="gopay", tax=30_000)
    receive(before, 300_000, day(2), "gopay", "tx-twice")
    pending("DX-4", ani, [exam], day(2))
    free_order(ani, gift)
    return exam, course


def free_order(buyer, gift):
    Order.objects.create(
        order_id="DX-5",
        buyer=buyer,
        subtotal=0,
        total=0,
        status=OrderStatus.PAID,
        created_at=day(2),
        expires_at=day(3),
        paid_at=day(2),
    )


def revenue(staff_as, user, first="2026-03-01", last="2026-03-04"):
    return staff_as(user).get("/revenue", **{"from": first, "to": last})


def test_the_totals_and_the_period_before(staff_as, fina, book):
    found = revenue(staff_as, fina).results
    assert found["now"] == {
        "paid": 800_000 + 500_000 + 300_000,
        "refunded": 150_000,
        "net": 1_450_000,
        "tax": 130_000 - 15_000,
        "discount": 0,
        "orders": 2,
        "free_orders": 1,
        "ordered": 1_300_000,
        "average": 650_000,
    }
    assert (found["before_from"], found["before_to"]) == ("2026-02-25", "2026-02-28")
    assert (found["before"]["paid"], found["before"]["orders"], found["before"]["tax"]) == (
        300_000,
        1,
        30_000,
    )


def test_by_day_without_gaps(staff_as, fina, book):
    found = revenue(staff_as, fina).results
    assert found["unit"] == "day"
    assert found["by_day"] == [
        {"date": "2026-03-01", "paid": 800_000, "refunded": 0, "orders": 1},
        {"date": "2026-03-02", "paid": 300_000, "refunded": 0, "orders": 0},
        {"date": "2026-03-03", "paid": 500_000, "refunded": 150_000, "orders": 1},
        {"date": "2026-03-04", "paid": 0, "refunded": 0, "orders": 0},
    ]


def test_long_periods_count_by_week_and_month(staff_as, fina, book):
    weeks = revenue(staff_as, fina, "2026-01-01", "2026-03-31").results
    assert (weeks["unit"], len(weeks["by_day"])) == ("week", 14)
    assert weeks["by_day"][8] == {"date": "2026-02-23", "paid": 1_100_000, "refunded": 0, "orders": 2}
    months = revenue(staff_as, fina, "2025-02-10", "2026-03-31").results
    assert (months["unit"], len(months["by_day"])) == ("month", 14)
    assert months["by_day"][-1] == {"date": "2026-03-01", "paid": 1_600_000, "refunded": 150_000, "orders": 2}


def test_by_kind_method_product_and_voucher(staff_as, fina, book):
    exam, course = book
    batch = VoucherBatch.objects.create(label="Hemat", effect="fixed", value=1000)
    voucher = Voucher.objects.create(batch=batch, code="HEMAT")
    from duxi.commerce.models import Order

    OrderVoucher.objects.create(
        order=Order.objects.get(order_id="DX-2"), voucher=voucher, code="HEMAT", amount=9
    )
    found = revenue(staff_as, fina).results
    assert found["by_kind"] == [
        {"kind": "assessment", "quantity": 2, "amount": 1_000_000, "refunded": 0},
        {"kind": "training", "quantity": 1, "amount": 300_000, "refunded": 150_000},
    ]
    assert found["by_method"] == [
        {"method": "bca", "amount": 800_000, "orders": 1},
        {"method": "gopay", "amount": 800_000, "orders": 2},
    ]
    assert [(one["product_id"], one["title"], one["amount"]) for one in found["top_products"]] == [
        (exam.pk, "Asesmen Data", 1_000_000),
        (course.pk, "Kelas Awan", 300_000),
    ]
    assert found["vouchers"] == [
        {"batch_id": batch.pk, "label": "Hemat", "uses": 1, "amount": 9, "turnover": 500_000}
    ]


@pytest.mark.parametrize(
    ("first", "last"),
    [("2026-03-02", "2026-03-01"), ("2023-01-01", "2026-01-01"), ("0001-01-01", "0001-01-02")],
)
def test_a_period_has_an_end_and_an_order(staff_as, fina, first, last):
    answer = revenue(staff_as, fina, first, last)
    assert (answer.status, answer.message) == (422, "Pilih periode yang benar, paling lama dua tahun.")


def test_figures_cost_the_same_whatever_there_is(signed_in, fina, book, django_assert_max_num_queries):
    caller = signed_in(fina)
    with django_assert_max_num_queries(3 + 14):
        caller.get("/revenue", **{"from": "2026-01-01", "to": "2026-03-31"})


def test_staff_without_the_permission_see_no_revenue(staff_as, dewi):
    assert revenue(staff_as, dewi).status == 403
