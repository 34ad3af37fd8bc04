"""Meetings: published in WIB, booked once, moved and cancelled in time."""

from datetime import UTC, timedelta
from threading import Barrier

import pytest
from django.db import IntegrityError, transaction

from duxi.assessors.actions import slots
from duxi.assessors.actions.opening import open_assessments
from duxi.assessors.models import InterviewSlot, UnitAssessment
from duxi.core.clock import local, now
from duxi.notices.models import Notification
from tests.assessors.conftest import grading, offer, sit, units
from tests.races import at_once, without_failures

TAKEN = "Jadwal ini sudah tidak tersedia. Silakan pilih jadwal lain."
TOO_LATE = "Jadwal hanya dapat diubah atau dibatalkan sampai 24 jam sebelum dimulai."


@pytest.fixture
def unit(sat):
    return UnitAssessment.objects.select_related("attempt").get(attempt=sat, unit__code="C.3")


def book(caller, unit, slot):
    return caller.post(f"/unit-assessments/{unit.uuid}/booking", {"slot_uuid": str(slot.uuid)})


@pytest.mark.django_db
def test_a_meeting_is_booked_moved_and_cancelled(as_, ani, unit, exam, assessors):
    first, second = offer(assessors[0], exam, 72), offer(assessors[1], exam, 96)
    soon = offer(assessors[2], exam, 1)
    listed = as_(ani).get(f"/unit-assessments/{unit.uuid}/slots").results["rows"]
    assert [row["uuid"] for row in listed] == [str(first.uuid), str(second.uuid)]
    assert listed[0]["starts_at"].endswith("+07:00")
    booked = book(as_(ani), unit, first)
    assert (booked.message, booked.results["slot"]["assessor_name"]) == ("Jadwal Anda tercatat.", "Wulan")
    assert (booked.results["state"], booked.results["slot"]["place"]) == ("booked", "Ruang 2")
    assert book(as_(ani), unit, soon).message == TAKEN
    moved = book(as_(ani), unit, second).results["slot"]
    assert moved["uuid"] == str(second.uuid)
    first.refresh_from_db()
    assert (first.assessment, first.booked_at) == (None, None)
    assert grading(unit.attempt, "C.3").assessor == assessors[1]
    assert grading(unit.attempt, "C.3", "second").assessor != assessors[1]
    gone = as_(ani).delete(f"/unit-assessments/{unit.uuid}/booking")
    assert (gone.message, gone.results["state"]) == ("Jadwal Anda dibatalkan.", "to_book")
    reported = Notification.objects.filter(user=ani, template__startswith="assessors.").order_by("pk")
    assert [row.template for row in reported] == ["assessors.booked", "assessors.booked"]


@pytest.mark.django_db
def test_free_slots_show_their_room_but_not_their_meeting_link(as_, ani, unit, exam, assessors):
    link = "https://rapat.example/j/1?pwd=rahasia"
    offer(assessors[0], exam, 72)
    online = offer(assessors[1], exam, 96)
    InterviewSlot.objects.filter(pk=online.pk).update(place=link)
    rows = as_(ani).get(f"/unit-assessments/{unit.uuid}/slots").results["rows"]
    assert [(row["place"], row["is_online"]) for row in rows] == [("Ruang 2", False), ("", True)]
    assert book(as_(ani), unit, online).results["slot"]["place"] == link


@pytest.mark.django_db
def test_the_assessor_dashboard_shows_the_next_meeting(staff_as, as_, ani, unit, exam, assessors):
    slot = offer(assessors[0], exam, 60)
    offer(assessors[0], exam, 62)
    assert "meetings" not in work_of(staff_as(assessors[0]))
    book(as_(ani), unit, slot)
    meetings = work_of(staff_as(assessors[0]))["meetings"]
    assert (meetings["count"], meetings["starts_at"]) == (
        1,
        local(slot.starts_at).isoformat(timespec="milliseconds"),
    )
    assert "meetings" not in work_of(staff_as(assessors[1]))


def work_of(caller):
    return {row["key"]: row for row in caller.get("/work").results["rows"]}


@pytest.mark.django_db
def test_what_is_booked_or_near_stays(as_, ani, budi, unit, exam, assessors):
    near = offer(assessors[0], exam, 20)
    later = offer(assessors[0], exam, 60)
    book(as_(ani), unit, near)
    assert book(as_(ani), unit, later).message == TOO_LATE
    refused = as_(ani).delete(f"/unit-assessments/{unit.uuid}/booking")
    assert (refused.status, refused.message) == (409, TOO_LATE)
    assert units(as_, ani, unit.attempt)["C.3"]["slot"]["can_change"] is False
    assert book(as_(budi), unit, later).status == 404
    near.refresh_from_db()
    assert near.assessment == unit


@pytest.mark.django_db
def test_a_written_unit_takes_no_meeting(as_, ani, sat, exam, assessors):
    written = UnitAssessment.objects.get(attempt=sat, unit__code="C.2")
    refused = book(as_(ani), written, offer(assessors[0], exam, 72))
    assert refused.message == "Unit ini tidak memerlukan jadwal pertemuan."
    assert not InterviewSlot.objects.filter(assessment__isnull=False).exists()


@pytest.mark.django_db
def test_the_calendar_file_has_the_time_in_utc(as_, ani, unit, exam, assessors):
    slot = offer(assessors[0], exam, 72)
    path = f"/unit-assessments/{unit.uuid}/booking.ics"
    assert as_(ani).get(path).status == 404
    book(as_(ani), unit, slot)
    file = as_(ani).get(path).response
    assert file["Content-Type"] == "text/calendar; charset=utf-8"
    text = file.content.decode()
    assert f"DTSTART:{slot.starts_at.astimezone(UTC):%Y%m%dT%H%M%SZ}" in text
    assert "SUMMARY:Unit C.3 – Ujian Uji" in text


@pytest.mark.django_db
def test_assessors_publish_whole_slots_of_a_day_in_wib(staff_as, tono, exam, rubrics, assessors):
    day = local(now() + timedelta(days=3)).date().isoformat()
    body = {"rubric_id": rubrics["C.3"].pk, "day": day, "starts": "09:00", "ends": "10:40", "minutes": 45}
    body["place"] = "Ruang 2"
    wulan = staff_as(assessors[0])
    assert wulan.post("/interview-slots", json_body=body).results == {"published": 2}
    starts = [local(slot.starts_at) for slot in InterviewSlot.objects.order_by("starts_at")]
    assert [f"{one:%H:%M}" for one in starts] == ["09:00", "09:45"]
    overlapping = wulan.post("/interview-slots", json_body=body | {"starts": "09:30", "ends": "10:15"})
    words = "Sebagian jadwal bertabrakan dengan jadwal asesor ini yang sudah ada."
    assert overlapping.errors == {"starts": [words]}
    past = wulan.post("/interview-slots", json_body=body | {"day": "2024-01-02"})
    assert past.status == 422
    assert staff_as(tono).post("/interview-slots", json_body=body).status == 404
    for_another = body | {"assessor_id": assessors[1].pk}
    assert wulan.post("/interview-slots", json_body=for_another).status == 403
    assert InterviewSlot.objects.count() == 2
    assert staff_as(assessors[1]).get("/interview-slots").results["total"] == 0


@pytest.mark.django_db
def test_an_assessor_cancels_with_a_reason_and_the_participant_hears(
    staff_as, as_, ani, unit, exam, assessors
):
    slot = offer(assessors[0], exam, 72)
    book(as_(ani), unit, slot)
    wulan = staff_as(assessors[0])
    refused = wulan.delete(f"/interview-slots/{slot.uuid}")
    assert refused.message == "Jadwal ini sudah dipesan peserta. Batalkan dengan alasan."
    assert staff_as(assessors[1]).delete(f"/interview-slots/{slot.uuid}").status == 404
    done = wulan.post(f"/interview-slots/{slot.uuid}/cancel", json_body={"reason": "Ruangan dipakai"})
    assert done.message == "Jadwal dibatalkan dan peserta diberi tahu."
    reported = Notification.objects.get(user=ani, template="assessors.cancelled")
    assert reported.params["detail"] == "Ruangan dipakai"
    assert units(as_, ani, unit.attempt)["C.3"]["state"] == "to_book"
    assert not InterviewSlot.objects.filter(pk=slot.pk).exists()


@pytest.mark.django_db
def test_the_database_refuses_overlaps_and_half_bookings(exam, assessors):
    slot = offer(assessors[0], exam, 72)
    with pytest.raises(IntegrityError), transaction.atomic():
        offer(assessors[0], exam, 72.5)
    offer(assessors[1], exam, 72.5)
    with pytest.raises(IntegrityError), transaction.atomic():
        InterviewSlot.objects.filter(pk=slot.pk).update(booked_at=now())


@pytest.fixture
def two(as_, ani, budi, exam, rubrics):
    """Ani and Budi both want the only slot."""
    found = []
    for person in (ani, budi):
        number = sit(as_, person, exam)
        open_assessments(number)
        found.append(UnitAssessment.objects.get(attempt=number, unit__code="C.3"))
    return found


def race(two, slot):
    """How many were confirmed for the slot."""
    works = [lambda unit=unit: slots.book(assessment_id=unit.pk, slot_id=slot.pk) for unit in two]
    outcomes = without_failures(at_once(*works))
    return sum(isinstance(outcome, InterviewSlot) for outcome in outcomes)


@pytest.mark.django_db(transaction=True)
def test_of_two_at_the_same_moment_one_gets_the_slot(two, exam, assessors):
    slot = offer(assessors[0], exam, 72)
    assert race(two, slot) == 1
    slot.refresh_from_db()
    assert slot.assessment in two


@pytest.mark.django_db(transaction=True)
def test_without_the_condition_both_would_get_it(two, exam, assessors, monkeypatch):
    both_read = Barrier(2)

    def read_then_write(assessment, slot_id):
        is_free = InterviewSlot.objects.filter(pk=slot_id, assessment=None).exists()
        both_read.wait(10)
        if is_free:
            InterviewSlot.objects.filter(pk=slot_id).update(assessment=assessment, booked_at=now())
        return is_free

    monkeypatch.setattr(slots, "_take", read_then_write)
    assert race(two, offer(assessors[0], exam, 72)) == 2
