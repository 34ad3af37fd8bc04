"""The point lots behind a balance: filled by income, spent in the order of expiry.

Every function requires the caller to have locked the account's row.
"""

from datetime import datetime

from duxi.core.clock import now
from duxi.growth.models import EntryKind, PointAccount, PointEntry, PointLot


def locked_account(user_id: int) -> PointAccount:
    """A user's account, locked until the transaction ends."""
    PointAccount.objects.get_or_create(user_id=user_id, defaults={"created_at": now()})
    return PointAccount.objects.select_for_update().get(user_id=user_id)


def put_in(entry: PointEntry, expires_at: datetime) -> PointLot:
    """Open a lot for new points."""
    return PointLot.objects.create(
        account_id=entry.account_id, entry=entry, remaining=entry.amount, expires_at=expires_at
    )


def take_out(account: PointAccount, points: int, *, first: PointLot | None = None) -> None:
    """Deduct points from the lots, beginning with `first`."""
    lots = list(PointLot.objects.filter(account=account, remaining__gt=0).order_by("expires_at", "pk"))
    lots.sort(key=lambda lot: first is not None and lot.pk != first.pk)
    for lot in lots:
        taken = min(points, lot.remaining)
        lot.remaining -= taken
        lot.save(update_fields=["remaining"])
        points -= taken
        if not points:
            return


def expire_due(account: PointAccount) -> int:
    """Remove expired points; returns how many."""
    due = PointLot.objects.filter(account=account, remaining__gt=0, expires_at__lte=now())
    expired = 0
    for lot in due.select_related("entry").order_by("expires_at", "pk"):
        PointEntry.objects.create(
            account=account,
            kind=EntryKind.EXPIRE,
            cause=lot.entry.cause,
            amount=-lot.remaining,
            reference=f"lot:{lot.pk}",
            title=lot.entry.title,
            at=now(),
        )
        expired += lot.remaining
        lot.remaining = 0
        lot.save(update_fields=["remaining"])
    if expired:
        account.refresh_from_db(fields=["balance"])
    return expired
