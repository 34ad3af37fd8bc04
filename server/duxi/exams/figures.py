"""Dashboard figures over many attempts."""

from collections.abc import Mapping
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

from django.db.models import Avg, Count, F, Q, QuerySet
from django.db.models.functions import TruncDate

from duxi.core.clock import JAKARTA, now
from duxi.exams.models import Attempt, AttemptStatus, UnitResult
from duxi.exams.scoring import rounded

DAYS = 14
WIDEST = 8


def totals(attempts: QuerySet[Attempt]) -> dict[str, Any]:
    """The number of attempts, of finished ones, and their mean score."""
    found = attempts.aggregate(
        session_count=Count("pk"),
        finished_count=Count("pk", filter=Q(status=AttemptStatus.FINISHED)),
        average_score=Avg("score"),
    )
    return found | {"average_score": _rounded(found["average_score"])}


def by_day(attempts: QuerySet[Attempt]) -> list[dict[str, Any]]:
    """Started and finished attempts by day over the last two weeks, oldest first."""
    today = now().date()
    days = [today - timedelta(days=back) for back in reversed(range(DAYS))]
    started, finished = (_per_day(attempts, moment, days[0]) for moment in ("started_at", "ended_at"))
    return [{"date": day, "started": started.get(day, 0), "finished": finished.get(day, 0)} for day in days]


def _per_day(attempts: QuerySet[Attempt], moment: str, first: date) -> Mapping[date, int]:
    dated = attempts.annotate(day=TruncDate(moment, tzinfo=JAKARTA)).filter(day__gte=first)
    return dict(dated.order_by().values("day").annotate(n=Count("pk")).values_list("day", "n"))


def widest_gaps(attempts: QuerySet[Attempt]) -> list[dict[str, Any]]:
    """Units by how far the mean achieved level is below the required one, widest gap first."""
    found: QuerySet[UnitResult, Any] = (
        UnitResult.objects.filter(attempt__in=attempts)
        .values(uk_code=F("unit__code"), uk_name=F("unit__name"))
        .annotate(required_level=Avg("required_level"), achieved_level=Avg("achieved_level"))
        .order_by(F("achieved_level") - F("required_level"), "uk_code")
    )
    levels = ("required_level", "achieved_level")
    return [row | {name: round(row[name], 2) for name in levels} for row in found[:WIDEST]]


def by_instansi(attempts: QuerySet[Attempt]) -> list[dict[str, Any]]:
    """The mean score of finished attempts by agency, for the agencies with the most attempts, best first.

    Public batches belong to no agency: their row has no name.
    """
    finished = attempts.filter(status=AttemptStatus.FINISHED, score__isnull=False)
    found: QuerySet[Attempt, Any] = (
        finished.order_by()
        .values(instansi_name=F("batch__instansi__name"))
        .annotate(finished=Count("pk"), average_score=Avg("score"))
        .order_by("-finished", "instansi_name")
    )
    rows = [row | {"average_score": _rounded(row["average_score"])} for row in found[:WIDEST]]
    return sorted(rows, key=lambda row: row["average_score"], reverse=True)


def _rounded(score: Decimal | None) -> Decimal | None:
    return None if score is None else rounded(score)
