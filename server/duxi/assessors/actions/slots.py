"""Interview slots: published by assessors; booked, moved and cancelled by participants."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta

from django.db import IntegrityError, transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.assessors.actions.notices import notify_booked, notify_cancelled
from duxi.assessors.assignment import assessors_of, may_grade
from duxi.assessors.constants import BOOKABLE_BEFORE, CHANGEABLE_BEFORE, MOST_AT_ONCE
from duxi.assessors.models import AssessmentStatus, Grading, InterviewSlot, Role, Rubric, UnitAssessment
from duxi.core.clock import JAKARTA, now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.core.throttle import Limit

_CHANGES = Limit("interview-bookings", times=20, seconds=3600)


class SlotTaken(Rejected):
    """The slot is taken, or begins too soon."""

    message = _("Jadwal ini sudah tidak tersedia. Silakan pilih jadwal lain.")


class TooLate(Rejected):
    """The meeting is too close to be moved or cancelled."""

    message = _("Jadwal hanya dapat diubah atau dibatalkan sampai 24 jam sebelum dimulai.")


class NothingToBook(Rejected):
    """The unit needs no interview, or has been decided."""

    message = _("Unit ini tidak memerlukan jadwal pertemuan.")


class NotBooked(Rejected):
    message = _("Anda belum memiliki jadwal untuk unit ini.")


class SlotsOverlap(Invalid):
    message = _("Sebagian jadwal bertabrakan dengan jadwal asesor ini yang sudah ada.")


class NoSlots(Invalid):
    """The window contains no whole slot, or is in the past."""

    message = _("Rentang waktu ini tidak memuat satu jadwal pun yang masih akan datang.")


class SlotBooked(Rejected):
    """A booked slot is cancelled with a reason, not removed."""

    message = _("Jadwal ini sudah dipesan peserta. Batalkan dengan alasan.")


@transaction.atomic
def publish(
    *, rubric: Rubric, assessor: User, day: date, window: tuple[time, time], minutes: int, place: str
) -> list[InterviewSlot]:
    """Create a slot for every whole interval of a window of one day, in WIB; raises `NoSlots`,
    `SlotsOverlap`, `NotFound`.
    """
    if not assessors_of(rubric).filter(pk=assessor.pk).exists():
        raise NotFound
    slots = [
        InterviewSlot(
            assessor=assessor,
            blueprint_id=rubric.blueprint_unit.blueprint_id,
            starts_at=begins,
            ends_at=begins + timedelta(minutes=minutes),
            place=place.strip(),
        )
        for begins in _beginnings(day, window, timedelta(minutes=minutes))
        if begins > now()
    ]
    if not slots or len(slots) > MOST_AT_ONCE:
        raise NoSlots(errors={"ends": [str(NoSlots.message)]})
    try:
        with transaction.atomic():
            return InterviewSlot.objects.bulk_create(slots)
    except IntegrityError as error:
        raise SlotsOverlap(errors={"starts": [str(SlotsOverlap.message)]}) from error


def _beginnings(day: date, window: tuple[time, time], length: timedelta) -> Iterator[datetime]:
    begins, over = (datetime.combine(day, moment, JAKARTA) for moment in window)
    while begins + length <= over:
        yield begins
        begins += length


@transaction.atomic
def book(*, assessment_id: int, slot_id: int) -> InterviewSlot:
    """Book a free slot, releasing the one booked before.

    Raises `NothingToBook`, `TooLate`, `SlotTaken` or `TooMany`.
    """
    assessment = _bookable(assessment_id)
    before = InterviewSlot.objects.filter(assessment=assessment).first()
    if before and before.pk == slot_id:
        return before
    if before:
        _release(before)
    if not _take(assessment, slot_id):
        raise SlotTaken
    slot = InterviewSlot.objects.select_related("assessor").get(pk=slot_id)
    _grade_by(assessment, slot.assessor)
    notify_booked(slot, was_moved=before is not None)
    return slot


def _take(assessment: UnitAssessment, slot_id: int) -> bool:
    """Book a slot by one conditional update, so that one of two concurrent bookings succeeds."""
    free = InterviewSlot.objects.filter(pk=slot_id, assessment=None, starts_at__gt=now() + BOOKABLE_BEFORE)
    allowed = free.filter(blueprint=assessment.attempt.blueprint_id)
    allowed = allowed.exclude(assessor=assessment.attempt.participant_id)
    return bool(allowed.update(assessment=assessment, booked_at=now()))


@transaction.atomic
def cancel_booking(*, assessment_id: int) -> None:
    """Release a booked slot; raises `NotBooked` or `TooLate`."""
    assessment = _bookable(assessment_id)
    slot = InterviewSlot.objects.filter(assessment=assessment).first()
    if slot is None:
        raise NotBooked
    _release(slot)
    notify_cancelled(slot, assessment, reason="")


@transaction.atomic
def cancel_slot(*, slot_id: int, reason: str) -> None:
    """Cancel a booked slot as assessor; its participant books another. Raises `NotBooked`."""
    slot = InterviewSlot.objects.select_related("assessor").get(pk=slot_id)
    if slot.assessment_id is None:
        raise NotBooked
    assessment = UnitAssessment.objects.select_for_update(of=("self",)).get(pk=slot.assessment_id)
    gone, _parts = InterviewSlot.objects.filter(pk=slot_id, assessment=assessment).delete()
    if not gone:
        raise NotBooked
    notify_cancelled(slot, assessment, reason=reason)


def remove_slot(*, slot_id: int) -> None:
    """Delete a free slot; raises `SlotBooked`."""
    gone, _parts = InterviewSlot.objects.filter(pk=slot_id, assessment=None).delete()
    if not gone:
        raise SlotBooked


def _bookable(assessment_id: int) -> UnitAssessment:
    rows = UnitAssessment.objects.select_for_update(of=("self",)).select_related("attempt", "unit", "rubric")
    assessment = rows.get(pk=assessment_id)
    _CHANGES.hit(str(assessment.attempt.participant_id))
    is_graded = assessment.gradings.filter(submitted_at__isnull=False).exists()
    if not assessment.is_in_person or is_graded or assessment.status != AssessmentStatus.WAITING:
        raise NothingToBook
    return assessment


def _release(slot: InterviewSlot) -> None:
    if slot.starts_at < now() + CHANGEABLE_BEFORE:
        raise TooLate
    InterviewSlot.objects.filter(pk=slot.pk).update(assessment=None, booked_at=None)


def _grade_by(assessment: UnitAssessment, assessor: User) -> None:
    """The assessor of the interview grades first; a second grading of theirs is assigned to someone else."""
    first = assessment.gradings.get(role=Role.FIRST)
    if first.assessor_id == assessor.pk:
        return
    freed = list(assessment.gradings.filter(assessor=assessor))
    Grading.objects.filter(pk__in=[one.pk for one in freed]).update(assessor=None)
    Grading.objects.filter(pk=first.pk).update(assessor=assessor)
    for one in freed:
        Grading.objects.filter(pk=one.pk).update(assessor=may_grade(assessment).first())
