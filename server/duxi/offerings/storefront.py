"""What the storefront shows of the people behind it: numbers and instructors, all counted from rows."""

from django.db.models import Count, Q, QuerySet
from ninja import Schema

from duxi.catalog.models import Instructor, Product
from duxi.catalog.schemas import InstructorOut
from duxi.core.expressions import media_url
from duxi.exams.models import Attempt, AttemptStatus
from duxi.learning.review_queries import published_reviews
from duxi.offerings.kinds.assessment import AssessmentDetail

INSTRUCTORS = 8
FAVOURABLE = 4
"""Stars from which a review counts as favourable."""


class StorefrontNumbers(Schema):
    """`favourable_percent`: reviews with four or five stars among the published; None without reviews."""

    products: int
    job_roles: int
    instructors: int
    finished_attempts: int
    reviews: int
    favourable_percent: int | None


class StorefrontOut(Schema):
    numbers: StorefrontNumbers
    instructors: list[InstructorOut]


def storefront() -> StorefrontOut:
    """Five statements; the answer is cached by its route."""
    return StorefrontOut(numbers=_numbers(), instructors=_instructors())


def _numbers() -> StorefrontNumbers:
    reviews = published_reviews().aggregate(
        count=Count("pk"), favourable=Count("pk", filter=Q(rating__gte=FAVOURABLE))
    )
    total = reviews["count"]
    return StorefrontNumbers(
        products=Product.objects.filter(is_published=True).count(),
        job_roles=_assessed_job_roles(),
        instructors=_teaching().count(),
        finished_attempts=Attempt.objects.filter(status=AttemptStatus.FINISHED).count(),
        reviews=total,
        favourable_percent=round(100 * reviews["favourable"] / total) if total else None,
    )


def _assessed_job_roles() -> int:
    details = AssessmentDetail.objects.filter(product__is_published=True)
    return details.values("blueprint__job_role").distinct().count()


def _teaching() -> QuerySet[Instructor]:
    """Who teaches something that is on sale."""
    return Instructor.objects.filter(products__is_published=True).distinct()


def _instructors() -> list[InstructorOut]:
    """Who teaches most comes first."""
    rows = (
        Instructor.objects.filter(products__is_published=True)
        .annotate(taught=Count("products"), photo_url=media_url("photo"))
        .order_by("-taught", "pk")
    )
    return [InstructorOut.model_validate(row, from_attributes=True) for row in rows[:INSTRUCTORS]]
