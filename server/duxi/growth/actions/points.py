"""Points come and go: every verb holds the account's row locked and adds entries to the ledger."""

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
from duxi.growth.point_queries import rule_of

RETURNED_LIFE = timedelta(days=90)
"""How long points live that come back from a cancelled reward."""


class NotEnoughPoints(Rejected):
    """No one spends what is not there."""

    def __init__(self, missing: int) -> None:
        super().__init__(_("Poin Anda belum cukup. Kurang {n} poin lagi.").format(n=missing))


class NothingToCorrect(Invalid):
    """A correction over nothing."""

    message = gettext_lazy("Jumlah koreksi tidak boleh nol.")


@dataclass(frozen=True)
class Award:
    """What points are given for: `reference` makes it unique, `title` is what people read."""

    cause: PointCause
    reference: str
    title: str = ""
    paid: int = 0


@transaction.atomic
def award(*, user: User, to: Award) -> PointEntry | None:
    """Give the points that today's rule provides; None where there are none, or were given before."""
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
    """Take points out of a locked account; raises `NotEnoughPoints`."""
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
    """Give spent points back to a locked account."""
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
    """Take an award back, up to its whole; the same reference again changes nothing.

    What is no longer there stays owed: the balance never falls below zero.
    """
    account = locked_account(earned.account.user_id)
    if _has(account, EntryKind.REVERSE, earned.cause, reference):
        return
    wanted = min(points, earned.amount - reversed_of(earned))
    if wanted > 0:
        expire_due(account)
        _reverse(account, earned, reference, wanted)


def reversed_of(earned: PointEntry) -> int:
    """How much of an award was taken back, or is owed."""
    return sum(entry.owed - entry.amount for entry in earned.reversals.all())


@transaction.atomic
def correct(*, user: User, points: int, reason: str, reference: str, made_by: User) -> None:
    """Staff add or remove points, once a reference; raises `NothingToCorrect` or `NotEnoughPoints`."""
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
    """Take out everything that has expired, account by account; returns how many points."""
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
    """What was owed is paid by what has just come in."""
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
