"""The demo's question bank, blueprints, batches and attempts, from the real files."""

import pytest
from django.conf import settings
from django.db.models import F

from duxi.accounts.fixtures import load_people
from duxi.backoffice.groups import ensure_groups
from duxi.catalog.models import Product
from duxi.exams.demo import load_demo_attempts
from duxi.exams.engine import grade_attempt
from duxi.exams.fixtures import load_batches, load_blueprints, load_questions
from duxi.exams.models import (
    AnswerOption,
    Attempt,
    AttemptQuestion,
    Batch,
    Blueprint,
    Question,
    UnitResult,
)
from duxi.exams.planning import planned_questions
from duxi.exams.queries import trainer_ids_of
from duxi.reference.fixtures import load_reference
from tests.exam_bank import ITEM
from tests.loaded import loaded_once

pytestmark = pytest.mark.django_db

FOLDER = settings.FIXTURES
BATCHES = FOLDER / "assessments" / "batches.yaml"
PEOPLE = FOLDER / "people.yaml"


def load():
    load_questions(FOLDER / "questions")
    load_blueprints(FOLDER / "assessments" / "blueprints.yaml")
    load_batches(BATCHES)
    Product.objects.get_or_create(
        pk=ITEM, defaults={"kind": "assessment", "slug": "x", "title": "X", "price": 0}
    )
    load_demo_attempts(BATCHES, PEOPLE, {blueprint.pk: ITEM for blueprint in Blueprint.objects.all()})


def load_all():
    ensure_groups()
    load_reference(FOLDER / "reference")
    load_people(PEOPLE)
    load()


loaded = loaded_once(load_all)


def counts():
    models = (Question, AnswerOption, Blueprint, Batch, Attempt, AttemptQuestion, UnitResult)
    return [model.objects.count() for model in models]


def test_loading_again_changes_nothing(loaded):
    before = counts()
    load()
    assert counts() == before


def test_every_question_can_be_answered_best(loaded):
    for question in Question.objects.prefetch_related("options"):
        points = [option.points for option in question.options.all()]
        assert len(points) >= 2, question.code
        assert max(points) > 0, question.code
        if question.parent_id:
            positions = set(question.parent.options.values_list("position", flat=True))
            assert set(question.opens_on) <= positions, question.code


def test_every_blueprint_asks_single_and_nested_questions(loaded):
    for blueprint in Blueprint.objects.all():
        planned = planned_questions(blueprint)
        assert {question.type for question in planned} == {"single", "nested"}
        assert blueprint.blueprint_units.count() >= 3
        for unit in blueprint.blueprint_units.all():
            assert sum(question.unit_id == unit.unit_id for question in planned) >= 8


def test_trainers_are_assigned(loaded):
    batch = Batch.objects.get(code="AKI-G2")
    assert len(trainer_ids_of([batch.pk])[batch.pk]) == 1


def test_demo_attempts_are_what_the_engine_would_have_made(loaded):
    finished = Attempt.objects.filter(status="finished").select_related("blueprint", "version")
    assert finished.count() > 25
    for attempt in finished:
        outcome = grade_attempt(attempt)
        assert (outcome.score, outcome.answered, outcome.total) == (
            attempt.score,
            attempt.answered,
            attempt.total,
        )
        results = attempt.unit_results.values_list("unit_id", "score", "achieved_level")
        assert list(results) == [(u.unit_id, u.score, u.achieved_level) for u in outcome.units]
        assert attempt.batch.opens_at <= attempt.started_at < attempt.ended_at <= attempt.deadline_at
    assert Attempt.objects.filter(status="running").exists()
    assert not Attempt.objects.exclude(
        access__entitlement__product=ITEM, access__entitlement__holder=F("participant")
    ).exists()
