"""Sitting an assessment from the first click to the summary."""

from datetime import datetime, timedelta

import pytest

from duxi.catalog.models import Product
from duxi.entitlements.actions.status import withdraw
from duxi.entitlements.models import Entitlement
from duxi.exams.actions.attempts import close_overdue
from duxi.exams.models import Attempt, UnitResult
from tests.exam_bank import ITEM, enter, give_access, make_batch, resume

pytestmark = pytest.mark.django_db

OVER = "Sesi asesmen anda telah berakhir"
ELSEWHERE = "Perangkat ini keluar dari ruang ujian. Sesi Anda masih berjalan: masuk lagi untuk melanjutkan."


@pytest.fixture
def batch():
    return make_batch()


@pytest.fixture
def room(as_, ani, batch):
    give_access(ani, batch)
    return enter(as_(ani))


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def test_without_a_purchase_there_is_no_session(as_, ani, batch):
    answer = as_(ani).post("/assessments/create-session", {"item_id": ITEM})
    assert (answer.status, answer.message) == (
        404,
        "Anda belum memiliki asesmen ini. Silakan beli terlebih dahulu.",
    )
    assert not Attempt.objects.exists()


def test_an_open_session_is_given_again(as_, ani, batch):
    give_access(ani, batch)
    first, second = (
        as_(ani).post("/assessments/create-session", {"item_id": ITEM}).results for _ in range(2)
    )
    assert first == second
    assert Attempt.objects.count() == 1


def test_a_second_purchase_is_a_second_sitting(as_, ani, batch):
    give_access(ani, batch)
    give_access(ani, batch)
    first = enter(as_(ani))
    first.end()
    second = enter(as_(ani))
    assert second.attempt.pk != first.attempt.pk
    second.end()
    assert as_(ani).post("/assessments/create-session", {"item_id": ITEM}).status == 404


def test_a_seat_that_was_withdrawn_starts_nothing(as_, ani, batch):
    give_access(ani, batch)
    withdraw(Entitlement.objects.all(), reason="Dana kembali")
    assert as_(ani).post("/assessments/create-session", {"item_id": ITEM}).status == 404
    assert not Attempt.objects.exists()


def test_session_tells_what_is_coming(as_, ani, batch):
    give_access(ani, batch)
    created = as_(ani).post("/assessments/create-session", {"item_id": ITEM}).results
    shown = as_(ani).get("/assessments/session", sesi_id=created["sesi_id"]).results
    assert shown["status"] == "created"
    assert shown["time_end"] is None
    assert shown["question_count"] == 4
    assert shown["units"] == [
        {"uk_code": "U.1", "uk_name": "Unit 1", "question_count": 3},
        {"uk_code": "U.2", "uk_name": "Unit 2", "question_count": 1},
    ]
    assert shown["job_role"] == {"slug": "analis-uji", "name": "Analis Uji"}


def test_start_fixes_deadline_and_questions_in_order(room):
    asked = room.attempt.questions.values_list("question__code", flat=True)
    assert list(asked) == ["S1", "S3", "N", "NA", "NA1", "NB", "T1"]
    assert room.attempt.deadline_at - room.attempt.started_at == timedelta(minutes=30)
    timer = room.get("get-timer").results
    assert abs(moment(timer["time_end"]) - room.attempt.deadline_at) < timedelta(milliseconds=1)
    assert moment(timer["time_now"]) < moment(timer["time_end"])
    assert timer["time_end"].endswith("+07:00")


def test_resume_keeps_deadline_and_answers_and_silences_the_old_token(as_, ani, room):
    room.save("S1", 1)
    again = resume(as_(ani), room.attempt.pk)
    assert again.attempt.deadline_at == room.attempt.deadline_at
    assert again.get("get-section").results["answered"] == 1
    old = room.get("get-timer")
    assert (old.status, old.message) == (496, ELSEWHERE)
    again.end()
    assert room.get("get-timer").message == OVER, "nothing runs that one could come back to"


def test_end_is_idempotent_and_final(as_, ani, room):
    ended = room.end()
    assert ended.message == "Sesi assesmen telah berakhir"
    assert ended.results == {
        "sesi_uuid": str(room.attempt.uuid),
        "job_role": {"slug": "analis-uji", "name": "Analis Uji"},
    }
    first = Attempt.objects.get(pk=room.attempt.pk)
    assert (first.status, first.end_reason) == ("finished", "submitted")
    assert room.end().results == ended.results
    assert Attempt.objects.get(pk=room.attempt.pk).ended_at == first.ended_at
    assert UnitResult.objects.count() == 2
    late = room.save("S1", 1)
    assert (late.status, late.message) == (496, OVER)
    assert room.get("get-timer").status == 496
    assert as_(ani).post("/assessments/start", {"sesi_id": room.attempt.pk}).status == 496


def test_within_the_grace_an_answer_still_counts(room):
    room.expire(seconds_ago=2)
    assert room.save("S1", 1).status == 200
    assert room.end().status == 200
    room.attempt.refresh_from_db()
    assert (room.attempt.end_reason, room.attempt.ended_at) == ("timeout", room.attempt.deadline_at)


def test_at_zero_the_session_ends_by_itself_at_its_deadline(as_, ani, room):
    room.save("S1", 1)
    room.expire(seconds_ago=60)
    late = room.save("S1", 2)
    assert (late.status, late.message) == (496, OVER)
    room.attempt.refresh_from_db()
    assert (room.attempt.status, room.attempt.end_reason) == ("finished", "timeout")
    assert room.attempt.ended_at == room.attempt.deadline_at
    assert room.attempt.questions.get(question__code="S1").selected == [1]
    assert room.end().message == "Sesi assesmen telah berakhir"
    result = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    assert (result["end_reason"], result["answered"]) == ("timeout", 1)


@pytest.mark.parametrize("reading", ["session", "start", "result", "create-session", "my-assesment"])
def test_an_overdue_session_is_closed_on_read(as_, ani, room, reading):
    room.expire(seconds_ago=60)
    calls = {
        "session": lambda: as_(ani).get("/assessments/session", sesi_id=room.attempt.pk),
        "start": lambda: as_(ani).post("/assessments/start", {"sesi_id": room.attempt.pk}),
        "result": lambda: as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid),
        "create-session": lambda: as_(ani).post("/assessments/create-session", {"item_id": ITEM}),
        "my-assesment": lambda: as_(ani).get("/assessments/my-assesment"),
    }
    calls[reading]()
    room.attempt.refresh_from_db()
    assert (room.attempt.status, room.attempt.ended_at) == ("finished", room.attempt.deadline_at)


def test_the_job_closes_what_nobody_reads(room):
    assert close_overdue() == 0
    room.expire(seconds_ago=60)
    assert close_overdue() == 1
    room.attempt.refresh_from_db()
    assert room.attempt.end_reason == "timeout"


def test_my_assesment_lists_sittings(as_, ani, batch, budi):
    give_access(ani, batch)
    give_access(ani, batch)
    give_access(budi, batch)
    enter(as_(ani)).end()
    listed = as_(ani).get("/assessments/my-assesment").results
    assert listed["total"] == 2
    assert sorted(row["status"] for row in listed["rows"]) == ["finished", "ready"]
    done = next(row for row in listed["rows"] if row["status"] == "finished")
    assert (done["score"], done["title"]) == (0.0, "Asesmen Analis Uji")
    assert (done["competent_count"], done["unit_count"]) == (0, 2)


FOREIGN = [
    ("get", "/assessments/session", "sesi_id", 404),
    ("post", "/assessments/start", "sesi_id", 404),
    ("get", "/assessments/result", "sesi_uuid", 404),
]


@pytest.mark.parametrize(("method", "path", "key", "status"), FOREIGN)
def test_another_persons_session_looks_like_none(as_, budi, room, method, path, key, status):
    value = {"sesi_id": room.attempt.pk, "sesi_uuid": str(room.attempt.uuid)}[key]
    caller = as_(budi)
    answer = caller.get(path, **{key: value}) if method == "get" else caller.post(path, {key: value})
    assert answer.status == status
    assert answer.message == "Data tidak ditemukan."


def test_a_stolen_token_is_worthless(as_, budi, room):
    stolen = as_(budi).with_headers(**room.caller.headers)
    assert stolen.get("/assessments/get-section").status == 496


def test_a_question_of_another_session_is_not_found(as_, budi, batch, room):
    give_access(budi, batch)
    other = enter(as_(budi))
    foreign = room.attempt.questions.get(question__code="S1")
    answer = other.save("S1", 1, sesi_soal_id=foreign.pk)
    assert answer.status == 404
    foreign.refresh_from_db()
    assert foreign.selected == []
    assert other.caller.post("/assessments/end", {"sesi_id": room.attempt.pk}).status == 404
    room.attempt.refresh_from_db()
    assert room.attempt.status == "running"


EXAM_CALLS = [
    ("get", "get-section"),
    ("get", "get-unitkom?type=single"),
    ("get", "get-question?type=single&uk_code=U.1"),
    ("get", "get-question/child?direction=next&soal_code=N"),
    ("get", "get-timer"),
    ("post", "save-answer"),
    ("post", "end"),
]


@pytest.mark.parametrize(("method", "path"), EXAM_CALLS)
def test_every_exam_call_needs_both_bearers(as_, ani, room, method, path):
    for caller, status in ((as_(ani), 496), (as_().with_headers(**room.caller.headers), 401)):
        assert getattr(caller, method)(f"/assessments/{path}").status == status


def test_the_result_waits_for_the_end(as_, ani, room):
    answer = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid)
    assert (answer.status, answer.message) == (409, "Hasil tersedia setelah sesi asesmen berakhir.")


def test_the_summary_shows_scores_levels_and_gaps(as_, ani, room):
    for code, option in (("S1", 1), ("N", 2), ("NA", 2), ("NB", 1), ("T1", 1)):
        assert room.save(code, option).status == 200
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    # U.1: 100 of 100 (S1), 0 of 100 (S3), 60 + 100 + 40 of 200 (the tree's best path)
    assert [
        (u["score"], u["achieved_level"], u["required_level"], u["gap"], u["competent"])
        for u in result["units"]
    ] == [
        (75.0, 2, 3, 1, False),
        (0.0, 0, 1, 1, False),
    ]
    assert result["score"] == 56.25
    assert (result["answered"], result["total"]) == (3, 4)
    assert (result["follow_ups_answered"], result["follow_ups"]) == (2, 2)
    assert result["competent_count"] == 0
    assert [level["number"] for level in result["levels"]] == [1, 2, 3, 4, 5]
    assert result["participant"] == "Ani"


def test_a_question_with_follow_ups_counts_once_in_every_number(as_, ani, room):
    for code in ("N", "NA"):
        assert room.save(code, 2).status == 200
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    for unit in result["units"]:
        counted = unit["right"] + unit["partly"] + unit["wrong"]
        assert counted == sum(step["questions"] for step in unit["steps"])
        earned = unit["points_right"] + unit["points_partly"] - unit["points_lost"]
        assert unit["score"] == round(100 * earned / unit["points_all"], 2)
    nested = result["units"][0]["steps"][1]
    assert (nested["questions"], nested["asked"]) == (1, 3)
    counted = [unit[name] for unit in result["units"] for name in ("right", "partly", "wrong")]
    assert sum(counted) == result["total"]


def test_the_list_says_how_far_a_running_attempt_is(as_, ani, room):
    room.save("S1", 1)
    (row,) = as_(ani).get("/assessments/my-assesment").results["rows"]
    assert (row["status"], row["answered"], row["total"]) == ("running", 1, 4)


def test_another_attempt_is_another_purchase(as_, ani, room):
    def shown():
        return as_(ani).get("/account/owned-products").results["results"]

    assert shown() == [], "nothing is finished"
    room.end()
    result = as_(ani).get("/assessments/result", sesi_uuid=room.attempt.uuid).results
    assert result["product_slug"] == f"asesmen-{ITEM}"
    assert result["product_price"] == Product.objects.get(pk=ITEM).price
    finished = {"item_id": ITEM, "sesi_uuid": str(room.attempt.uuid)}
    assert shown() == [finished | {"may_repeat": True}]
    give_access(ani, room.attempt.batch)
    assert shown() == [finished | {"may_repeat": False}], "a seat is still to be used"
