"""Check-in: once only, with reasons, offline scans, and counters."""

from datetime import timedelta
from uuid import uuid4

import pytest
from django.db import close_old_connections

from duxi.commerce.models import Order
from duxi.commerce.orders.tickets import code_of
from duxi.entitlements.actions.status import withdraw
from duxi.entitlements.models import Entitlement
from duxi.entitlements.seat_codes import code_of_seat
from duxi.learning.actions.check_ins import Scan, check_in
from duxi.learning.models import CheckIn, FailedScan
from tests.entitled import entitled
from tests.races import at_once
from tests.shop import notify, ordered, training

CHECK, SUBMIT = "/check-in/check", "/check-in/submit"


@pytest.fixture
def door(as_, dewi):
    return as_(dewi)


def submitted(door, seat, **more):
    answer = door.post(SUBMIT, {"code": code_of_seat(seat.pk)} | more).results
    return answer["result"], answer["message"]


@pytest.mark.django_db
def test_a_ticket_lets_in_once(door, ani, today):
    seat = entitled(ani, today)
    shown = door.post(CHECK, {"code": code_of_seat(seat.pk).lower()}).results
    assert (shown["result"], shown["holder"], shown["title"]) == ("ok", ani.fullname, "Kelas A")
    assert not CheckIn.objects.exists()
    assert submitted(door, seat) == ("ok", "Silakan masuk.")
    assert submitted(door, seat) == ("already_in", "Tiket ini sudah dipakai masuk.")
    assert (CheckIn.objects.count(), FailedScan.objects.get().reason) == (1, "already_in")


@pytest.mark.django_db
def test_the_same_upload_again_is_one_entry(door, ani, today):
    seat, scan_id = entitled(ani, today), str(uuid4())
    for _again in range(3):
        assert submitted(door, seat, scan_id=scan_id, offline_seconds=600)[0] == "ok"
    row = CheckIn.objects.get()
    assert timedelta(minutes=9) < row.stored_at - row.scanned_at < timedelta(minutes=11)
    assert not FailedScan.objects.exists()


@pytest.mark.django_db
def test_every_reason_has_its_sentence(door, as_, ani, budi, today, solved):
    other = training(title="Kelas B")
    withdrawn = entitled(ani, today)
    withdraw(Entitlement.objects.filter(pk=withdrawn.pk), reason="")
    tomorrow = entitled(ani, other)
    order = ordered(as_, budi, today, solved, quantity=2)
    line = order.lines.get()
    cases = {
        "unknown": ("TKT-1-XXXXXXXX", {}),
        "refunded": (code_of_seat(withdrawn.pk), {}),
        "wrong_event": (code_of_seat(tomorrow.pk), {"item_id": today.pk}),
        "wrong_day": (code_of_seat(tomorrow.pk), {}),
        "unpaid": (code_of(line), {}),
    }
    for reason, (code, more) in cases.items():
        assert door.post(SUBMIT, {"code": code} | more).results["result"] == reason
    notify(as_, Order.objects.get())
    assert door.post(SUBMIT, {"code": code_of(line)}).results["result"] == "several_seats"
    assert not CheckIn.objects.exists()
    reasons = set(FailedScan.objects.values_list("reason", flat=True))
    assert reasons == {*cases, "several_seats"}


@pytest.mark.django_db
def test_the_ticket_of_an_order_with_one_seat_lets_in(door, as_, ani, today, solved):
    order = ordered(as_, ani, today, solved)
    notify(as_, order)
    assert door.post(SUBMIT, {"code": code_of(order.lines.get())}).results["result"] == "ok"
    assert CheckIn.objects.get().entitlement.holder == ani


@pytest.mark.django_db
def test_counters_and_offline_uploads(door, staff_api, ani, budi, today):
    seats = [entitled(person, today) for person in (ani, budi)]
    scans = [{"code": code_of_seat(seat.pk), "scan_id": str(uuid4())} for seat in (*seats, seats[0])]
    results = staff_api.post("/check-in/upload", json_body={"scans": scans}).results
    assert [one["result"] for one in results] == ["ok", "ok", "already_in"]
    (event,) = staff_api.get("/check-in/events").results
    assert (event["title"], event["seats"], event["checked_in"]) == ("Kelas A", 2, 2)


@pytest.mark.django_db(transaction=True)
def test_parallel_scans_of_one_ticket_let_one_in(ani, dewi, today):
    seat = entitled(ani, today)

    def scan():
        try:
            return str(check_in(seat, Scan("x", uuid4(), dewi)))
        finally:
            close_old_connections()

    outcomes = at_once(*[scan] * 6)
    assert sorted(outcomes) == ["already_in"] * 5 + ["ok"]
    assert CheckIn.objects.count() == 1
