"""Sitting a certification exam: competent or not yet, unit by unit."""

import json
from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.exams.models import Allowance, Attempt, AttemptQuestion, Blueprint
from tests.caller import Caller
from tests.exams.bank import give_seat, make_certification

pytestmark = pytest.mark.django_db
HEADER = "X-Certification-Authorization"
OVER = "Sesi ujian sertifikasi anda telah berakhir"


@pytest.fixture
def seat(ani):
    return give_seat(ani, make_certification().product)


def enter(caller: Caller, seat):
    started = caller.post("/certifications/session/start", {"memcert_id": seat.pk})
    assert started.status == 200, started.body
    inside = caller.with_headers(**{HEADER: f"Bearer {started.results['token']}"})
    return inside, started.results["certsesi_id"]


def answer(caller: Caller, unit: str, place: int, option: int):
    """Answer the question at a place of a unit with its n-th option in the bank."""
    rows = caller.get("/certifications/get-question", kode_kompetensi=unit).results["rows"]
    asked = AttemptQuestion.objects.select_related("version").get(pk=rows[place]["ques_id"])
    form = {"soal_id": asked.pk, "jawaban_id": asked.version.option_ids[option - 1]}
    return caller.post("/certifications/save-answer", form)


def test_what_somebody_owns_is_ready_to_sit(as_, ani, budi, seat):
    (row,) = as_(ani).get("/certifications/my-cert").results["rows"]
    assert (row["memcert_id"], row["status"], row["certsesi_id"]) == (seat.pk, "ready", None)
    assert as_(budi).get("/certifications/my-cert").results == {"rows": [], "total": 0}


def test_somebody_elses_seat_starts_nothing(as_, budi, seat):
    refused = as_(budi).post("/certifications/session/start", {"memcert_id": seat.pk})
    assert refused.status == 404
    assert not Attempt.objects.exists()


def test_the_exam_shows_units_and_questions_without_a_key(as_, ani, seat):
    room, certsesi_id = enter(as_(ani), seat)
    shown = room.get("/certifications/get-exam").results
    assert shown["certsesi_id"] == certsesi_id
    assert [(u["kode_kompetensi"], u["total"]) for u in shown["units"]] == [("C.1", 2), ("C.2", 1)]
    given = room.get("/certifications/get-question", kode_kompetensi="C.1")
    assert set(given.results["rows"][0]) >= {"ques_id", "ques_answer", "uk_name"}
    assert "points" not in json.dumps(given.body)
    timer = room.get("/certifications/get-timer").results
    assert timer["time_now"] < timer["time_end"]


def test_an_answer_is_saved_and_shown(as_, ani, seat):
    room, _ = enter(as_(ani), seat)
    saved = answer(room, "C.1", 0, 2)
    assert (saved.message, saved.results["answered"], saved.results["total"]) == ("Jawaban tersimpan", 1, 3)
    rows = room.get("/certifications/get-question", kode_kompetensi="C.1").results["rows"]
    assert rows[0]["ques_answer"] == saved.results["ques_answer"]


@pytest.mark.parametrize("missing", ["soal_id", "jawaban_id"])
def test_question_and_answer_are_needed(as_, ani, seat, missing):
    room, _ = enter(as_(ani), seat)
    form = {"soal_id": 1, "jawaban_id": 1}
    del form[missing]
    assert room.post("/certifications/save-answer", form).errors == {missing: ["Wajib diisi."]}


def test_competent_needs_every_unit(as_, ani, seat):
    room, certsesi_id = enter(as_(ani), seat)
    for unit, place, option in (("C.1", 0, 1), ("C.1", 1, 1), ("C.2", 0, 2)):
        answer(room, unit, place, option)
    ended = room.post("/certifications/session/end", {"certsesi_id": certsesi_id})
    assert (ended.message, ended.results["passed"]) == (OVER, False)
    shown = as_(ani).get("/certifications/result", certsesi_id=certsesi_id).results
    assert [(u["score"], u["competent"]) for u in shown["units"]] == [(100.0, True), (0.0, False)]
    assert shown["passed"] is False
    assert as_(ani).get("/certifications/my-cert").results["rows"][0]["status"] == "failed"


def test_a_unit_that_is_not_required_does_not_fail(as_, ani, seat):
    seat.product.exams.get().blueprint_units.filter(unit__code="C.2").update(is_required=False)
    room, certsesi_id = enter(as_(ani), seat)
    for place in (0, 1):
        answer(room, "C.1", place, 1)
    ended = room.post("/certifications/session/end", {"certsesi_id": certsesi_id})
    assert ended.results["passed"] is True


def test_at_zero_the_session_is_over(as_, ani, seat):
    room, certsesi_id = enter(as_(ani), seat)
    answer(room, "C.1", 0, 1)
    Attempt.objects.update(started_at=now() - timedelta(hours=1), deadline_at=now() - timedelta(minutes=1))
    late = answer_blindly(room)
    assert (late.status, late.message) == (496, OVER)
    assert Attempt.objects.get().end_reason == "timeout"
    assert as_(ani).get("/certifications/result", certsesi_id=certsesi_id).results["answered"] == 1


def answer_blindly(room):
    asked = AttemptQuestion.objects.order_by("position").last()
    form = {"soal_id": asked.pk, "jawaban_id": asked.version.option_ids[0]}
    return room.post("/certifications/save-answer", form)


def test_the_result_waits_for_the_end_and_is_nobody_elses(as_, ani, budi, seat):
    _room, certsesi_id = enter(as_(ani), seat)
    waiting = as_(ani).get("/certifications/result", certsesi_id=certsesi_id)
    assert (waiting.status, waiting.message) == (409, "Hasil tersedia setelah sesi ujian berakhir.")
    assert as_(budi).get("/certifications/result", certsesi_id=certsesi_id).status == 404


def test_my_cert_needs_few_queries(as_, ani, seat, django_assert_max_num_queries):
    for n in range(3):
        give_seat(ani, make_certification(f"lagi-{n}").product)
    with django_assert_max_num_queries(12):
        assert as_(ani).get("/certifications/my-cert").results["total"] == 4


def test_the_list_says_how_many_attempts_are_left(as_, ani):
    exam = make_certification()
    seat = give_seat(ani, exam.product)

    def left():
        (row,) = as_(ani).get("/certifications/my-cert").results["rows"]
        return row["attempts_left"]

    assert left() is None, "as many as one likes"
    Blueprint.objects.filter(pk=exam.pk).update(attempts_allowed=2)
    assert left() == 2
    enter(as_(ani), seat)
    assert left() == 1
    Allowance.objects.create(blueprint=exam, participant=ani, extra_attempts=3, reason="Listrik padam")
    assert left() == 4


def test_an_exam_that_is_switched_off_is_not_offered(as_, ani, seat):
    Blueprint.objects.filter(product=seat.product).update(is_active=False)
    (row,) = as_(ani).get("/certifications/my-cert").results["rows"]
    assert (row["status"], row["exam_uuid"], row["attempts_left"]) == ("unavailable", None, 0)
