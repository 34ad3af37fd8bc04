"""Opens the assessments of a finished attempt for units that assessors grade."""

from django.db import transaction

from duxi.assessors.actions.notices import notify_assigned
from duxi.assessors.assignment import assign
from duxi.assessors.models import Role, Rubric, UnitAssessment
from duxi.core.clock import now
from duxi.exams.engine import rules_of
from duxi.exams.models import Attempt, AttemptStatus, BlueprintUnit
from duxi.exams.rules import Requirement

DEFAULT_CRITERIA = [
    {
        "name": "Pemenuhan unit kompetensi",
        "description": "",
        "levels": [
            {"name": "Belum terpenuhi", "description": "", "points": 0},
            {"name": "Terpenuhi sebagian", "description": "", "points": 50},
            {"name": "Terpenuhi", "description": "", "points": 100},
        ],
    }
]
"""Used for units whose rubric staff have not written yet."""


@transaction.atomic
def open_assessments(attempt_id: int) -> list[UnitAssessment]:
    """Open missing assessments of a finished attempt; idempotent."""
    attempts = Attempt.objects.select_for_update(of=("self",), no_key=True)
    attempt = attempts.select_related("blueprint", "version", "participant").get(pk=attempt_id)
    if attempt.status != AttemptStatus.FINISHED:
        return []
    rules = rules_of(attempt)
    known = set(attempt.unit_assessments.values_list("unit", flat=True))
    wanted = [one for one in rules.requirements if one.needs_assessor and one.unit_id not in known]
    return [_opened(attempt, one, rules.passing_percent) for one in wanted]


def _opened(attempt: Attempt, wanted: Requirement, passing_percent: int) -> UnitAssessment:
    rubric = _rubric(attempt, wanted)
    copied = ("instructions", "criteria", "disagreement_percent", "appeal_days")
    assessment = UnitAssessment.objects.create(
        attempt=attempt,
        unit_id=wanted.unit_id,
        rubric=rubric,
        method=wanted.method,
        passing_percent=passing_percent,
        created_at=attempt.ended_at or now(),
        **{name: getattr(rubric, name) for name in copied},
    )
    roles = [Role.FIRST, Role.SECOND] if rubric.needs_second_grading else [Role.FIRST]
    for role in roles:
        notify_assigned(assign(assessment, role))
    return assessment


def _rubric(attempt: Attempt, wanted: Requirement) -> Rubric:
    place = BlueprintUnit.objects.get(blueprint=attempt.blueprint_id, unit=wanted.unit_id)
    rubric, _made = Rubric.objects.get_or_create(
        blueprint_unit=place, defaults={"criteria": DEFAULT_CRITERIA}
    )
    return rubric
