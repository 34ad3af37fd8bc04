"""Evaluates an analysis: gaps by person and unit, and products that close them within a budget."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, NamedTuple

from django.db.models import F

from duxi.catalog.kinds import kinds_that
from duxi.catalog.models import Product
from duxi.catalog.queries import on_sale
from duxi.corporate.models import Campaign, Member, Participant, Rating
from duxi.reference.models import CompetencyUnit, RoleCompetency
from duxi.reference.queries import role_names, unit_name

MOST = 8
LEAST_UNNAMED = 3
"""The minimum group size in which people without consent are shown; smaller groups could be identified.

Means of a role need as many people, with or without consent.
"""


@dataclass(frozen=True)
class Cell:
    """One person's required and rated levels in one unit."""

    unit_id: int
    required: int
    own: int | None
    superior: int | None

    @property
    def level(self) -> float | None:
        """The mean of both ratings, or the only one."""
        given = [rating for rating in (self.own, self.superior) if rating is not None]
        return sum(given) / len(given) if given else None

    @property
    def gap(self) -> float:
        """The number of missing levels; zero without a rating."""
        return max(0.0, self.required - self.level) if self.level is not None else 0.0


@dataclass(frozen=True)
class Row:
    """A participant's cells; the role's name is in the current language."""

    participant: Participant
    cells: list[Cell]
    job_role: str


class Unit(NamedTuple):
    """A unit; its name is in the current language."""

    pk: int
    code: str
    name: str


@dataclass(frozen=True)
class Gaps:
    units: list[Unit]
    rows: list[Row]

    def by_unit(self) -> dict[int, float]:
        """The sum of missing levels of each unit over all people."""
        sums: dict[int, float] = defaultdict(float)
        for row in self.rows:
            for cell in row.cells:
                sums[cell.unit_id] += cell.gap
        return dict(sums)


@dataclass(frozen=True)
class RoleMean:
    """The mean levels of one job role's rated people in each unit."""

    job_role: str
    people: int
    cells: list[tuple[int, int, float]]
    """Unit, required level, mean level."""


@dataclass(frozen=True)
class Recommendation:
    """A product, how many people it would help, and how much of the gaps it closes.

    Products of one `subject` are the same course at other places or dates.
    """

    product: Product
    subject: int | None
    units: list[str]
    seats: int
    closes: float
    cost: int
    is_within_budget: bool


def gaps_of(campaign: Campaign) -> Gaps:
    """The submitted ratings of all participants."""
    rows = campaign.participants.filter(submitted_at__isnull=False, member__left_at=None)
    return gaps_in(rows.select_related("member__user", "job_role").order_by("member__user__fullname"))


def seen_by(gaps: Gaps, viewer: Member) -> Gaps:
    """The rows a manager may see: people with consent, and people without it in roles with enough of them.

    Sums over smaller groups would reveal the ratings of individuals without consent.
    """
    hidden = Counter(row.participant.job_role_id for row in gaps.rows if not is_named(row, viewer))
    shown = [
        row
        for row in gaps.rows
        if is_named(row, viewer) or hidden[row.participant.job_role_id] >= LEAST_UNNAMED
    ]
    wanted = {cell.unit_id for row in shown for cell in row.cells}
    return Gaps(units=[unit for unit in gaps.units if unit.pk in wanted], rows=shown)


def is_named(row: Row, viewer: Member) -> bool:
    """Whether a manager sees the name: with consent, or the manager's own."""
    return row.participant.member.consented_at is not None or is_own(row, viewer)


def is_own(row: Row, viewer: Member) -> bool:
    """Whether the row is the viewer's own."""
    return row.participant.member_id == viewer.pk


def means_by_role(gaps: Gaps) -> list[RoleMean]:
    """The mean of each job role with enough people, by name; expects the rows of `seen_by`."""
    groups: dict[int, list[Row]] = defaultdict(list)
    for row in gaps.rows:
        groups[row.participant.job_role_id].append(row)
    found = [_mean(rows) for rows in groups.values() if len(rows) >= LEAST_UNNAMED]
    return sorted(found, key=lambda one: one.job_role)


def _mean(rows: list[Row]) -> RoleMean:
    cells = []
    for column in zip(*(row.cells for row in rows), strict=True):
        levels = [cell.level for cell in column if cell.level is not None]
        mean = round(sum(levels) / len(levels), 1) if levels else 0.0
        cells.append((column[0].unit_id, column[0].required, mean))
    return RoleMean(rows[0].job_role, len(rows), cells)


def gaps_in(participants: Iterable[Participant]) -> Gaps:
    """The gaps of these participants, in three queries."""
    people = list(participants)
    required = _required({person.job_role_id for person in people})
    ratings = {
        (one.participant_id, one.unit_id): one for one in Rating.objects.filter(participant__in=people)
    }
    names = role_names(person.job_role for person in people)
    rows = [
        Row(person, _cells(person, required[person.job_role_id], ratings), names[person.job_role.slug])
        for person in people
    ]
    wanted = {cell.unit_id for row in rows for cell in row.cells}
    units = CompetencyUnit.objects.filter(pk__in=wanted).order_by("code")
    return Gaps(units=[Unit(*unit) for unit in units.values_list("pk", "code", unit_name())], rows=rows)


def recommended(gaps: Gaps, left: int | None) -> list[Recommendation]:
    """Products on sale that close the most gaps, cheaper ones first; `left` is the remaining budget."""
    missing = {unit: levels for unit, levels in gaps.by_unit().items() if levels > 0}
    names = {unit.pk: unit.name for unit in gaps.units}
    teaching = on_sale().filter(kind__in=kinds_that(attrgetter("teaches")))
    products = (
        teaching.filter(competency_units__in=missing).annotate(subject=F("training__subject")).distinct()
    )
    found = [_valued(one, gaps, names, left) for one in products.prefetch_related("competency_units")]
    return sorted(found, key=lambda one: (-one.closes, one.cost, one.product.pk))[:MOST]


def _valued(product: Any, gaps: Gaps, names: Mapping[int, str], left: int | None) -> Recommendation:
    units = {unit.pk for unit in product.competency_units.all()} & set(names)
    helped = [sum(cell.gap for cell in row.cells if cell.unit_id in units) for row in gaps.rows]
    seats = sum(gap > 0 for gap in helped)
    cost = product.price * seats
    return Recommendation(
        product=product,
        subject=product.subject,
        units=sorted(names[unit] for unit in units),
        seats=seats,
        closes=round(sum(helped), 1),
        cost=cost,
        is_within_budget=left is None or cost <= left,
    )


def _required(role_ids: set[int]) -> dict[int, dict[int, int]]:
    found: dict[int, dict[int, int]] = defaultdict(dict)
    rows = RoleCompetency.objects.filter(job_role__in=role_ids)
    for role, unit, level in rows.values_list("job_role_id", "unit_id", "level_id"):
        found[role][unit] = level
    return found


def _cells(
    person: Participant, required: Mapping[int, int], ratings: Mapping[tuple[int, int], Rating]
) -> list[Cell]:
    cells = []
    for unit, level in required.items():
        rating = ratings.get((person.pk, unit))
        cells.append(
            Cell(
                unit_id=unit,
                required=level,
                own=rating.own_level if rating else None,
                superior=rating.superior_level if rating else None,
            )
        )
    return cells
