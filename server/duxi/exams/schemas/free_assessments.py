"""Wire schemas of free assessments."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import Field

from duxi.accounts.schemas.auth import Captcha
from duxi.core.schema import Schema
from duxi.exams.models import Blueprint
from duxi.exams.schemas.assessments import RoleRef
from duxi.exams.titles import shown_titles
from duxi.reference.queries import role_names, unit_names


class FreeAssessmentOut(Schema):
    """`job_role_family` is the Indonesian name of the family, as in the list of job roles."""

    uuid: UUID
    title: str
    job_role: RoleRef
    job_role_family: str
    duration_minutes: int
    question_count: int
    units: list[str]


class FreeResultRow(Schema):
    """A claimed result of a free assessment."""

    sesi_uuid: UUID
    title: str
    job_role: str
    score: float
    ended_at: datetime


class FreeStartIn(Schema):
    captcha: Captcha = ""


class ClaimIn(Schema):
    token: Annotated[str, Field(min_length=1, max_length=200)]


class ClaimedOut(Schema):
    sesi_uuid: UUID


def free_assessments_out(
    blueprints: Sequence[Blueprint], counts: Mapping[int, int]
) -> Iterator[FreeAssessmentOut]:
    """Free assessments, each with the number of its questions."""
    roles = role_names(one.job_role for one in blueprints if one.job_role)
    units = unit_names(row.unit for one in blueprints for row in one.blueprint_units.all())
    titles = shown_titles(blueprints)
    for blueprint in blueprints:
        yield _free_assessment_out(
            blueprint, titles[blueprint.title], counts[blueprint.pk], roles=roles, units=units
        )


def _free_assessment_out(
    blueprint: Blueprint,
    title: str,
    question_count: int,
    *,
    roles: Mapping[str, str],
    units: Mapping[str, str],
) -> FreeAssessmentOut:
    role = blueprint.job_role
    return FreeAssessmentOut(
        uuid=blueprint.uuid,
        title=title,
        job_role=RoleRef(slug=role.slug, name=roles[role.slug]) if role else RoleRef(slug="", name=""),
        job_role_family=role.family if role else "",
        duration_minutes=blueprint.duration_minutes,
        question_count=question_count,
        units=[units[row.unit.code] for row in blueprint.blueprint_units.all()],
    )
