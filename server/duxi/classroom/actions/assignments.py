"""Submitting and grading assignments."""

from collections.abc import Sequence

from django.db import transaction
from django.db.models import Max
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.classroom.actions.journey import complete_if_cleared
from duxi.classroom.models import Assignment, Submission, SubmissionFile, SubmissionStatus
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected, Stale
from duxi.entitlements.models import Entitlement
from duxi.files.actions.uploads import attach_new_files
from duxi.files.models import StoredFile
from duxi.learning.submissions import check_submission
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.learning import ASSIGNMENT_GRADED


class NotOpenYet(Rejected):
    message = _("Tugas ini belum dibuka.")


class AssignmentClosed(Rejected):
    """The final deadline is over."""

    message = _("Batas akhir pengumpulan tugas ini sudah lewat.")


class NoAttemptsLeft(Rejected):
    message = _("Kesempatan mengumpulkan tugas ini sudah habis.")


class ScoreOutOfRange(Invalid):
    """A score exceeds its maximum, or the scores do not match the rubric."""

    message = _("Nilai tidak sesuai dengan rubrik tugas ini.")


def submit(*, seat: Entitlement, assignment: Assignment, text: str, file_uuids: Sequence[str]) -> Submission:
    """Submit the next attempt. Raises one of the errors above without any change."""
    check_submission(text, file_uuids)
    moment = now()
    if moment < assignment.opens_at:
        raise NotOpenYet
    if moment > assignment.closes_at:
        raise AssignmentClosed
    with transaction.atomic():
        # one lock for all attempts of a participant, so that two tabs submit in sequence
        Entitlement.objects.select_for_update().get(pk=seat.pk)
        number = _next_number(seat, assignment)
        submission = Submission.objects.create(
            assignment=assignment,
            entitlement=seat,
            number=number,
            text=text,
            submitted_at=moment,
            is_late=moment > assignment.due_at,
        )
        SubmissionFile.objects.bulk_create(
            SubmissionFile(submission=submission, file=file) for file in _attached(seat, file_uuids)
        )
    return submission


def _attached(seat: Entitlement, file_uuids: Sequence[str]) -> list[StoredFile]:
    return attach_new_files(owner=seat.holder, uuids=file_uuids) if seat.holder else []


def _next_number(seat: Entitlement, assignment: Assignment) -> int:
    used = (
        Submission.objects.filter(assignment=assignment, entitlement=seat).aggregate(n=Max("number"))["n"]
        or 0
    )
    if used >= assignment.maximum_attempts:
        raise NoAttemptsLeft
    return int(used) + 1


def grade(
    *,
    submission: Submission,
    version: int,
    rubric_scores: Sequence[int],
    score: int,
    comment: str,
    trainer: User,
) -> Submission:
    """Grade or regrade a submission and notify its participant; the penalty for late ones is deducted here.

    Raises `ScoreOutOfRange`, or `Stale` if another trainer graded it since it was read.
    """
    assignment = submission.assignment
    given = _checked_score(assignment, rubric_scores, score)
    penalty = assignment.late_penalty_percent if submission.is_late else 0
    values = {
        "status": SubmissionStatus.GRADED,
        "rubric_scores": list(rubric_scores),
        "score": given * (100 - penalty) // 100,
        "comment": comment,
        "graded_by": trainer,
        "graded_at": now(),
        "version": version + 1,
    }
    with transaction.atomic():
        if not Submission.objects.filter(pk=submission.pk, version=version).update(**values):
            raise Stale
        submission.refresh_from_db()
        complete_if_cleared(seat=submission.entitlement)
        _notify_of_grade(submission)
    return submission


def _notify_of_grade(submission: Submission) -> None:
    """Notify the participant, again after every regrade."""
    assignment, participant = submission.assignment, submission.entitlement.holder
    if participant is None:
        return
    notify(
        user=participant,
        template=ASSIGNMENT_GRADED.key,
        params={
            "assignment": assignment.title,
            "title": assignment.product.title,
            "slug": assignment.product.slug,
            "score": submission.score or 0,
            "maximum": assignment.maximum_score,
            "assignment_uuid": str(assignment.uuid),
        },
        dedupe=f"submission:{submission.uuid}:version:{submission.version}",
    )


def _checked_score(assignment: Assignment, rubric_scores: Sequence[int], score: int) -> int:
    """The sum of the rubric's scores if there is one, else the score itself."""
    if not assignment.rubric:
        fits = not rubric_scores and 0 <= score <= assignment.maximum_score
        given = score
    else:
        limits = [int(criterion["points"]) for criterion in assignment.rubric]
        fits = len(limits) == len(rubric_scores) and all(
            0 <= points <= limit for points, limit in zip(rubric_scores, limits, strict=True)
        )
        given = sum(rubric_scores)
    if not fits:
        raise ScoreOutOfRange(errors={"score": [str(ScoreOutOfRange.message)]})
    return given
