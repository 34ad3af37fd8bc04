"""The summary of a finished attempt."""

from collections.abc import Iterable
from typing import Any

from django.utils.translation import gettext_lazy as _

from duxi.catalog.queries import suggestions_for
from duxi.core.errors import Rejected
from duxi.exams.actions.attempts import attempts_left
from duxi.exams.engine import rules_of
from duxi.exams.level_texts import explained
from duxi.exams.models import Attempt, AttemptStatus, UnitResult
from duxi.exams.queries import unit_results
from duxi.exams.schemas import LevelStepOut, RoleRef, UnitResultOut
from duxi.exams.wire.certification import unit_result_out
from duxi.reference.models import Level


class NotEnded(Rejected):
    """A summary was asked for before the end."""

    message = _("Hasil tersedia setelah sesi asesmen berakhir.")


def role_of(attempt: Attempt) -> RoleRef:
    """The job role that an attempt measures."""
    role = attempt.blueprint.job_role
    return RoleRef(slug=role.slug, name=role.name) if role else RoleRef(slug="", name="")


def summary(attempt: Attempt) -> dict[str, Any]:
    """Scores, levels, gaps, and what closes them; raises `NotEnded` before the end."""
    if attempt.status != AttemptStatus.FINISHED:
        raise NotEnded
    units = units_out(unit_results(attempt.pk))
    return {
        **_facts(attempt),
        "units": units,
        "levels": list(Level.objects.values("number", "name")),
        "suggestions": _suggestions(units),
    }


def _facts(attempt: Attempt) -> dict[str, Any]:
    copied = ("started_at", "ended_at", "end_reason", "answered", "total", "score", "competent_count")
    return {
        "sesi_id": attempt.pk,
        "sesi_uuid": attempt.uuid,
        "title": attempt.blueprint.title,
        "job_role": role_of(attempt),
        "participant": attempt.participant.fullname,
        "batch_name": attempt.batch.name if attempt.batch else "",
        "duration_minutes": attempt.blueprint.duration_minutes,
        **{name: getattr(attempt, name) for name in copied},
    }


def units_out(results: Iterable[UnitResult]) -> list[UnitResultOut]:
    """Unit results as every page shows them."""
    return [
        UnitResultOut(
            uk_code=result.unit.code,
            uk_name=result.unit.name,
            score=float(result.score),
            achieved_level=result.achieved_level,
            required_level=result.required_level,
            gap=max(0, result.required_level - result.achieved_level),
            competent=result.competent,
            steps=[LevelStepOut(**explained(step)) for step in result.steps],
        )
        for result in results
    ]


def _suggestions(units: Iterable[UnitResultOut]) -> list[dict[str, Any]]:
    gaps = [unit.uk_code for unit in units if unit.gap]
    return suggestions_for(unit_codes=gaps, excluding_kinds=("assessment",)) if gaps else []


def certification_result(attempt: Attempt) -> dict[str, Any]:
    """Competent or not yet, overall and unit by unit; raises `NotEnded` before the end."""
    if attempt.status != AttemptStatus.FINISHED:
        raise NotEnded(_("Hasil tersedia setelah sesi ujian berakhir."))
    copied = ("score", "passed", "answered", "total", "started_at", "ended_at", "end_reason")
    return {
        **{name: getattr(attempt, name) for name in copied},
        "title": attempt.blueprint.title,
        "certsesi_id": attempt.pk,
        "attempt_uuid": attempt.uuid,
        "passing_score": rules_of(attempt).passing_percent,
        "attempts_left": attempts_left(attempt.participant, attempt.blueprint),
        "units": [unit_result_out(result) for result in unit_results(attempt.pk)],
    }
