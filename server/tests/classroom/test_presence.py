"""Checking in by code, by the trainer's list, and who may not."""

from datetime import timedelta

import pytest

from duxi.classroom import codes
from duxi.classroom.models import Attendance, AttendanceChange, ClassArrival
from duxi.core.clock import at, now
from tests.classroom.conftest import session
from tests.races import times_at_once

UNKNOWN = "Kode ini bukan kode kelas Anda. Pindai kode yang tampil di layar pengajar."
PRESENCES = "/oti/kelas-data/presences"


def test_scanning_records_once(as_, ani, room):
    answer = as_(ani).post(PRESENCES, {"code": room.code(room.live)})
    assert (answer.status, answer.message) == (200, "Kehadiran Anda tercatat.")
    assert answer.results["status"] == "present"
    assert as_(ani).post(PRESENCES, {"code": room.code(room.live)}).results == answer.results
    row = Attendance.objects.get()
    assert (row.entitlement, row.session, row.source) == (room.ani, room.live, "qr")


def test_who_comes_after_a_quarter_of_an_hour_is_late(as_, ani, room):
    with at(room.live.starts_at + timedelta(minutes=16)):
        answer = as_(ani).post(PRESENCES, {"code": room.code(room.live)})
    assert answer.results["status"] == "late"


def test_early_scans_can_be_repeated_and_past_sessions_are_refused(as_, ani, room):
    early = as_(ani).post(PRESENCES, {"code": room.code(room.later)})
    assert early.status == 409
    assert early.message.startswith("Presensi sesi ini dibuka ")
    over = as_(ani).post(PRESENCES, {"code": room.code(room.over)})
    assert (over.status, over.message) == (
        409,
        "Sesi ini sudah berakhir. Hubungi pengajar bila Anda hadir tetapi belum tercatat.",
    )
    assert not Attendance.objects.exists()
    with at(room.later.starts_at):
        assert as_(ani).post(PRESENCES, {"code": room.code(room.later)}).status == 200


def test_old_codes_and_codes_of_other_classes_are_refused(as_, ani, room, other_class):
    old = room.code(room.live, now() - timedelta(seconds=2 * codes.WINDOW_SECONDS))
    answer = as_(ani).post(PRESENCES, {"code": old})
    assert (answer.status, answer.message) == (
        409,
        "Kode sudah berganti. Pindai kode yang sedang tampil di layar.",
    )
    for code in (room.code(), "P-1-000000000000", f"P-{other_class.pk}-{'0' * 12}"):
        answer = as_(ani).post(PRESENCES, {"code": code})
        assert (answer.status, answer.errors) == (422, {"code": [UNKNOWN]})
    assert not Attendance.objects.exists()


@pytest.fixture
def other_class(db):
    from tests.factories import OtiFactory

    return session(OtiFactory(product__slug="lain").product, "Lain", timedelta(minutes=-1))


def test_nobody_checks_in_to_a_class_of_others(as_, citra, room):
    for path in ("presences", "journeys", "assignments", "documentations", "clearance", "feedback"):
        assert as_(citra).get(f"/oti/kelas-data/{path}").status == 404
    assert as_(citra).post(PRESENCES, {"code": room.code(room.live)}).status == 404
    assert not Attendance.objects.exists()


def test_the_door_registers_once(as_, ani, room):
    answer = as_(ani).post("/oti/kelas-data/qr-registration", {"code": room.code()})
    assert answer.message == "Registrasi kelas berhasil. Selamat datang!"
    assert as_(ani).post("/oti/kelas-data/qr-registration", {"code": room.code()}).results == answer.results
    assert ClassArrival.objects.count() == 1
    wrong = as_(ani).post("/oti/kelas-data/qr-registration", {"code": room.code(room.live)})
    assert wrong.errors == {"code": [UNKNOWN]}


@pytest.mark.django_db(transaction=True)
def test_many_scans_at_once_record_each_once(as_, ani, budi, room):
    people = [ani, budi] * 6
    code = room.code(room.live)
    answers = times_at_once(len(people), lambda n: as_(people[n]).post(PRESENCES, {"code": code}).status)
    assert answers == [200] * len(people)
    assert Attendance.objects.count() == 2


def test_own_presence_tells_share_and_what_can_still_be_reached(as_, ani, room):
    as_(ani).post(PRESENCES, {"code": room.code(room.live)})
    page = as_(ani).get(PRESENCES).results
    assert [row["status"] for row in page["rows"]] == ["absent", "present", None]
    assert (page["earned_percent"], page["reachable_percent"], page["minimum_percent"]) == (33, 67, 80)


def entry(seat, session, status, reason=""):
    return {"seat_uuid": str(seat.uuid), "session_id": session.pk, "status": status, "reason": reason}


def test_the_trainers_list_overrides_and_keeps_what_was(staff_as, as_, ani, tono, room):
    as_(ani).post(PRESENCES, {"code": room.code(room.live)})
    entries = [
        entry(room.ani, room.live, "excused", "Pulang lebih awal"),
        entry(room.budi, room.live, "present"),
    ]
    path = f"/classes/{room.product.pk}/presences"
    answer = staff_as(tono)._send("PUT", path, json_body={"entries": entries})
    assert (answer.status, answer.results) == (200, {"changed": 2})
    again = staff_as(tono)._send("PUT", path, json_body={"entries": entries})
    assert again.results == {"changed": 0}
    row = Attendance.objects.get(entitlement=room.ani)
    assert (row.status, row.source, row.reason) == ("excused", "trainer", "Pulang lebih awal")
    change = AttendanceChange.objects.get()
    assert (change.before, change.after, change.source_before) == ("present", "excused", "qr")
    assert change.changed_by == tono


def test_a_list_with_somebody_of_another_class_changes_nothing(staff_as, tono, citra, room):
    from tests.classroom.conftest import seat_of
    from tests.factories import OtiFactory

    stranger = seat_of(OtiFactory(product__slug="lain").product, citra)[0]
    entries = [entry(room.budi, room.live, "present"), entry(stranger, room.live, "present")]
    path = f"/classes/{room.product.pk}/presences"
    assert staff_as(tono)._send("PUT", path, json_body={"entries": entries}).status == 404
    assert not Attendance.objects.exists()


def test_trainers_see_their_classes_alone(staff_as, tono, agus, dewi, someone, room):
    other = someone("tini", "Trainer")
    assert [row["id"] for row in staff_as(tono).get("/classes").results["rows"]] == [room.product.pk]
    assert staff_as(dewi).get("/classes").results["total"] == 1
    for stranger in (other, agus):
        assert staff_as(stranger).get("/classes").results["rows"] == []
        for path in ("", "/participants", "/check-in-code", "/submissions", "/documentations", "/feedback"):
            assert staff_as(stranger).get(f"/classes/{room.product.pk}{path}").status == 404


def test_the_projector_shows_the_code_that_is_taken(staff_as, as_, ani, tono, room):
    shown = staff_as(tono).get(f"/classes/{room.product.pk}/check-in-code", session_id=room.live.pk).results
    assert 1 <= shown["seconds_left"] <= codes.WINDOW_SECONDS
    assert as_(ani).post(PRESENCES, {"code": shown["code"]}).status == 200
    after = staff_as(tono).get(f"/classes/{room.product.pk}/check-in-code", session_id=room.live.pk).results
    assert (after["checked_in"], after["participant_count"]) == (1, 2)


def test_the_grid_costs_the_same_for_any_number(staff_as, tono, someone, room, django_assert_max_num_queries):
    from tests.classroom.conftest import seat_of

    for n in range(8):
        seat_of(room.product, someone(f"peserta{n}"))
    with django_assert_max_num_queries(22):
        page = staff_as(tono).get(f"/classes/{room.product.pk}/participants").results
    assert page["total"] == 10
