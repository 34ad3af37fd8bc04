"""Comparing batches: participants and results, unit by unit."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from django.db.models import Avg, Count, Q

from duxi.accounts.models import User
from duxi.exams.models import AttemptStatus, Batch, UnitResult
from duxi.exams.queries.attempts import attempts_for
from duxi.exams.queries.batches import batches_for

MOST = 6


@dataclass(frozen=True)
class BatchFigures:
    """One batch; `average_score` is None until an attempt is finished."""

    id: int
    code: str
    name: str
    session_count: int
    finished_count: int
    average_score: float | None
    competent_share: float | None


@dataclass(frozen=True)
class UnitComparison:
    """The mean level in each batch for one unit, in batch order; None without results."""

    uk_code: str
    uk_name: str
    required_level: float
    achieved_levels: list[float | None]


def compare(user: User, ids: Sequence[int]) -> tuple[list[BatchFigures], list[UnitComparison]]:
    """Compare those of these batches that the user may see, ordered by id."""
    wanted = list(dict.fromkeys(ids))[:MOST]
    found = {batch.pk: batch for batch in batches_for(user).filter(pk__in=wanted)}
    batches = [found[pk] for pk in wanted if pk in found]
    return [_figures(user, batch) for batch in batches], _units(user, batches)


def _figures(user: User, batch: Batch) -> BatchFigures:
    attempts = attempts_for(user).filter(batch=batch)
    sums = attempts.aggregate(
        sessions=Count("pk"),
        finished=Count("pk", filter=Q(status=AttemptStatus.FINISHED)),
        score=Avg("score"),
    )
    units = UnitResult.objects.filter(attempt__in=attempts).aggregate(
        all=Count("pk"), competent=Count("pk", filter=Q(competent=True))
    )
    return BatchFigures(
        id=batch.pk,
        code=batch.code,
        name=batch.name,
        session_count=sums["sessions"],
        finished_count=sums["finished"],
        average_score=None if sums["score"] is None else round(float(sums["score"]), 1),
        competent_share=round(100 * units["competent"] / units["all"], 1) if units["all"] else None,
    )


def _units(user: User, batches: list[Batch]) -> list[UnitComparison]:
    rows = (
        UnitResult.objects.filter(attempt__in=attempts_for(user).filter(batch__in=batches))
        .order_by()
        .values("unit__code", "unit__name", "attempt__batch")
        .annotate(required=Avg("required_level"), achieved=Avg("achieved_level"))
    )
    required: dict[tuple[str, str], list[float]] = defaultdict(list)
    achieved: dict[tuple[str, str], dict[int, float]] = defaultdict(dict)
    for row in rows:
        unit = (row["unit__code"], row["unit__name"])
        required[unit].append(row["required"])
        achieved[unit][row["attempt__batch"]] = round(row["achieved"], 2)
    return [
        UnitComparison(
            uk_code=code,
            uk_name=name,
            required_level=round(sum(required[code, name]) / len(required[code, name]), 2),
            achieved_levels=[achieved[code, name].get(batch.pk) for batch in batches],
        )
        for code, name in sorted(required)
    ]
