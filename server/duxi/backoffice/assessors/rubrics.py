"""Rubrics: how assessed units are graded, and by whom."""

from datetime import datetime
from typing import Annotated

from django.contrib.postgres.aggregates import ArrayAgg
from django.db.models import Count, F, Q, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field

from duxi.accounts.models import User
from duxi.assessors.models import Appeal, Grading, InterviewSlot, Rubric
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.assessors.schemas import AssessedBy, Prose, RubricCriterion
from duxi.backoffice.content.fields import VersionedIn, words_in
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.core.forms import Id
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema

WATCHED.register(Watched(Grading, ("assessor", "score", "submitted_at")))
WATCHED.register(Watched(Appeal, ("score_before", "score_after", "decided_at")))
WATCHED.register(Watched(InterviewSlot, ("assessment", "booked_at")))

Percent = Annotated[int, Field(ge=0, le=100)]


class RubricOut(Schema):
    """`waiting_count`: units waiting for a decision by this rubric."""

    id: int
    unit_code: str
    unit_name: str
    exam_title: str
    method: AssessedBy
    instructions: str
    criteria: list[RubricCriterion]
    needs_second_grading: bool
    disagreement_percent: int
    appeal_days: int
    assessors: list[int]
    lead_id: int | None
    waiting_count: int
    updated_at: datetime
    version: int

    @staticmethod
    def resolve_assessors(rubric: Rubric) -> list[int]:
        found: list[int | None] = rubric.assessor_ids  # type: ignore[attr-defined] # annotated
        return [pk for pk in found if pk is not None]


class RubricIn(VersionedIn):
    instructions: Prose = ""
    criteria: Annotated[list[RubricCriterion], Field(min_length=1, max_length=20)]
    needs_second_grading: bool = False
    disagreement_percent: Percent = 20
    appeal_days: Annotated[int, Field(ge=0, le=90)] = 7
    assessors: Annotated[list[Id], Field(max_length=50)] = []
    lead_id: Id | None = None


def _rubrics(user: User) -> QuerySet[Rubric]:
    waiting = Count("assessments", filter=~Q(assessments__status="decided"), distinct=True)
    return Rubric.objects.annotate(
        unit_code=F("blueprint_unit__unit__code"),
        unit_name=F("blueprint_unit__unit__name"),
        exam_title=F("blueprint_unit__blueprint__title"),
        method=F("blueprint_unit__method"),
        assessor_ids=ArrayAgg("assessors", distinct=True, default=[]),
        waiting_count=waiting,
    )


RUBRICS = declare(
    Resource(
        name="rubrics",
        model=Rubric,
        out=RubricOut,
        body=RubricIn,
        rows=_rubrics,
        verbs=("view", "change"),
        key="id",
        line=Line("assessment", _("Rubrik asesor"), "deliverable", 58),
        titles={
            "unit_code": _("Kode unit"),
            "unit_name": _("Unit kompetensi"),
            "exam_title": _("Ujian"),
            "method": _("Cara menilai"),
            "assessors": _("Asesor"),
            "waiting_count": _("Menunggu penilaian"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("unit_name", condition=words_in("unit_name", "exam_title")),
                "id": Filter("pk", int),
                "method": Filter("method"),
            },
            sorts={
                name: name
                for name in ("id", "unit_code", "unit_name", "exam_title", "waiting_count", "updated_at")
            },
            default_sort="exam_title|asc",
            page_size=25,
        ),
    )
)
