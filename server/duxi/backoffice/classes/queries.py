"""Lists of classes for trainers and staff."""

from typing import Any

from django.db.models import Count, F, OuterRef, Q, QuerySet

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.classroom.models import Submission, SubmissionStatus
from duxi.classroom.queries.classes import classes_for
from duxi.core.expressions import count_of
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.entitlements.models import LIVE, Entitlement
from duxi.learning.models import ClassSession

CLASSES = ListSpec(
    filters={
        "q": Filter("title"),
        "id": Filter("pk", int),
        "title": Filter("title"),
        "mode": Filter("mode"),
        "starts_at": DayFilter("starts_at"),
    },
    sorts={"id": "pk", "title": "title", "starts_at": "starts_at", "participant_count": "participant_count"},
    default_sort="starts_at|asc",
    page_size=10,
)


def class_rows(user: User) -> QuerySet[Any, Any]:
    """The classes that a user may run, in the shape of `ClassRow`."""
    taking_part = Entitlement.objects.filter(product=OuterRef("pk"), status__in=LIVE, holder__isnull=False)
    waiting = Submission.objects.filter(assignment__product=OuterRef("pk"), status=SubmissionStatus.SUBMITTED)
    rows: QuerySet[Any, Any] = classes_for(user).annotate(
        participant_count=count_of(taking_part, "product"),
        session_count=count_of(ClassSession.objects.filter(product=OuterRef("pk")), "product"),
        waiting_submissions=count_of(waiting, "assignment__product"),
    )
    return rows


_COLUMNS = (
    "id",
    "slug",
    "title",
    "mode",
    "starts_at",
    "ends_at",
    "participant_count",
    "session_count",
    "waiting_submissions",
)


def class_columns(rows: QuerySet[Any, Any]) -> list[dict[str, Any]]:
    """Rows of `class_rows` in the shape of `ClassRow`."""
    found = rows.values(*_COLUMNS, city=F("location__name"))
    return [{**row, "location": row.pop("city")} for row in found]


def session_rows(product: Product) -> QuerySet[Any, Any]:
    """Sessions with the number of recorded attendances."""
    recorded = Count("attendances", filter=~Q(attendances__status="absent"))
    sessions: QuerySet[Any, Any] = ClassSession.objects.filter(product=product).annotate(recorded=recorded)
    return sessions.order_by("starts_at")
