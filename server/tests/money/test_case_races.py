"""Two users match the payment of one case concurrently."""

import pytest

from duxi.commerce.models import LedgerEntry, MoneyCase, Order
from duxi.commerce.orders.actions.case_closing import AlreadyClosed
from duxi.commerce.remedies.actions.case_matching import match_case
from duxi.core.clock import now
from tests.money.made import bulk_orders, ledger_balances
from tests.races import at_once, without_failures
from tests.shop import training

pytestmark = pytest.mark.django_db(transaction=True)


def test_money_of_a_case_pays_one_order(ani, budi, fina, dewi):
    first, second = bulk_orders([ani, budi], training(title="Kelas A", quota=5), 2)
    case = MoneyCase.objects.create(
        kind="unknown_order",
        order_number="UJI-1",
        reference="x",
        text="QRIS: dana masuk.",
        amount=first.total,
        found_at=now(),
    )

    def match(order, person):
        found = MoneyCase.objects.get(pk=case.pk)
        match_case(case=found, order=order, reason="Cocok", made_by=person)

    outcomes = without_failures(at_once(lambda: match(first, fina), lambda: match(second, dewi)))
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [AlreadyClosed]
    assert sorted(Order.objects.values_list("status", flat=True)) == ["paid", "pending"]
    assert LedgerEntry.objects.filter(kind="payment").count() == 1
    assert ledger_balances()
