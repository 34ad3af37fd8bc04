"""Reads of attempts; `…_for(user)` and `own_…` scope them to a user."""

from uuid import UUID

from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.core.errors import NotFound
from duxi.entitlements.models import SourceKind
from duxi.exams.models import Attempt, AttemptStatus, Blueprint
from duxi.exams.policies import ASSESSMENT, FREE_ASSESSMENT, ExamPolicy
from duxi.exams.queries.batches import batch_for, batches_for

MEASURING = (ASSESSMENT.name, FREE_ASSESSMENT.name)


def attempts_for(user: User) -> QuerySet[Attempt]:
    """The attempts of the batches that a user of the back office may see."""
    return Attempt.objects.filter(batch__in=batches_for(user))


def attempt_for(user: User, uuid: UUID) -> Attempt:
    """One attempt of a batch that a user of the back office may see; raises `NotFound`."""
    seen = attempts_for(user).select_related("participant", "batch__blueprint__job_role", "blueprint")
    attempt = seen.filter(uuid=uuid).first()
    if attempt is None:
        raise NotFound
    return attempt


def own_attempt(participant: User, policy: ExamPolicy, **key: int | UUID) -> Attempt:
    """One of the participant's own attempts; raises `NotFound` for those of other users."""
    own = Attempt.objects.filter(participant=participant, policy=policy.name, **key)
    shown = ("blueprint__job_role", "batch", "participant", "access__entitlement__product")
    attempt = own.select_related(*shown).first()
    if attempt is None:
        raise NotFound
    return attempt


def is_paid_for(attempt: Attempt) -> bool:
    """Whether it comes from an order of a product with a price, so that it can be refunded."""
    if attempt.access is None:
        return False
    entitlement = attempt.access.entitlement
    return entitlement.source_kind == SourceKind.ORDER_LINE and entitlement.product.price > 0


def own_measured_attempt(participant: User, uuid: UUID) -> Attempt:
    """One of the participant's own assessments, bought or free; raises `NotFound` for those of other
    users.
    """
    own = Attempt.objects.filter(participant=participant, policy__in=MEASURING, uuid=uuid)
    shown = ("blueprint__job_role", "batch", "participant", "version", "access__entitlement__product")
    attempt = own.select_related(*shown).first()
    if attempt is None:
        raise NotFound
    return attempt


def earlier_attempt(attempt: Attempt) -> Attempt | None:
    """The participant's previous finished attempt of the same job role."""
    if attempt.participant_id is None or attempt.ended_at is None:
        return None
    own = Attempt.objects.filter(
        participant=attempt.participant_id,
        policy__in=MEASURING,
        status=AttemptStatus.FINISHED,
        blueprint__job_role=attempt.blueprint.job_role_id,
        ended_at__lt=attempt.ended_at,
    )
    return own.select_related("blueprint").order_by("-ended_at", "-pk").first()


def any_own_attempt(participant: User, uuid: UUID) -> Attempt:
    """One of the participant's own attempts of any kind; raises `NotFound` for those of other users."""
    own = Attempt.objects.filter(participant=participant, uuid=uuid)
    attempt = own.select_related("blueprint", "participant", "version").first()
    if attempt is None:
        raise NotFound
    return attempt


def attempts_of_exam(participant: User, blueprint: Blueprint) -> QuerySet[Attempt]:
    """A user's attempts of one exam, newest first."""
    return Attempt.objects.filter(participant=participant, blueprint=blueprint).order_by("-created_at", "-pk")


def attempts_of_batch(user: User, batch_id: int) -> QuerySet[Attempt]:
    """The attempts of one batch; raises `NotFound` like `batch_for`."""
    return Attempt.objects.filter(batch=batch_for(user, batch_id))
