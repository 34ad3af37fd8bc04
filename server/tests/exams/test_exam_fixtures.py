"""The demo's question bank, blueprints, batches and attempts, from the real files."""

from collections import Counter
from datetime import timedelta
from random import Random

import pytest
from django.conf import settings
from django.db.models import Count, F

from duxi.accounts.fixtures import load_people
from duxi.catalog.models import Product
from duxi.exams.demo import load_demo_attempts
from duxi.exams.demo_not_started import load_demo_accesses
from duxi.exams.engine import grade_attempt
from duxi.exams.fixtures import load_batches, load_blueprints, load_questions
from duxi.exams.models import (
    AnswerOption,
    AssessmentAccess,
    Attempt,
    AttemptQuestion,
    Batch,
    Blueprint,
    Question,
    SupervisorAction,
    UnitResult,
)
from duxi.exams.monitor import with_extra_minutes
from duxi.exams.planning import bank_of, planned_count, planned_questions
from duxi.exams.queries.batches import not_begun, trainer_ids_of
from duxi.exams.rules import requirements_of
from duxi.exams.sheet import PROGRESS_FIELDS, Progress
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
    items = {blueprint.pk: ITEM for blueprint in Blueprint.objects.filter(policy="assessment")}
    load_demo_attempts(BATCHES, PEOPLE, items)
    load_demo_accesses(BATCHES, items)


def load_all():
    load_reference(FOLDER / "reference")
    load_people(PEOPLE)
    load()


loaded = loaded_once(load_all)


def counts():
    models = (
        Question,
        AnswerOption,
        Blueprint,
        Batch,
        AssessmentAccess,
        Attempt,
        AttemptQuestion,
        UnitResult,
    )
    return [model.objects.count() for model in models]


def drawn(blueprint, seed, seen=None):
    return planned_questions(blueprint, random=Random(seed), seen=seen)  # noqa: S311


def test_loading_again_changes_nothing(loaded):
    before = counts()
    load()
    assert counts() == before


def test_some_have_paid_and_not_started(loaded):
    waiting = {
        code: not_begun(Batch.objects.get(code=code)).count() for code in ("AKI-G2", "DAT-G3", "WEB-G4")
    }
    assert waiting == {"AKI-G2": 2, "DAT-G3": 1, "WEB-G4": 0}


def test_somebody_sat_one_assessment_twice(loaded):
    own = Attempt.objects.filter(participant__email="ani@contoh.example", batch__code="WEB-G4")
    assert own.filter(status="finished").count() == 2
    first, second = own.order_by("started_at").values_list("score", flat=True)
    assert first < second


def test_who_has_longer_than_the_exam_was_given_it_by_a_supervisor(loaded):
    for row in with_extra_minutes(Attempt.objects.filter(status="running")).select_related("blueprint"):
        added = row.deadline_at - row.started_at - timedelta(minutes=row.blueprint.duration_minutes)
        assert timedelta(0) <= added - timedelta(minutes=row.extra_minutes) < timedelta(minutes=1)
    assert SupervisorAction.objects.exists()


def test_every_question_can_be_answered_best(loaded):
    for question in Question.objects.prefetch_related("options"):
        points = [option.points for option in question.options.all()]
        assert len(points) >= 2, question.code
        assert max(points) > 0, question.code
        if question.parent_id:
            positions = set(question.parent.options.values_list("position", flat=True))
            assert set(question.opens_on) <= positions, question.code


def test_every_blueprint_asks_single_and_nested_questions(loaded):
    for blueprint in Blueprint.objects.filter(policy="assessment"):
        assert {question.type for question in planned_questions(blueprint)} == {"single", "nested"}
        assert blueprint.blueprint_units.count() >= 3


def test_every_level_is_drawn_twice_from_a_pool_that_is_large_enough(loaded):
    for blueprint in Blueprint.objects.filter(policy="assessment"):
        trees = Counter((q.unit_id, q.level) for q in bank_of(blueprint).filter(parent=None))
        for wanted in requirements_of(blueprint):
            levels = range(1, wanted.level + 1) if blueprint.pool else range(1, 6)
            counts = [trees[wanted.unit_id, level] for level in levels]
            assert min(counts) >= (2 if blueprint.pool else 3), (blueprint.code, wanted.unit_id, counts)
        roots = Counter((q.unit_id, q.level) for q in drawn(blueprint, 1) if q.parent_id is None)
        assert set(roots.values()) == {2}, blueprint.code
        assert roots.total() == planned_count(blueprint)


def test_short_assessments_give_away_nothing_of_the_full_ones(loaded):
    for short in Blueprint.objects.filter(pool="kilat"):
        full = Blueprint.objects.get(job_role=short.job_role, pool="", policy="assessment")
        assert not bank_of(short).filter(pk__in=bank_of(full)).exists(), short.code


def test_free_assessments_give_away_nothing_of_the_paid_ones(loaded):
    for free in Blueprint.objects.filter(policy="free-assessment"):
        paid = Blueprint.objects.filter(job_role=free.job_role, policy="assessment")
        assert {blueprint.pool for blueprint in paid} == {"", "kilat"}
        for blueprint in paid:
            assert not bank_of(free).filter(pk__in=bank_of(blueprint)).exists(), (free.code, blueprint.code)
        asked = {(q.unit_id, q.level) for q in drawn(free, 1)}
        needed = {(one.unit_id, level) for one in requirements_of(free) for level in range(1, one.level + 1)}
        assert needed <= asked, free.code


def test_another_attempt_is_asked_something_else(loaded):
    blueprint = Blueprint.objects.get(code="BP-DAT")
    first = drawn(blueprint, 1)
    seen = Counter(question.pk for question in first)
    again = drawn(blueprint, 2, seen)
    new = [q for q in again if q.parent_id is None and q.pk not in seen]
    assert len(new) >= planned_count(blueprint) // 2


def test_every_attempt_asks_as_many_as_its_introduction_promises(loaded):
    roots = AttemptQuestion.objects.filter(question__parent=None).values_list("attempt")
    asked = dict(roots.order_by().annotate(count=Count("pk")))
    for attempt in Attempt.objects.select_related("blueprint"):
        assert asked[attempt.pk] == planned_count(attempt.blueprint), attempt.batch


def test_trainers_are_assigned(loaded):
    batch = Batch.objects.get(code="AKI-G2")
    assert len(trainer_ids_of([batch.pk])[batch.pk]) == 1


def test_demo_attempts_are_what_the_engine_would_have_made(loaded):
    finished = Attempt.objects.filter(status="finished").select_related("blueprint", "version")
    assert finished.count() > 25
    for attempt in finished:
        outcome = grade_attempt(attempt)
        stored = Progress(**{name: getattr(attempt, name) for name in PROGRESS_FIELDS})
        assert (outcome.score, outcome.progress) == (attempt.score, stored)
        results = attempt.unit_results.values_list("unit_id", "score", "achieved_level")
        assert list(results) == [(u.unit_id, u.score, u.achieved_level) for u in outcome.units]
        assert attempt.batch.opens_at <= attempt.started_at < attempt.ended_at <= attempt.deadline_at
    assert Attempt.objects.filter(status="running").exists()
    assert not Attempt.objects.exclude(
        access__entitlement__product=ITEM, access__entitlement__holder=F("participant")
    ).exists()


def test_who_reaches_a_level_passed_those_below_it(loaded):
    handed_in = UnitResult.objects.filter(attempt__end_reason="submitted")
    assert handed_in.filter(achieved_level__gt=1).exists()
    for result in handed_in:
        below = [step for step in result.steps if step["level"] < result.achieved_level]
        assert {step["reason"] for step in below} <= {"shown", "asked_once"}
