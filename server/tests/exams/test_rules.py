"""Levels that can be defended, nested trees that mean what they say, versions, draw and shuffle."""

import pytest

from duxi.catalog.models import Product
from duxi.entitlements.models import Entitlement, SourceKind
from duxi.exams.levels import LevelRules, achieved_level, level_steps
from duxi.exams.models import AnswerOption, Attempt, Blueprint, BlueprintUnit, Question
from duxi.exams.planning import seen_before
from duxi.exams.scoring import TreeScore
from duxi.reference.models import CompetencyUnit
from tests.exam_bank import ITEM, enter, give_access, make_batch, make_question, resume

pytestmark = pytest.mark.django_db

DEFENSIBLE = [
    # (level, earned, best, steps) of each tree, the level, the reasons from the lowest level up
    ([(5, 100, 100, 1)], 0, ["asked_once"]),
    ([(1, 100, 100, 1), (1, 100, 100, 1)], 1, ["shown"]),
    ([(1, 100, 100, 1), (1, 0, 100, 1)], 0, ["own_below"]),
    ([(4, 0, 300, 2), (5, 100, 100, 2)], 0, ["own_below", "together_below"]),
    ([(1, 39, 100, 2), (2, 100, 100, 2)], 0, ["own_below", "floor"]),
    ([(1, 40, 100, 2), (2, 100, 100, 2)], 2, ["own_below", "shown"]),
    ([(1, 100, 100, 2), (3, 100, 100, 1)], 1, ["shown", "asked_once"]),
    ([(1, 100, 100, 2), (3, 200, 200, 2)], 3, ["shown", "shown"]),
]


@pytest.mark.parametrize(("scores", "level", "reasons"), DEFENSIBLE)
def test_a_level_can_be_defended(scores, level, reasons):
    trees = [TreeScore(1, *score) for score in scores]
    steps = level_steps(trees, LevelRules(60))
    assert [step.reason for step in steps] == reasons
    assert achieved_level(steps) == level


STEPWISE = [
    ([(1, 100, 100, 1), (2, 100, 100, 1), (3, 0, 100, 1)], 2, ["shown", "shown", "own_below"]),
    ([(1, 100, 100, 1), (2, 0, 100, 1), (3, 100, 100, 1)], 1, ["shown", "own_below", "floor"]),
    ([(1, 0, 100, 1), (2, 100, 100, 1)], 0, ["own_below", "together_below"]),
]


@pytest.mark.parametrize(("scores", "level", "reasons"), STEPWISE)
def test_a_short_check_shows_a_level_by_one_question_but_skips_none(scores, level, reasons):
    trees = [TreeScore(1, *score) for score in scores]
    steps = level_steps(trees, LevelRules(60, rule="stepwise"))
    assert [step.reason for step in steps] == reasons
    assert achieved_level(steps) == level


@pytest.fixture
def room(as_, ani):
    give_access(ani, make_batch())
    return enter(as_(ani))


def test_results_say_why(as_, ani, room):
    room.save("S1", 1)
    room.end()
    unit = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results["units"][0]
    assert [(s["level"], s["asked"], s["reason"]) for s in unit["steps"]] == [
        (1, 1, "shown"),
        (2, 3, "own_below"),
        (3, 1, "own_below"),
    ]
    assert unit["steps"][1]["text"] == "Nilai soal level ini belum mencapai batas lulus."


def test_results_keep_the_rule_of_their_start(as_, ani, room):
    Blueprint.objects.update(level_rule="defensible", passing_percent=100)
    room.save("S1", 1)
    room.end()
    assert room.attempt.unit_results.first().achieved_level == 1
    give_access(ani, Attempt.objects.get().batch)
    again = enter(as_(ani))
    again.save("S1", 1)
    again.end()
    assert again.attempt.unit_results.first().achieved_level == 0


def test_an_attempt_keeps_the_question_that_it_saw(as_, ani, room):
    Question.objects.filter(code="S1").update(text="Soal yang diperbaiki")
    AnswerOption.objects.filter(question__code="S1").update(points=0)
    shown = room.get("get-question", type="single", uk_code="U.1").results["soal"][0]
    assert shown["soal_text"] == "Soal S1"
    room.save("S1", 1)
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    assert result["units"][0]["score"] == 25.0
    give_access(ani, Attempt.objects.get().batch)
    later = enter(as_(ani)).get("get-question", type="single", uk_code="U.1").results["soal"][0]
    assert later["soal_text"] == "Soal yang diperbaiki"


def test_a_parent_is_closed_once_its_child_was_opened(room):
    room.save("N", 2)
    assert room.save("N", 1).status == 200
    room.save("N", 2)
    room.get("get-question/child", soal_code="N", direction="next")
    refused = room.save("N", 1)
    assert (refused.status, refused.message) == (
        409,
        "Jawaban ini tidak dapat diubah lagi karena pertanyaan lanjutannya sudah dibuka.",
    )
    assert room.attempt.questions.get(question__code="N").selected == [2]
    assert room.save("N", 2).status == 200
    root = room.get("get-question", type="nested", uk_code="U.1").results["soal"][0]
    assert root["is_closed"] is True


def test_a_child_that_was_answered_unseen_closes_its_parent_as_well(room):
    room.save("N", 2)
    room.save("NA", 1)
    assert room.save("N", 1).status == 409


def test_numbers_run_through(room):
    room.save("N", 2)
    singles = room.get("get-question", type="single", uk_code="U.1").results["soal"]
    child = room.get("get-question/child", soal_code="N", direction="next").results["soal"]
    last = room.get("get-question", type="single", uk_code="U.2").results["soal"]
    assert [q["label"] for q in [*singles, child, *last]] == ["1", "2", "4a", "3"]


def test_a_retired_question_is_not_asked(as_, ani):
    batch = make_batch()
    Question.objects.filter(code__in=["S3", "N"]).update(is_active=False)
    give_access(ani, batch)
    asked = enter(as_(ani)).attempt.questions.values_list("question__code", flat=True)
    assert list(asked) == ["S1", "T1"]


def _shuffled_batch():
    batch = make_batch()
    unit = batch.blueprint.blueprint_units.first().unit
    for n in range(12):
        make_question(unit, f"X{n:02}", level=4, position=20 + n)
    Blueprint.objects.update(draw_count=2, shuffles_questions=True, shuffles_options=True)
    return batch


def test_the_draw_is_stable_within_the_attempt(as_, ani):
    batch = _shuffled_batch()
    give_access(ani, batch)
    room = enter(as_(ani))
    drawn = list(room.attempt.questions.values_list("question__code", "option_order"))
    assert sum(code.startswith("X") for code, _ in drawn) == 2
    shown = [q["soal_code"] for q in room.get("get-question", type="single", uk_code="U.1").results["soal"]]
    again = resume(as_(ani), room.attempt.pk)
    assert list(again.attempt.questions.values_list("question__code", "option_order")) == drawn
    assert [
        q["soal_code"] for q in again.get("get-question", type="single", uk_code="U.1").results["soal"]
    ] == shown


def test_the_intro_promises_what_is_drawn(as_, ani):
    give_access(ani, _shuffled_batch())
    created = as_(ani).post("/assessments/create-session", {"item_id": ITEM}).results
    promised = as_(ani).get("/assessments/session", sesi_id=created["sesi_id"]).results["question_count"]
    assert promised == resume(as_(ani), created["sesi_id"]).get("get-section").results["total"]


def test_a_retake_draws_what_was_not_seen(as_, ani):
    batch = _shuffled_batch()
    seen = []
    for _ in range(6):
        give_access(ani, batch)
        room = enter(as_(ani))
        codes = room.attempt.questions.filter(question__level=4).values_list("question__code", flat=True)
        seen += list(codes)
        room.end()
    assert len(set(seen)) == 12


def test_another_exam_asks_of_its_own_units_and_what_it_asked_is_no_repetition(as_, ani):
    batch = make_batch()
    give_access(ani, batch)
    enter(as_(ani)).end()
    role = batch.blueprint.job_role
    other = Blueprint.objects.create(code="BP-V", title="Asesmen Lain", job_role=role, duration_minutes=30)
    BlueprintUnit.objects.create(blueprint=other, unit=CompetencyUnit.objects.get(code="U.2"), position=1)
    give_access(ani, make_batch("B-2", blueprint=other))
    room = enter(as_(ani))
    assert list(room.attempt.questions.values_list("question__code", flat=True)) == ["T1"]
    assert not seen_before(room.attempt)
    room.end()
    give_access(ani, batch)
    assert set(seen_before(enter(as_(ani)).attempt).values()) == {1}


def test_flags_travel_with_the_attempt(as_, ani, room):
    asked = room.attempt.questions.get(question__code="S1")
    flagged = room.caller.post("/assessments/flag", {"sesi_soal_id": asked.pk, "flag": "yes"})
    assert flagged.message == "Berhasil Tandai"
    elsewhere = resume(as_(ani), room.attempt.pk)
    assert elsewhere.get("get-question", type="single", uk_code="U.1").results["soal"][0]["flag"] == "yes"


def test_a_flag_on_another_attempts_question_is_refused(as_, budi, room):
    give_access(budi, Attempt.objects.get().batch)
    other = enter(as_(budi))
    foreign = room.attempt.questions.first()
    assert other.caller.post("/assessments/flag", {"sesi_soal_id": foreign.pk, "flag": "yes"}).status == 404
    foreign.refresh_from_db()
    assert foreign.flagged is False


@pytest.mark.parametrize(
    ("source", "price", "is_paid"),
    [
        (SourceKind.ORDER_LINE, 150_000, True),
        (SourceKind.ORDER_LINE, 0, False),
        (SourceKind.CONTRACT, 150_000, False),
    ],
)
def test_money_is_spoken_of_only_where_an_order_cost_some(as_, ani, source, price, is_paid):
    entitlement = give_access(ani, make_batch()).entitlement
    Entitlement.objects.filter(pk=entitlement.pk).update(source_kind=source)
    Product.objects.filter(pk=entitlement.product_id).update(price=price)
    created = as_(ani).post("/assessments/create-session", {"item_id": ITEM}).results
    shown = as_(ani).get("/assessments/session", sesi_id=created["sesi_id"]).results
    assert shown["is_paid"] is is_paid
