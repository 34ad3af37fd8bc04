"""Learners' actions in an e-learning course. Every action raises before anything changes."""

from collections.abc import Sequence

from django.db import transaction
from django.db.models import Max
from django.utils.translation import gettext_lazy as _

from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.entitlements.models import Entitlement
from duxi.files.actions.uploads import attach_new_files
from duxi.learning.actions.course_completion import complete_if_done
from duxi.learning.models import (
    CompletedContent,
    ContentType,
    CourseContent,
    CourseEnrolment,
    CourseSubmission,
    CourseSubmissionFile,
)
from duxi.learning.queries.courses import ContentLocked, newest_version, progress_of
from duxi.learning.submissions import check_submission

MAXIMUM_SUBMISSIONS = 10


class NotCompletedByReading(Rejected):
    """Quizzes, exams and assignments are completed by doing them."""

    message = _("Materi ini selesai setelah Anda mengerjakannya.")


class NotReadable(Rejected):
    """The content is not ready yet."""

    message = _("Materi ini sedang disiapkan.")


class NotCompletedByClicking(Rejected):
    """Videos are completed by watching them."""

    message = _("Tonton video ini sampai selesai.")


class NoSubmissionsLeft(Rejected):
    """All submissions are used."""

    message = _("Kesempatan mengumpulkan tugas ini sudah habis.")


def complete_content(seat: Entitlement, content: CourseContent) -> None:
    """Mark a document as read; idempotent.

    Raises `NotCompletedByReading`, `NotReadable`, `NotCompletedByClicking` or `ContentLocked`.
    """
    if content.type not in (ContentType.DOCUMENT, ContentType.VIDEO):
        raise NotCompletedByReading
    if content.video is not None:
        raise NotCompletedByClicking
    if content.type == ContentType.VIDEO or not content.text:
        raise NotReadable
    _refuse_locked(seat, content)
    complete_watched(seat, content)


def complete_watched(seat: Entitlement, content: CourseContent) -> None:
    """Record that a user read a document or watched a video to its end."""
    with transaction.atomic():
        _enrol(seat)
        _complete(seat, content)


def _refuse_locked(seat: Entitlement, content: CourseContent) -> None:
    if progress_of(seat).lock_of(content):
        raise ContentLocked


def sync_content(seat: Entitlement) -> int:
    """Include contents that were added to the course; returns how many. Progress is kept."""
    newest = newest_version(seat.product)
    with transaction.atomic():
        enrolment = _locked_enrolment(seat)
        seen = enrolment.content_version
        if newest > seen:
            enrolment.content_version, enrolment.synced_at = newest, now()
            enrolment.save(update_fields=["content_version", "synced_at"])
    return CourseContent.objects.filter(section__package=seat.product, pk__gt=seen, pk__lte=newest).count()


def submit_assignment(
    seat: Entitlement, content: CourseContent, *, text: str, file_uuids: Sequence[str]
) -> CourseSubmission:
    """Submit an assignment, which completes it.

    Raises `Invalid`, `FileMissing`, `FileInUse`, `ContentLocked` or `NoSubmissionsLeft`.
    """
    check_submission(text, file_uuids)
    _refuse_locked(seat, content)
    with transaction.atomic():
        _locked_enrolment(seat)
        submission = CourseSubmission.objects.create(
            entitlement=seat,
            content=content,
            number=_next_number(seat, content),
            text=text.strip(),
            submitted_at=now(),
        )
        files = attach_new_files(owner=seat.holder, uuids=file_uuids) if seat.holder else []
        CourseSubmissionFile.objects.bulk_create(
            CourseSubmissionFile(submission=submission, file=file) for file in files
        )
        _complete(seat, content)
    return submission


def _next_number(seat: Entitlement, content: CourseContent) -> int:
    made = CourseSubmission.objects.filter(entitlement=seat, content=content)
    used = int(made.aggregate(n=Max("number"))["n"] or 0)
    if used >= MAXIMUM_SUBMISSIONS:
        raise NoSubmissionsLeft
    return used + 1


def _complete(seat: Entitlement, content: CourseContent) -> None:
    """Complete a content, and with the last one the seat."""
    _row, is_new = CompletedContent.objects.get_or_create(
        entitlement=seat, content=content, defaults={"completed_at": now()}
    )
    if is_new:
        complete_if_done(seat)


def _enrol(seat: Entitlement) -> None:
    """The first progress fixes which contents count: all that exist at that time."""
    row = CourseEnrolment(entitlement=seat, content_version=newest_version(seat.product), synced_at=now())
    CourseEnrolment.objects.bulk_create([row], ignore_conflicts=True)


def _locked_enrolment(seat: Entitlement) -> CourseEnrolment:
    """One lock for all submissions and syncs of a seat, which serialises concurrent tabs."""
    _enrol(seat)
    return CourseEnrolment.objects.select_for_update().get(entitlement=seat)
