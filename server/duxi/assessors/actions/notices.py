"""Notifications of participants and assessors."""

from collections.abc import Sequence

from duxi.accounts.models import User
from duxi.assessors.models import Grading, InterviewSlot, UnitAssessment
from duxi.core.events import is_silent
from duxi.gateways import mail
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.assessors import (
    APPEAL_DECIDED,
    ASSIGNED,
    BOOKED,
    CANCELLED,
    DECIDED,
    MEETING,
    RELEASED,
)
from duxi.notices.templates import Params

CALENDAR = "duxi.assessors.calendar.attachment"


def notify_assigned(grading: Grading) -> None:
    """Notify the assessor of a new grading."""
    if grading.assessor is None:
        return
    assessment = grading.assessment
    _notify(
        user=grading.assessor,
        template=ASSIGNED.key,
        params={"unit": assessment.unit.name, "title": assessment.attempt.blueprint.title},
        dedupe=f"grading:{grading.uuid}:{grading.assessor_id}",
    )


def notify_decided(assessment: UnitAssessment, *, is_appeal: bool, passed: bool | None) -> None:
    """Notify the participant of a unit's result, which the page shows and the mail does not contain."""
    _notify(
        user=assessment.attempt.owner,
        template=(APPEAL_DECIDED if is_appeal else DECIDED).key,
        params=_about(assessment),
        dedupe=f"unit-assessment:{assessment.uuid}:{'appeal' if is_appeal else 'decided'}",
    )


def notify_booked(slot: InterviewSlot, *, was_moved: bool) -> None:
    """Notify both sides of the meeting, with a calendar file."""
    assessment = slot.assessment
    if assessment is None:
        return
    attachment_of = mail.AttachmentFactory(CALENDAR, f"{slot.uuid}")
    params = {**_about(assessment), "starts": slot.starts_at.isoformat(), "place": slot.place}
    dedupe = f"slot:{slot.uuid}:{assessment.uuid}:{slot.booked_at}"[:120]
    participant = assessment.attempt.owner
    _notify(user=participant, template=BOOKED.key, params=params, dedupe=dedupe, attachments=[attachment_of])
    with_participant = {**params, "participant": participant.fullname}
    _notify(
        user=slot.assessor,
        template=MEETING.key,
        params=with_participant,
        dedupe=dedupe,
        attachments=[attachment_of],
    )


def notify_cancelled(slot: InterviewSlot, assessment: UnitAssessment, *, reason: str) -> None:
    """Notify the other side of a cancelled meeting."""
    params = {**_about(assessment), "starts": slot.starts_at.isoformat(), "detail": reason}
    if reason:
        _notify(user=assessment.attempt.owner, template=CANCELLED.key, params=params)
        return
    with_participant = {**params, "participant": assessment.attempt.owner.fullname}
    _notify(user=slot.assessor, template=RELEASED.key, params=with_participant)


def _notify(
    user: User,
    template: str,
    params: Params,
    dedupe: str = "",
    attachments: Sequence[mail.AttachmentFactory] = (),
) -> None:
    """Notify unless events are suppressed while history is loaded."""
    if not is_silent():
        notify(user=user, template=template, params=params, dedupe=dedupe, attachments=attachments)


def _about(assessment: UnitAssessment) -> dict[str, str | int]:
    attempt = assessment.attempt
    return {
        "unit": assessment.unit.name,
        "title": attempt.blueprint.title,
        "memcert_id": attempt.entitlement_id or 0,
    }
