"""Converts classes to response schemas."""

from collections.abc import Mapping
from datetime import datetime

from duxi.accounts.models import User
from duxi.backoffice.classes.queries import class_columns, class_rows, session_rows
from duxi.backoffice.classes.schemas import (
    AttendanceOut,
    ClassOut,
    CodeOut,
    FeedbackResultOut,
    FeedbackResultsOut,
    GradingRow,
    ParticipantOut,
    ParticipantsOut,
    RulesIn,
    SessionOut,
    StepHeader,
)
from duxi.catalog.models import Mode, Product
from duxi.classroom.actions.attendance import secret_of
from duxi.classroom.codes import Purpose, Target, code_at, seconds_left
from duxi.classroom.models import Attendance, ClassArrival, Submission
from duxi.classroom.presenters import files_of
from duxi.classroom.progress import percent_done
from duxi.classroom.queries.attendance import attendance_of, end_of
from duxi.classroom.queries.classes import participants_of, rules_of
from duxi.classroom.queries.progress import SeatProgress, progress_by_seat, steps_of
from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.entitlements.models import Entitlement
from duxi.learning.feedback_results import FEWEST_RESPONSES, results_of
from duxi.learning.models import ClassSession, FeedbackType


def class_page(user: User, product: Product) -> ClassOut:
    """One class with its sessions and rules."""
    (row,) = class_columns(class_rows(user).filter(pk=product.pk))
    rules = RulesIn.from_orm(rules_of(product))
    return ClassOut(**row, sessions=_sessions(product), rules=rules)


def _sessions(product: Product) -> list[SessionOut]:
    return [
        SessionOut(
            id=one.pk,
            title=one.title,
            mode=Mode(one.mode),
            starts_at=one.starts_at,
            ends_at=end_of(one),
            recorded_count=one.recorded,
        )
        for one in session_rows(product)
    ]


def participants_page(product: Product) -> ParticipantsOut:
    """The journey and attendance of all participants, in a fixed number of queries."""
    seats = list(participants_of(product))
    known, attended = progress_by_seat(seats), attendance_of(seats)
    arrivals = dict(
        ClassArrival.objects.filter(entitlement__in=seats).values_list("entitlement", "arrived_at")
    )
    return ParticipantsOut(
        steps=[StepHeader.from_orm(step) for step in steps_of(product)],
        sessions=_sessions(product),
        rows=[
            _participant(seat, known[seat.pk], attended.get(seat.pk, {}), arrivals.get(seat.pk))
            for seat in seats
        ],
        total=len(seats),
    )


def _participant(
    seat: Entitlement,
    seat_progress: SeatProgress,
    attended: Mapping[int, Attendance],
    arrived_at: datetime | None,
) -> ParticipantOut:
    clearance = seat_progress.clearance
    return ParticipantOut(
        seat_uuid=seat.uuid,
        fullname=seat.holder.fullname if seat.holder else "",
        email=seat.holder.email if seat.holder else "",
        percent=percent_done(seat_progress.steps),
        earned_percent=clearance.share.earned,
        reachable_percent=clearance.share.reachable,
        is_at_risk=clearance.is_at_risk,
        is_cleared=clearance.is_cleared,
        completed_at=seat.completed_at,
        arrived_at=arrived_at,
        steps=[one.state for one in seat_progress.steps],
        attendance={pk: AttendanceOut.from_orm(row) for pk, row in attended.items()},
    )


def check_in_code(product: Product, session_id: int | None) -> CodeOut:
    """The current rotating code: of a session's attendance, or of arrival at the class."""
    if session_id is None:
        target = Target(Purpose.ARRIVAL, product.pk)
        there = ClassArrival.objects.filter(entitlement__product=product).count()
    else:
        if not ClassSession.objects.filter(product=product, pk=session_id).exists():
            raise NotFound
        target = Target(Purpose.PRESENCE, session_id)
        there = Attendance.objects.filter(session=session_id).exclude(status="absent").count()
    moment = now()
    return CodeOut(
        code=code_at(secret_of(product), target, moment),
        seconds_left=seconds_left(moment),
        checked_in=there,
        participant_count=participants_of(product).count(),
    )


def grading_row(submission: Submission) -> GradingRow:
    """A submission with everything needed to grade it."""
    assignment, holder = submission.assignment, submission.entitlement.holder
    about = ("late_penalty_percent", "maximum_score", "passing_score", "rubric")
    own = ("uuid", "number", "text", "submitted_at", "is_late", "status", "rubric_scores", "score", "comment")
    return GradingRow(
        assignment_uuid=assignment.uuid,
        assignment_title=assignment.title,
        fullname=holder.fullname if holder else "",
        files=files_of(submission),
        graded_by=submission.graded_by.fullname if submission.graded_by else None,
        graded_at=submission.graded_at,
        version=submission.version,
        **{name: getattr(assignment, name) for name in about},
        **{name: getattr(submission, name) for name in own},
    )


def feedback_results(product: Product) -> FeedbackResultsOut:
    """Feedback results, once enough participants answered."""
    responses, results = results_of(product)
    return FeedbackResultsOut(
        responses=responses,
        participant_count=participants_of(product).count(),
        fewest=FEWEST_RESPONSES,
        results=[
            FeedbackResultOut(
                question_id=one.question.pk,
                section=one.question.section,
                type=FeedbackType(one.question.type),
                text=one.question.text,
                count=one.count,
                average=one.average,
                counts=one.counts,
                texts=list(one.texts),
            )
            for one in results
        ],
    )
