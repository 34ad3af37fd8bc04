"""All reads of e-learning courses; `course_seat_for` is the only query that scopes a course to a user."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeVar
from uuid import UUID

from django.db.models import Max, Prefetch, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.certificates.models import Certificate
from duxi.certificates.queries import certificates_of
from duxi.core.clock import now
from duxi.core.errors import NotFound, Rejected
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.entitlements.queries import entitlements_for
from duxi.exams.models import Attempt, Blueprint
from duxi.exams.policies import ELEARNING_EXAM, POLICIES
from duxi.exams.queries.results import finished_attempts_of_seats
from duxi.learning.content_readiness import EXAM_POLICIES
from duxi.learning.models import (
    CompletedContent,
    ContentType,
    CourseContent,
    CourseEnrolment,
    CourseSection,
    CourseSubmission,
    VideoProgress,
)
from duxi.videos.models import VideoStatus

KIND = "elearning"
T = TypeVar("T")


class ContentLocked(Rejected):
    """The content opens later, or after another one."""

    message = _("Materi ini belum dibuka untuk Anda.")


@dataclass(frozen=True)
class Lock:
    """Why a content is locked: until when, and what must be completed first."""

    until: datetime | None
    after: CourseContent | None


def course_seat_for(user: User, slug: str) -> Entitlement:
    """The oldest seat that a user holds in a course; raises `NotFound`."""
    seats = entitlements_for(user, [KIND]).select_related("product", "holder")
    seat = seats.filter(product__slug=slug).order_by("granted_at", "pk").first()
    if seat is None:
        raise NotFound(POLICIES[ELEARNING_EXAM.name].not_owned)
    return seat


def started_seats() -> QuerySet[Entitlement]:
    """The seats in courses that were begun and are not completed."""
    begun = Entitlement.objects.filter(course_enrolment__isnull=False, status=EntitlementStatus.ACTIVE)
    return begun.select_related("product").order_by("pk")


def content_of(course: Product, uuid: UUID, type_: ContentType | None = None) -> CourseContent:
    """One content of a course, optionally of one type; raises `NotFound`."""
    contents = CourseContent.objects.filter(section__package=course, uuid=uuid)
    contents = contents.select_related("video", "section__package")
    found = (contents.filter(type=type_) if type_ else contents).first()
    if found is None:
        raise NotFound
    return found


def newest_version(course: Product) -> int:
    """The version of a course's contents, which increases with every added content."""
    return int(CourseContent.objects.filter(section__package=course).aggregate(n=Max("pk"))["n"] or 0)


@dataclass(frozen=True)
class CourseProgress:
    """The data of one course for one seat, each part read once."""

    seat: Entitlement
    sections: list[CourseSection]
    content_version: int | None
    completed: frozenset[int]
    submissions: dict[int, list[CourseSubmission]]
    exams: dict[tuple[str, str], Blueprint]
    best: dict[int, Attempt]
    watched: dict[int, VideoProgress]

    @property
    def contents(self) -> list[CourseContent]:
        return [content for section in self.sections for content in section.contents.all()]

    def exam_of(self, content: CourseContent) -> Blueprint | None:
        """The exam of a quiz or exam content."""
        policy = EXAM_POLICIES.get(ContentType(content.type))
        return self.exams.get((policy, content.title)) if policy else None

    def is_available(self, content: CourseContent) -> bool:
        """Whether the content is ready."""
        if content.type == ContentType.DOCUMENT:
            return bool(content.text)
        if content.type == ContentType.VIDEO:
            return content.video is not None and content.video.status == VideoStatus.READY
        return content.type == ContentType.ASSIGNMENT or self.exam_of(content) is not None

    def is_completed(self, content: CourseContent) -> bool:
        exam = self.exam_of(content)
        if exam is None:
            return content.pk in self.completed
        return exam.pk in self.best and bool(self.best[exam.pk].passed)

    def is_new(self, content: CourseContent) -> bool:
        """Whether it was added after the seat's last sync, and so does not count yet."""
        return self.content_version is not None and content.pk > self.content_version

    def lock_of(self, content: CourseContent) -> Lock | None:
        """Why a content is locked for this seat; None when it is open or completed."""
        if self.is_completed(content):
            return None
        until = _opening_of(content, self.seat)
        until = until if until and until > now() else None
        after = next((one for one in self.contents if one.pk == content.opens_after_id), None)
        after = after if after and not self.is_completed(after) else None
        return Lock(until, after) if until or after else None

    @property
    def counted(self) -> list[CourseContent]:
        """All contents as of the last sync, including those in preparation."""
        return [one for one in self.contents if not self.is_new(one)]

    @property
    def next_content(self) -> CourseContent | None:
        """The first counted content that is ready, open and not completed."""
        ready = (one for one in self.counted if self.is_available(one))
        open_ones = (one for one in ready if not self.is_completed(one))
        return next((one for one in open_ones if self.lock_of(one) is None), None)

    @property
    def completed_count(self) -> int:
        return sum(self.is_completed(one) for one in self.counted)

    @property
    def percent(self) -> int:
        """The whole percentage of completed contents as of the last sync."""
        counted = len(self.counted)
        return self.completed_count * 100 // counted if counted else 0


def progress_of(seat: Entitlement) -> CourseProgress:
    """A seat's progress in its course."""
    return progresses_of([seat])[seat.pk]


def progresses_of(seats: Sequence[Entitlement]) -> dict[int, CourseProgress]:
    """The progress of seats in their courses, in a fixed number of queries."""
    courses = {seat.product_id for seat in seats}
    contents = Prefetch("contents", CourseContent.objects.select_related("video"))
    sections = CourseSection.objects.filter(package__in=courses).prefetch_related(contents)
    by_course = _grouped((one.package_id, one) for one in sections)
    exams = _exams(Q(product__in=courses))
    exams_by_course = _grouped((one.product_id or 0, one) for one in exams)
    versions = CourseEnrolment.objects.filter(entitlement__in=seats)
    version_of = dict(versions.values_list("entitlement_id", "content_version"))
    completed = CompletedContent.objects.filter(entitlement__in=seats)
    completed_by_seat = _grouped(completed.values_list("entitlement_id", "content_id"))
    submissions, best, watched = _submissions_of(seats), _best_of(seats, exams), _watched_of(seats)
    return {
        seat.pk: CourseProgress(
            seat=seat,
            sections=by_course[seat.product_id],
            content_version=version_of.get(seat.pk),
            completed=frozenset(completed_by_seat[seat.pk]),
            submissions=submissions[seat.pk],
            exams={(exam.policy, exam.title): exam for exam in exams_by_course[seat.product_id]},
            best=best[seat.pk],
            watched=watched[seat.pk],
        )
        for seat in seats
    }


def _grouped(pairs: Iterable[tuple[int, T]]) -> defaultdict[int, list[T]]:
    found: defaultdict[int, list[T]] = defaultdict(list)
    for key, value in pairs:
        found[key].append(value)
    return found


def _opening_of(content: CourseContent, seat: Entitlement) -> datetime | None:
    """When a content opens for a seat, considering dates only."""
    days = content.opens_after_days
    later = seat.granted_at + timedelta(days=days) if days is not None else None
    return max(filter(None, (content.opens_at, later)), default=None)


def exams_of(course: Product) -> list[Blueprint]:
    """The quizzes and exams of a course, in order."""
    return _exams(Q(product=course))


def _exams(of_courses: Q) -> list[Blueprint]:
    active = Blueprint.objects.filter(of_courses, is_active=True, policy__in=EXAM_POLICIES.values())
    return list(active.order_by("position", "pk"))


def certificate_of(seat: Entitlement) -> Certificate | None:
    """The newest certificate of this seat in a course."""
    if seat.holder is None:
        return None
    own = certificates_of(seat.holder).filter(Q(entitlement=seat) | Q(attempt__entitlement=seat))
    return own.select_related("product").first()


def _submissions_of(seats: Sequence[Entitlement]) -> dict[int, dict[int, list[CourseSubmission]]]:
    """By seat and content."""
    made = CourseSubmission.objects.filter(entitlement__in=seats).prefetch_related("files__file")
    by_seat = _grouped((one.entitlement_id, one) for one in made)
    return {seat.pk: _grouped((one.content_id, one) for one in by_seat[seat.pk]) for seat in seats}


def _best_of(seats: Sequence[Entitlement], exams: list[Blueprint]) -> dict[int, dict[int, Attempt]]:
    """The best finished attempt by seat and exam."""
    found: dict[int, dict[int, Attempt]] = {seat.pk: {} for seat in seats}
    for attempt in finished_attempts_of_seats(seats, [exam.uuid for exam in exams]):
        found[attempt.entitlement_id or 0][attempt.blueprint_id] = attempt
    return found


def _watched_of(seats: Sequence[Entitlement]) -> dict[int, dict[int, VideoProgress]]:
    """By seat and content."""
    found: dict[int, dict[int, VideoProgress]] = {seat.pk: {} for seat in seats}
    for progress in VideoProgress.objects.filter(entitlement__in=seats):
        found[progress.entitlement_id][progress.content_id] = progress
    return found
