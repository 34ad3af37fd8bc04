"""Two who make a batch at the same moment pay no one twice."""

from datetime import date

import pytest

from duxi.commerce.refunds import account_numbers
from duxi.core.clock import now
from duxi.growth.actions.payouts import NothingDue, make_batch
from duxi.growth.models import Affiliate, AffiliateRule, CommissionEntry, PayoutBatch
from tests.races import times_at_once

pytestmark = pytest.mark.django_db(transaction=True)


def test_parallel_batches_pay_once(budi, fina):
    AffiliateRule.objects.create(valid_from=date(2020, 1, 1), percent=10)
    affiliate = Affiliate.objects.create(
        user=budi,
        status="active",
        name="Budi",
        holder_type="individual",
        bank="014",
        encrypted_account=account_numbers.encrypt_number("1234567890"),
        account_holder="Budi",
        submitted_at=now(),
    )
    CommissionEntry.objects.create(
        affiliate=affiliate, kind="earn", amount=90_000, reference="x", available_at=now(), at=now()
    )
    outcomes = times_at_once(8, lambda n: make_batch(made_by=fina))
    assert sum(isinstance(one, PayoutBatch) for one in outcomes) == 1
    assert sum(isinstance(one, NothingDue) for one in outcomes) == 7
    assert sum(CommissionEntry.objects.values_list("amount", flat=True)) == 0
