"""Sums that finance reads are consistent, and messages replace the provider's terms."""

import pytest

from duxi.backoffice.queries.revenue import Period, by_day, totals
from duxi.commerce.models import MoneyCase
from duxi.commerce.orders.provider_texts import refusal_text
from duxi.commerce.shop.voucher_rules import waiting_time
from duxi.gateways.payment.embedded_report import server_key
from duxi.gateways.payment.report import signature
from tests.backoffice.order_rows import day, paid, receive
from tests.checkout.made import ids
from tests.shop import NOTIFICATIONS, in_cart, notify, ordered, training

pytestmark = pytest.mark.django_db


def test_orders_of_the_days_are_the_orders_of_the_totals(ani):
    product = training(price=100_000)
    first = paid("DX-1", ani, [product], day(5))
    paid("DX-2", ani, [product], day(5))
    receive(first, 100_000, day(6), "bca", reference="kedua")
    period = Period(day(5).date(), day(6).date())
    days = by_day(period)
    assert [(row["paid"], row["orders"]) for row in days] == [(200_000, 2), (100_000, 0)]
    assert sum(row["orders"] for row in days) == totals(period)["orders"] == 2


@pytest.mark.parametrize(
    ("minutes", "text"),
    [(1, "1 menit"), (119, "119 menit"), (120, "2 jam"), (1440, "24 jam"), (1381, "24 jam")],
)
def test_long_waits_are_told_in_hours(minutes, text):
    assert waiting_time(minutes) == text


def test_money_of_an_unknown_order_is_told_in_our_words(as_):
    body = {
        "order_id": "UJI-0001",
        "transaction_id": "0a0a0a0a-5b6a-401e-894b-a32c91ed1a3a",
        "transaction_status": "settlement",
        "status_code": "200",
        "gross_amount": "125000.00",
        "payment_type": "qris",
        "signature_key": signature("UJI-0001", "200", "125000.00", server_key()),
    }
    as_().post(NOTIFICATIONS, json_body=body)
    assert MoneyCase.objects.get().text == "QRIS: dana masuk."


def test_another_amount_and_a_second_payment_are_told_in_our_words(as_, ani, solved):
    order = ordered(as_, ani, training(price=300_000), solved)
    notify(as_, order, gross_amount="1.00")
    notify(as_, order)
    notify(as_, order, transaction_id="kedua")
    texts = list(MoneyCase.objects.order_by("pk").values_list("text", flat=True))
    assert texts[0] == "Jumlah dilaporkan Rp\xa01, seharusnya Rp\xa0300.000."
    assert "Pembayaran lewat Transfer bank BCA masuk saat pesanan sudah lunas." in texts
    assert not any("kedua" in text or "settlement" in text for text in texts)


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ("404: Transaction doesn't exist.", "Penyedia pembayaran tidak mengenal pembayaran ini. (404)"),
        ("418: Insufficient balance", "Saldo kami di penyedia pembayaran tidak cukup. (418)"),
        (
            "414: Refund amount exceeds the amount of the transaction",
            "Jumlahnya melebihi dana yang masih dapat dikembalikan oleh penyedia pembayaran. (414)",
        ),
        ("414: Not possible", "Pengembalian tidak didukung untuk cara pembayaran ini. (414)"),
        ("Gateway timeout", "Penyedia pembayaran menolak pengembalian ini."),
        ("499: Something new", "Penyedia pembayaran menolak pengembalian ini. (499)"),
    ],
)
def test_a_refused_refund_says_why_in_indonesian(message, text):
    assert refusal_text(message) == text


def test_the_tax_of_a_price_names_its_base_and_share(as_, ani, solved):
    item = in_cart(ani, training(price=95_000))
    held = as_(ani).post("/payment/hold", {"cart_id": ids(item)}).results
    facts = ("tax", "tax_base", "tax_percent", "tax_share")
    assert [held[name] for name in facts] == [9_414, 85_586, "12", "11/12"]
    order = ordered(as_, ani, training(price=95_000), solved)
    shown = as_(ani).get("/payment/transactions/detail", order_id=order.order_id).results
    assert [shown[name] for name in facts] == [9_414, 85_586, "12.00", "11/12"]
