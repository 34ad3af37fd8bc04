"""Open points as a liability: their number, value and monthly changes."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from django.db.models import Avg, Count, F, FloatField, QuerySet, Sum
from django.db.models.functions import Cast, TruncMonth

from duxi.commerce.models import VoucherEffect
from duxi.core.clock import JAKARTA, local, now
from duxi.growth.models import EntryKind, PointAccount, PointEntry, PointLot, Reward

_COLUMN = {
    EntryKind.EARN: "earned",
    EntryKind.RETURN: "earned",
    EntryKind.REDEEM: "redeemed",
    EntryKind.EXPIRE: "expired",
    EntryKind.REVERSE: "reversed",
    EntryKind.CORRECT: "corrected",
}


@dataclass(frozen=True)
class Liability:
    """All open points; `rupiah_per_point` is the mean value in the vouchers they buy."""

    open: int
    owed: int
    accounts: int
    rupiah_per_point: float
    worth: int


@dataclass
class Month:
    """Points earned and spent in a month, and the balance at its end."""

    month: date
    earned: int = 0
    redeemed: int = 0
    expired: int = 0
    reversed: int = 0
    corrected: int = 0
    open: int = 0

    @property
    def change(self) -> int:
        return self.earned + self.redeemed + self.expired + self.reversed + self.corrected


def open_accounts() -> QuerySet[PointAccount]:
    """All accounts with points or a debt, the largest first."""
    rows = PointAccount.objects.select_related("user").exclude(balance=0, owed=0)
    return rows.order_by("-balance", "pk")


def liability() -> Liability:
    """The current liability."""
    sums = open_accounts().aggregate(open=Sum("balance"), owed=Sum("owed"), accounts=Count("pk"))
    rate = _rupiah_per_point()
    return Liability(
        open=sums["open"] or 0,
        owed=sums["owed"] or 0,
        accounts=sums["accounts"],
        rupiah_per_point=rate,
        worth=round((sums["open"] or 0) * rate),
    )


def months(count: int) -> list[Month]:
    """The last months, the oldest first; months without movements show the open balance."""
    rows = [Month(month) for month in _last_months(count)]
    found = {row.month: row for row in rows}
    before = 0
    moved = PointEntry.objects.annotate(month=TruncMonth("at", tzinfo=JAKARTA))
    for month, kind, sum_ in moved.order_by("month").values_list("month", "kind").annotate(sum=Sum("amount")):
        row = found.get(month.date())
        if row is None:
            before += sum_
            continue
        column = _COLUMN[EntryKind(kind)]
        setattr(row, column, getattr(row, column) + sum_)
    for row in rows:
        before += row.change
        row.open = before
    return rows


def expiries() -> list[tuple[date, int]]:
    """How many open points expire in which month."""
    lots = PointLot.objects.filter(remaining__gt=0).annotate(month=TruncMonth("expires_at", tzinfo=JAKARTA))
    rows: Any = lots.order_by("month").values_list("month").annotate(sum=Sum("remaining"))
    return [(month.date(), points) for month, points in rows]


def _rupiah_per_point() -> float:
    """The value of a point at checkout, averaged over vouchers of active rewards with a fixed value."""
    vouchers = Reward.objects.filter(is_active=True, voucher_batch__effect=VoucherEffect.FIXED)
    worth = Cast(F("voucher_batch__value"), FloatField()) / Cast(F("cost"), FloatField())
    return round(vouchers.aggregate(mean=Avg(worth))["mean"] or 0.0, 2)


def _last_months(count: int) -> list[date]:
    newest = local(now()).date().replace(day=1)
    index = newest.year * 12 + newest.month - 1
    return [date(n // 12, n % 12 + 1, 1) for n in range(index - count + 1, index + 1)]
