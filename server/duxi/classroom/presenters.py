"""Converts a class to its response schemas for participants."""

from duxi.catalog.models import Product
from duxi.catalog.titles import title_of
from duxi.classroom.actions.journey import is_open_for
from duxi.classroom.models import ClassArrival, Documentation, StepKind, Submission
from duxi.classroom.progress import next_step, percent_done
from duxi.classroom.queries.assignments import assignment_texts, assignments_of, submissions_of
from duxi.classroom.queries.attendance import attendance_of, share_of
from duxi.classroom.queries.classes import rules_of, sessions_of
from duxi.classroom.queries.progress import seat_progress_of
from duxi.classroom.queries.steps import step_texts
from duxi.classroom.schemas.learner import (
    AssignmentOut,
    ClearanceOut,
    DocumentationOut,
    FeedbackOut,
    JourneyOut,
    PresenceOut,
    PresencesOut,
    StepOut,
    SubmissionOut,
)
from duxi.content.lines import shown_lines
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement
from duxi.files.schemas import FileOut
from duxi.files.stored_links import link_to
from duxi.learning.feedback import feedback_given, questions_out


def journey_page(seat: Entitlement) -> JourneyOut:
    """The journey of one participant."""
    steps, product = seat_progress_of(seat).steps, seat.product
    following, texts = next_step(steps), step_texts([one.step for one in steps])
    return JourneyOut(
        item_id=product.pk,
        slug=product.slug,
        title=title_of(product),
        starts_at=product.starts_at,
        ends_at=product.ends_at,
        is_completed=seat.completed_at is not None,
        percent=percent_done(steps),
        next_step_uuid=following.step.uuid if following else None,
        has_assignments=assignments_of(product).exists(),
        steps=[StepOut.of(one, texts) for one in steps],
    )


def clearance_page(seat: Entitlement) -> ClearanceOut:
    """The open completion requirements."""
    return ClearanceOut.of(seat_progress_of(seat).clearance, seat.completed_at)


def presence_page(seat: Entitlement) -> PresencesOut:
    """All sessions of the class with the participant's attendance."""
    moment, sessions, rules = now(), sessions_of(seat.product), rules_of(seat.product)
    attended = attendance_of([seat]).get(seat.pk, {})
    share = share_of(sessions, attended, rules, moment)
    titles = shown_lines({session.title for session in sessions})
    arrival = ClassArrival.objects.filter(entitlement=seat).first()
    return PresencesOut(
        rows=[PresenceOut.of(session, titles[session.title], attended, moment) for session in sessions],
        total=len(sessions),
        earned_percent=share.earned,
        reachable_percent=share.reachable,
        minimum_percent=rules.minimum_presence_percent,
        arrived_at=arrival.arrived_at if arrival else None,
    )


def assignment_rows(seat: Entitlement) -> list[AssignmentOut]:
    """The assignments with the participant's submissions."""
    handed_in, moment, assignments = submissions_of(seat), now(), list(assignments_of(seat.product))
    texts = assignment_texts(assignments)
    return [
        AssignmentOut.of(
            assignment,
            texts[assignment.pk],
            [SubmissionOut.of(one, files_of(one)) for one in handed_in.get(assignment.pk, ())],
            moment,
        )
        for assignment in assignments
    ]


def files_of(submission: Submission) -> list[FileOut]:
    """The files of a submission with signed links; callers must have checked access."""
    return [FileOut.of(one.file) for one in submission.files.all()]


def documentation_rows(product: Product) -> list[DocumentationOut]:
    """The photos and documents of a class, the newest first."""
    return [
        DocumentationOut(
            uuid=photo.uuid,
            title=photo.title,
            taken_at=photo.taken_at,
            file=FileOut.of(photo.file),
            thumbnail_url=link_to(photo.thumbnail or photo.file) if photo.file.is_picture else "",
        )
        for photo in Documentation.objects.filter(product=product).select_related("file", "thumbnail")
    ]


def feedback_page(seat: Entitlement) -> FeedbackOut:
    """The questions, and whether they were answered."""
    given = feedback_given(seat)
    return FeedbackOut(
        title=title_of(seat.product),
        is_open=is_open_for(seat, StepKind.FEEDBACK),
        is_given=given is not None,
        given_at=given.given_at if given else None,
        questions=questions_out(seat.product.kind),
    )
