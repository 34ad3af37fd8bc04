"""Ten thousand notifications: shuffled, repeated, forged, concurrent; a pure function computes the expected
result.

The log of notifications is written under the order's lock, so it contains the order in which they were
processed. The oracle folds that sequence independently of the product.
"""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

import pytest
from django.utils import timezone
from django_q.models import OrmQ

from duxi.catalog.models import Product
from duxi.commerce.models import LedgerEntry, Order, PaymentNotification
from duxi.commerce.payments.actions.notifications import ForgedNotification, receive
from duxi.commerce.payments.actions.reconciliation import checks
from duxi.core.errors import Rejected
from duxi.gateways.payment import PaymentReport
from duxi.notices.models import Notification
from tests.entitled import live_seats
from tests.money.made import bulk_orders
from tests.races import each_at_once
from tests.shop import notification, training

ORDERS, NOTIFICATIONS, THREADS = 300, 10_000, 4
PRICE, OTHER_PRICE = 150_000, 99_000
FORGED = 0.35
ENDINGS = {"cancel": "cancelled", "expire": "expired"}


class News(NamedTuple):
    """The part of a genuine notification that the oracle needs."""

    status: str
    payment: str
    amount: int


@dataclass(frozen=True)
class End:
    """The expected final state of an order."""

    status: str = "pending"
    payments: frozenset[tuple[str, int]] = frozenset()
    is_flagged: bool = False

    @property
    def owed(self) -> int:
        """The expected balance."""
        claim = PRICE if self.status in ("pending", "paid") else 0
        return claim - sum(amount for _payment, amount in self.payments)


def oracle(reported: Iterable[News]) -> End:
    """The state of an order of `PRICE` rupiah after these notifications."""
    end = End()
    for news in reported:
        end = step(end, news)
    return end


def step(end: End, news: News) -> End:
    """The state after one more notification."""
    money = (news.payment, news.amount)
    if news.amount != PRICE:
        more = {money} if news.status == "settlement" else set()
        return replace(end, payments=end.payments | more, is_flagged=True)
    if news.status == "settlement":
        if money in end.payments:
            return end
        can_be_paid = end.status in ("pending", "expired")
        booked = replace(end, payments=end.payments | {money})
        if can_be_paid:
            return replace(booked, status="paid", is_flagged=end.is_flagged or booked_before(end))
        return replace(booked, is_flagged=True)
    if news.status in ENDINGS and end.status == "pending":
        return replace(end, status=ENDINGS[news.status], is_flagged=end.is_flagged or booked_before(end))
    return end


def booked_before(end: End) -> bool:
    """A payment of another amount was recorded when the order was paid or ended."""
    return bool(end.payments)


def stories(orders: list[Order], chance: random.Random) -> list[dict]:
    """Plausible and absurd notifications of each order, each sent several times, and forgeries."""
    pool = []
    for order in orders:
        kinds = chance.sample(["pending", "settlement", "deny", "cancel", "expire"], chance.randint(1, 4))
        for kind in kinds:
            payment = f"{order.order_id}-{chance.choice('aab')}"
            amount = OTHER_PRICE if chance.random() < 0.04 else PRICE
            pool.append(notification(order, kind, transaction_id=payment, gross_amount=f"{amount}.00"))
    genuine = int(NOTIFICATIONS * (1 - FORGED))
    reported = pool + [chance.choice(pool) for _ in range(genuine - len(pool))]
    reported += [_forged(chance.choice(orders), chance) for _ in range(NOTIFICATIONS - genuine)]
    chance.shuffle(reported)
    return reported


def _forged(order: Order, chance: random.Random) -> dict:
    kind = chance.choice(["settlement", "expire", "cancel", "refund"])
    return notification(order, kind, signature_key=f"{chance.getrandbits(512):0128x}")


def deliver(bodies: list[dict]) -> Counter[str]:
    """One thread's share, passed directly to the action; returns the results."""
    became: Counter[str] = Counter()
    for body in bodies:
        report = PaymentReport.model_validate(body)
        try:
            became[receive(report=report, body="", address="203.0.113.9").value] += 1
        except ForgedNotification:
            became["forged"] += 1
        except Rejected as refusal:
            became[type(refusal).__name__] += 1
    return became


def heard(order: Order) -> list[News]:
    """The notifications of the order, in the order of the log."""
    log = PaymentNotification.objects.filter(order_id=order.order_id).exclude(verdict="forged")
    return [
        News(status, payment, AMOUNTS[fingerprint])
        for status, payment, fingerprint in log.order_by("pk").values_list(
            "transaction_status", "transaction_id", "fingerprint"
        )
    ]


AMOUNTS: dict[str, int] = {}


@pytest.fixture
def buyers(someone):
    """Users with verified addresses, so that every notification is also a mail."""
    return [someone(f"pembeli{n}", email_verified_at=timezone.now()) for n in range(20)]


@pytest.mark.django_db(transaction=True)
def test_ten_thousand_notifications_end_as_the_oracle_says(buyers):
    orders = bulk_orders(buyers, training(price=PRICE, quota=ORDERS), ORDERS)
    bodies = stories(orders, random.Random(5))  # noqa: S311 - a fixed sequence is wanted
    assert len(bodies) == NOTIFICATIONS
    for body in bodies:
        AMOUNTS[PaymentReport.model_validate(body).fingerprint] = int(body["gross_amount"][:-3])
    shares = each_at_once(deliver, [bodies[n::THREADS] for n in range(THREADS)])
    assert all(isinstance(share, Counter) for share in shares), shares
    became = sum(shares, Counter())
    assert sum(became.values()) == NOTIFICATIONS
    assert became["forged"] + became["TooMany"] == int(NOTIFICATIONS * FORGED)

    ends = {order.pk: oracle(heard(order)) for order in orders}
    compare_orders(ends)
    compare_seats(ends)
    compare_notices(ends)


def compare_orders(ends):
    """Status, flag and ledger of every order."""
    ledger: Counter[int] = Counter()
    payments: dict[int, set[tuple[str, int]]] = {pk: set() for pk in ends}
    for pk, kind, amount, reference in LedgerEntry.objects.values_list(
        "order", "kind", "amount", "reference"
    ):
        ledger[pk] += amount
        if kind == "payment":
            payments[pk].add((reference.split("=")[0], -amount))
    for order in Order.objects.all():
        end = ends[order.pk]
        status = end.status
        found = (order.status, bool(order.review_reason), ledger[order.pk], payments[order.pk])
        assert found == (status, end.is_flagged, end.owed, set(end.payments)), heard(order)
    unbalanced = {order.pk for order in checks()["saldo"]}
    expected = {pk for pk, end in ends.items() if end.owed != (PRICE if end.status == "pending" else 0)}
    assert unbalanced == expected
    assert {name for name, wrong in checks().items() if wrong.exists()} <= {"saldo"}
    assert {end.status for end in ends.values()} == {"pending", "paid", "cancelled", "expired"}


def compare_seats(ends):
    """One entitlement for each paid order, one seat for each paid or pending one."""
    paid = sum(end.status == "paid" for end in ends.values())
    holding = sum(end.status in ("paid", "pending") for end in ends.values())
    assert live_seats() == paid
    assert Product.objects.get().sold == holding


def compare_notices(ends):
    """Each payment and each expiry is notified once, by one mail."""
    reported = Counter(Notification.objects.values_list("template", flat=True))
    assert reported["orders.paid"] == sum(end.status == "paid" for end in ends.values())
    numbers = Counter(
        Notification.objects.filter(template="orders.paid").values_list("params__order_id", flat=True)
    )
    assert set(numbers.values()) == {1}
    mails = [job.task for job in OrmQ.objects.all() if "mail" in job.task["func"]]
    assert len(mails) == reported.total()
