"""What the page of an assessment shows besides: what each level means, and a question as an example."""

import pytest

from duxi.content.models import Translation
from duxi.exams.models import Blueprint, Question
from duxi.offerings.kinds.assessment import AssessmentDetail
from tests.exam_bank import make_blueprint, make_question
from tests.factories import AssessmentFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def free() -> Blueprint:
    """The free assessment of a role, with questions of its own."""
    free = make_blueprint()
    Question.objects.update(pool="gratis")
    Blueprint.objects.filter(pk=free.pk).update(policy="free-assessment", pool="gratis")
    return free


@pytest.fixture
def sold(free) -> AssessmentDetail:
    """What is sold for the same role asks another question of the same unit."""
    detail = AssessmentFactory(blueprint__job_role=free.job_role)
    make_question(free.blueprint_units.first().unit, "DIJUAL", level=2)
    return detail


def shown(as_, detail: AssessmentDetail):
    return as_().get(f"/public/assessments/{detail.product.slug}").results


def test_a_question_of_the_free_assessment_without_its_answer(as_, sold):
    assert shown(as_, sold)["sample_question"] == {
        "uk_name": "Unit 1",
        "level": 1,
        "text": "Soal S1",
        "options": ["S1 pilihan 1", "S1 pilihan 2", "S1 pilihan 3"],
    }


@pytest.mark.parametrize("gone", [{"policy": "assessment"}, {"is_active": False}, {"job_role": None}])
def test_no_example_where_no_one_may_sit_one_for_free(as_, sold, free, gone):
    Blueprint.objects.filter(pk=free.pk).update(**gone)
    assert shown(as_, sold)["sample_question"] is None


def test_a_retired_question_is_no_example(as_, sold):
    Question.objects.filter(code="S1").update(is_active=False)
    assert shown(as_, sold)["sample_question"]["text"] == "Soal S3"


@pytest.mark.parametrize("mark", [r"Hitung \(x^2\)", "![grafik](pictures/a.png)", r"\[x\]"])
@pytest.mark.parametrize("place", ["text", "option"])
def test_an_example_is_words_alone(as_, sold, mark, place):
    question = Question.objects.get(code="S1")
    if place == "text":
        Question.objects.filter(pk=question.pk).update(text=mark)
    else:
        question.options.filter(position=2).update(text=mark)
    assert shown(as_, sold)["sample_question"]["text"] == "Soal S3"


def test_questions_of_one_exam_alone_are_neither_counted_nor_an_example(as_, sold, free):
    before = shown(as_, sold)
    measured = sold.blueprint.blueprint_units.first().unit
    for code, unit, pool in (
        ("UJIAN", measured, ""),
        ("UJIAN-G", free.blueprint_units.first().unit, "gratis"),
    ):
        own = make_question(unit, code, level=2)
        Question.objects.filter(pk=own.pk).update(blueprint=free, pool=pool)
    after = shown(as_, sold)
    assert after["question_count"] == before["question_count"]
    assert after["sample_question"] == before["sample_question"]


def test_the_levels_and_what_they_mean(as_, sold):
    levels = shown(as_, sold)["levels"]
    assert [(level["number"], level["name"]) for level in levels] == [
        (1, "Dasar"),
        (2, "Terampil"),
        (3, "Mahir"),
        (4, "Ahli"),
        (5, "Pakar"),
    ]


def test_levels_and_units_speak_the_language_that_is_written(as_, sold):
    for subject, slug, title in (("level", "1", "Basic"), ("unit", "U.1", "Unit one")):
        Translation.objects.create(subject=subject, slug=slug, locale="en", title=title)
    english = as_().with_headers(Accept_Language="en")
    shown_in_english = english.get(f"/public/assessments/{sold.product.slug}").results
    assert [level["name"] for level in shown_in_english["levels"]][:2] == ["Basic", "Terampil"]
    assert shown_in_english["sample_question"]["uk_name"] == "Unit one"
