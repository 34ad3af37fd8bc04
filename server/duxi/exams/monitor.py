"""The running attempts of an exam for its supervisors."""

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any

from django.db.models import IntegerField, OuterRef, Q, QuerySet, Subquery, Sum
from django.db.models.fields.json import KT
from django.db.models.functions import Cast, Coalesce

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.lists import Filter, ListSpec
from duxi.exams.models import Attempt, AttemptStatus, SupervisorAction, SupervisorVerb
from duxi.exams.policies import POLICIES
from duxi.exams.queries.batches import VIEW_BATCH, batches_for
from duxi.exams.sheet import PROGRESS_FIELDS

TAUGHT_PRODUCTS: list[Callable[[User], QuerySet[Product]]] = []
"""The products that a user teaches, by packages above this one."""

MONITOR = ListSpec(
    filters={
        "id": Filter("pk", int),
        "kind": Filter("policy"),
        "batch_id": Filter("batch_id", int),
        "participant_name": Filter("participant__fullname"),
        "title": Filter("blueprint__title"),
    },
    sorts={
        "time_end": "deadline_at",
        "participant_name": "participant__fullname",
        "title": "blueprint__title",
        "last_seen_at": "last_seen_at",
        "answered": "answered",
    },
    default_sort="time_end|asc",
    page_size=25,
)


def running_for(user: User) -> QuerySet[Attempt]:
    """The running attempts that a user may supervise.

    All for staff; those of their batches and, through `TAUGHT_PRODUCTS`, of their classes for trainers.
    """
    return supervised_for(user).filter(status=AttemptStatus.RUNNING)


def supervised_for(user: User) -> QuerySet[Attempt]:
    """The same, running or over."""
    of_people = Attempt.objects.exclude(participant=None)
    if user.has_perm(VIEW_BATCH):
        return of_people
    of_classes = (Q(entitlement__product__in=taught(user)) for taught in TAUGHT_PRODUCTS)
    return of_people.filter(reduce(or_, of_classes, Q(batch__in=batches_for(user))))


def with_extra_minutes(attempts: QuerySet[Attempt]) -> QuerySet[Attempt, Any]:
    """Adds the extra minutes that supervisors granted."""
    given: QuerySet[Any, Any] = SupervisorAction.objects.filter(
        attempt=OuterRef("pk"), action=SupervisorVerb.EXTRA_TIME
    )
    minutes = Cast(KT("details__minutes"), IntegerField())
    total = given.order_by().values("attempt").annotate(total=Sum(minutes)).values("total")
    return attempts.annotate(extra_minutes=Coalesce(Subquery(total), 0))


def monitor_row(attempt: Any) -> dict[str, Any]:
    """The row of one attempt of `with_extra_minutes` with its progress."""
    return {
        "id": attempt.pk,
        "sesi_uuid": attempt.uuid,
        "kind": attempt.policy,
        "kind_label": str(POLICIES[attempt.policy].label),
        "title": attempt.blueprint.title,
        "batch_name": attempt.batch.name if attempt.batch else None,
        "participant_name": attempt.owner.fullname,
        **{name: getattr(attempt, name) for name in PROGRESS_FIELDS},
        "started_at": attempt.started_at,
        "time_end": attempt.deadline_at,
        "extra_minutes": attempt.extra_minutes,
        "paused_at": attempt.paused_at,
        "last_seen_at": attempt.last_seen_at,
    }
