"""Reads of results: units, scores and gaps."""

from collections import Counter
from collections.abc import Iterable
from typing import Any
from uuid import UUID

from django.db.models import Count, F, QuerySet

from duxi.accounts.models import User
from duxi.content.lines import line
from duxi.core.compiled import Compiled, param
from duxi.core.errors import NotFound
from duxi.entitlements.models import Entitlement
from duxi.exams.models import Attempt, AttemptQuestion, AttemptStatus, Blueprint, UnitResult
from duxi.exams.planning import counts_by_unit
from duxi.exams.queries.attempts import attempts_of_exam
from duxi.reference.queries import role_name, unit_name, unit_names


def units_of(attempt: Attempt) -> list[dict[str, Any]]:
    """The units that an attempt measures, with the number of questions of each.

    Before it starts nothing is drawn; then it is the number that everybody gets.
    """
    blueprint = attempt.blueprint
    counts = _asked_by_unit(attempt) or counts_by_unit(blueprint)
    units = blueprint.blueprint_units.order_by("position")
    rows = units.values_list("unit", "unit__code", unit_name("unit__"))
    return [{"uk_code": code, "uk_name": name, "question_count": counts[unit]} for unit, code, name in rows]


def _asked_by_unit(attempt: Attempt) -> Counter[int | None]:
    roots = AttemptQuestion.objects.filter(attempt=attempt, question__parent=None).order_by()
    return Counter(dict(roots.values_list("question__unit").annotate(Count("pk"))))


def unit_results(attempt_id: int) -> QuerySet[UnitResult]:
    """The units of a finished attempt, in the order of the exam."""
    return UnitResult.objects.filter(attempt=attempt_id).select_related("unit").order_by("position")


def results_of(owner: User, *policies: str) -> QuerySet[Attempt, Any]:
    """The results of a user's finished attempts of these policies, newest first."""
    rows = Attempt.objects.filter(participant=owner, status=AttemptStatus.FINISHED, policy__in=policies)
    return rows.order_by("-ended_at", "-pk").values(
        "policy",
        "score",
        "ended_at",
        sesi_uuid=F("uuid"),
        title=line("blueprint__title"),
        job_role=role_name("blueprint__job_role__"),
    )


def has_result(participant: User) -> bool:
    """Whether the user has a finished assessment."""
    return Attempt.objects.filter(participant=participant, status=AttemptStatus.FINISHED).exists()


def open_gaps_of(participant: User) -> dict[int, str]:
    """Units in which a user is below the required level: names by id, widest gap first.

    For a unit that was measured several times the latest finished attempt counts.
    """
    latest = _LATEST_RESULTS.all(participant=participant.pk)
    gaps = [result for result in latest if result.achieved_level < result.required_level]
    gaps.sort(key=lambda result: (result.achieved_level - result.required_level, result.unit.code))
    names = unit_names(result.unit for result in gaps)
    return {result.unit_id: names[result.unit.code] for result in gaps}


_LATEST_RESULTS = Compiled(
    lambda: (
        UnitResult.objects.filter(
            attempt__participant=param("participant"), attempt__status=AttemptStatus.FINISHED
        )
        .order_by("unit", "-attempt__ended_at", "-pk")
        .distinct("unit")
        .select_related("unit")
    )
)


def best_score(participant: User, blueprint: Blueprint) -> dict[str, Any]:
    """The best finished attempt of one exam; raises `NotFound` without one."""
    finished = attempts_of_exam(participant, blueprint).filter(status=AttemptStatus.FINISHED)
    best = finished.order_by(F("passed").desc(nulls_last=True), "-score", "pk").first()
    if best is None:
        raise NotFound
    return {
        "score": best.score,
        "passing_score": blueprint.passing_percent,
        "passed": bool(best.passed),
        "attempt_count": finished.count(),
        "attempt_uuid": best.uuid,
    }


def finished_attempts_of_seats(seats: Iterable[Entitlement], exam_uuids: Iterable[UUID]) -> QuerySet[Attempt]:
    """The finished attempts of these seats, the best of each seat and exam last."""
    finished = Attempt.objects.filter(
        entitlement__in=list(seats), blueprint__uuid__in=list(exam_uuids), status=AttemptStatus.FINISHED
    )
    return finished.select_related("blueprint").order_by("passed", "score", "-ended_at")
