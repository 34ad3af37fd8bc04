"""The wall: visibility of posts, safe rendering, read confirmations."""

from datetime import timedelta
from io import BytesIO

import pytest
from django.contrib.auth.models import Group
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from PIL import Image

from duxi.core.clock import at, now
from duxi.files.models import StoredFile
from duxi.notices.models import Notification
from duxi.workspace import tasks as jobs
from duxi.workspace.models import WallPost, WallRead
from tests.worker import work

pytestmark = pytest.mark.django_db
ANNOUNCEMENT = {"kind": "announcement", "title": "Tata tertib", "is_must_read": True}


def group(name: str) -> int:
    return Group.objects.get(name=name).pk


def notified(person) -> list[str]:
    return sorted(Notification.objects.filter(user=person).values_list("template", flat=True))


def test_a_post_to_everybody_reaches_every_colleague_once(staff_as, write, dewi, tono, agus, ani):
    card = write(dewi, title="Libur")
    assert card["html"] == "<p>Halo <strong>semua</strong></p>"
    assert work(jobs.__name__ + ".notify_readers") == 1
    jobs.notify_readers(card["id"])
    assert [notified(person) for person in (tono, agus, dewi, ani)] == [["wall.post"], ["wall.post"], [], []]
    assert staff_as(tono).get("/wall").results["total"] == 1
    assert staff_as(ani).get("/wall").status == 403


def test_somebody_elses_audience_looks_like_nothing(staff_as, write, dewi, tono, agus):
    card = write(dewi, **ANNOUNCEMENT, groups=[group("Trainer")])
    other, path = staff_as(agus), f"/wall/{card['id']}"
    calls = [
        other.get(path),
        other.get(f"{path}/comments"),
        other.get(f"/wall-posts/{card['id']}"),
        other.post(f"{path}/read"),
        other.post(f"{path}/react", json_body={"kind": "like"}),
        other.post(f"{path}/comments", json_body={"body": "Halo"}),
        other.put(path, json_body={"body": "Milik saya"}),
        other.delete(path),
        other.get(f"{path}/readers"),
        other.post(f"{path}/remind"),
    ]
    assert [answer.status for answer in calls] == [404] * len(calls)
    assert {answer.message for answer in calls} == {"Data tidak ditemukan."}
    assert other.get("/wall").results["total"] == 0
    assert other.get("/my-day").results["unread"] == []
    assert not WallRead.objects.exists()
    assert staff_as(tono).get(path).results["title"] == "Tata tertib"


def test_receipts_say_who_has_read(staff_as, write, dewi, tono, someone):
    sari = someone("sari", "Trainer")
    card = write(dewi, **ANNOUNCEMENT, groups=[group("Trainer")])
    path = f"/wall/{card['id']}"
    assert staff_as(tono).get("/my-day").results["unread"][0]["title"] == "Tata tertib"
    confirmed = staff_as(tono).post(f"{path}/read")
    assert (confirmed.message, confirmed.results["is_read"]) == (
        "Terima kasih, konfirmasi Anda tercatat.",
        True,
    )
    staff_as(tono).post(f"{path}/read")
    assert WallRead.objects.count() == 1
    assert staff_as(dewi).get(path).results["reads"] == {"read": 1, "readers": 2, "percent": 50}
    assert staff_as(tono).get(path).results["reads"] is None
    rows = staff_as(dewi).get(f"{path}/readers").results["rows"]
    assert [(row["fullname"], row["read_at"] is not None) for row in rows] == [
        ("Sari", False),
        ("Tono", True),
    ]
    reminded = staff_as(dewi).post(f"{path}/remind")
    assert reminded.message == "Pengingat dikirim ke 1 orang."
    assert (notified(sari), notified(tono)) == (["wall.reminder"], [])
    again = staff_as(dewi).post(f"{path}/remind")
    assert (again.status, again.message) == (
        409,
        "Pengingat baru saja dikirim. Coba lagi satu jam kemudian.",
    )
    assert notified(sari) == ["wall.reminder"]


def test_markup_and_braces_are_harmless(staff_as, write, dewi, tono):
    hostile = "<script>alert(1)</script> [klik](javascript:alert(1)) <img src=x onerror=alert(1)>"
    card = write(dewi, kind="announcement", title="{who.__class__} {0} %s", body=hostile)
    assert "<script" not in card["html"]
    assert "<img" not in card["html"]
    assert 'href="javascript' not in card["html"]
    work()
    news = Notification.objects.get(user=tono)
    assert news.params["title"] == "{who.__class__} {0} %s"
    comment = staff_as(tono).post(f"/wall/{card['id']}/comments", json_body={"body": hostile}).results
    assert "<script" not in comment["html"]
    assert "<img" not in comment["html"]


def test_only_announcers_announce_and_pin(staff_as, write, dewi, tono):
    refused = staff_as(tono).post("/wall", json_body={"body": "Penting", **ANNOUNCEMENT})
    sentence = "Hanya pengelola papan info yang dapat membuat pengumuman atau menyematkan kiriman."
    assert (refused.status, refused.message) == (403, sentence)
    assert not WallPost.objects.exists()
    card = write(tono)
    assert staff_as(tono).post(f"/wall/{card['id']}/pin", json_body={"is_pinned": True}).status == 403
    write(dewi, title="Lebih baru")
    assert staff_as(dewi).post(f"/wall/{card['id']}/pin", json_body={"is_pinned": True}).status == 200
    assert staff_as(tono).get("/wall").results["rows"][0]["id"] == card["id"]
    untitled = staff_as(dewi).post("/wall", json_body={"body": "x", "kind": "announcement"})
    assert (untitled.status, untitled.errors) == (422, {"title": ["Pengumuman memerlukan judul."]})


def test_a_scheduled_post_waits_for_its_time(staff_as, write, dewi, tono):
    later = now() + timedelta(hours=3)
    card = write(dewi, title="Nanti", published_at=later.isoformat())
    assert card["is_scheduled"] is True
    assert staff_as(tono).get(f"/wall/{card['id']}").status == 404
    assert (jobs.publish_scheduled_posts(), notified(tono)) == (0, [])
    with at(later + timedelta(minutes=1)):
        assert jobs.publish_scheduled_posts() == 1
        assert jobs.publish_scheduled_posts() == 0
        assert staff_as(tono).get(f"/wall/{card['id']}").status == 200
    assert notified(tono) == ["wall.post"]


def test_reactions_and_comments(staff_as, write, dewi, tono, agus):
    path = f"/wall/{write(dewi)['id']}"
    staff_as(tono).post(f"{path}/react", json_body={"kind": "like"})
    staff_as(agus).post(f"{path}/react", json_body={"kind": "like"})
    card = staff_as(tono).post(f"{path}/react", json_body={"kind": "thanks"}).results
    assert card["reactions"] == [{"kind": "like", "count": 1}, {"kind": "thanks", "count": 1}]
    assert card["own_reaction"] == "thanks"
    card = staff_as(tono).post(f"{path}/react", json_body={"kind": None}).results
    assert (card["reactions"], card["own_reaction"]) == ([{"kind": "like", "count": 1}], None)
    comment = staff_as(tono).post(f"{path}/comments", json_body={"body": "Siap"}).results
    assert notified(dewi) == ["wall.comment"]
    assert staff_as(agus).delete(f"{path}/comments/{comment['id']}").status == 404
    assert staff_as(agus).get(path).results["comment_count"] == 1
    assert staff_as(tono).delete(f"{path}/comments/{comment['id']}").message == "Komentar dihapus."
    assert staff_as(agus).get(f"{path}/comments").results["total"] == 0


def test_a_stale_edit_changes_nothing(staff_as, write, dewi):
    card = write(dewi, title="Satu")
    body = {"title": "Dua", "body": "Isi", "version": card["version"]}
    assert staff_as(dewi).put(f"/wall/{card['id']}", json_body=body).status == 200
    second = staff_as(dewi).put(f"/wall/{card['id']}", json_body=body | {"title": "Tiga"})
    assert second.status == 409
    assert staff_as(dewi).get(f"/wall/{card['id']}").results["title"] == "Dua"
    history = staff_as(dewi).get(f"/wall-posts/{card['id']}/history").results["rows"]
    assert [row["action"] for row in history] == ["changed", "created"]


def test_pictures_belong_to_their_uploader(staff_as, write, dewi, tono):
    image = BytesIO()
    Image.new("RGB", (40, 30), "teal").save(image, "PNG")
    headers = staff_as(tono)._all_headers()
    upload = SimpleUploadedFile("kelas.png", image.getvalue(), "image/png")
    sent = Client().post("/api/backoffice/v1/wall/pictures", {"file": upload}, headers=headers).json()
    uuid = sent["results"]["uuid"]
    stolen = staff_as(dewi).post("/wall", json_body={"body": "x", "pictures": [{"uuid": uuid}]})
    assert stolen.status == 404
    assert not WallPost.objects.exists()
    card = write(tono, pictures=[{"uuid": uuid, "description": "Kelas"}])
    (picture,) = card["pictures"]
    assert (picture["width"], picture["description"]) == (40, "Kelas")
    assert Client().get(picture["url"]).headers["Content-Type"] == "image/jpeg"
    text = SimpleUploadedFile("a.txt", b"halo", "text/plain")
    refused = Client().post("/api/backoffice/v1/wall/pictures", {"file": text}, headers=headers)
    assert refused.status_code == 415
    staff_as(tono).put(f"/wall/{card['id']}", json_body={"body": "x", "version": 1})
    assert StoredFile.objects.get(uuid=uuid).attached_at is None


def test_the_feed_asks_as_often_for_many_as_for_one(write, dewi, tono, staff_as):
    write(dewi, **ANNOUNCEMENT, groups=[group("Trainer")])
    caller = staff_as(dewi)
    caller.headers = caller._all_headers()
    caller.user = None
    counts = []
    for _round in range(2):
        with CaptureQueriesContext(
            connection,
        ) as asked:
            assert caller.get("/wall").status == 200
        counts.append(len(asked))
        for number in range(4):
            write(dewi, **ANNOUNCEMENT | {"title": f"Aturan {number}"}, groups=[group("Trainer")])
    assert counts[0] == counts[1] <= 14
