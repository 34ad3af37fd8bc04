"""Numbers and instructors on the storefront, counted from rows."""

from django.db.models import Count, Q

from duxi.catalog.models import Instructor, Product
from duxi.catalog.schemas import InstructorOut
from duxi.catalog.topics import instructor_texts
from duxi.core.clock import now
from duxi.core.expressions import media_url
from duxi.core.schema import Schema
from duxi.exams.models import Attempt, AttemptStatus
from duxi.learning.queries.reviews import published_reviews

INSTRUCTORS = 8
FAVOURABLE = 4
"""Stars from which a review counts as favourable."""


class StorefrontNumbers(Schema):
    """`products` are those that the lists show, without past dates; `by_kind` counts them by kind.

    `favourable_percent`: reviews with four or five stars among the published; None without reviews.
    """

    products: int
    by_kind: dict[str, int]
    job_roles: int
    instructors: int
    finished_attempts: int
    reviews: int
    favourable_percent: int | None


class StorefrontOut(Schema):
    numbers: StorefrontNumbers
    instructors: list[InstructorOut]


def storefront() -> StorefrontOut:
    """Five statements; its route caches the answer."""
    return StorefrontOut(numbers=_numbers(), instructors=_instructors())


def _numbers() -> StorefrontNumbers:
    reviews = published_reviews().aggregate(
        count=Count("pk"), favourable=Count("pk", filter=Q(rating__gte=FAVOURABLE))
    )
    total = reviews["count"]
    by_kind = _by_kind()
    on_show = Product.objects.filter(is_published=True).aggregate(
        job_roles=Count("assessment__blueprint__job_role", distinct=True),
        instructors=Count("instructors", distinct=True),
    )
    return StorefrontNumbers(
        **on_show,
        products=sum(by_kind.values()),
        by_kind=by_kind,
        finished_attempts=Attempt.objects.filter(status=AttemptStatus.FINISHED).count(),
        reviews=total,
        favourable_percent=round(100 * reviews["favourable"] / total) if total else None,
    )


def _by_kind() -> dict[str, int]:
    is_to_come = Q(starts_at=None) | Q(starts_at__date__gte=now().date())
    shown = Product.objects.filter(is_to_come, is_published=True).order_by()
    return dict(shown.values_list("kind").annotate(count=Count("pk")))


def _instructors() -> list[InstructorOut]:
    """Who teaches most comes first."""
    shown = Instructor.objects.filter(products__is_published=True).values("slug", "name")
    rows = shown.annotate(
        **instructor_texts(), taught=Count("products"), photo_url=media_url("photo")
    ).order_by("-taught", "pk")
    return [InstructorOut.model_validate(row) for row in rows[:INSTRUCTORS]]
