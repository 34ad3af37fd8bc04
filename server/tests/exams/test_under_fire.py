"""Invalid calls of exams of products change nothing."""

from threading import Barrier

import pytest
from django.contrib.auth.hashers import make_password
from django.db import IntegrityError

from duxi.exams.actions import attempts
from duxi.exams.models import Attempt, AttemptQuestion
from tests.exams.bank import enter_quiz, give_seat, make_quiz, path_of
from tests.races import times_at_once

DOORS = [("oti-quiz", "oti"), ("elearning-exam", "elearning"), ("elearning-quiz", "elearning")]


def standing():
    return list(AttemptQuestion.objects.order_by("pk").values_list("pk", "selected", "revision"))


@pytest.fixture(params=DOORS, ids=[policy for policy, _kind in DOORS])
def exam(request):
    policy, kind = request.param
    return make_quiz(policy, kind)


@pytest.fixture
def room(as_, ani, exam):
    give_seat(ani, exam.product)
    return enter_quiz(as_(ani), exam)


@pytest.mark.django_db
def test_somebody_elses_attempt_is_out_of_reach(as_, budi, exam, room):
    give_seat(budi, exam.product)
    before = standing()
    token = {name: value for name, value in room.caller.headers.items() if name.startswith("X-")}
    stranger = as_(budi)
    stranger.headers |= token
    form = {"ques_uuid": room.question("Q1")["ques_uuid"], "answ_uuid": room.option("Q1", 1)}
    assert stranger.post(f"{path_of(exam)}/answer", form).status == 496
    assert as_(budi).get(f"/attempts/{room.attempt.uuid}/receipt").status == 404
    assert as_(budi).get(f"/attempts/{room.attempt.uuid}/review").status == 404
    assert standing() == before


@pytest.mark.django_db
def test_a_question_of_another_attempt_is_not_found(as_, budi, exam, room):
    give_seat(budi, exam.product)
    other = enter_quiz(as_(budi), exam)
    before = standing()
    form = {"ques_uuid": other.question("Q1")["ques_uuid"], "answ_uuid": other.option("Q1", 1)}
    assert room.post("answer", form).status == 404
    assert standing() == before


@pytest.mark.django_db
def test_an_answer_after_the_end_is_refused(room):
    form = {"ques_uuid": room.question("Q1")["ques_uuid"], "answ_uuid": room.option("Q1", 1)}
    assert room.post("finish" if "oti" in path_of(room.exam) else "end").status == 200
    before, score = standing(), room.attempt.score
    assert room.post("answer", form).status == 496
    assert (standing(), room.attempt.score) == (before, score)


@pytest.mark.django_db
def test_a_wrong_password_opens_nothing(as_, ani, exam):
    give_seat(ani, exam.product)
    exam.password_hash = make_password("kelas-pagi")
    exam.save(update_fields=["password_hash"])
    refused = as_(ani).post(f"{path_of(exam)}/start", {"password": "kelas-sore"})
    assert (refused.status, refused.errors) == (403, {"password": ["Kata sandi kuis tidak sesuai."]})
    assert not Attempt.objects.exists()


TABS = 4


@pytest.mark.django_db(transaction=True)
def test_parallel_starts_open_one_attempt(as_, ani):
    exam = make_quiz()
    give_seat(ani, exam.product)
    started = times_at_once(TABS, lambda _n: as_(ani).post(f"{path_of(exam)}/start", {}))
    assert [answer.status for answer in started] == [200] * TABS
    assert Attempt.objects.count() == 1
    assert AttemptQuestion.objects.count() == 3


@pytest.mark.django_db(transaction=True)
def test_without_the_lock_parallel_starts_collide(ani, monkeypatch):
    exam = make_quiz()
    seat = give_seat(ani, exam.product)
    everybody = Barrier(TABS)

    def as_many_as_they_like(*_who):
        everybody.wait(timeout=20)

    monkeypatch.setattr(attempts, "attempts_left", as_many_as_they_like)
    monkeypatch.setattr(attempts, "advisory_lock", lambda _name: None)
    outcomes = times_at_once(TABS, lambda _n: attempts.sit(participant=ani, blueprint=exam, entitlement=seat))
    assert sum(isinstance(outcome, IntegrityError) for outcome in outcomes) == TABS - 1
    assert Attempt.objects.count() == 1
