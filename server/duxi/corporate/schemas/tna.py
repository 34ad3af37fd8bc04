"""Training-needs analyses on the wire."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from ninja import Schema
from pydantic import BeforeValidator, Field, StringConstraints

from duxi.accounts.models import User
from duxi.core.forms import YesNo, parse_json
from duxi.corporate.gaps import Gaps, Recommendation, Row, is_named
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
    """A person's line of the heat map, or the mean of `people` of one role who do not agree to be seen."""

    name: str
    department: str
    job_role: str
    people: int
    gap: float
    cells: list[ResultCell]

    @classmethod
    def of(cls, row: Row) -> "ResultRow":
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
            name=member.user.fullname,
            department=member.department,
            job_role=row.participant.job_role.name,
            people=1,
            gap=round(sum(cell.gap for cell in cells), 1),
            cells=cells,
        )

    @classmethod
    def of_group(cls, rows: Sequence[Row]) -> "ResultRow":
        """One line for all of them, with no rating of anybody."""
        columns = zip(*(row.cells for row in rows), strict=True)
        cells = [
            ResultCell(
                unit_id=column[0].unit_id,
                required=column[0].required,
                own=None,
                superior=None,
                gap=round(sum(cell.gap for cell in column) / len(rows), 1),
            )
            for column in columns
        ]
        return cls(
            name="",
            department="",
            job_role=rows[0].participant.job_role.name,
            people=len(rows),
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
    """An analysis as its reader may see it: managers everybody who agrees, others themselves.

    `left_out` people who do not agree to be seen are too few to be shown together.
    """

    campaign: CampaignRow | None
    is_manager: bool
    left_out: int
    units: list[ResultUnit]
    rows: list[ResultRow]
    recommendations: list[RecommendationRow]

    @classmethod
    def of_one(cls, gaps: Gaps, found: list[Recommendation]) -> "Results":
        """Somebody's own line."""
        return cls._with([ResultRow.of(row) for row in gaps.rows], gaps, found, None, 0)

    @classmethod
    def of(
        cls, campaign: Campaign, gaps: Gaps, found: list[Recommendation], viewer: Member, left_out: int
    ) -> "Results":
        """What a manager may see, of `gaps.seen_by`."""
        named = [ResultRow.of(row) for row in gaps.rows if is_named(row, viewer)]
        groups: dict[int, list[Row]] = defaultdict(list)
        for row in gaps.rows:
            if not is_named(row, viewer):
                groups[row.participant.job_role_id].append(row)
        rows = [*named, *(ResultRow.of_group(group) for group in groups.values())]
        return cls._with(rows, gaps, found, CampaignRow.of(campaign), left_out)

    @classmethod
    def _with(
        cls,
        rows: list[ResultRow],
        gaps: Gaps,
        found: list[Recommendation],
        campaign: CampaignRow | None,
        left_out: int,
    ) -> "Results":
        sums = gaps.by_unit()
        return cls(
            campaign=campaign,
            is_manager=campaign is not None,
            left_out=left_out,
            units=[
                ResultUnit(unit_id=u.pk, code=u.code, name=u.name, gap=round(sums.get(u.pk, 0), 1))
                for u in gaps.units
            ],
            rows=rows,
            recommendations=[RecommendationRow.of(one) for one in found],
        )
