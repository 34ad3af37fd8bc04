"""Reads of batches; `batches_for(user)` scopes them to staff and trainers."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from django.db.models import Avg, Case, Count, F, OuterRef, Q, QuerySet, Subquery, Value, When
from django.db.models.functions import Coalesce, Now
from guardian.models import UserObjectPermission
from guardian.shortcuts import get_objects_for_user

from duxi.accounts.models import User
from duxi.core.errors import NotFound
from duxi.entitlements.models import EntitlementStatus
from duxi.exams.models import AssessmentAccess, Attempt, AttemptStatus, Batch, Blueprint

ATTEND_BATCH = "exams.attend_batch"
VIEW_BATCH = "exams.view_batch"
TRAINER_GROUP = "Trainer"


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


def batch_for(user: User, batch_id: int) -> Batch:
    """One batch; raises `NotFound` if it does not exist or is not theirs."""
    batch = batches_for(user).select_related("blueprint__job_role", "instansi").filter(pk=batch_id).first()
    if batch is None:
        raise NotFound
    return batch


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


def trainers_of(batch_ids: Iterable[int]) -> Mapping[int, list[User]]:
    """The same as users, in two queries."""
    assigned = trainer_ids_of(batch_ids)
    people = User.objects.in_bulk({pk for ids in assigned.values() for pk in ids})
    return {batch_id: [people[pk] for pk in ids] for batch_id, ids in assigned.items()}


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
