"""Bank accounts are deleted once they are no longer needed for a transfer and questions about it."""

from datetime import timedelta

from django.db.models import Q, QuerySet
from django.db.models.functions import Coalesce

from duxi.commerce.models import OPEN_REFUNDS, RefundAccount
from duxi.core.clock import now

ACCOUNT_RETENTION = timedelta(days=90)


def closed_accounts() -> QuerySet[RefundAccount]:
    """Accounts of refunds that are paid, refused or withdrawn."""
    return RefundAccount.objects.exclude(refund__status__in=OPEN_REFUNDS)


def forget_accounts() -> int:
    """Delete accounts closed long ago, and immediately those of erased buyers; returns how many."""
    ended_at = Coalesce("refund__done_at", "refund__decided_at", "refund__requested_at")
    is_old = Q(ended_at__lte=now() - ACCOUNT_RETENTION)
    is_erased = Q(refund__order__buyer__deletions__erased_at__isnull=False)
    needless = closed_accounts().annotate(ended_at=ended_at).filter(is_old | is_erased)
    count, _rows = RefundAccount.objects.filter(pk__in=needless.values("pk")).delete()
    return count
