"""Opening steps and completing classes."""

from collections.abc import Sequence
from datetime import timedelta

from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.classroom.models import CompletedStep, StepKind
from duxi.classroom.progress import StepState
from duxi.classroom.queries.attendance import end_of
from duxi.classroom.queries.classes import ended_classes, participants_of, sessions_of
from duxi.classroom.queries.progress import progress_by_seat, seat_progress_of
from duxi.core.clock import now
from duxi.core.errors import NotFound, Rejected
from duxi.entitlements.actions.status import complete
from duxi.entitlements.models import Entitlement, EntitlementStatus

LOOKS_BACK = timedelta(days=2)
"""Later events that complete a seat (grade, quiz, attendance, feedback) check it themselves."""
_OPENED = (StepKind.MATERIAL, StepKind.DOCUMENTATION)


class StepLocked(Rejected):
    """A previous step is not completed."""

    message = _("Langkah ini belum terbuka.")


class NotDoneByOpening(Rejected):
    """Attendance, quizzes, assignments and feedback are not completed by opening them."""

    message = _("Langkah ini selesai dengan sendirinya setelah Anda mengerjakannya.")


def open_step(*, seat: Entitlement, step_uuid: str) -> None:
    """Complete a material or documentation by opening it; idempotent."""
    found = next((one for one in seat_progress_of(seat).steps if str(one.step.uuid) == step_uuid), None)
    if found is None:
        raise NotFound
    if found.step.kind not in _OPENED:
        raise NotDoneByOpening
    if found.state is StepState.LOCKED:
        raise StepLocked
    CompletedStep.objects.get_or_create(step=found.step, entitlement=seat, defaults={"completed_at": now()})


def is_open_for(seat: Entitlement, kind: StepKind) -> bool:
    """Whether a step of this kind is unlocked, or the journey has no such step."""
    steps = [one for one in seat_progress_of(seat).steps if one.step.kind == kind]
    return not any(one.state is StepState.LOCKED for one in steps)


def complete_if_cleared(*, seat: Entitlement) -> bool:
    """Complete the seat if its class is over and all requirements are met; returns whether it is complete."""
    return complete_cleared(seat.product, [seat]) == 1


def complete_cleared(product: Product, seats: Sequence[Entitlement]) -> int:
    """Complete the seats that meet all requirements, once their class is over; returns how many."""
    moment = now()
    waiting = [seat for seat in seats if seat.status == EntitlementStatus.ACTIVE]
    if not waiting or any(end_of(session) > moment for session in sessions_of(product)):
        return 0
    found = progress_by_seat(waiting)
    cleared = [seat for seat in waiting if found[seat.pk].clearance.is_cleared]
    return sum(complete(seat.pk, completed_at=moment) for seat in cleared)


def complete_ended_classes() -> int:
    """Complete the seats of classes that ended recently; returns how many."""
    ended = ended_classes(since=now() - LOOKS_BACK)
    return sum(complete_cleared(product, list(participants_of(product))) for product in ended)
