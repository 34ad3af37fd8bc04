"""All reads of exams; `…_for(user)` are the only queries that scope rows to a user."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import Avg, Case, Count, F, OuterRef, Prefetch, Q, QuerySet, Subquery, Value, When
from django.db.models.functions import Coalesce, Now
from guardian.models import UserObjectPermission
from guardian.shortcuts import get_objects_for_user

from duxi.accounts.models import User
from duxi.content.lines import line
from duxi.core.compiled import Compiled, param
from duxi.core.errors import NotFound
from duxi.entitlements.models import Entitlement, EntitlementStatus, SourceKind
from duxi.exams.models import (
    AssessmentAccess,
    Attempt,
    AttemptQuestion,
    AttemptStatus,
    Batch,
    Blueprint,
    BlueprintUnit,
    UnitResult,
)
from duxi.exams.planning import counts_by_unit
from duxi.exams.policies import ASSESSMENT, FREE_ASSESSMENT, ExamPolicy
from duxi.reference.queries import role_name, unit_name, unit_names

ATTEND_BATCH = "exams.attend_batch"
VIEW_BATCH = "exams.view_batch"
TRAINER_GROUP = "Trainer"
MEASURING = (ASSESSMENT.name, FREE_ASSESSMENT.name)


def open_public_batch(*, blueprint: Blueprint, at: datetime, instansi_id: int | None) -> Batch | None:
    """The batch for public buyers now: the agency's own before the general one, newest first."""
    is_open = Q(opens_at__lte=at) & (Q(closes_at=None) | Q(closes_at__gt=at))
    batches = Batch.objects.filter(is_open, blueprint=blueprint, accepts_public=True)
    own = batches.filter(instansi=instansi_id).order_by("-opens_at").first() if instansi_id else None
    return own or batches.filter(instansi=None).order_by("-opens_at").first()


def batches_for(user: User) -> QuerySet[Batch]:
    """All batches for staff; for trainers those that they are assigned to."""
    if user.has_perm(VIEW_BATCH):
        return Batch.objects.all()
    assigned: QuerySet[Batch] = get_objects_for_user(
        user, ATTEND_BATCH, Batch, use_groups=False, accept_global_perms=False
    )
    return assigned


def attempts_for(user: User) -> QuerySet[Attempt]:
    """The attempts of the batches that a user of the back office may see."""
    return Attempt.objects.filter(batch__in=batches_for(user))


def batch_for(user: User, batch_id: int) -> Batch:
    """One batch; raises `NotFound` if it does not exist or is not theirs."""
    batch = batches_for(user).select_related("blueprint__job_role", "instansi").filter(pk=batch_id).first()
    if batch is None:
        raise NotFound
    return batch


def attempt_for(user: User, uuid: UUID) -> Attempt:
    """One attempt of a batch that a user of the back office may see; raises `NotFound`."""
    seen = attempts_for(user).select_related("participant", "batch__blueprint__job_role", "blueprint")
    attempt = seen.filter(uuid=uuid).first()
    if attempt is None:
        raise NotFound
    return attempt


def trainers() -> QuerySet[User]:
    """All users who can be assigned to a batch."""
    return User.objects.filter(is_active=True, groups__name=TRAINER_GROUP)


def trainer_ids_of(batch_ids: Iterable[int]) -> Mapping[int, list[int]]:
    """The trainers of each of these batches, in one query."""
    held = UserObjectPermission.objects.filter(
        object_pk__in=[str(pk) for pk in batch_ids],
        permission__codename="attend_batch",
        permission__content_type__app_label="exams",
    )
    found: dict[int, list[int]] = defaultdict(list)
    for batch_id, user_id in held.order_by("pk").values_list("object_pk", "user_id"):
        found[int(batch_id)].append(user_id)
    return found


def batch_rows(batches: QuerySet[Batch]) -> QuerySet[Batch]:
    """Batches with the figures of the back office's list."""
    of_batch = Attempt.objects.filter(batch=OuterRef("pk")).order_by().values("batch")
    finished = of_batch.filter(status=AttemptStatus.FINISHED)
    return batches.select_related("blueprint__job_role", "instansi").annotate(
        participant_count=Coalesce(Subquery(of_batch.annotate(n=Count("pk")).values("n")), 0),
        finished_count=Coalesce(Subquery(finished.annotate(n=Count("pk")).values("n")), 0),
        average_score=Subquery(finished.annotate(mean=Avg("score")).values("mean")),
        status=Case(
            When(opens_at__gt=Now(), then=Value("upcoming")),
            When(closes_at__lte=Now(), then=Value("closed")),
            default=Value("running"),
        ),
    )


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


def free_blueprints() -> QuerySet[Blueprint]:
    """The short assessments that need no account."""
    free = Blueprint.objects.filter(policy=FREE_ASSESSMENT.name, is_active=True, job_role__isnull=False)
    units = Prefetch("blueprint_units", BlueprintUnit.objects.select_related("unit"))
    return free.select_related("job_role").prefetch_related(units).order_by("title", "pk")


def free_assessment(slug: str, uuid: UUID) -> Blueprint:
    """One of them by its job role; raises `NotFound`."""
    blueprint = free_blueprints().filter(uuid=uuid, job_role__slug=slug).first()
    if blueprint is None:
        raise NotFound
    return blueprint


def units_of(attempt: Attempt) -> list[dict[str, Any]]:
    """The units that an attempt measures, with the number of questions of each.

    Before it starts nothing is drawn; then it is the number that everybody gets.
    """
    blueprint = attempt.blueprint
    counts = _asked_by_unit(attempt) or counts_by_unit(blueprint)
    units = blueprint.blueprint_units.order_by("position")
    rows = units.values_list("unit", "unit__code", unit_name("unit__"))
    return [{"uk_code": code, "uk_name": name, "question_count": counts[unit]} for unit, code, name in rows]


def _asked_by_unit(attempt: Attempt) -> Counter[int | None]:
    roots = AttemptQuestion.objects.filter(attempt=attempt, question__parent=None).order_by()
    return Counter(dict(roots.values_list("question__unit").annotate(Count("pk"))))


def unit_results(attempt_id: int) -> QuerySet[UnitResult]:
    """The units of a finished attempt, in the order of the exam."""
    return UnitResult.objects.filter(attempt=attempt_id).select_related("unit").order_by("position")


def results_of(owner: User, *policies: str) -> QuerySet[Attempt, Any]:
    """The results of a user's finished attempts of these policies, newest first."""
    rows = Attempt.objects.filter(participant=owner, status=AttemptStatus.FINISHED, policy__in=policies)
    return rows.order_by("-ended_at", "-pk").values(
        "policy",
        "score",
        "ended_at",
        sesi_uuid=F("uuid"),
        title=line("blueprint__title"),
        job_role=role_name("blueprint__job_role__"),
    )


def has_result(participant: User) -> bool:
    """Whether the user has a finished assessment."""
    return Attempt.objects.filter(participant=participant, status=AttemptStatus.FINISHED).exists()


def open_gaps_of(participant: User) -> dict[int, str]:
    """Units in which a user is below the required level: names by id, widest gap first.

    For a unit that was measured several times the latest finished attempt counts.
    """
    latest = _LATEST_RESULTS.all(participant=participant.pk)
    gaps = [result for result in latest if result.achieved_level < result.required_level]
    gaps.sort(key=lambda result: (result.achieved_level - result.required_level, result.unit.code))
    names = unit_names(result.unit for result in gaps)
    return {result.unit_id: names[result.unit.code] for result in gaps}


_LATEST_RESULTS = Compiled(
    lambda: (
        UnitResult.objects.filter(
            attempt__participant=param("participant"), attempt__status=AttemptStatus.FINISHED
        )
        .order_by("unit", "-attempt__ended_at", "-pk")
        .distinct("unit")
        .select_related("unit")
    )
)


def not_begun(batch: Batch) -> QuerySet[AssessmentAccess]:
    """Users who may sit in a batch and have not begun; for both report and screen."""
    active = AssessmentAccess.objects.filter(batch=batch, entitlement__status=EntitlementStatus.ACTIVE)
    return active.filter(attempt=None).exclude(entitlement__holder=None)


def not_started_in(batch: Batch) -> QuerySet[AssessmentAccess, Any]:
    """The same users, longest waiting first."""
    return (
        not_begun(batch)
        .order_by("entitlement__granted_at", "pk")
        .values(
            user_id=F("entitlement__holder_id"),
            fullname=F("entitlement__holder__fullname"),
            email=F("entitlement__holder__email"),
            granted_at=F("entitlement__granted_at"),
        )
    )


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


def best_score(participant: User, blueprint: Blueprint) -> dict[str, Any]:
    """The best finished attempt of one exam; raises `NotFound` without one."""
    finished = attempts_of_exam(participant, blueprint).filter(status=AttemptStatus.FINISHED)
    best = finished.order_by(F("passed").desc(nulls_last=True), "-score", "pk").first()
    if best is None:
        raise NotFound
    return {
        "score": best.score,
        "passing_score": blueprint.passing_percent,
        "passed": bool(best.passed),
        "attempt_count": finished.count(),
        "attempt_uuid": best.uuid,
    }


def finished_attempts_of_seats(seats: Iterable[Entitlement], exam_uuids: Iterable[UUID]) -> QuerySet[Attempt]:
    """The finished attempts of these seats, the best of each seat and exam last."""
    finished = Attempt.objects.filter(
        entitlement__in=list(seats), blueprint__uuid__in=list(exam_uuids), status=AttemptStatus.FINISHED
    )
    return finished.select_related("blueprint").order_by("passed", "score", "-ended_at")
