"""A dry run of regrading finished attempts.

Participants keep the texts that they saw. Points, weights and partial credit are the bank's current ones; a
dropped question is worth nothing for everybody.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Invalid
from duxi.exams.engine import grade_sheet, rules_of
from duxi.exams.grading import Grade
from duxi.exams.models import (
    AnswerOption,
    Attempt,
    AttemptQuestion,
    AttemptStatus,
    QuestionVersion,
    UnitResult,
)
from duxi.exams.rules import Rules
from duxi.exams.scoring import points_of
from duxi.exams.sheet import SheetQuestion, read_sheet
from duxi.exams.versions import Content, content_of_version

MOST_ATTEMPTS = 2_000


class TooManyAttempts(Invalid):
    """More attempts than one regrade can handle."""

    message = _("Terlalu banyak sesi untuk satu kali penilaian ulang; pilih per batch.")


@dataclass(frozen=True)
class Scope:
    """Which attempts are regraded, and how."""

    attempts: QuerySet[Attempt]
    dropped: frozenset[int] = frozenset()
    uses_current_rules: bool = False


@dataclass(frozen=True)
class Change:
    """One attempt whose result would differ."""

    attempt: Attempt
    grade: Grade
    before: Mapping[str, Any]
    after: Mapping[str, Any]


@dataclass(frozen=True)
class Plan:
    """Everything that a regrade would change; `key` identifies exactly this plan."""

    attempts: Sequence[Attempt]
    changes: Sequence[Change]
    contents: Mapping[int, Content] = field(default_factory=dict)

    @property
    def key(self) -> str:
        outcomes = [[change.attempt.pk, change.before, change.after] for change in self.changes]
        text = json.dumps([[a.pk for a in self.attempts], outcomes], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:32]


def plan(scope: Scope) -> Plan:
    """Plan the regrade of a scope's finished attempts; raises `TooManyAttempts`."""
    finished = scope.attempts.filter(status=AttemptStatus.FINISHED).order_by("pk")
    attempts = list(finished.select_related("blueprint", "version", "participant")[: MOST_ATTEMPTS + 1])
    if len(attempts) > MOST_ATTEMPTS:
        raise TooManyAttempts
    contents = _changed_contents(attempts, scope.dropped)
    return Plan(attempts, list(_changes(attempts, contents, scope)), contents)


def _changed_contents(attempts: Sequence[Attempt], dropped: frozenset[int]) -> dict[int, Content]:
    """The versions of these attempts' questions that would be graded differently now, by id."""
    asked = AttemptQuestion.objects.filter(attempt__in=attempts).order_by().values("version")
    versions = list(QuestionVersion.objects.filter(pk__in=asked).select_related("question"))
    points = dict(AnswerOption.objects.filter(question__versions__in=versions).values_list("pk", "points"))
    found = {version.pk: _content_now(version, points, dropped) for version in versions}
    return {v.pk: found[v.pk] for v in versions if found[v.pk] != content_of_version(v)}


def _content_now(version: QuestionVersion, points: Mapping[int, int], dropped: frozenset[int]) -> Content:
    pairs = zip(version.option_ids, version.points, strict=True)
    now = [0 if version.question_id in dropped else points.get(pk, worth) for pk, worth in pairs]
    question = version.question
    return content_of_version(version) | {
        "points": now,
        "weight": question.weight,
        "gives_partial_credit": question.gives_partial_credit,
    }


def _changes(attempts: Sequence[Attempt], contents: Mapping[int, Content], scope: Scope) -> Iterator[Change]:
    units = _units_before(attempts)
    for attempt in attempts:
        sheet = [_regraded(question, contents) for question in read_sheet(attempt.pk)]
        rules = Rules.of(attempt.blueprint) if scope.uses_current_rules else rules_of(attempt)
        grade = grade_sheet(attempt, sheet, points_of(sheet), rules)
        before, after = _before(attempt, units[attempt.pk]), outcome_of(grade)
        if before != after:
            yield Change(attempt, grade, before, after)


def _regraded(question: SheetQuestion, contents: Mapping[int, Content]) -> SheetQuestion:
    content = contents.get(question.version_id or 0)
    if content is None:
        return question
    return replace(
        question,
        points=content["points"],
        weight=content["weight"],
        gives_partial_credit=content["gives_partial_credit"],
    )


def _units_before(attempts: Sequence[Attempt]) -> dict[int, list[list[Any]]]:
    found: dict[int, list[list[Any]]] = defaultdict(list)
    for row in UnitResult.objects.filter(attempt__in=attempts).order_by("attempt", "position"):
        found[row.attempt_id].append([row.unit_id, float(row.score), row.achieved_level, row.competent])
    return found


def _before(attempt: Attempt, units: list[list[Any]]) -> dict[str, Any]:
    return {"score": float(attempt.score or 0), "passed": attempt.passed, "units": units}


def outcome_of(grade: Grade) -> dict[str, Any]:
    """The form in which regrades compare and store a grade."""
    units = [[u.unit_id, float(u.score), u.achieved_level, u.is_competent] for u in grade.units]
    return {"score": float(grade.score), "passed": grade.passed, "units": units}
