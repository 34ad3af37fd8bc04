"""Assignments of a class and their submissions."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db.models import QuerySet

from duxi.catalog.models import Product
from duxi.classroom.models import Assignment, Submission
from duxi.content.lines import shown_lines
from duxi.content.models import Translation
from duxi.content.translated import translations_of
from duxi.core.errors import NotFound
from duxi.entitlements.models import Entitlement

ASSIGNMENT_SUBJECT = "assignment"
"""Translations of an assignment, by its uuid."""


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


@dataclass(frozen=True)
class AssignmentTexts:
    """What participants read of an assignment; `language` is that of the title and the instructions."""

    title: str
    instructions: str
    language: str
    rubric: list[dict[str, Any]]


def assignment_texts(assignments: Sequence[Assignment]) -> dict[int, AssignmentTexts]:
    """The texts of these assignments in the current language, by primary key."""
    written = translations_of(ASSIGNMENT_SUBJECT, [str(one.uuid) for one in assignments])
    criteria = shown_lines({line["criterion"] for one in assignments for line in one.rubric})
    return {one.pk: _texts(one, written.get(str(one.uuid)), criteria) for one in assignments}


def _texts(
    assignment: Assignment, translation: Translation | None, criteria: Mapping[str, str]
) -> AssignmentTexts:
    rubric = [{**line, "criterion": criteria[line["criterion"]]} for line in assignment.rubric]
    if translation and translation.body:
        return AssignmentTexts(translation.title, translation.body, translation.locale, rubric)
    return AssignmentTexts(assignment.title, assignment.instructions, settings.LANGUAGE_CODE, rubric)
