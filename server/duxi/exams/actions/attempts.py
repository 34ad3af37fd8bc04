"""The life of an attempt: created, started (and resumed), ended, closed when its time is up."""

from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.core.secrets import digest, new_token
from duxi.entitlements.models import EntitlementStatus
from duxi.exams.engine import SessionOver, finish, frozen, is_overdue, locked, planned_questions
from duxi.exams.models import AssessmentAccess, Attempt, AttemptQuestion, AttemptStatus
from duxi.exams.policies import ExamPolicy


def create_session(*, owner: User, item_id: int, policy: ExamPolicy) -> Attempt:
    """The owner's open attempt of an item, or a new one from the oldest sitting not yet used up.

    Raises `NotFound` when nothing is left to sit.
    """
    close_overdue(Attempt.objects.filter(participant=owner))
    with transaction.atomic():
        access = _oldest_unused(owner, item_id)
        if access is None:
            raise NotFound(policy.not_owned)
        attempt, _created = Attempt.objects.get_or_create(
            access=access,
            defaults={
                "policy": policy.name,
                "participant": owner,
                "blueprint_id": access.blueprint_id,
                "batch_id": access.batch_id,
            },
        )
    return attempt


def _oldest_unused(owner: User, item_id: int) -> AssessmentAccess | None:
    own = AssessmentAccess.objects.select_related("entitlement").filter(
        entitlement__holder=owner, entitlement__product=item_id, entitlement__status=EntitlementStatus.ACTIVE
    )
    unused = own.exclude(attempt__status=AttemptStatus.FINISHED)
    return (
        unused.select_for_update(of=("self", "entitlement")).order_by("entitlement__granted_at", "pk").first()
    )


def start(*, participant: User, attempt_id: int, policy: ExamPolicy) -> tuple[Attempt, str]:
    """Start an attempt, or resume a running one; either way the token given is the only valid one.

    Raises `SessionOver` when the attempt is over, `NotFound` when it is nobody's or another's.
    """
    own = Attempt.objects.filter(participant=participant, policy=policy.name, pk=attempt_id)
    close_overdue(own)
    with transaction.atomic():
        attempt = locked(own).first()
        if attempt is None:
            raise NotFound
        if attempt.status == AttemptStatus.FINISHED:
            raise SessionOver(policy)
        if attempt.status == AttemptStatus.CREATED:
            _open(attempt, policy, now())
        return attempt, _issue_token(attempt)


def _open(attempt: Attempt, policy: ExamPolicy, moment: datetime) -> None:
    """Fix the deadline and the questions."""
    attempt.status = AttemptStatus.RUNNING
    attempt.started_at = moment
    attempt.deadline_at = moment + timedelta(minutes=attempt.blueprint.duration_minutes)
    questions = planned_questions(attempt.blueprint, with_nested=policy.allows_nested)
    attempt.total = sum(question.parent_id is None for question in questions)
    attempt.save(update_fields=["status", "started_at", "deadline_at", "total"])
    AttemptQuestion.objects.bulk_create(frozen(attempt, questions))


def _issue_token(attempt: Attempt) -> str:
    token = new_token()
    attempt.token_hash = digest(token)
    attempt.save(update_fields=["token_hash"])
    return token


@transaction.atomic
def end(*, attempt_id: int) -> Attempt:
    """End an attempt; ending it again changes nothing."""
    attempt = locked(Attempt.objects.filter(pk=attempt_id)).get()
    if attempt.status == AttemptStatus.RUNNING:
        finish(attempt, now())
    return attempt


def close_overdue(attempts: QuerySet[Attempt] | None = None) -> int:
    """Close the attempts whose time is up, each at its true deadline; returns how many."""
    running = Attempt.objects.all() if attempts is None else attempts
    moment = now()
    overdue = running.filter(status=AttemptStatus.RUNNING, deadline_at__lt=moment)
    return sum(_close(pk, moment) for pk in overdue.order_by("deadline_at").values_list("pk", flat=True))


@transaction.atomic
def _close(attempt_id: int, moment: datetime) -> bool:
    """Close one attempt, unless somebody else did meanwhile or its grace still lasts."""
    attempt = locked(Attempt.objects.filter(pk=attempt_id)).get()
    if not is_overdue(attempt, moment):
        return False
    finish(attempt, moment)
    return True
