"""Assignments of a class and their submissions."""

from collections import defaultdict
from uuid import UUID

from django.db.models import QuerySet

from duxi.catalog.models import Product
from duxi.classroom.models import Assignment, Submission
from duxi.core.errors import NotFound
from duxi.entitlements.models import Entitlement


def assignments_of(product: Product) -> QuerySet[Assignment]:
    return Assignment.objects.filter(product=product)


def assignment_of(product: Product, uuid: str) -> Assignment:
    """One assignment of a class; raises `NotFound`."""
    found = assignments_of(product).filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found


def submissions_of(seat: Entitlement) -> dict[int, list[Submission]]:
    """A participant's submissions, by assignment."""
    found: dict[int, list[Submission]] = defaultdict(list)
    rows = Submission.objects.filter(entitlement=seat).prefetch_related("files__file")
    for submission in rows.order_by("number"):
        found[submission.assignment_id].append(submission)
    return found


def submissions_in(product: Product) -> QuerySet[Submission]:
    """All submissions in a class, ungraded ones first, the oldest on top."""
    rows = Submission.objects.filter(assignment__product=product).select_related(
        "assignment", "entitlement__holder", "graded_by"
    )
    return rows.prefetch_related("files__file").order_by("-status", "submitted_at", "pk")


def submission_in(product: Product, uuid: UUID) -> Submission:
    """One submission in a class; raises `NotFound`."""
    found = submissions_in(product).filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found
