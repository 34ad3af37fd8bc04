"""The exams and quizzes of e-learning packages: history and score."""

import pytest

from duxi.core.clock import local
from duxi.exams.models import AttemptQuestion
from tests.exams.bank import ask, enter_quiz, give_seat, make_quiz, path_of

pytestmark = pytest.mark.django_db


@pytest.fixture(params=["elearning-exam", "elearning-quiz"])
def exam(request):
    return make_quiz(request.param, "elearning")


def test_start_answer_and_end(as_, ani, exam):
    give_seat(ani, exam.product)
    room = enter_quiz(as_(ani), exam)
    assert room.answer("Q1", 1).status == 200
    times = {"time_start", "time_now", "time_end", "is_paused", "attempt_uuid"}
    assert set(room.get("timer").results) == times
    ended = room.post("end")
    assert (ended.results["score"], ended.results["passed"]) == (33.33, False)
    assert room.get("questions").status == 496


def test_another_persons_package_looks_like_none(as_, ani, budi, exam):
    give_seat(ani, exam.product)
    for method, path in (("post", "start"), ("get", "history")):
        refused = getattr(as_(budi), method)(f"{path_of(exam)}/{path}")
        assert (refused.status, refused.message) == (404, "Anda belum memiliki paket belajar ini.")


def test_the_best_attempt_of_ones_own_counts(as_, ani, budi):
    exam = make_quiz("elearning-exam", "elearning")
    give_seat(ani, exam.product)
    assert as_(ani).post(f"{path_of(exam)}/score").status == 404
    good = enter_quiz(as_(ani), exam)
    good.answer("Q1", 1)
    good.answer("Q3", 2)
    good.post("end")
    enter_quiz(as_(ani), exam).post("end")
    give_seat(budi, exam.product)
    enter_quiz(as_(budi), exam).post("end")
    score = as_(ani).post(f"{path_of(exam)}/score").results
    assert (score["score"], score["passed"], score["attempt_count"]) == (66.67, True, 2)
    assert [row["score"] for row in as_(ani).get(f"{path_of(exam)}/history").results["rows"]] == [0.0, 66.67]


def test_the_receipt_lists_what_was_saved(as_, ani, budi, exam):
    give_seat(ani, exam.product)
    room = enter_quiz(as_(ani), exam)
    room.answer("Q1", 1)
    shown = as_(ani).get(f"/attempts/{room.attempt.uuid}/receipt").response.content.decode()
    head, answers = shown.split("\n\n")
    assert head.startswith(
        f"Tanda terima jawaban\nUjian Uji\nPeserta: Ani\nNomor sesi: {room.attempt.uuid}\nDibuat: "
    )
    at = local(AttemptQuestion.objects.get(answered_at__isnull=False).answered_at)
    assert answers == f"1. Q1 pilihan 1 ({at:%H:%M:%S})\n2. belum dijawab\n3. belum dijawab\n"
    assert as_(budi).get(f"/attempts/{room.attempt.uuid}/receipt").status == 404


def test_the_review_shows_what_the_definition_allows(as_, ani, exam):
    give_seat(ani, exam.product)
    room = enter_quiz(as_(ani), exam)
    room.answer("Q1", 2)
    path = f"/attempts/{room.attempt.uuid}/review"
    assert as_(ani).get(path).status == 409
    room.post("end")
    assert as_(ani).get(path).message == "Pembahasan tidak tersedia untuk ujian ini."
    type(exam).objects.update(review="answers")
    options = as_(ani).get(path).results["questions"][0]["options"]
    assert [(o["is_selected"], o["is_right"]) for o in options] == [(False, None), (True, None)]
    type(exam).objects.update(review="key")
    options = as_(ani).get(path).results["questions"][0]["options"]
    assert [(o["is_selected"], o["is_right"]) for o in options] == [(False, True), (True, False)]


def test_what_is_right_and_why_is_shown_only_with_the_key(as_, ani):
    exam = make_quiz("elearning-exam", "elearning", review="answers")
    ask("Q4", (100, 60), blueprint=exam, section="Dua", position=4, choice="text", explanation="Sebab.")
    give_seat(ani, exam.product)
    room = enter_quiz(as_(ani), exam)
    room.post("end")

    def shown():
        rows = as_(ani).get(f"/attempts/{room.attempt.uuid}/review").results["questions"]
        return {row["label"]: (row["explanation"], [o["is_right"] for o in row["options"]]) for row in rows}

    nothing = [None, None]
    assert shown() == {"1": ("", nothing), "2": ("", [None, *nothing]), "3": ("", nothing), "4": ("", [])}
    type(exam).objects.update(review="key")
    assert shown() == {
        "1": ("", [True, False]),
        "2": ("", [True, True, False]),
        "3": ("", [False, True]),
        "4": ("Sebab.", [True, False]),
    }
