"""The online room of a webinar: who may enter, when, and with what."""

import base64
import hashlib
import hmac
import json
from datetime import datetime, timedelta
from threading import Thread

import pytest
from django.db import connection
from django.test import Client

from duxi.catalog.models import Location, Product
from duxi.core.clock import JAKARTA, at, now
from duxi.entitlements.actions.status import withdraw
from duxi.entitlements.models import Entitlement
from duxi.entitlements.queries import owned_by
from duxi.gateways import zoom
from duxi.gateways.zoom import EmbeddedZoom
from duxi.learning.actions.live_rooms import join_room
from duxi.learning.models import LiveMeeting, LiveRegistration
from tests.conftest import make_person
from tests.entitled import entitled
from tests.factories import WebinarFactory, WorkshopFactory

pytestmark = pytest.mark.django_db
START = datetime(2026, 12, 1, 13, 30, tzinfo=JAKARTA)


def webinar(**fields):
    product = WebinarFactory(product__title="Surel Jebakan").product
    values = {"starts_at": START, "ends_at": START + timedelta(minutes=90), "mode": "online"} | fields
    Product.objects.filter(pk=product.pk).update(**values)
    product.refresh_from_db()
    return product


def path(product, call):
    return f"/zoom/{product.kind}/{product.slug}/{call}"


@pytest.fixture
def clock(monkeypatch):
    """Sets the current time for the calls of the room."""

    def moved(**since_start):
        for module in ("duxi.learning.api.live_rooms", "duxi.learning.actions.live_rooms"):
            monkeypatch.setattr(f"{module}.now", lambda: START + timedelta(**since_start))

    return moved


def claims_of(signature, secret):
    body, _dot, digest = signature.rpartition(".")
    expected = hmac.new(secret.encode(), body.encode(), hashlib.sha256).digest()
    assert base64.urlsafe_b64decode(digest + "=") == expected
    part = body.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


@pytest.mark.parametrize(
    ("since_start", "status"),
    [
        ({"minutes": -16}, "countdown"),
        ({"minutes": -15}, "waiting"),
        ({"seconds": -1}, "waiting"),
        ({"seconds": 0}, "live"),
        ({"minutes": 89}, "live"),
        ({"minutes": 90}, "ended"),
    ],
)
def test_the_state_follows_the_servers_clock(as_, ani, clock, since_start, status):
    product = webinar()
    entitled(ani, product)
    clock(**since_start)
    room = as_(ani).get(path(product, "payload")).results
    assert room["status"] == status
    assert datetime.fromisoformat(room["now"]) == START + timedelta(**since_start)
    assert (room["title"], room["opens_at"], room["is_available"]) == (
        "Surel Jebakan",
        "2026-12-01T13:15:00+07:00",
        True,
    )
    assert (room["join_url"], room["recording_url"]) == (None, None)


def test_a_holder_enters_and_comes_back_to_the_same_place(as_, ani, clock):
    product = webinar()
    entitled(ani, product)
    clock(minutes=-15)
    answer = as_(ani).post(path(product, "token"))
    assert answer.status == 200
    again = as_(ani).post(path(product, "token")).results
    assert again == answer.results
    assert (LiveMeeting.objects.count(), LiveRegistration.objects.count()) == (1, 1)
    claims = claims_of(again["signature"], EmbeddedZoom().sdk_secret)
    issued_at = int((START - timedelta(minutes=15)).timestamp()) - 30
    assert claims == {
        "appKey": again["sdk_key"],
        "sdkKey": again["sdk_key"],
        "mn": again["meeting_number"],
        "role": 0,
        "iat": issued_at,
        "exp": issued_at + 7200,
        "tokenExp": issued_at + 7200,
    }
    assert as_(ani).get(path(product, "payload")).results["join_url"] == again["join_url"]
    clock(minutes=90)
    assert as_(ani).get(path(product, "payload")).results["join_url"] is None


@pytest.mark.parametrize(
    ("since_start", "sentence"),
    [
        (
            {"minutes": -16},
            "Ruang dibuka 15 menit sebelum acara dimulai, yaitu pukul 13.15 WIB tanggal 01-12-2026.",
        ),
        ({"minutes": 90}, "Acara ini sudah berakhir. Ruangnya tidak dapat dimasuki lagi."),
    ],
)
def test_too_early_and_too_late(as_, ani, clock, since_start, sentence):
    product = webinar()
    entitled(ani, product)
    clock(**since_start)
    answer = as_(ani).post(path(product, "token"))
    assert (answer.status, answer.message) == (409, sentence)
    assert not LiveMeeting.objects.exists()


def test_others_find_nothing(as_, ani, budi, clock):
    product = webinar()
    entitled(ani, product)
    entitled(budi, product)
    withdraw(owned_by(budi), reason="")
    clock(minutes=0)
    for answer in (as_(budi).get(path(product, "payload")), as_(budi).post(path(product, "token"))):
        assert (answer.status, answer.message) == (404, "Data tidak ditemukan.")
    assert not LiveMeeting.objects.exists()


def test_only_what_is_held_online_has_a_room(as_, ani, clock):
    clock(minutes=0)
    workshop = WorkshopFactory().product
    entitled(ani, workshop)
    for mode, status in (("offline", 404), ("hybrid", 200)):
        Product.objects.filter(pk=workshop.pk).update(
            mode=mode, starts_at=START, ends_at=START + timedelta(hours=6)
        )
        assert as_(ani).post(path(workshop, "token")).status == status
    assert as_(ani).get(f"/zoom/elearning/{workshop.slug}/payload").status == 404


def test_the_owner_of_a_seat_at_a_place_hears_where_it_is(as_, ani, budi, clock):
    clock(minutes=-30)
    workshop = WorkshopFactory().product
    place = Location.objects.create(slug="uji", name="Jakarta", address="Jalan Uji 12")
    Product.objects.filter(pk=workshop.pk).update(mode="offline", starts_at=START, location=place)
    seat = entitled(ani, workshop)
    shown = as_(ani).get(path(workshop, "payload")).results
    reported = [shown[name] for name in ("has_room", "place", "seat_uuid", "status", "join_url")]
    assert reported == [False, "Jakarta, Jalan Uji 12", str(seat.uuid), "countdown", None]
    assert as_(ani).post(path(workshop, "token")).status == 404
    assert as_(budi).get(path(workshop, "payload")).status == 404


def test_a_seat_that_changes_hands_is_registered_anew(as_, ani, budi, clock):
    product = webinar()
    seat = entitled(ani, product)
    clock(minutes=0)
    before = as_(ani).post(path(product, "token")).results
    Entitlement.objects.filter(pk=seat.pk).update(holder=budi)
    assert as_(budi).get(path(product, "payload")).results["join_url"] is None
    after = as_(budi).post(path(product, "token")).results
    assert after["tk"] != before["tk"]
    assert LiveRegistration.objects.get().holder == budi
    assert as_(ani).post(path(product, "token")).status == 404


def test_without_a_service_there_is_no_room(as_, ani, clock, settings):
    settings.ZOOM_PROVIDER = "none"
    product = webinar()
    entitled(ani, product)
    clock(minutes=0)
    assert as_(ani).get(path(product, "payload")).results["is_available"] is False
    answer = as_(ani).post(path(product, "token"))
    assert (answer.status, answer.message) == (
        503,
        "Ruang acara ini belum tersedia. Silakan hubungi kami agar Anda dapat mengikutinya.",
    )


def test_the_local_room_knows_its_guest(as_, ani, clock, settings):
    product = webinar()
    entitled(ani, product)
    clock(minutes=0)
    url = as_(ani).post(path(product, "token")).results["join_url"].removeprefix(settings.BASE_URL)
    page = Client().get(url)
    assert page.status_code == 200
    assert ani.fullname in page.content.decode()
    assert Client().get(url.split("?")[0] + "?tk=x").status_code == 403
    assert Client().get(url.replace("/room/", "/room/1")).status_code == 403
    assert Client().get("/zoom/room.css").status_code == 200
    settings.ZOOM_PROVIDER = "none"
    assert Client().get(url).status_code == 404


def test_my_learning_leads_to_the_room(as_, ani):
    product = webinar(starts_at=now() - timedelta(minutes=5), ends_at=now() + timedelta(hours=1))
    entitled(ani, product)
    (row,) = as_(ani).get("/account/my-learning").results["rows"]
    assert (row["slug"], row["next_step"]) == (product.slug, "join_room")


@pytest.mark.django_db(transaction=True)
def test_a_crowd_makes_one_meeting(ani, monkeypatch):
    product = webinar()
    people = [make_person(f"orang{n}") for n in range(6)]
    seats = [entitled(person, product) for person in people]
    made = []
    create = EmbeddedZoom.create_meeting
    monkeypatch.setattr(
        EmbeddedZoom, "create_meeting", lambda self, wanted: made.append(wanted) or create(self, wanted)
    )
    numbers = []

    def come(person, seat):
        with at(START):
            numbers.append(join_room(user=person, seat=seat).meeting_number)
        connection.close()

    threads = [Thread(target=come, args=pair) for pair in zip(people, seats, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(numbers), len(set(numbers)), len(made)) == (6, 1, 1)
    assert (made[0].topic, made[0].minutes) == ("Surel Jebakan", 90)
    assert LiveRegistration.objects.count() == 6
    assert zoom.gateway() is not None
