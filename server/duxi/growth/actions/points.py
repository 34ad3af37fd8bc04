"""Awarding, spending and reversing points; every action locks the account's row and adds ledger entries."""

from dataclasses import dataclass
from datetime import timedelta

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected
from duxi.growth.actions.lots import expire_due, locked_account, put_in, take_out
from duxi.growth.loyalty import earning_percent
from duxi.growth.models import EntryKind, PointAccount, PointCause, PointEntry, PointLot
from duxi.growth.queries.points import rule_of

RETURNED_LIFE = timedelta(days=90)
"""The lifetime of points that are returned after a cancelled reward."""


class NotEnoughPoints(Rejected):
    def __init__(self, missing: int) -> None:
        super().__init__(_("Poin Anda belum cukup. Kurang {n} poin lagi.").format(n=missing))


class NothingToCorrect(Invalid):
    """The amount of a correction is zero."""

    message = gettext_lazy("Jumlah koreksi tidak boleh nol.")


@dataclass(frozen=True)
class Award:
    """An award of points: `reference` makes it unique, `title` is shown to users."""

    cause: PointCause
    reference: str
    title: str = ""
    paid: int = 0


@transaction.atomic
def award(*, user: User, to: Award) -> PointEntry | None:
    """Award the points of the current rule; None if the rule gives none or they were awarded before."""
    rule = rule_of(to.cause, now().date())
    points = rule.points_for(to.paid) if rule else 0
    if rule is None or not points or not user.is_active:
        return None
    account = locked_account(user.pk)
    if _has(account, EntryKind.EARN, to.cause, to.reference):
        return None
    entry = PointEntry.objects.create(
        account=account,
        kind=EntryKind.EARN,
        cause=to.cause,
        amount=points * earning_percent(account) // 100,
        reference=to.reference,
        title=to.title[:200],
        at=now(),
    )
    put_in(entry, now() + timedelta(days=rule.lifetime_days))
    _pay_owed(account, entry)
    return entry


def spend(account: PointAccount, *, points: int, reference: str, title: str) -> PointEntry:
    """Deduct points from a locked account; raises `NotEnoughPoints`."""
    expire_due(account)
    if account.balance < points:
        raise NotEnoughPoints(points - account.balance)
    entry = PointEntry.objects.create(
        account=account,
        kind=EntryKind.REDEEM,
        amount=-points,
        reference=reference,
        title=title,
        at=now(),
    )
    take_out(account, points)
    return entry


def return_points(account: PointAccount, spent: PointEntry) -> None:
    """Return spent points to a locked account."""
    entry = PointEntry.objects.create(
        account=account,
        kind=EntryKind.RETURN,
        amount=-spent.amount,
        reference=spent.reference,
        title=spent.title,
        at=now(),
    )
    put_in(entry, now() + RETURNED_LIFE)
    _pay_owed(account, entry)


@transaction.atomic
def reverse(*, earned: PointEntry, reference: str, points: int) -> None:
    """Reverse up to the whole award; repeating a reference changes nothing.

    Points that were already spent become a debt: the balance is never negative.
    """
    account = locked_account(earned.account.user_id)
    if _has(account, EntryKind.REVERSE, earned.cause, reference):
        return
    wanted = min(points, earned.amount - reversed_of(earned))
    if wanted > 0:
        expire_due(account)
        _reverse(account, earned, reference, wanted)


def reversed_of(earned: PointEntry) -> int:
    """How much of an award was reversed, debts included."""
    return sum(entry.owed - entry.amount for entry in earned.reversals.all())


@transaction.atomic
def correct(*, user: User, points: int, reason: str, reference: str, made_by: User) -> None:
    """Add or remove points by staff, once per reference; raises `NothingToCorrect` or `NotEnoughPoints`."""
    if not points:
        raise NothingToCorrect(errors={"points": [str(NothingToCorrect.message)]})
    account = locked_account(user.pk)
    if _has(account, EntryKind.CORRECT, PointCause.CORRECTION, reference):
        return
    expire_due(account)
    if account.balance + points < 0:
        raise NotEnoughPoints(-points - account.balance)
    entry = PointEntry.objects.create(
        account=account,
        kind=EntryKind.CORRECT,
        cause=PointCause.CORRECTION,
        amount=points,
        reference=reference,
        title=reason[:200],
        made_by=made_by,
        at=now(),
    )
    if points > 0:
        put_in(entry, now() + timedelta(days=365))
        _pay_owed(account, entry)
    else:
        take_out(account, -points)


def expire_all() -> int:
    """Expire points account by account; returns how many points."""
    due = PointLot.objects.filter(remaining__gt=0, expires_at__lte=now())
    expired = 0
    for user_id in due.values_list("account__user_id", flat=True).distinct():
        with transaction.atomic():
            expired += expire_due(locked_account(user_id))
    return expired


def _reverse(account: PointAccount, earned: PointEntry, reference: str, wanted: int) -> None:
    taken = min(account.balance, wanted)
    PointEntry.objects.create(
        account=account,
        kind=EntryKind.REVERSE,
        cause=earned.cause,
        amount=-taken,
        owed=wanted - taken,
        reference=reference,
        title=earned.title,
        reverses=earned,
        at=now(),
    )
    take_out(account, taken, first=PointLot.objects.filter(entry=earned).first())
    account.owed += wanted - taken
    account.save(update_fields=["owed"])


def _pay_owed(account: PointAccount, income: PointEntry) -> None:
    """Pay a debt from new points."""
    if not account.owed:
        return
    account.refresh_from_db(fields=["balance"])
    paid = min(account.owed, account.balance)
    PointEntry.objects.create(
        account=account,
        kind=EntryKind.REVERSE,
        amount=-paid,
        reference=f"owed:{income.pk}",
        at=now(),
    )
    take_out(account, paid)
    account.owed -= paid
    account.save(update_fields=["owed"])


def _has(account: PointAccount, kind: EntryKind, cause: str, reference: str) -> bool:
    return PointEntry.objects.filter(account=account, kind=kind, cause=cause, reference=reference).exists()
