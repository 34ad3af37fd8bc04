"""Regrading finished attempts exactly as the dry run showed."""

from collections.abc import Mapping, Sequence

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.errors import Stale
from duxi.exams.engine import complete_seat, lock_attempts, record_grade, unit_results
from duxi.exams.events import AttemptFinished, attempt_finished
from duxi.exams.models import Attempt, AttemptQuestion, Regrade, RegradeChange, UnitResult
from duxi.exams.models.blueprints import Batch, Blueprint
from duxi.exams.regrading import Change, Plan, Scope, plan
from duxi.exams.sheet import PROGRESS_FIELDS
from duxi.exams.versions import Content, blueprint_version, version_with

_GRADE_FIELDS = [*PROGRESS_FIELDS, "competent_count", "score", "passed", "version"]


class PlanChanged(Stale):
    """Something changed since the dry run."""

    message = _("Hasil uji coba sudah berubah. Jalankan uji coba sekali lagi sebelum menerapkannya.")


@transaction.atomic
def regrade(
    *, scope: Scope, blueprint: Blueprint, batch: Batch | None, key: str, actor: User, reason: str
) -> Regrade:
    """Apply the dry run with this key; raises `PlanChanged` if the result would differ."""
    list(lock_attempts(scope.attempts).order_by("pk").values_list("pk", flat=True))
    planned = plan(scope)
    if planned.key != key:
        raise PlanChanged
    done = _recorded(scope, planned, blueprint, batch, actor, reason)
    _move_to_new_versions(planned.attempts, planned.contents)
    for change in planned.changes:
        _apply(change, scope)
    return done


def _recorded(
    scope: Scope, planned: Plan, blueprint: Blueprint, batch: Batch | None, actor: User, reason: str
) -> Regrade:
    done = Regrade.objects.create(
        blueprint=blueprint,
        batch=batch,
        actor=actor,
        reason=reason,
        dropped=sorted(scope.dropped),
        uses_current_rules=scope.uses_current_rules,
        attempt_count=len(planned.attempts),
        changed_count=len(planned.changes),
    )
    RegradeChange.objects.bulk_create(
        RegradeChange(regrade=done, attempt=change.attempt, before=change.before, after=change.after)
        for change in planned.changes
    )
    return done


def _move_to_new_versions(attempts: Sequence[Attempt], contents: Mapping[int, Content]) -> None:
    """Move the answers to versions with the same texts and the new points, so that every page agrees."""
    for version_id, content in sorted(contents.items()):
        asked = AttemptQuestion.objects.filter(attempt__in=attempts, version=version_id)
        asked.update(version=version_with(version_id, content))


def _apply(change: Change, scope: Scope) -> None:
    attempt = Attempt.objects.select_related("blueprint", "version", "access").get(pk=change.attempt.pk)
    if scope.uses_current_rules:
        attempt.version = blueprint_version(attempt.blueprint)
    record_grade(attempt, change.grade)
    attempt.save(update_fields=_GRADE_FIELDS)
    UnitResult.objects.filter(attempt=attempt).delete()
    UnitResult.objects.bulk_create(unit_results(attempt, change.grade))
    if change.after["passed"] and not change.before["passed"]:
        complete_seat(attempt)
        attempt_finished.announce(AttemptFinished(attempt_pk=attempt.pk))
