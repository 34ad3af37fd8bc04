"""Schemas of training-needs analyses."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from pydantic import BeforeValidator, Field, StringConstraints

from duxi.accounts.models import User
from duxi.core.forms import Moment, YesNo, parse_json
from duxi.core.schema import Schema
from duxi.corporate.models import Campaign, Participant
from duxi.corporate.schemas.companies import CompanyRef


class RatingIn(Schema):
    unit_id: int = Field(gt=0)
    level: int = Field(ge=0, le=5)


class TnaParticipantIn(Schema):
    member_id: int = Field(gt=0)
    job_role_id: int = Field(gt=0)


class TnaIn(Schema):
    """Ratings of every unit of a participation."""

    participant_uuid: UUID
    ratings: Annotated[list[RatingIn], BeforeValidator(parse_json), Field(max_length=100)]

    def levels(self) -> dict[int, int]:
        return {rating.unit_id: rating.level for rating in self.ratings}


class CampaignIn(CompanyRef):
    """A new analysis: members with their job roles, and the closing date."""

    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=150)]
    participants: Annotated[list[TnaParticipantIn], BeforeValidator(parse_json), Field(max_length=500)]
    closes_at: Moment
    asks_superiors: YesNo = False
    budget: int | None = Field(None, ge=0)

    def roles(self) -> dict[int, int]:
        return {one.member_id: one.job_role_id for one in self.participants}


class LevelRow(Schema):
    number: int
    name: str
    description: str


class UnitRow(Schema):
    """A unit to rate, with the previous rating."""

    unit_id: int
    code: str
    name: str
    description: str
    level: int | None


class Task(Schema):
    """An analysis to be filled in; `about` is empty for the user's own."""

    participant_uuid: UUID
    company: str
    title: str
    job_role: str
    about: str
    closes_at: datetime
    units: list[UnitRow]

    @classmethod
    def of(cls, one: Participant, viewer: User, job_role: str, units: list[UnitRow]) -> "Task":
        is_own = one.member.user_id == viewer.pk
        return cls(
            participant_uuid=one.uuid,
            company=one.campaign.company.name,
            title=one.campaign.title,
            job_role=job_role,
            about="" if is_own else one.member.user.fullname,
            closes_at=one.campaign.closes_at,
            units=units,
        )


class Tasks(Schema):
    rows: list[Task]
    levels: list[LevelRow]


class CampaignRow(Schema):
    """An analysis and its progress."""

    campaign_uuid: UUID
    title: str
    invited: int
    submitted: int
    asks_superiors: bool
    budget: int | None
    created_at: datetime
    closes_at: datetime

    @classmethod
    def of(cls, campaign: Campaign) -> "CampaignRow":
        row: Any = campaign
        return cls(
            campaign_uuid=campaign.uuid,
            title=campaign.title,
            invited=row.invited,
            submitted=row.submitted,
            asks_superiors=campaign.asks_superiors,
            budget=campaign.budget,
            created_at=campaign.created_at,
            closes_at=campaign.closes_at,
        )


class Campaigns(Schema):
    rows: list[CampaignRow]
