"""Item statistics and regrades: the regrade does exactly what the dry run showed."""

import pytest
from guardian.shortcuts import assign_perm

from duxi.exams.item_statistics import item_statistics
from duxi.exams.models import AnswerOption, Attempt, Blueprint, Question, Regrade, UnitResult
from tests.conftest import make_person
from tests.exam_bank import enter, give_access, make_batch, make_question
from tests.exams.bank import give_seat, make_certification
from tests.exams.test_certification import answer
from tests.exams.test_certification import enter as enter_certification

pytestmark = pytest.mark.django_db


@pytest.fixture
def batch(tono):
    made = make_batch()
    assign_perm("exams.attend_batch", tono, made)
    return made


def sit(as_, user, batch, *choices):
    give_access(user, batch)
    room = enter(as_(user))
    for code, position in choices:
        room.save(code, position)
    room.end()
    return Attempt.objects.get(pk=room.attempt.pk)


def item(found, code):
    return next(one for one in found["items"] if one["code"] == code)


def test_difficulty_and_chosen_options(as_, staff_as, tono, ani, budi, batch):
    sit(as_, ani, batch, ("S1", 1), ("S3", 2), ("T1", 2))
    sit(as_, budi, batch, ("S1", 3))
    sit(as_, make_person("citra"), batch, ("S1", 2))
    found = staff_as(tono).get("/item-statistics", batch_id=batch.pk).results
    assert (found["attempts"], found["finished"]) == (3, 3)
    first = item(found, "S1")
    assert (first["shown"], first["answered"], first["difficulty"]) == (3, 3, 41.67)
    assert [option["count"] for option in first["options"]] == [1, 1, 1]
    assert first["discrimination"] is None
    assert item(found, "S3")["difficulty"] == 33.33
    decisive = {code: item(found, code)["decisive_count"] for code in ("S1", "S3", "T1")}
    assert decisive == {"S1": 1, "S3": 0, "T1": 1}, "Ani reached level 1 of both units, Budi none"


def test_a_level_that_hangs_on_one_question_says_so(as_, staff_as, dewi, ani, batch):
    sit(as_, ani, batch, ("S1", 1), ("S3", 2))
    found = staff_as(dewi).get("/item-statistics", blueprint_id=batch.blueprint_id).results
    alone = item(found, "S3")
    assert (alone["level_share"], alone["carries_level"], alone["decisive_count"]) == (100.0, True, 0)


def test_statistics_follow_the_levels_and_rules_of_the_sitting(as_, ani, batch):
    Blueprint.objects.update(passing_percent=50, negative_percent=50)
    make_question(Question.objects.get(code="S1").unit, "S2", level=1, points=(100, 0))
    sit(as_, ani, batch, ("S1", 1), ("S2", 2))
    Question.objects.filter(code="S3").update(level=1)
    found = {one.code: one for one in item_statistics(Attempt.objects.all()).items}
    assert found["S3"].level_share == 100.0
    assert found["S1"].decisive_count == 0, "what the wrong answer cost left too little for level 1"


def test_discrimination_is_the_correlation_with_the_rest(as_, batch, django_user_model):
    for number in range(10):
        able = number < 5
        person = make_person(f"peserta{number}")
        sit(as_, person, batch, ("S1", 1 if able else 2), ("S3", 2 if able else 1), ("T1", 1))
    found = {one.code: one for one in item_statistics(Attempt.objects.all()).items}
    assert found["S1"].discrimination == 1.0
    assert found["T1"].discrimination is None


def test_trainers_see_only_their_batches(as_, staff_as, tono, ani, batch):
    other = make_batch("B-2", blueprint=batch.blueprint)
    sit(as_, ani, other, ("S1", 1))
    assert staff_as(tono).get("/item-statistics", batch_id=other.pk).status == 404
    assert staff_as(tono).get("/item-statistics", blueprint_id=batch.blueprint_id).results["finished"] == 0
    assert staff_as(tono).get("/item-statistics").status == 422


def dry_run(caller, **scope):
    return caller.post("/regrades/dry-run", json_body=scope)


def test_a_mended_key_shows_first_what_it_would_change(as_, staff_as, dewi, ani, batch):
    attempt = sit(as_, ani, batch, ("S1", 2), ("T1", 2))
    before = attempt.score
    AnswerOption.objects.filter(question__code="S1", position=2).update(points=100)
    office = staff_as(dewi)
    planned = dry_run(office, blueprint_id=batch.blueprint_id).results
    assert (planned["attempt_count"], planned["changed_count"], planned["question_count"]) == (1, 1, 1)
    (change,) = planned["changes"]
    assert change["before"]["score"] == float(before)
    assert change["after"]["score"] > float(before)
    attempt.refresh_from_db()
    assert (attempt.score, Regrade.objects.count()) == (before, 0)
    body = {"blueprint_id": batch.blueprint_id, "key": planned["key"], "reason": "Kunci soal keliru"}
    assert office.post("/regrades", json_body=body).message == "Penilaian ulang diterapkan."
    attempt.refresh_from_db()
    assert float(attempt.score) == change["after"]["score"]
    assert UnitResult.objects.filter(attempt=attempt).count() == 2
    assert item(office.get("/item-statistics", batch_id=batch.pk).results, "S1")["difficulty"] == 100.0
    assert dry_run(office, blueprint_id=batch.blueprint_id).results["changed_count"] == 0


def test_what_changed_since_the_dry_run_is_refused(as_, staff_as, dewi, ani, batch):
    attempt = sit(as_, ani, batch, ("S1", 2))
    AnswerOption.objects.filter(question__code="S1", position=2).update(points=100)
    planned = dry_run(staff_as(dewi), blueprint_id=batch.blueprint_id).results
    AnswerOption.objects.filter(question__code="S1", position=2).update(points=50)
    body = {"blueprint_id": batch.blueprint_id, "key": planned["key"], "reason": "Kunci soal keliru"}
    refused = staff_as(dewi).post("/regrades", json_body=body)
    assert refused.status == 409
    assert not Regrade.objects.exists()
    before = attempt.score
    attempt.refresh_from_db()
    assert attempt.score == before


def test_a_dropped_question_counts_for_nobody_and_may_let_people_pass(as_, staff_as, dewi, ani):
    exam = make_certification()
    room, certsesi_id = enter_certification(as_(ani), give_seat(ani, exam.product))
    answer(room, "C.1", 0, 1)
    answer(room, "C.1", 1, 2)
    answer(room, "C.2", 0, 1)
    room.post("/certifications/session/end", {"certsesi_id": certsesi_id})
    attempt = Attempt.objects.get()
    assert attempt.passed is False
    wrong = Question.objects.get(code="sertifikasi-uji-C.1-2")
    scope = {"blueprint_id": exam.pk, "dropped": [wrong.pk]}
    planned = dry_run(staff_as(dewi), **scope).results
    assert (planned["passed_more"], planned["passed_less"]) == (1, 0)
    body = scope | {"key": planned["key"], "reason": "Soal cacat"}
    assert staff_as(dewi).post("/regrades", json_body=body).status == 200
    attempt.refresh_from_db()
    assert (attempt.passed, attempt.entitlement.status) == (True, "completed")
    (row,) = staff_as(dewi).get("/regrades").results["rows"]
    assert (row["changed_count"], row["dropped"], row["reason"]) == (1, [wrong.pk], "Soal cacat")


def test_trainers_cannot_regrade(staff_as, tono, batch):
    assert dry_run(staff_as(tono), blueprint_id=batch.blueprint_id).status == 403
