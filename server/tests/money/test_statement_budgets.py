"""Numbers of statements for payments: rows are passed on, not read again.

Counts everything sent to PostgreSQL for an order of one line: the session's look-up, BEGIN and COMMIT
(savepoints here), and the embedded provider's own rows, which Midtrans returns over HTTP.
"""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from duxi.accounts.actions.sign_in import open_session
from duxi.gateways.models import EmbeddedTransaction
from duxi.gateways.payment import embedded_actions
from duxi.gateways.payment.embedded_actions import PaymentMethod
from duxi.gateways.payment.embedded_report import notification_of
from tests.checkout.made import attach, voucher
from tests.money.made import order_of, pay_at_provider, send_refunds
from tests.shop import NOTIFICATIONS, checkout_form, in_cart, training

pytestmark = pytest.mark.django_db

CART = 2
CHECKOUT, NOTIFICATION, REFUND_ASKED, REFUND_SENT = 17, 30, 40, 38
TWO_LINES_MORE = 18
"""For the second and third line of a paid order together."""


@pytest.fixture
def signed_in(as_, ani):
    """Ani in a browser that has signed in before counting starts."""
    token = open_session(user=ani, address="127.0.0.1", user_agent="tests", remember=False).token
    return as_().with_headers(Authorization=f"Bearer {token}")


@pytest.fixture
def warm(as_, ani, solved):
    """Compile the queries and create the year's invoice counters."""
    order = order_of(as_, ani, solved, training(price=90_000))
    pay_at_provider(as_, order)
    return order


@pytest.fixture
def cost():
    def run(call):
        with CaptureQueriesContext(connection) as seen:
            answer = call()
        return answer, [one["sql"] for one in seen.captured_queries]

    return run


def paid(as_, order, cost):
    embedded_actions.choose(token=order.payment_token, choice="pay", method=PaymentMethod("qris"))
    reported = notification_of(EmbeddedTransaction.objects.get(order_id=order.order_id))
    answer, seen = cost(lambda: as_().post(NOTIFICATIONS, json_body=reported))
    order.refresh_from_db()
    assert (answer.status, order.status) == (200, "paid")
    return seen


def test_a_cart_whatever_its_length(signed_in, ani, cost):
    for _n in range(3):
        in_cart(ani, training(price=100_000, quota=3))
    answer, seen = cost(lambda: signed_in.get("/payment/cart"))
    assert answer.results["total"] == 3
    assert len(seen) <= CART, seen


def test_a_cart_with_a_voucher_asks_for_it_alone(signed_in, ani, cost):
    items = [in_cart(ani, training(price=100_000, quota=3)) for _n in range(2)]
    attach(voucher("fixed", 30_000), items[0])
    answer, seen = cost(lambda: signed_in.get("/payment/cart"))
    assert sum(row["voucher_amount"] for row in answer.results["rows"]) == 30_000
    assert len(seen) <= CART + 1, seen


def test_a_checkout(signed_in, ani, solved, warm, cost):
    form = checkout_form([in_cart(ani, training(price=100_000, quota=3))], solved)
    answer, seen = cost(lambda: signed_in.post("/payment/checkout-v2", form))
    assert answer.results["token"]
    assert len(seen) <= CHECKOUT, seen


def test_a_key_costs_a_checkout_three_more(signed_in, ani, solved, warm, cost):
    form = checkout_form([in_cart(ani, training(price=100_000, quota=3))], solved)
    caller = signed_in.with_headers(Idempotency_Key="sekali")
    answer, seen = cost(lambda: caller.post("/payment/checkout-v2", form))
    assert answer.results["token"]
    assert len(seen) <= CHECKOUT + 3 + 2, seen  # and a savepoint within the key's own transaction


def test_a_paid_notification(as_, ani, solved, warm, cost):
    order = order_of(as_, ani, solved, training(price=100_000, quota=3))
    seen = paid(as_, order, cost)
    assert len(seen) <= NOTIFICATION, seen


def test_more_lines_cost_what_they_get(as_, ani, solved, warm, cost):
    order = order_of(as_, ani, solved, *[training(price=100_000, quota=3) for _n in range(3)])
    seen = paid(as_, order, cost)
    assert len(seen) <= NOTIFICATION + TWO_LINES_MORE, seen


def test_a_refund_from_asking_to_arriving(signed_in, warm, cost):
    form = {"order_id": warm.order_id, "line_id": f"[{warm.lines.get().pk}]", "reason": "Berhalangan"}
    answer, asked = cost(lambda: signed_in.post("/payment/transactions/refund", form))
    assert answer.status == 200, answer.body
    assert len(asked) <= REFUND_ASKED, asked
    count, sent = cost(send_refunds)
    assert count == 1
    assert len(sent) <= REFUND_SENT, sent
