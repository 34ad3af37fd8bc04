"""Training-needs analyses on the wire."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from ninja import Schema
from pydantic import BeforeValidator, Field, StringConstraints

from duxi.accounts.models import User
from duxi.core.forms import YesNo, parse_json
from duxi.corporate.gaps import Gaps, Recommendation, Row
from duxi.corporate.models import Campaign, Member, Participant
from duxi.corporate.schemas.companies import CompanyRef
from duxi.reference.models import CompetencyUnit, Level


class RatingIn(Schema):
    unit_id: int = Field(gt=0)
    level: int = Field(ge=0, le=5)


class TnaParticipantIn(Schema):
    member_id: int = Field(gt=0)
    job_role_id: int = Field(gt=0)


class TnaIn(Schema):
    """Every unit of a participation, rated."""

    participant_uuid: UUID
    ratings: Annotated[list[RatingIn], BeforeValidator(parse_json), Field(max_length=100)]

    def levels(self) -> dict[int, int]:
        return {rating.unit_id: rating.level for rating in self.ratings}


class CampaignIn(CompanyRef):
    """A new analysis: who takes part for which job role, until when."""

    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=150)]
    participants: Annotated[list[TnaParticipantIn], BeforeValidator(parse_json), Field(max_length=500)]
    closes_at: datetime
    asks_superiors: YesNo = False
    budget: int | None = Field(None, ge=0)

    def roles(self) -> dict[int, int]:
        return {one.member_id: one.job_role_id for one in self.participants}


class LevelRow(Schema):
    number: int
    name: str
    description: str

    @classmethod
    def of(cls, level: Level) -> "LevelRow":
        return cls(number=level.number, name=level.name, description=level.description)


class UnitRow(Schema):
    """A unit to rate oneself in, with what was given before."""

    unit_id: int
    code: str
    name: str
    description: str
    level: int | None


class Task(Schema):
    """An analysis that waits for the reader; `about` is empty where it is their own."""

    participant_uuid: UUID
    company: str
    title: str
    job_role: str
    about: str
    closes_at: datetime
    units: list[UnitRow]

    @classmethod
    def of(cls, one: Participant, viewer: User, units: list[CompetencyUnit]) -> "Task":
        is_own = one.member.user_id == viewer.pk
        return cls(
            participant_uuid=one.uuid,
            company=one.campaign.company.name,
            title=one.campaign.title,
            job_role=one.job_role.name,
            about="" if is_own else one.member.user.fullname,
            closes_at=one.campaign.closes_at,
            units=[
                UnitRow(unit_id=u.pk, code=u.code, name=u.name, description=u.description, level=None)
                for u in units
            ],
        )


class Tasks(Schema):
    rows: list[Task]
    levels: list[LevelRow]


class CampaignRow(Schema):
    """An analysis and how far it is."""

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


class ResultUnit(Schema):
    unit_id: int
    code: str
    name: str
    gap: float


class ResultCell(Schema):
    unit_id: int
    required: int
    own: int | None
    superior: int | None
    gap: float


class ResultRow(Schema):
    """A person's line of the heat map; without their consent it has no name."""

    name: str
    department: str
    job_role: str
    gap: float
    cells: list[ResultCell]

    @classmethod
    def of(cls, row: Row, name: str) -> "ResultRow":
        cells = [
            ResultCell(
                unit_id=cell.unit_id,
                required=cell.required,
                own=cell.own,
                superior=cell.superior,
                gap=cell.gap,
            )
            for cell in row.cells
        ]
        member = row.participant.member
        return cls(
            name=name,
            department=member.department if name else "",
            job_role=row.participant.job_role.name,
            gap=round(sum(cell.gap for cell in cells), 1),
            cells=cells,
        )


class RecommendationRow(Schema):
    """A product that closes gaps, for so many people."""

    item_id: int
    kind: str
    slug: str
    title: str
    price: int
    units: list[str]
    seats: int
    cost: int
    closes: float
    is_within_budget: bool

    @classmethod
    def of(cls, one: Recommendation) -> "RecommendationRow":
        product = one.product
        return cls(
            item_id=product.pk,
            kind=product.kind,
            slug=product.slug,
            title=product.title,
            price=product.price,
            units=one.units,
            seats=one.seats,
            cost=one.cost,
            closes=one.closes,
            is_within_budget=one.is_within_budget,
        )


class Results(Schema):
    """An analysis as its reader may see it: managers everybody, others themselves."""

    campaign: CampaignRow | None
    is_manager: bool
    units: list[ResultUnit]
    rows: list[ResultRow]
    recommendations: list[RecommendationRow]

    @classmethod
    def of(
        cls, campaign: Campaign | None, gaps: Gaps, found: list[Recommendation], viewer: Member | None
    ) -> "Results":
        sums = gaps.by_unit()
        return cls(
            campaign=CampaignRow.of(campaign) if campaign else None,
            is_manager=viewer is not None,
            units=[
                ResultUnit(unit_id=u.pk, code=u.code, name=u.name, gap=round(sums.get(u.pk, 0), 1))
                for u in gaps.units
            ],
            rows=[ResultRow.of(row, _shown_name(row, viewer)) for row in gaps.rows],
            recommendations=[RecommendationRow.of(one) for one in found],
        )


def _shown_name(row: Row, viewer: Member | None) -> str:
    """Managers read the names of those who have agreed; everybody reads their own."""
    member = row.participant.member
    is_shown = viewer is None or member.consented_at is not None or member.pk == viewer.pk
    return member.user.fullname if is_shown else ""
