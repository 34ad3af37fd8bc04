"""The demo's orders, from the real files: the ledger is consistent, and no notification is sent."""

from collections import Counter

import pytest
from django.conf import settings

from duxi.commerce.fixtures.orders import load_orders
from duxi.commerce.models import FulfilmentStatus, Invoice, MoneyCase, Order, OrderVoucher, Refund
from duxi.commerce.payments.actions.reconciliation import check_ledger, checks
from duxi.core.clock import now
from duxi.notices.models import Notification

pytestmark = pytest.mark.django_db


def test_the_demo_has_orders_in_all_states_and_its_books_balance():
    states = Counter(Order.objects.values_list("status", flat=True))
    assert states == {
        "paid": 51,
        "expired": 6,
        "cancelled": 3,
        "pending": 3,
        "refunded": 2,
        "partially_refunded": 3,
    }
    assert Order.objects.filter(lines__service=FulfilmentStatus.UNFULFILLED).distinct().count() == 2
    assert Order.objects.exclude(review_reason="").count() == 3
    assert Counter(Refund.objects.filter(done_at=None).values_list("status", flat=True)) == {
        "sending": 2,
        "failed": 1,
    }
    assert Counter(MoneyCase.objects.filter(closed_at=None).values_list("kind", flat=True)) == {
        "unknown_order": 2,
        "surplus": 2,
        "unserved": 2,
        "chargeback": 1,
        "refund_failed": 1,
    }
    assert OrderVoucher.objects.count() >= 6
    assert Invoice.objects.filter(series="CN").count() == 5
    asked = {name: set(rows.values_list("pk", flat=True)) for name, rows in checks().items()}
    paid_twice = set(Order.objects.filter(money_cases__kind="surplus").values_list("pk", flat=True))
    assert {name: found for name, found in asked.items() if found} == {"saldo": paid_twice}
    assert check_ledger() == 0
    assert not Order.objects.filter(created_at__gt=now()).exists()
    order_news = Notification.objects.filter(template__startswith="orders.paid")
    assert not order_news.exists()
    assert not load_orders(settings.FIXTURES / "orders.yaml", settings.FIXTURES / "people.yaml")
