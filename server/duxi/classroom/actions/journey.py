"""Opening steps and completing a class."""

from django.utils.translation import gettext_lazy as _

from duxi.classroom.models import CompletedStep, StepKind
from duxi.classroom.progress import StepState
from duxi.classroom.queries.attendance import end_of
from duxi.classroom.queries.classes import sessions_of
from duxi.classroom.queries.progress import standing_of
from duxi.core.clock import now
from duxi.core.errors import NotFound, Rejected
from duxi.entitlements.actions.status import complete
from duxi.entitlements.models import Entitlement, EntitlementStatus

_OPENED = (StepKind.MATERIAL, StepKind.DOCUMENTATION)


class StepLocked(Rejected):
    """Something comes first."""

    message = _("Langkah ini belum terbuka.")


class NotDoneByOpening(Rejected):
    """Presence, quizzes, assignments and feedback are completed by doing them."""

    message = _("Langkah ini selesai dengan sendirinya setelah Anda mengerjakannya.")


def open_step(*, seat: Entitlement, step_uuid: str) -> None:
    """Complete a material or documentation by opening it; again changes nothing."""
    found = next((one for one in standing_of(seat).steps if str(one.step.uuid) == step_uuid), None)
    if found is None:
        raise NotFound
    if found.step.kind not in _OPENED:
        raise NotDoneByOpening
    if found.state is StepState.LOCKED:
        raise StepLocked
    CompletedStep.objects.get_or_create(step=found.step, entitlement=seat, defaults={"completed_at": now()})


def is_open_for(seat: Entitlement, kind: StepKind) -> bool:
    """Whether no step of this kind is still locked; a journey without such a step hinders nothing."""
    steps = [one for one in standing_of(seat).steps if one.step.kind == kind]
    return not any(one.state is StepState.LOCKED for one in steps)


def complete_if_cleared(*, seat: Entitlement) -> bool:
    """Complete the seat once its class is over and nothing is missing; tells whether it is completed now."""
    moment = now()
    if seat.status != EntitlementStatus.ACTIVE:
        return False
    if any(end_of(session) > moment for session in sessions_of(seat.product)):
        return False
    standing = standing_of(seat)
    if not standing.clearance.is_cleared:
        return False
    return complete(seat.pk, completed_at=moment)
