"""One owned product, the calendar of its sessions, and deliveries."""

from datetime import datetime, timedelta

import pytest

from duxi.catalog.models import Instructor, Location, Product
from duxi.core.clock import JAKARTA, now
from duxi.learning.actions.deliveries import DeliveryMoved, receive, send
from duxi.learning.models import ClassSession, ProductDelivery
from duxi.offerings.kinds.other import OtherDetail
from tests.entitled import entitled
from tests.factories import OtherFactory, TrainingFactory, WebinarFactory, WorkshopFactory
from tests.shop import notify, ordered

pytestmark = pytest.mark.django_db
DAY = datetime(2026, 12, 1, 9, 0, tzinfo=JAKARTA)


def on(product, start, hours=2):
    Product.objects.filter(pk=product.pk).update(starts_at=start, ends_at=start + timedelta(hours=hours))
    product.refresh_from_db()
    return product


def test_a_parcel_goes_its_way(as_, ani, budi, solved):
    book = OtherFactory(product__title="Buku").product
    OtherDetail.objects.filter(product=book).update(is_shipped=True)
    notify(as_, ordered(as_, ani, book, solved))
    [row] = as_(ani).get("/other-products/history").results["rows"]
    path = f"/account/my-learning/{row['uuid']}"
    assert as_(ani).get(path).results["delivery"]["status"] == "preparing"
    parcel = ProductDelivery.objects.get()
    with pytest.raises(DeliveryMoved):
        receive(parcel)
    send(parcel, courier="Pos", tracking_number="P1")
    with pytest.raises(DeliveryMoved):
        send(parcel, courier="Lain")
    shown = as_(ani).get(path).results["delivery"]
    assert (shown["status"], shown["courier"], shown["tracking_number"]) == ("sent", "Pos", "P1")
    receive(parcel)
    assert as_(ani).get(path).results["delivery"]["status"] == "received"
    assert as_(budi).get(path).status == 404
    assert as_().get(path).status == 401


def test_what_is_not_sent_has_no_parcel(as_, ani, solved):
    notify(as_, ordered(as_, ani, OtherFactory().product, solved))
    [row] = as_(ani).get("/other-products/history").results["rows"]
    assert as_(ani).get(f"/account/my-learning/{row['uuid']}").results["delivery"] is None


def test_an_online_event_shows_its_room(as_, ani):
    seat = entitled(ani, WebinarFactory().product)
    found = as_(ani).get(f"/account/my-learning/{seat.uuid}").results
    assert (found["room"]["status"], found["room"]["attended_minutes"]) == ("countdown", 0)
    offline = WorkshopFactory().product
    Product.objects.filter(pk=offline.pk).update(mode="offline")
    seat = entitled(ani, offline)
    assert as_(ani).get(f"/account/my-learning/{seat.uuid}").results["room"] is None


def test_the_calendar_has_each_meeting_once(as_, ani, budi):
    workshop = on(WorkshopFactory(product__title="Peta").product, DAY, hours=50)
    for number, title in enumerate(("Awal", "Lanjut"), start=0):
        ClassSession.objects.create(
            product=workshop,
            title=title,
            starts_at=DAY + timedelta(days=number * 2),
            duration_minutes=90,
            mode="online",
        )
    entitled(ani, workshop)
    entitled(ani, workshop)
    entitled(ani, on(WebinarFactory(product__title="Surel").product, DAY + timedelta(days=1)))
    entitled(budi, on(WebinarFactory(product__title="Lain").product, DAY))

    def events(since, until):
        rows = as_(ani).get("/account/my-learning/events", since=since, until=until).results
        return [(row["title"], row["session_title"], row["starts_at"]) for row in rows]

    assert events("2026-12-01", "2027-01-01") == [
        ("Peta", "Awal", "2026-12-01T09:00:00+07:00"),
        ("Surel", "", "2026-12-02T09:00:00+07:00"),
        ("Peta", "Lanjut", "2026-12-03T09:00:00+07:00"),
    ]
    assert events("2026-12-02", "2026-12-03") == [("Surel", "", "2026-12-02T09:00:00+07:00")]
    assert as_(ani).get("/account/my-learning/events", since="besok", until="2026-12-03").status == 422


def test_what_lasts_for_days_stands_on_each_of_them(as_, ani, client):
    entitled(ani, on(WebinarFactory(product__title="Kelas").product, DAY, hours=54))
    rows = as_(ani).get("/account/my-learning/events", since="2026-12-02", until="2026-12-09").results
    assert [(row["starts_at"], row["ends_at"]) for row in rows] == [
        ("2026-12-02T09:00:00+07:00", "2026-12-02T15:00:00+07:00"),
        ("2026-12-03T09:00:00+07:00", "2026-12-03T15:00:00+07:00"),
    ]
    feed = client.get(as_(ani).get("/account/calendar").results["url"]).content.decode()
    assert "DTEND:20261201T080000Z\r\nRRULE:FREQ=DAILY;COUNT=3" in feed


def test_what_is_owned_says_what_to_prepare_and_who_teaches(as_, ani):
    workshop = WorkshopFactory().product
    Product.objects.filter(pk=workshop.pk).update(requirements=["Laptop", "Akun surel"])
    workshop.instructors.add(Instructor.objects.create(slug="rini", name="Rini", title="Analis data"))
    seat = entitled(ani, workshop)
    found = as_(ani).get(f"/account/my-learning/{seat.uuid}").results
    assert found["requirements"] == ["Laptop", "Akun surel"]
    [teacher] = found["teachers"]
    assert (teacher["name"], teacher["title"], teacher["photo_url"]) == ("Rini", "Analis data", None)


def with_meetings(product):
    """Two sessions a month apart, the first on site and the second online."""
    for days, mode, room in ((0, "offline", "Ruang 3"), (30, "online", "")):
        ClassSession.objects.create(
            product=product,
            title=f"Hari {days}",
            starts_at=DAY + timedelta(days=days),
            duration_minutes=90,
            mode=mode,
            room=room,
        )


def test_each_meeting_says_where_it_is(as_, ani):
    workshop = on(WorkshopFactory().product, DAY, hours=31 * 24)
    jakarta = Location.objects.create(slug="jkt", name="Jakarta", address="Jalan Melati 1")
    Product.objects.filter(pk=workshop.pk).update(location=jakarta, mode="hybrid")
    with_meetings(workshop)
    seat = entitled(ani, workshop)
    found = as_(ani).get(f"/account/my-learning/{seat.uuid}").results
    shown = [(row["title"], row["mode"], row["place"], row["room"]) for row in found["sessions"]]
    assert shown == [("Hari 0", "offline", "Jakarta", "Ruang 3"), ("Hari 30", "online", None, "")]
    assert found["item"]["room_opens_at"] == "2026-12-31T08:45:00+07:00"


def test_what_has_no_meetings_shows_each_of_its_days(as_, ani):
    training = on(TrainingFactory().product, DAY, hours=31)
    Product.objects.filter(pk=training.pk).update(mode="online")
    seat = entitled(ani, training)
    found = as_(ani).get(f"/account/my-learning/{seat.uuid}").results
    assert [(row["title"], row["ends_at"], row["mode"]) for row in found["sessions"]] == [
        ("", "2026-12-01T16:00:00+07:00", "online"),
        ("", "2026-12-02T16:00:00+07:00", "online"),
    ]
    assert found["room"]["opens_at"] == "2026-12-01T08:45:00+07:00"


def test_the_file_of_a_ticket_has_one_event_for_each_meeting(as_, ani, client):
    workshop = on(WorkshopFactory(product__title="Peta").product, DAY, hours=31 * 24)
    jakarta = Location.objects.create(slug="jkt", name="Jakarta", address="Jalan Melati 1")
    Product.objects.filter(pk=workshop.pk).update(location=jakarta, mode="hybrid")
    with_meetings(workshop)
    seat = entitled(ani, workshop)
    item = as_(ani).get(f"/account/my-learning/{seat.uuid}").results["item"]
    answer = client.get(item["calendar_url"])
    assert answer["Content-Type"] == "text/calendar; charset=utf-8"
    text = answer.content.decode()
    assert text.count("BEGIN:VEVENT") == 2
    assert "DTSTART:20261201T020000Z\r\nDTEND:20261201T033000Z" in text
    places = [line.replace("\\", "") for line in text.split("\r\n") if line.startswith("LOCATION:")]
    assert places == ["LOCATION:Ruang 3, Jakarta, Jalan Melati 1", "LOCATION:Daring"]
    assert text.replace("\r\n ", "").count(f"/my-learning/{seat.uuid}\r\n") == 2
    assert client.get("/api/v1/public/ticket/calendar.ics?token=palsu").status_code == 404


def test_an_owner_sees_the_order_and_until_when_it_is_given_back(as_, ani, budi, solved):
    workshop = on(WorkshopFactory().product, now() + timedelta(days=30))
    order = ordered(as_, ani, workshop, solved)
    notify(as_, order)
    [row] = as_(ani).get("/workshops/history").results["rows"]
    found = as_(ani).get(f"/account/my-learning/{row['uuid']}").results
    until = datetime.fromisoformat(found["order"]["refundable_until"])
    assert abs(until - (workshop.starts_at - timedelta(days=7))) < timedelta(seconds=1)
    seat = entitled(budi, workshop)
    assert as_(budi).get(f"/account/my-learning/{seat.uuid}").results["order"] is None
