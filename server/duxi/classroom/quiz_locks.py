"""Locks quizzes of a class until a step of its journey that contains them is open."""

from duxi.classroom.actions.journey import StepLocked
from duxi.classroom.models import StepKind
from duxi.classroom.progress import StepProgress, StepState
from duxi.classroom.queries.classes import KIND
from duxi.classroom.queries.progress import seat_progress_of
from duxi.entitlements.models import Entitlement
from duxi.exams.models import Attempt, AttemptStatus, Blueprint
from duxi.exams.rights import ENTRY_CHECKS


def _check(blueprint: Blueprint, seat: Entitlement) -> None:
    """Raises `StepLocked` while every step of the quiz is locked; a running attempt can be resumed."""
    if seat.product.kind != KIND:
        return
    steps = [one for one in seat_progress_of(seat).steps if _is_about(one, blueprint)]
    is_locked = bool(steps) and all(one.state is StepState.LOCKED for one in steps)
    if is_locked and not _is_running(blueprint, seat):
        raise StepLocked


def _is_about(found: StepProgress, blueprint: Blueprint) -> bool:
    return found.step.kind == StepKind.QUIZ and found.step.quiz_uuid == blueprint.uuid


def _is_running(blueprint: Blueprint, seat: Entitlement) -> bool:
    made = Attempt.objects.filter(blueprint=blueprint, participant=seat.holder)
    return made.exclude(status=AttemptStatus.FINISHED).exists()


ENTRY_CHECKS.append(_check)
