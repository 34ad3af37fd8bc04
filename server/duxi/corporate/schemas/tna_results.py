"""Schemas of an analysis' results, as the viewer may see them."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from duxi.catalog.titles import Titles, shown_title, titles_of_products
from duxi.core.schema import Schema
from duxi.corporate.gaps import Gaps, Recommendation, RoleMean, Row, is_named, is_own, means_by_role
from duxi.corporate.links import link_to_analysis
from duxi.corporate.models import Campaign, Member
from duxi.corporate.queries.seats import free_seats
from duxi.corporate.schemas.tna import CampaignRow


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
    """A person's row of the heat map, or the mean of `people` of one role without consent.

    `is_private` marks the viewer's own row, which no other manager sees.
    """

    name: str
    is_private: bool
    department: str
    job_role: str
    people: int
    gap: float
    cells: list[ResultCell]

    @classmethod
    def of(cls, row: Row, viewer: Member | None = None) -> "ResultRow":
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
            is_private=viewer is not None and member.consented_at is None and is_own(row, viewer),
            department=member.department,
            job_role=row.job_role,
            people=1,
            gap=round(sum(cell.gap for cell in cells), 1),
            cells=cells,
        )

    @classmethod
    def of_group(cls, rows: Sequence[Row]) -> "ResultRow":
        """One row for all of them, without individual ratings."""
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
            is_private=False,
            department="",
            job_role=rows[0].job_role,
            people=len(rows),
            gap=round(sum(cell.gap for cell in cells), 1),
            cells=cells,
        )


class RoleCell(Schema):
    unit_id: int
    required: int
    level: float


class RoleResult(Schema):
    """The mean of one job role, over the rows that the viewer may see."""

    job_role: str
    people: int
    cells: list[RoleCell]

    @classmethod
    def of(cls, mean: RoleMean) -> "RoleResult":
        cells = [RoleCell(unit_id=unit, required=need, level=level) for unit, need, level in mean.cells]
        return cls(job_role=mean.job_role, people=mean.people, cells=cells)


class RecommendationRow(Schema):
    """A product that closes gaps, and for how many people; those of one subject are the same course.

    `is_within_budget`: the remaining budget covers this product alone. `free_seats`: bought but unassigned
    seats of the company.
    """

    item_id: int
    subject_id: int | None
    kind: str
    slug: str
    title: str
    price: int
    units: list[str]
    seats: int
    cost: int
    closes: float
    is_within_budget: bool
    free_seats: int

    @classmethod
    def of(cls, one: Recommendation, titles: Titles, free: Mapping[int, int]) -> "RecommendationRow":
        product = one.product
        return cls(
            item_id=product.pk,
            subject_id=one.subject,
            kind=product.kind,
            slug=product.slug,
            title=shown_title(product, titles),
            price=product.price,
            units=one.units,
            seats=one.seats,
            cost=one.cost,
            closes=one.closes,
            is_within_budget=one.is_within_budget,
            free_seats=free.get(product.pk, 0),
        )


class Results(Schema):
    """An analysis as the viewer may see it: managers see everyone with consent, others themselves.

    `campaign` is null for the viewer's own row, and for a company without one. `left_out` is the number of
    members without consent who are too few to be shown as a group. `budget_left` is the budget less accepted
    quotations. `workbook` is a link for managers.
    """

    campaign: CampaignRow | None
    is_manager: bool
    left_out: int
    budget_left: int | None
    units: list[ResultUnit]
    rows: list[ResultRow]
    roles: list[RoleResult]
    recommendations: list[RecommendationRow]
    workbook: str

    @classmethod
    def of_none(cls) -> "Results":
        """The results of a company without analyses."""
        shown = cls.of_one(Gaps([], []), [])
        shown.is_manager = True
        return shown

    @classmethod
    def of_one(cls, gaps: Gaps, found: list[Recommendation]) -> "Results":
        """A user's own row."""
        return cls._with([ResultRow.of(row) for row in gaps.rows], gaps, found)

    @classmethod
    def of(
        cls,
        campaign: Campaign,
        gaps: Gaps,
        found: list[Recommendation],
        viewer: Member,
        left_out: int,
        budget_left: int | None,
    ) -> "Results":
        """The rows of `gaps.seen_by`, for a manager."""
        named = [ResultRow.of(row, viewer) for row in gaps.rows if is_named(row, viewer)]
        groups: dict[int, list[Row]] = defaultdict(list)
        for row in gaps.rows:
            if not is_named(row, viewer):
                groups[row.participant.job_role_id].append(row)
        rows = [*named, *(ResultRow.of_group(group) for group in groups.values())]
        shown = cls._with(rows, gaps, found, free_seats(viewer.company_id))
        shown.campaign, shown.is_manager = CampaignRow.of(campaign), True
        shown.left_out, shown.budget_left = left_out, budget_left
        shown.roles = [RoleResult.of(mean) for mean in means_by_role(gaps)]
        shown.workbook = link_to_analysis(campaign, viewer)
        return shown

    @classmethod
    def _with(
        cls,
        rows: list[ResultRow],
        gaps: Gaps,
        found: list[Recommendation],
        free: Mapping[int, int] = MappingProxyType({}),
    ) -> "Results":
        sums = gaps.by_unit()
        titles = titles_of_products(one.product for one in found)
        return cls(
            campaign=None,
            is_manager=False,
            left_out=0,
            budget_left=None,
            units=[
                ResultUnit(unit_id=u.pk, code=u.code, name=u.name, gap=round(sums.get(u.pk, 0), 1))
                for u in gaps.units
            ],
            rows=rows,
            roles=[],
            workbook="",
            recommendations=[RecommendationRow.of(one, titles, free) for one in found],
        )
