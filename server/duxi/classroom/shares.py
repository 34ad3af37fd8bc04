"""The attended share of a class, and the share still reachable: pure functions."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

from duxi.classroom.models import AttendanceStatus

FULL = 100


@dataclass(frozen=True)
class Points:
    """The value of each status, of 100."""

    late: int
    excused: int

    def of(self, status: str) -> int:
        return {
            AttendanceStatus.PRESENT: FULL,
            AttendanceStatus.LATE: self.late,
            AttendanceStatus.EXCUSED: self.excused,
        }.get(AttendanceStatus(status), 0)


@dataclass(frozen=True)
class Share:
    """Percent of all sessions: `earned` so far, `reachable` if all others are attended in full.

    `per_session` is the share of one session.
    """

    earned: int
    reachable: int
    per_session: int

    def is_met(self, minimum: int) -> bool:
        return self.earned >= minimum

    def is_at_risk(self, minimum: int) -> bool:
        """Whether one more missed session would prevent completion, or it is already out of reach."""
        return not self.is_met(minimum) and self.reachable - self.per_session < minimum

    def is_lost(self, minimum: int) -> bool:
        return self.reachable < minimum


def share(statuses: Sequence[str], *, open_sessions: int, points: Points) -> Share:
    """The share over past sessions (one status each) and open ones.

    A class without sessions counts as attended in full.
    """
    total = len(statuses) + open_sessions
    if not total:
        return Share(FULL, FULL, 0)
    earned = sum(points.of(status) for status in statuses)
    reachable = earned + FULL * open_sessions
    return Share(_percent(earned, total), _percent(reachable, total), _percent(FULL, total))


def _percent(points: int, sessions: int) -> int:
    return int((Decimal(points) / sessions).quantize(Decimal(1), ROUND_HALF_UP))
