"""Invalid calls of the certification change nothing."""

from datetime import timedelta

import pytest

from duxi.core.clock import now
from duxi.exams.models import Attempt, AttemptQuestion
from tests.exams.bank import give_seat, make_certification
from tests.exams.test_certification import HEADER, OVER, answer, enter
from tests.races import times_at_once


def standing():
    return list(AttemptQuestion.objects.order_by("pk").values_list("pk", "selected", "flagged", "revision"))


def form_for(attempt_id: int, option: int = 1):
    asked = AttemptQuestion.objects.select_related("version").filter(attempt=attempt_id).earliest("position")
    return {"soal_id": asked.pk, "jawaban_id": asked.version.option_ids[option - 1]}


@pytest.fixture
def exam(db):
    return make_certification()


@pytest.fixture
def room(as_, ani, exam):
    return enter(as_(ani), give_seat(ani, exam.product))


def test_somebody_elses_attempt_is_out_of_reach(as_, budi, exam, room):
    inside, number = room
    give_seat(budi, exam.product)
    before = standing()
    thief = as_(budi).with_headers(**{HEADER: inside.headers[HEADER]})
    form = form_for(number)
    refused = thief.post("/certifications/save-answer", form)
    assert (refused.status, refused.message) == (496, OVER)
    assert thief.post("/certifications/flag", {"soal_id": form["soal_id"], "flag": "yes"}).status == 496
    assert thief.post("/certifications/session/end", {"certsesi_id": number}).status == 496
    assert thief.get("/certifications/get-exam").status == 496
    assert standing() == before
    assert Attempt.objects.get(pk=number).ended_at is None


def test_a_question_of_another_attempt_is_not_found(as_, budi, exam, room):
    inside, _number = room
    _room, other = enter(as_(budi), give_seat(budi, exam.product))
    before = standing()
    form = form_for(other)
    assert inside.post("/certifications/save-answer", form).status == 404
    assert inside.post("/certifications/flag", {"soal_id": form["soal_id"], "flag": "yes"}).status == 404
    assert inside.post("/certifications/session/end", {"certsesi_id": other}).status == 404
    assert standing() == before
    assert not Attempt.objects.exclude(ended_at=None).exists()


def test_an_option_of_another_question_is_refused(room):
    inside, number = room
    asked = AttemptQuestion.objects.select_related("version").filter(attempt=number).order_by("position")
    before = standing()
    form = {"soal_id": asked[0].pk, "jawaban_id": asked[1].version.option_ids[0]}
    refused = inside.post("/certifications/save-answer", form)
    assert refused.errors == {"jawaban_id": ["Pilihan jawaban tidak sesuai dengan soal ini."]}
    assert standing() == before


def test_an_answer_after_the_end_is_refused(room):
    inside, number = room
    answer(inside, "C.1", 0, 1)
    inside.post("/certifications/session/end", {"certsesi_id": number})
    before, score = standing(), Attempt.objects.get(pk=number).score
    late = inside.post("/certifications/save-answer", form_for(number, 2))
    assert (late.status, late.message) == (496, OVER)
    assert standing() == before
    assert Attempt.objects.get(pk=number).score == score


def test_before_it_opens_nothing_starts(as_, ani, exam):
    seat = give_seat(ani, exam.product)
    exam.opens_at = now() + timedelta(days=1)
    exam.save()
    refused = as_(ani).post("/certifications/session/start", {"memcert_id": seat.pk})
    assert (refused.status, refused.message) == (409, "Ujian ini belum dibuka atau sudah ditutup.")
    assert not Attempt.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_parallel_starts_open_one_attempt(as_, ani):
    seat = give_seat(ani, make_certification().product)
    start = as_(ani)
    answers = times_at_once(
        4, lambda _n: start.post("/certifications/session/start", {"memcert_id": seat.pk})
    )
    assert [one.status for one in answers] == [200] * 4
    assert len({one.results["certsesi_id"] for one in answers}) == 1
    assert Attempt.objects.count() == 1
