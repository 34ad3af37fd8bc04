"""The account of a refund is changed and paid to concurrently."""

import pytest

from duxi.commerce.models import RefundAccount
from duxi.commerce.refunds.actions import accounts as refund_accounts
from duxi.commerce.refunds.actions import refunds
from duxi.core.errors import Rejected
from tests.money.test_refund_accounts import ACCOUNT, ask, paid
from tests.races import at_once, without_failures


@pytest.fixture
def order(as_, ani, solved):
    return paid(as_, ani, solved)


@pytest.mark.django_db(transaction=True)
def test_paying_and_changing_at_once_pays_to_what_was_seen(as_, ani, fina, order):
    """Either the change wins and the transfer is refused, or the change is too late and is refused."""
    ask(as_, ani, order, **ACCOUNT)
    refund = order.refunds.get()
    other = refund_accounts.BankAccount("008", "9998887776665", "Ani Wulandari")
    outcomes = without_failures(
        at_once(
            lambda: refunds.mark_transferred(
                refund=refund, made_by=fina, proof="FT-1", note="", account_version=1
            ),
            lambda: refund_accounts.set_account(refund=refund, account=other),
        )
    )
    said = [type(outcome).__name__ for outcome in outcomes if isinstance(outcome, Rejected)]
    assert said in (["AccountChanged"], ["AlreadySent"])
    refund.refresh_from_db()
    expected = {"AccountChanged": ("sending", 2), "AlreadySent": ("done", 1)}[said[0]]
    assert (refund.status, RefundAccount.objects.get().version) == expected
