"""A user's progress in courses and classes, and the certificates from them."""

from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Q

from duxi.accounts.models import User
from duxi.certificates.models import StoredStatus
from duxi.certificates.queries import certificates_of
from duxi.classroom.progress import percent_done
from duxi.classroom.queries.progress import progress_by_seat
from duxi.entitlements.models import Entitlement
from duxi.learning.queries.courses import CourseProgress, progresses_of

_COURSE = "elearning"
_CLASS = "oti"


@dataclass(frozen=True)
class OwnedProgress:
    """Whole percentage, and the position in seconds of the next video; None if there is none."""

    percent: int | None = None
    resume_at: int | None = None


NO_PROGRESS = OwnedProgress()


def progress_of_seats(seats: Sequence[Entitlement]) -> dict[int, OwnedProgress]:
    """The progress of the seats of a page that have any, in a fixed number of queries."""
    courses = [seat for seat in seats if seat.product.kind == _COURSE]
    classes = [seat for seat in seats if seat.product.kind == _CLASS]
    found = {pk: _of_course(one) for pk, one in progresses_of(courses).items()} if courses else {}
    for pk, seat_progress in (progress_by_seat(classes) if classes else {}).items():
        if seat_progress.steps:
            found[pk] = OwnedProgress(percent_done(seat_progress.steps))
    return found


def _of_course(progress: CourseProgress) -> OwnedProgress:
    following = progress.next_content
    left = progress.watched.get(following.pk) if following else None
    resume_at = left.position_ms // 1000 if left else 0
    return OwnedProgress(progress.percent, resume_at or None)


def certificate_numbers(user: User, seat_ids: Sequence[int]) -> dict[int, str]:
    """The valid certificates of these seats, by seat."""
    valid = certificates_of(user).filter(status=StoredStatus.ISSUED)
    of_seats = valid.filter(Q(entitlement__in=seat_ids) | Q(attempt__entitlement__in=seat_ids))
    rows = of_seats.values_list("entitlement_id", "attempt__entitlement_id", "number")
    return {direct or by_attempt: number for direct, by_attempt, number in rows}
