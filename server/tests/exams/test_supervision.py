"""The supervisor's monitor: extra time, pause, resume, reset login, end."""

from datetime import datetime, timedelta

import pytest
from guardian.shortcuts import assign_perm

from duxi.classroom.queries.classes import TEACH
from duxi.core.clock import now
from duxi.exams.models import Attempt, SupervisorAction
from duxi.exams.reports.tables import tables
from tests.exam_bank import enter, give_access, make_batch, resume
from tests.exams.bank import enter_quiz, give_seat, make_quiz

pytestmark = pytest.mark.django_db
WHY = {"reason": "Listrik padam"}


@pytest.fixture
def batch(tono):
    made = make_batch()
    assign_perm("exams.attend_batch", tono, made)
    return made


@pytest.fixture
def room(as_, ani, batch):
    give_access(ani, batch)
    return enter(as_(ani))


def act(caller, room, action, **more):
    return caller.post(f"/monitor/{room.attempt.pk}/{action}", json_body=WHY | more)


def test_the_monitor_lists_who_sits_now(staff_as, dewi, tono, room):
    room.save("S1", 1)
    for user in (dewi, tono):
        (row,) = staff_as(user).get("/monitor").results["rows"]
        assert (row["participant_name"], row["answered"], row["total"], row["kind"]) == (
            "Ani",
            1,
            4,
            "assessment",
        )
    room.end()
    assert staff_as(dewi).get("/monitor").results["total"] == 0


def test_the_monitor_says_how_much_time_was_added(staff_as, dewi, room):
    staff = staff_as(dewi)
    assert [row["extra_minutes"] for row in staff.get("/monitor").results["rows"]] == [0]
    for minutes in (30, 15):
        assert act(staff, room, "extra-time", minutes=minutes).status == 200
    assert act(staff, room, "pause").status == 200
    assert [row["extra_minutes"] for row in staff.get("/monitor").results["rows"]] == [45]


@pytest.mark.parametrize(("ago", "moves"), [(15, False), (60, True)])
def test_the_monitor_says_who_is_there(staff_as, dewi, room, ago, moves):
    before = now() - timedelta(seconds=ago)
    Attempt.objects.update(last_seen_at=before)
    assert room.get("get-timer").status == 200
    (row,) = staff_as(dewi).get("/monitor").results["rows"]
    seen = datetime.fromisoformat(row["last_seen_at"])
    assert (seen - before > timedelta(seconds=ago - 1)) is moves, "written at most every 20 seconds"


def test_room_monitor_list_and_workbook_count_alike(staff_as, dewi, room):
    for code, option in (("S1", 1), ("N", 2), ("NA", 2)):
        room.save(code, option)
    expected = {"answered": 2, "total": 4, "follow_ups_answered": 1, "follow_ups": 2}
    staff, pk = staff_as(dewi), room.attempt.pk
    shown = [
        room.get("get-section").results,
        staff.get("/monitor").results["rows"][0],
        staff.get("/sessions").results["rows"][0],
        staff.get(f"/sessions/{pk}").results,
    ]
    assert [{name: row[name] for name in expected} for row in shown] == [expected] * 4
    people = tables(Attempt.objects.all(), now())[0]
    (row,) = people.rows()
    cells = dict(zip([column.title for column in people.columns], row, strict=True))
    columns = ("Terjawab", "Jumlah Soal", "Lanjutan Terjawab", "Soal Lanjutan")
    assert [cells[title] for title in columns] == list(expected.values())


def test_trainers_see_only_their_batches(staff_as, as_, tono, dewi, budi, room):
    quiz = make_quiz()
    give_seat(budi, quiz.product)
    other = enter_quiz(as_(budi), quiz)
    assert staff_as(tono).get("/monitor").results["total"] == 1
    assert staff_as(dewi).get("/monitor").results["total"] == 2
    refused = staff_as(tono).post(f"/monitor/{other.attempt.pk}/end", json_body=WHY)
    assert refused.status == 404
    assert other.attempt.status == "running"


def test_extra_time_moves_the_deadline_at_once(staff_as, tono, room):
    before = room.attempt.deadline_at
    assert act(staff_as(tono), room, "extra-time", minutes=10).message == "Waktu peserta ditambah."
    room.attempt.refresh_from_db()
    assert room.attempt.deadline_at - before == timedelta(minutes=10)
    done = SupervisorAction.objects.get()
    assert (done.action, done.actor, done.details, done.reason) == (
        "extra-time",
        tono,
        {"minutes": 10},
        "Listrik padam",
    )


def test_a_paused_session_takes_no_answers_and_loses_no_time(staff_as, tono, room):
    act(staff_as(tono), room, "pause")
    refused = room.save("S1", 1)
    assert (refused.status, refused.message) == (
        423,
        "Sesi Anda sedang dijeda oleh pengawas. Waktu Anda tidak berjalan.",
    )
    assert room.get("get-timer").results["is_paused"] is True
    ten_minutes = timedelta(minutes=10)
    Attempt.objects.update(paused_at=now() - ten_minutes)
    deadline = room.attempt.deadline_at
    assert act(staff_as(tono), room, "resume").message == "Sesi dilanjutkan."
    room.attempt.refresh_from_db()
    assert abs(room.attempt.deadline_at - deadline - ten_minutes) < timedelta(seconds=5)
    assert room.save("S1", 1).status == 200


def test_a_paused_session_is_not_closed_when_its_time_would_be_up(staff_as, tono, as_, ani, room):
    act(staff_as(tono), room, "pause")
    room.expire(seconds_ago=60)
    assert as_(ani).get("/assessments/session", sesi_id=room.attempt.pk).results["status"] == "running"


def test_pausing_twice_and_resuming_what_runs_are_refused(staff_as, tono, room):
    assert act(staff_as(tono), room, "resume").message == "Sesi ini tidak sedang dijeda."
    act(staff_as(tono), room, "pause")
    assert act(staff_as(tono), room, "pause").message == "Sesi ini sedang dijeda."
    assert SupervisorAction.objects.count() == 1


def test_a_reset_login_lets_the_participant_in_anew(staff_as, as_, tono, ani, room):
    act(staff_as(tono), room, "reset-login")
    refused = room.get("get-timer")
    assert (refused.status, refused.message) == (
        496,
        "Perangkat ini keluar dari ruang ujian. Sesi Anda masih berjalan: masuk lagi untuk melanjutkan.",
    )
    assert resume(as_(ani), room.attempt.pk).get("get-timer").status == 200


def test_a_participant_hears_that_a_supervisor_ended_the_session(staff_as, tono, room):
    act(staff_as(tono), room, "end")
    for refused in (room.get("get-timer"), room.save("S1", 1)):
        assert (refused.status, refused.message) == (
            496,
            "Pengawas mengakhiri sesi ini. Jawaban yang tersimpan sudah dinilai.",
        )


def test_a_supervisor_ends_a_session(staff_as, tono, room):
    assert act(staff_as(tono), room, "end").message == "Sesi diakhiri."
    room.attempt.refresh_from_db()
    assert (room.attempt.status, room.attempt.end_reason) == ("finished", "supervisor")
    again = act(staff_as(tono), room, "end")
    assert (again.status, again.message) == (409, "Sesi ini tidak sedang berlangsung.")
    shown = staff_as(tono).get(f"/monitor/{room.attempt.pk}/actions").results["rows"]
    assert [row["action"] for row in shown] == ["end"]


@pytest.mark.parametrize("form", [{"minutes": 0}, {"minutes": 241}, {"reason": " "}])
def test_bad_input_changes_nothing(staff_as, tono, room, form):
    refused = act(staff_as(tono), room, "extra-time", **({"minutes": 5} | form))
    assert refused.status == 422
    assert not SupervisorAction.objects.exists()


def test_trainers_supervise_the_quizzes_of_their_classes_alone(staff_as, as_, ani, tono, budi):
    quiz = make_quiz("oti-quiz", "oti")
    give_seat(ani, quiz.product)
    sat = enter_quiz(as_(ani), quiz)
    assert staff_as(tono).get("/monitor").results["total"] == 0
    assert act(staff_as(tono), sat, "end").status == 404
    assign_perm(TEACH, tono, quiz.product)
    (row,) = staff_as(tono).get("/monitor").results["rows"]
    assert (row["kind"], row["participant_name"], row["batch_name"]) == ("oti-quiz", "Ani", None)
    assert act(staff_as(tono), sat, "pause").status == 200
    assert sat.get("timer").results["is_paused"]
