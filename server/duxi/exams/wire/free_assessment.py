"""What the calls of free assessments take and give."""

from typing import Annotated
from uuid import UUID

from ninja import Schema
from pydantic import Field

from duxi.accounts.schemas.auth import Captcha
from duxi.exams.models import Blueprint
from duxi.exams.schemas import RoleRef


class FreeAssessmentOut(Schema):
    uuid: UUID
    title: str
    job_role: RoleRef
    duration_minutes: int
    question_count: int
    units: list[str]


class FreeStartIn(Schema):
    captcha: Captcha = ""


class ClaimIn(Schema):
    token: Annotated[str, Field(min_length=1, max_length=200)]


class ClaimedOut(Schema):
    sesi_uuid: UUID


def free_assessment_out(blueprint: Blueprint, question_count: int) -> FreeAssessmentOut:
    role = blueprint.job_role
    return FreeAssessmentOut(
        uuid=blueprint.uuid,
        title=blueprint.title,
        job_role=RoleRef(slug=role.slug, name=role.name) if role else RoleRef(slug="", name=""),
        duration_minutes=blueprint.duration_minutes,
        question_count=question_count,
        units=[row.unit.name for row in blueprint.blueprint_units.all()],
    )
