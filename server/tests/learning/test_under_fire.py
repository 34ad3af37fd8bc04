"""Concurrent requests and faulty devices: each is merged or refused, nothing is lost."""

from datetime import timedelta
from uuid import uuid4

import pytest

from duxi.accounts.models import User
from duxi.catalog.kinds import Source
from duxi.classroom.actions.attendance import check_in
from duxi.classroom.models import Attendance
from duxi.commerce.orders.tickets import code_of
from duxi.core.clock import now
from duxi.entitlements.actions.grant import grant
from duxi.entitlements.models import Entitlement, SourceKind
from duxi.entitlements.seat_codes import code_of_seat
from duxi.learning.models import CheckIn, FailedScan, Registration
from tests.classroom.conftest import room  # noqa: F401
from tests.entitled import entitled
from tests.files.test_uploads import upload
from tests.learning.test_registrations import body, path, seats
from tests.races import each_at_once, times_at_once, without_failures
from tests.shop import notify, ordered, training

pytestmark = pytest.mark.django_db
racing = pytest.mark.django_db(transaction=True)
SUBMIT = "/check-in/submit"


@racing
def test_one_person_at_six_doors_comes_in_once(as_, staff_api, ani, dewi, today, solved):
    order = ordered(as_, ani, today, solved)
    notify(as_, order)
    shown = [code_of_seat(Entitlement.objects.get().pk), code_of(order.lines.get())]
    door = as_(dewi)

    def scan(number):
        answer = door.post(SUBMIT, {"code": shown[number % 2], "scan_id": str(uuid4())})
        return answer.results["result"]

    assert sorted(times_at_once(6, scan)) == ["already_in"] * 5 + ["ok"]
    assert (CheckIn.objects.count(), FailedScan.objects.count()) == (1, 5)


@pytest.fixture
def three_hundred(room):  # noqa: F811
    """As many people with a seat in the class."""
    people = User.objects.bulk_create(
        User(username=f"peserta{n}", email=f"peserta{n}@contoh.example", fullname=f"Peserta {n}")
        for n in range(300)
    )
    return grant(
        product=room.product,
        quantity=300,
        source=Source(SourceKind.STAFF, "massal"),
        bought_by=people[0],
        granted_at=now(),
        holders=people,
    )


@racing
def test_three_hundred_scan_one_code_and_none_is_in_twice(three_hundred, room):  # noqa: F811
    code = room.code(room.live)

    def scan(group):
        return [check_in(seat=seat, code=code).entitlement_id for seat in (*group, *group)]

    groups = [three_hundred[start : start + 15] for start in range(0, 300, 15)]
    found = without_failures(each_at_once(scan, groups))
    ids = {seat.pk for seat in three_hundred}
    assert {pk for group in found for pk in group} == ids
    rows = Attendance.objects.filter(session=room.live)
    assert (rows.count(), set(rows.values_list("entitlement", flat=True))) == (300, ids)


def test_a_phone_whose_clock_is_a_day_off_changes_nothing(as_, ani, room):  # noqa: F811
    assert (
        as_(ani).get("/oti/kelas-data/presences").status == 200
    )  # the first request is slow, codes are short-lived
    yesterday = (now() - timedelta(days=1)).isoformat()
    before = now()
    sent = {"code": room.code(room.live), "scanned_at": yesterday, "recorded_at": yesterday}
    assert as_(ani).post("/oti/kelas-data/presences", sent).status == 200
    assert before <= Attendance.objects.get().recorded_at <= now()


def test_a_clock_that_jumps_while_offline_is_refused_and_kept(as_, staff_api, ani, dewi, today):
    code = code_of_seat(entitled(ani, today).pk)
    jumped = as_(dewi).post(SUBMIT, {"code": code, "scan_id": str(uuid4()), "offline_seconds": 90_000})
    assert jumped.results["message"] == "Tiket ini bukan untuk hari ini."
    assert (CheckIn.objects.count(), FailedScan.objects.get().reason) == (0, "wrong_day")
    backwards = as_(dewi).post(SUBMIT, {"code": code, "offline_seconds": -60})
    assert backwards.status == 422
    assert as_(dewi).post(SUBMIT, {"code": code}).results["result"] == "ok"


@racing
def test_of_two_contacts_who_save_at_once_the_second_sees_the_conflict(as_, ani, solved):
    notify(as_, ordered(as_, ani, training(title="Kelas A", quota=9), solved, quantity=3))
    form = Registration.objects.get()
    names = ["Sari", "Tio"]

    def save(number):
        people = [(seats()[1], names[number], f"{names[number]}@kantor.id".lower())]
        answer = as_(ani).post(path(form, "/save"), body(form.version, people))
        return answer.status, answer.message

    answers = times_at_once(2, save)
    assert sorted(status for status, _message in answers) == [200, 409]
    (lost,) = [message for status, message in answers if status == 409]
    assert lost == "Formulir ini baru saja diubah oleh PIC lain. Muat ulang untuk melihat perubahannya."
    winner = names[[status for status, _message in answers].index(200)]
    assert form.participants.get(entitlement__seat_number=2).name == winner
    form.refresh_from_db()
    assert form.version == 2


def test_twenty_megabytes_of_zip_that_claim_to_be_a_picture_are_refused(ani):
    archive = b"PK\x03\x04" + bytes(20 * 1024 * 1024)
    answer = upload(ani, "foto.jpg", archive)
    assert (answer.status, answer.message) == (413, "Ukuran berkas maksimal 10 MB.")
    small = upload(ani, "foto.jpg", archive[: 1024 * 1024])
    assert small.status == 415
