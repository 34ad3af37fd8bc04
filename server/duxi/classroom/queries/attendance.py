"""Queries of attendance."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import datetime

from duxi.catalog.kinds import SessionsAttended
from duxi.classroom.models import Attendance, AttendanceStatus, ClassRules
from duxi.classroom.shares import Points, Share, share
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ClassSession

BySession = Mapping[int, Attendance]
_THERE = (AttendanceStatus.PRESENT, AttendanceStatus.LATE)


def end_of(session: ClassSession) -> datetime:
    return session.starts_at + session.duration


def attendance_of(seats: Sequence[Entitlement]) -> dict[int, BySession]:
    """By seat and session, in one query."""
    found: dict[int, dict[int, Attendance]] = defaultdict(dict)
    for row in Attendance.objects.filter(entitlement__in=seats):
        found[row.entitlement_id][row.session_id] = row
    return dict(found)


def sessions_attended(entitlement_pk: int) -> SessionsAttended:
    """Attended sessions of those that are over, of a seat's class."""
    sessions = ClassSession.objects.filter(product__entitlements=entitlement_pk)
    over = [session for session in sessions if end_of(session) <= now()]
    rows = Attendance.objects.filter(entitlement=entitlement_pk, session__in=over, status__in=_THERE)
    return SessionsAttended(held=len(over), attended=rows.count())


def share_of(
    sessions: Sequence[ClassSession], attended: BySession, rules: ClassRules, moment: datetime
) -> Share:
    """The share of one participant; a past session without a record counts as missed."""
    known = [attended[one.pk].status for one in sessions if one.pk in attended]
    left = [one for one in sessions if one.pk not in attended]
    missed = [AttendanceStatus.ABSENT for one in left if end_of(one) <= moment]
    points = Points(late=rules.late_points, excused=rules.excused_points)
    return share([*known, *missed], open_sessions=len(left) - len(missed), points=points)
