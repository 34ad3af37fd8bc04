"""Sitting the quiz of an OTI class: sections, several answers, flags, password, pass mark."""

import json
from datetime import datetime, timedelta

import pytest
from django.contrib.auth.hashers import make_password

from duxi.classroom.queries.quizzes import quiz_results
from duxi.exams.models import Attempt, AttemptQuestion
from tests.exams.bank import (
    HEADERS,
    ask,
    enter_quiz,
    give_seat,
    make_exam,
    make_product,
    make_quiz,
    path_of,
)

pytestmark = pytest.mark.django_db
OVER = "Sesi quiz anda telah berakhir"


@pytest.fixture
def exam():
    return make_quiz()


@pytest.fixture
def room(as_, ani, exam):
    give_seat(ani, exam.product)
    return enter_quiz(as_(ani), exam)


def test_without_a_seat_there_is_no_quiz(as_, budi, exam):
    refused = as_(budi).post(f"{path_of(exam)}/start")
    assert (refused.status, refused.message) == (404, "Anda belum terdaftar di kelas ini.")
    assert not Attempt.objects.exists()


def test_the_intro_tells_what_is_coming(as_, ani, exam):
    give_seat(ani, exam.product)
    shown = as_(ani).get(f"/exams/{exam.uuid}").results
    assert (shown["kind"], shown["question_count"], shown["has_password"]) == ("oti-quiz", 3, False)
    assert (shown["is_running"], shown["history"], shown["attempts_left"]) == (False, [], None)
    assert shown["running"] is None


def test_the_intro_of_a_running_quiz_tells_its_times(as_, ani, exam, room):
    shown = as_(ani).get(f"/exams/{exam.uuid}").results
    assert shown["is_running"]
    assert shown["running"]["attempt_uuid"] == str(room.attempt.uuid)
    length = datetime.fromisoformat(shown["running"]["time_end"]) - datetime.fromisoformat(
        shown["running"]["time_start"]
    )
    assert (length, shown["running"]["is_paused"]) == (timedelta(minutes=exam.duration_minutes), False)


def test_sections_count_answers_and_flags(room):
    room.answer("Q1", 1)
    room.post("flag", {"ques_uuid": room.question("Q3")["ques_uuid"], "flag": "yes"})
    assert room.get("sections").results["rows"] == [
        {"category": "Satu", "total": 2, "answered": 1, "flagged": 0},
        {"category": "Dua", "total": 1, "answered": 0, "flagged": 1},
    ]


def test_questions_carry_no_key(room):
    given = room.get("questions", category="Satu")
    assert [row["ques_number"] for row in given.results["rows"]] == [1, 2]
    assert [row["multiple_answer"] for row in given.results["rows"]] == ["no", "yes"]
    assert set(given.results["rows"][0]["answers"][0]) == {"answ_uuid", "answ_text", "answ_selected"}
    assert "points" not in json.dumps(given.body)


def test_single_takes_exactly_one(room):
    assert room.answer("Q1", 1).message == "Jawaban tersimpan"
    assert room.answer("Q1", 2).results["answered"] == 1
    selected = [a["answ_selected"] for a in room.question("Q1")["answers"]]
    assert selected == ["no", "yes"]
    both = [room.option("Q1", 1), room.option("Q1", 2)]
    form = {"ques_uuid": room.question("Q1")["ques_uuid"], "answ_uuids": json.dumps(both)}
    refused = room.post("multiple-answer", form)
    assert (refused.status, refused.errors) == (
        422,
        {"answ_uuids": ["Soal ini hanya menerima satu jawaban."]},
    )
    assert [a["answ_selected"] for a in room.question("Q1")["answers"]] == ["no", "yes"]


def test_several_toggle_and_can_be_emptied(room):
    asked = room.question("Q2")["ques_uuid"]
    chosen = [room.option("Q2", 1), room.option("Q2", 2)]
    saved = room.post("multiple-answer", {"ques_uuid": asked, "answ_uuids": json.dumps(chosen)})
    assert (saved.results["answ_uuids"], saved.results["answered"]) == (chosen, 1)
    emptied = room.post("multiple-answer", {"ques_uuid": asked, "answ_uuids": "[]"})
    assert (emptied.results["answ_uuids"], emptied.results["answered"]) == ([], 0)


def test_flags_are_saved_with_the_attempt(as_, ani, exam, room):
    form = {"ques_uuid": room.question("Q1")["ques_uuid"], "flag": "yes"}
    assert room.post("flag", form).message == "Berhasil Tandai"
    elsewhere = enter_quiz(as_(ani), exam)
    assert elsewhere.question("Q1")["flag"] == "yes"
    assert elsewhere.post("flag", form | {"flag": "no"}).message == "Berhasil Hilangkan Tanda"
    assert elsewhere.question("Q1")["flag"] == "no"


def test_an_option_of_another_question_is_refused(room):
    form = {"ques_uuid": room.question("Q1")["ques_uuid"], "answ_uuid": room.option("Q3", 1)}
    refused = room.post("answer", form)
    assert refused.errors == {"answ_uuid": ["Pilihan jawaban tidak sesuai dengan soal ini."]}
    assert not AttemptQuestion.objects.exclude(selected=[]).exists()


def test_a_short_answer_counts_whatever_its_case_and_spaces(as_, ani, exam):
    ask("Q4", (100, 60), blueprint=exam, section="Dua", position=4, choice="text")
    give_seat(ani, exam.product)
    room = enter_quiz(as_(ani), exam)
    asked = room.question("Q4")["ques_uuid"]
    assert room.post("answer", {"ques_uuid": asked, "answ_text": "x" * 2_000}).status == 200
    saved = room.post("answer", {"ques_uuid": asked, "answ_text": "  q4   PILIHAN 2 "})
    assert (saved.message, saved.results["answered"]) == ("Jawaban tersimpan", 1)
    assert (room.question("Q4")["answ_text"], room.question("Q4")["answers"]) == ("q4   PILIHAN 2", [])
    assert room.post("finish").results["score"] == 15.0, "60 of 400"


def test_a_written_answer_can_be_cleared(as_, ani, exam):
    ask("Q4", (100, 60), blueprint=exam, section="Dua", position=4, choice="text")
    give_seat(ani, exam.product)
    room = enter_quiz(as_(ani), exam)
    empty = {"ques_uuid": room.question("Q4")["ques_uuid"], "answ_text": " "}
    assert room.post("answer", empty).errors == {"answ_uuid": ["Pilih atau tuliskan jawaban Anda."]}
    room.post("answer", empty | {"answ_text": "q4 pilihan 2"})
    cleared = room.post("answer", empty)
    assert (cleared.status, cleared.results["answered"]) == (200, 0)
    assert room.question("Q4")["answ_text"] == ""


def test_the_end_shows_the_score_against_the_pass_mark(as_, ani, exam, room):
    room.answer("Q1", 1)
    chosen = json.dumps([room.option("Q2", 1), room.option("Q2", 2)])
    room.post("multiple-answer", {"ques_uuid": room.question("Q2")["ques_uuid"], "answ_uuids": chosen})
    ended = room.post("finish")
    assert (ended.message, ended.results["score"], ended.results["passed"]) == (OVER, 66.67, True)
    assert room.post("finish").results == ended.results
    assert (room.get("timer").status, room.get("timer").message) == (496, OVER)
    (row,) = as_(ani).get(f"{path_of(exam)}/history").results["rows"]
    assert (row["score"], row["passed"], row["status"]) == (66.67, True, "finished")


def test_a_part_of_several_earns_nothing_unless_it_may(room):
    room.post(
        "multiple-answer",
        {
            "ques_uuid": room.question("Q2")["ques_uuid"],
            "answ_uuids": json.dumps([room.option("Q2", 1)]),
        },
    )
    assert room.post("finish").results["score"] == 0.0


def test_a_password_opens_the_room(as_, ani):
    exam = make_quiz(password_hash=make_password("merpati"))
    give_seat(ani, exam.product)
    refused = as_(ani).post(f"{path_of(exam)}/start", {"password": "elang"})
    assert (refused.status, refused.errors) == (403, {"password": ["Kata sandi kuis tidak sesuai."]})
    assert not Attempt.objects.exists()
    assert enter_quiz(as_(ani), exam, password="merpati").attempt.status == "running"
    assert enter_quiz(as_(ani), exam).attempt.status == "running"  # going on needs no password


def test_guesses_at_a_password_are_limited(as_, ani):
    exam = make_quiz(password_hash=make_password("merpati"))
    give_seat(ani, exam.product)
    tried = [as_(ani).post(f"{path_of(exam)}/start", {"password": str(n)}).status for n in range(11)]
    assert tried == [403] * 10 + [429]
    assert as_(ani).post(f"{path_of(exam)}/start", {"password": "merpati"}).status == 429


def test_attempts_are_counted(as_, ani):
    exam = make_quiz(attempts_allowed=1)
    give_seat(ani, exam.product)
    enter_quiz(as_(ani), exam).post("finish")
    refused = as_(ani).post(f"{path_of(exam)}/start")
    assert (refused.status, refused.message) == (409, "Kesempatan Anda untuk ujian ini sudah habis.")
    exam.allowances.create(participant=ani, extra_attempts=1, extra_minutes=10, reason="Listrik padam")
    again = enter_quiz(as_(ani), exam).attempt
    assert (again.deadline_at - again.started_at).total_seconds() == 30 * 60


def test_the_token_of_one_quiz_opens_no_other(as_, ani, room):
    other = make_quiz_elsewhere()
    give_seat(ani, other.product)
    header = {HEADERS["oti-quiz"]: room.caller.headers[HEADERS["oti-quiz"]]}
    caller = as_(ani).with_headers(**header)
    assert caller.get(f"{path_of(other)}/questions").status == 404


def make_quiz_elsewhere():
    exam = make_exam("oti-quiz", make_product("oti", "oti-lain"))
    ask("L1", (100, 0), blueprint=exam)
    return exam


def test_a_class_knows_the_best_attempt_of_each_seat(as_, ani, budi, exam):
    seat, other = give_seat(ani, exam.product), give_seat(budi, exam.product)
    for option in (2, 1, 2):
        room = enter_quiz(as_(ani), exam)
        room.answer("Q1", option)
        if option == 1:
            room.answer("Q3", 2)
        room.post("finish")
    found = quiz_results([seat, other], [exam.uuid])
    assert set(found) == {seat.pk}
    best = found[seat.pk][str(exam.uuid)]
    assert (best.grade.score, best.grade.is_passed) == (66.67, True), (
        "with the decimals that the learner sees"
    )
