"""Copies the plan of a class: rules, trainers, assignments and steps, without what participants did."""

from collections.abc import Iterable, Mapping
from datetime import timedelta
from uuid import UUID

from guardian.shortcuts import assign_perm, get_users_with_perms

from duxi.catalog.models import Product
from duxi.classroom.models import Assignment, ClassRules, JourneyStep
from duxi.classroom.queries.assignments import ASSIGNMENT_SUBJECT
from duxi.classroom.queries.classes import TEACH, sessions_of
from duxi.classroom.queries.steps import STEP_SUBJECT
from duxi.content.actions.copies import copy_translations
from duxi.core.copies import copy_of, moved
from duxi.exams.models import Blueprint

Quizzes = Mapping[UUID, Blueprint]


def copy_plan(source: Product, target: Product, shift: timedelta, quizzes: Quizzes) -> None:
    """Copy it to a class whose sessions are copied; `quizzes` by the uuid of the originals.

    Requires a transaction.
    """
    for rules in ClassRules.objects.filter(product=source):
        copy_of(rules, product=target).save(force_insert=True)
    for trainer in get_users_with_perms(source, only_with_perms_in=[TEACH.partition(".")[2]]):
        assign_perm(TEACH, trainer, target)
    _copy_steps(source, target, shift, _copy_assignments(source, target, shift), quizzes)


def _copy_assignments(source: Product, target: Product, shift: timedelta) -> dict[int, Assignment]:
    copies = {
        assignment.pk: copy_of(
            assignment,
            product=target,
            opens_at=assignment.opens_at + shift,
            due_at=assignment.due_at + shift,
            closes_at=assignment.closes_at + shift,
        )
        for assignment in Assignment.objects.filter(product=source)
    }
    Assignment.objects.bulk_create(copies.values())
    originals = Assignment.objects.in_bulk(copies)
    _copy_texts(ASSIGNMENT_SUBJECT, ((originals[pk].uuid, copy.uuid) for pk, copy in copies.items()))
    return copies


def _copy_steps(
    source: Product,
    target: Product,
    shift: timedelta,
    assignments: Mapping[int, Assignment],
    quizzes: Quizzes,
) -> None:
    """Copy the steps; each refers to the copies of what its original refers to."""
    pairs = zip(sessions_of(source), sessions_of(target), strict=True)
    sessions = {before.pk: copy for before, copy in pairs}
    originals = list(JourneyStep.objects.filter(product=source))
    copies = {
        step.pk: copy_of(
            step,
            product=target,
            opens_at=moved(step.opens_at, shift),
            after=None,
            session=sessions.get(step.session_id or 0),
            assignment=assignments.get(step.assignment_id or 0),
            quiz_uuid=_quiz(step, quizzes),
        )
        for step in originals
    }
    JourneyStep.objects.bulk_create(copies.values())
    for step in originals:
        if step.after_id:
            JourneyStep.objects.filter(pk=copies[step.pk].pk).update(after=copies.get(step.after_id))
    _copy_texts(STEP_SUBJECT, ((step.uuid, copies[step.pk].uuid) for step in originals))


def _quiz(step: JourneyStep, quizzes: Quizzes) -> UUID | None:
    """The copy of the step's quiz; a quiz of another product is referred to as it is."""
    copy = quizzes.get(step.quiz_uuid) if step.quiz_uuid else None
    return copy.uuid if copy else step.quiz_uuid


def _copy_texts(subject: str, pairs: Iterable[tuple[UUID, UUID]]) -> None:
    copy_translations(subject, {str(before): str(after) for before, after in pairs})
