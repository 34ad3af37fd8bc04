"""The result of a finished attempt."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from django.utils.translation import gettext_lazy as _

from duxi.catalog.queries import on_sale
from duxi.catalog.unit_suggestions import suggestions_for
from duxi.core.errors import Rejected
from duxi.entitlements.queries import new_to
from duxi.exams.actions.attempts import attempts_left
from duxi.exams.engine import rules_of
from duxi.exams.level_texts import explained
from duxi.exams.models import Attempt, AttemptStatus, UnitResult
from duxi.exams.policies import FREE_ASSESSMENT
from duxi.exams.queries.attempts import earlier_attempt
from duxi.exams.queries.results import unit_results
from duxi.exams.schemas.assessments import RoleRef
from duxi.exams.schemas.certifications import unit_result_out
from duxi.exams.schemas.results import (
    LevelStepOut,
    MeasuredStepOut,
    MeasuredUnitOut,
    UnitOutcome,
    UnitResultOut,
)
from duxi.exams.scoring import TreeScore, earnings_of, points_of, score_tree, tally_of
from duxi.exams.sharing import named_share_path, share_path
from duxi.exams.sheet import PROGRESS_FIELDS, read_sheet, trees
from duxi.exams.titles import shown_title
from duxi.reference.queries import level_rows, role_names, unit_names


class NotEnded(Rejected):
    """The attempt has not ended yet."""

    message = _("Hasil tersedia setelah sesi asesmen berakhir.")


def is_free(attempt: Attempt) -> bool:
    """Whether it is a free assessment: one question per level, a first estimate."""
    return attempt.policy == FREE_ASSESSMENT.name


def role_of(attempt: Attempt) -> RoleRef:
    """The job role that an attempt measures."""
    role = attempt.blueprint.job_role
    return RoleRef(slug=role.slug, name=role_names([role])[role.slug]) if role else RoleRef(slug="", name="")


def summary(attempt: Attempt) -> dict[str, Any]:
    """Scores, levels, gaps, and recommended products; raises `NotEnded` before the end."""
    if attempt.status != AttemptStatus.FINISHED:
        raise NotEnded
    units, rules = measured_units(attempt), rules_of(attempt)
    product = attempt.access.entitlement.product if attempt.access else None
    return {
        **_facts(attempt),
        "is_free": is_free(attempt),
        "product_slug": product.slug if product else "",
        "product_price": product.price if product else None,
        "passing_percent": rules.passing_percent,
        "floor_percent": rules.floor_percent,
        "units": units,
        "levels": list(level_rows()),
        "suggestions": _suggestions(attempt, units),
        "earlier": _earlier(attempt),
        "share_image_url": share_path(attempt),
        "named_share_image_url": named_share_path(attempt),
    }


def measured_units(attempt: Attempt) -> list[MeasuredUnitOut]:
    """The unit results of an attempt with their question counts."""
    results, scores = list(unit_results(attempt.pk)), scores_by_unit(attempt)
    return [
        _measured(unit, scores.get(result.unit_id, ()))
        for result, unit in zip(results, units_out(results), strict=True)
    ]


def _measured(unit: UnitResultOut, scores: Sequence[TreeScore]) -> MeasuredUnitOut:
    steps = [_counted(step, [one for one in scores if one.level == step.level]) for step in unit.steps]
    counted = asdict(tally_of(scores)) | asdict(earnings_of(scores))
    return MeasuredUnitOut(**unit.model_dump(exclude={"steps"}), steps=steps, **counted)


def _counted(step: LevelStepOut, scores: Sequence[TreeScore]) -> MeasuredStepOut:
    return MeasuredStepOut(**step.model_dump(), questions=len(scores), right=tally_of(scores).right)


def scores_by_unit(attempt: Attempt) -> Mapping[int | None, Sequence[TreeScore]]:
    """The points of each question of a finished attempt, follow-ups included, by unit."""
    sheet = read_sheet(attempt.pk)
    points, negative = points_of(sheet), rules_of(attempt).negative_percent
    by_unit: dict[int | None, list[TreeScore]] = defaultdict(list)
    for tree in trees(sheet):
        by_unit[tree[0].unit_id].append(score_tree(tree, points, negative))
    return by_unit


def _earlier(attempt: Attempt) -> dict[str, Any] | None:
    """The previous attempt of the same role, for comparison."""
    before = earlier_attempt(attempt)
    if before is None:
        return None
    return {
        "sesi_uuid": before.uuid,
        "title": shown_title(before.blueprint),
        "is_free": is_free(before),
        "ended_at": before.ended_at,
        "score": before.score,
        "units": [
            {"uk_code": result.unit.code, "achieved_level": result.achieved_level, "score": result.score}
            for result in unit_results(before.pk)
        ],
    }


def _facts(attempt: Attempt) -> dict[str, Any]:
    copied = ("started_at", "ended_at", "end_reason", *PROGRESS_FIELDS, "score", "competent_count")
    return {
        "sesi_id": attempt.pk,
        "sesi_uuid": attempt.uuid,
        "title": shown_title(attempt.blueprint),
        "job_role": role_of(attempt),
        "participant": attempt.participant.fullname if attempt.participant else "",
        "batch_name": attempt.batch.name if attempt.batch else "",
        "duration_minutes": attempt.blueprint.duration_minutes,
        **{name: getattr(attempt, name) for name in copied},
    }


def units_out(results: Iterable[UnitResult]) -> list[UnitResultOut]:
    """Unit results in the form that every page shows."""
    results = list(results)
    names = unit_names(result.unit for result in results)
    return [
        UnitResultOut(
            uk_code=result.unit.code,
            uk_name=names[result.unit.code],
            score=float(result.score),
            achieved_level=result.achieved_level,
            required_level=result.required_level,
            gap=max(0, result.required_level - result.achieved_level),
            competent=result.competent,
            steps=[LevelStepOut(**explained(step)) for step in result.steps],
        )
        for result in results
    ]


def _suggestions(attempt: Attempt, units: Iterable[UnitOutcome]) -> list[dict[str, Any]]:
    gaps = [unit.uk_code for unit in units if unit.gap]
    products = new_to(attempt.participant) if attempt.participant else on_sale()
    return suggestions_for(products, unit_codes=gaps) if gaps else []


def certification_result(attempt: Attempt) -> dict[str, Any]:
    """Competent or not yet, overall and by unit; raises `NotEnded` before the end."""
    if attempt.status != AttemptStatus.FINISHED:
        raise NotEnded(_("Hasil tersedia setelah sesi ujian berakhir."))
    copied = ("score", "passed", "answered", "total", "started_at", "ended_at", "end_reason")
    results = list(unit_results(attempt.pk))
    names = unit_names(result.unit for result in results)
    return {
        **{name: getattr(attempt, name) for name in copied},
        "title": shown_title(attempt.blueprint),
        "certsesi_id": attempt.pk,
        "attempt_uuid": attempt.uuid,
        "passing_score": rules_of(attempt).passing_percent,
        "attempts_left": attempts_left(attempt.owner, attempt.blueprint),
        "units": [unit_result_out(result, names[result.unit.code]) for result in results],
    }
