"""Inside the exam room: sections, questions, children, and answers saved one by one."""

import json

import pytest

from duxi.accounts.actions.sign_in import open_session
from duxi.exams.models import AttemptQuestion
from tests.exam_bank import enter, give_access, make_batch

pytestmark = pytest.mark.django_db


@pytest.fixture
def room(as_, ani):
    give_access(ani, make_batch())
    return enter(as_(ani))


def counts(given):
    return tuple(given[name] for name in ("answered", "total", "follow_ups_answered", "follow_ups"))


def test_numbered_questions_and_open_follow_ups_count_apart(room):
    sections = room.get("get-section").results["sections"]
    assert [(s["type"], *counts(s)) for s in sections] == [("single", 0, 3, 0, 0), ("nested", 0, 1, 0, 0)]
    assert counts(room.save("N", 2).results) == (1, 4, 0, 2)
    assert counts(room.save("NA", 2).results) == (1, 4, 1, 2)
    (unit,) = room.get("get-unitkom", type="nested").results["rows"]
    assert (unit["uk_code"], unit["uk_name"], *counts(unit)) == ("U.1", "Unit 1", 1, 1, 1, 2)
    assert unit["unfinished"] == ["N"]
    room.save("NB", 1)
    (unit,) = room.get("get-unitkom", type="nested").results["rows"]
    assert unit["unfinished"] == []


def test_questions_carry_no_key(room):
    given = room.get("get-question", type="single", uk_code="U.1")
    first = given.results["soal"][0]
    assert set(first) == {
        "sesi_soal_id", "soal_id", "soal_code", "soal_text", "number", "label", "has_child", "is_closed",
        "flag", "options", "user_jwb_id", "revision",
    }  # fmt: skip
    assert set(first["options"][0]) == {"jwb_id", "jwb_text"}
    assert "points" not in json.dumps(given.body)
    assert [q["number"] for q in given.results["soal"]] == [1, 2]


def test_nested_lists_its_roots(room):
    soal = room.get("get-question", type="nested", uk_code="U.1").results["soal"]
    assert [(q["soal_code"], q["has_child"]) for q in soal] == [("N", True)]


NAVIGATION = [
    # answers given, from, direction, where one arrives
    ([], "N", "next", None),
    ([], "N", "prev", None),
    ([("N", 1)], "N", "next", "NB"),
    ([("N", 2)], "N", "next", "NA"),
    ([("N", 2)], "NA", "next", "NB"),
    ([("N", 2), ("NA", 1)], "NA", "next", "NA1"),
    ([("N", 2), ("NA", 2)], "NA", "next", "NB"),
    ([("N", 2), ("NA", 1)], "NA1", "next", "NB"),
    ([("N", 2), ("NA", 1)], "NB", "next", None),
    ([("N", 2), ("NA", 1)], "NB", "prev", "NA1"),
    ([("N", 2), ("NA", 1)], "NA", "prev", "N"),
    ([("N", 2), ("NA", 1)], "S1", "next", None),
]


@pytest.mark.parametrize(("given", "code", "direction", "arrived"), NAVIGATION)
def test_child_navigation(room, given, code, direction, arrived):
    for question, option in given:
        assert room.save(question, option).status == 200
    answer = room.get("get-question/child", soal_code=code, direction=direction)
    assert answer.status == 200, answer.body
    soal = answer.results["soal"]
    assert (soal and soal["soal_code"]) == arrived
    assert answer.results["uk_code"] == "U.1"


def test_navigation_from_a_closed_or_unknown_question(room):
    closed = room.get("get-question/child", soal_code="NA", direction="next")
    assert (closed.status, closed.message) == (
        409,
        "Soal ini belum terbuka. Jawab soal sebelumnya terlebih dahulu.",
    )
    assert room.get("get-question/child", soal_code="TIDAK-ADA", direction="next").status == 404


def test_a_follow_up_that_is_shown_closes_no_other_question(as_, budi, room):
    give_access(budi, room.attempt.batch)
    other = enter(as_(budi))
    for participant in (room, other):
        participant.save("N", 2)
    room.get("get-question/child", soal_code="N", direction="next")
    assert room.save("N", 1, revision=1).status == 409, "its own follow-up is open"
    assert other.save("N", 1, revision=1).status == 200


def test_answers_are_saved_one_by_one_with_a_revision(room):
    first = room.save("S1", 2, revision=0)
    assert first.message == "Jawaban tersimpan"
    assert first.results["revision"] == 1
    second = room.save("S1", 3, revision=1)
    assert second.results["revision"] == 2
    shown = room.get("get-question", type="single", uk_code="U.1").results["soal"][0]
    assert (shown["user_jwb_id"], shown["revision"]) == (second.results["user_jwb_id"], 2)


def test_an_old_tab_cannot_overwrite(room):
    newer = room.save("S1", 1, revision=0).results
    stale = room.save("S1", 2, revision=0)
    assert (stale.status, stale.message) == (
        409,
        "Jawaban ini sudah diperbarui dari tab atau perangkat lain.",
    )
    assert stale.errors == {"revision": ["1"], "user_jwb_id": [str(newer["user_jwb_id"])]}
    kept = room.attempt.questions.get(question__code="S1")
    assert (kept.version.option_ids[kept.selected[0] - 1], kept.revision) == (newer["user_jwb_id"], 1)


def test_a_closed_child_takes_no_answer(room):
    answer = room.save("NA", 1)
    assert (answer.status, answer.message) == (
        409,
        "Soal ini belum terbuka. Jawab soal sebelumnya terlebih dahulu.",
    )
    assert not AttemptQuestion.objects.exclude(selected=[]).exists()


def test_an_option_of_another_question_is_refused(room):
    foreign = room.attempt.questions.get(question__code="S3").question.options.first().pk
    answer = room.save("S1", 1, jwb_id=foreign)
    assert answer.status == 422
    assert answer.errors == {"jwb_id": ["Pilihan jawaban tidak sesuai dengan soal ini."]}
    assert not AttemptQuestion.objects.exclude(selected=[]).exists()


@pytest.mark.parametrize("missing", ["sesi_soal_id", "jwb_id", "type"])
def test_a_missing_field_is_named(room, missing):
    form = {"sesi_soal_id": 1, "jwb_id": 1, "type": "single"}
    del form[missing]
    answer = room.caller.post("/assessments/save-answer", form)
    assert answer.status == 422
    assert answer.errors == {missing: ["Wajib diisi."]}


def test_the_wrong_type_is_refused(room):
    assert room.save("S1", 1, type="nested").errors == {"type": ["Jenis soal tidak sesuai."]}
    assert room.save("S1", 1, type="essay").status == 422


BUDGETS = [
    ("get-section", {}, 4),
    ("get-unitkom", {"type": "single"}, 4),
    ("get-question", {"type": "single", "uk_code": "U.1"}, 6),
    ("get-question/child", {"direction": "next", "soal_code": "N"}, 6),
    ("get-timer", {}, 3),
]


@pytest.mark.parametrize(("path", "query", "budget"), BUDGETS)
def test_query_budgets(room, django_assert_max_num_queries, path, query, budget):
    room.caller.headers["Authorization"] = _token(room.caller.user)
    room.caller.user = None
    with django_assert_max_num_queries(budget):
        assert room.get(path, **query).status == 200


def _token(user):
    pair = open_session(user=user, address="127.0.0.1", user_agent="tests", remember=False)
    return f"Bearer {pair.token}"
