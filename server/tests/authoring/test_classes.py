"""What a class is made of: sessions, assignments, and the steps of its journey."""

import pytest

from duxi.classroom.models import Assignment, JourneyStep
from duxi.exams.models import Blueprint
from duxi.learning.models import ClassSession
from tests.exams.bank import make_quiz
from tests.factories import OtiFactory

pytestmark = pytest.mark.django_db


def step(editor, room, **fields):
    body = {"product_id": room.product.pk, "kind": "material", "title": "Bacaan"} | fields
    return editor.post("/journey-steps", json_body=body)


def titles(plan):
    return [one["title"] for one in plan["steps"]]


def test_a_journey_is_written_and_ordered(editor, as_, ani, room, assignment):
    steps = [
        step(editor, room, title="Bacaan"),
        step(editor, room, kind="presence", title="Sesi dua", session_id=room.live.pk),
        step(editor, room, kind="assignment", title="Tugas", assignment_id=assignment.pk),
    ]
    ids = [answer.results["id"] for answer in steps]
    path = f"/classes/{room.product.pk}"
    body = {"step_ids": [ids[2], ids[0], ids[1]], "seen": ids}
    plan = editor.put(f"{path}/step-order", json_body=body).results
    assert titles(plan) == ["Tugas", "Bacaan", "Sesi dua"]
    assert [one["title"] for one in plan["sessions"]] == ["Satu", "Dua", "Tiga"]
    assert editor.put(f"{path}/step-order", json_body=body).status == 409
    assert titles(editor.get(f"{path}/plan").results) == ["Tugas", "Bacaan", "Sesi dua"]
    shown = as_(ani).get("/oti/kelas-data/journeys").results["steps"]
    assert [one["title"] for one in shown] == ["Tugas", "Bacaan", "Sesi dua"]


def test_a_step_names_what_its_kind_asks_for(editor, room):
    other = OtiFactory(product__slug="lain").product
    stranger = ClassSession.objects.create(
        product=other, title="Lain", starts_at="2026-01-02T03:00Z", duration_minutes=60, mode="online"
    )
    cases = (
        ({"kind": "presence"}, {"session_id": ["Wajib diisi."]}),
        ({"kind": "quiz"}, {"quiz_uuid": ["Wajib diisi."]}),
        ({"kind": "presence", "session_id": stranger.pk}, {"session_id": ["Pilih dari kelas yang sama."]}),
    )
    for fields, errors in cases:
        answer = step(editor, room, **fields)
        assert (answer.status, answer.errors) == (422, errors)
    assert not JourneyStep.objects.exists()


def test_parts_are_found_on_the_page_of_their_class(editor, room, assignment):
    step(editor, room, title="Bacaan tugas")
    found = editor.get("/find", q=assignment.title).results["rows"]
    sessions = editor.get("/find", q=room.live.title).results["rows"]
    steps = editor.get("/find", q="Bacaan tugas").results["rows"]
    paths = {one["resource"]: one["path"] for one in (*found, *sessions, *steps)}
    page = f"/classes/{room.product.pk}/show"
    assert paths == dict.fromkeys(("class-assignments", "class-sessions", "journey-steps"), page)


def test_steps_do_not_wait_for_each_other(editor, room):
    first = step(editor, room, title="Satu").results
    second = step(editor, room, title="Dua", after_id=first["id"]).results
    body = {"product_id": room.product.pk, "kind": "material", "title": "Satu", "after_id": second["id"]}
    answer = editor.put(f"/journey-steps/{first['id']}", json_body=body | {"version": 1})
    assert answer.errors == {"after_id": ["Kedua langkah saling menunggu. Pilih langkah lain."]}


def test_quizzes_of_the_class_can_be_chosen(editor, room):
    quiz = make_quiz("oti-quiz", "oti", title="Kuis data")
    Blueprint.objects.filter(pk=quiz.pk).update(product=room.product)
    plan = editor.get(f"/classes/{room.product.pk}/plan").results
    assert plan["quizzes"] == [{"uuid": str(quiz.uuid), "title": "Kuis data"}]


def test_a_session_with_attendance_or_a_step_stays(editor, as_, ani, room):
    step(editor, room, kind="presence", session_id=room.later.pk)
    as_(ani).post("/oti/kelas-data/presences", {"code": room.code(room.live)})
    for session, place in ((room.live, "Presensi (1)"), (room.later, "Langkah kelas (1)")):
        refused = editor.delete(f"/class-sessions/{session.pk}")
        assert (refused.status, refused.message) == (
            409,
            f"Data ini masih dipakai sehingga tidak dapat dihapus: {place}.",
        )
    assert editor.delete(f"/class-sessions/{room.over.pk}").status == 200
    assert ClassSession.objects.count() == 2


def test_a_rubric_adds_up_and_times_follow(editor, room):
    body = {
        "product_id": room.product.pk,
        "title": "Tugas akhir",
        "instructions": "Tulis.",
        "opens_at": "2026-01-01T00:00Z",
        "due_at": "2026-01-03T00:00Z",
        "closes_at": "2026-01-04T00:00Z",
        "rubric": [{"criterion": "Isi", "points": 60}, {"criterion": "Bahasa", "points": 40}],
    }
    short = editor.post("/class-assignments", json_body=body | {"rubric": body["rubric"][:1]})
    assert short.errors == {"rubric": ["Jumlah poin rubrik harus sama dengan nilai tertinggi."]}
    late = editor.post("/class-assignments", json_body=body | {"due_at": "2026-01-05T00:00Z"})
    assert late.errors == {"__all__": ["Urutan waktunya: dibuka, tenggat, lalu ditutup."]}
    assert not Assignment.objects.exists()
    made = editor.post("/class-assignments", json_body=body).results
    assert (made["position"], made["rubric"]) == (1, body["rubric"])


def test_trainers_run_their_class_and_do_not_rewrite_it(staff_as, tono, room):
    trainer = staff_as(tono)
    assert trainer.get(f"/classes/{room.product.pk}/plan").status == 403
    assert trainer.get("/journey-steps").status == 403
    assert trainer.get(f"/classes/{room.product.pk}").status == 200
