"""Playing a video: who may, what the links open, and what the licence gives to whom."""

import base64
import logging
from datetime import timedelta

import pytest
from django.test import Client

from duxi.entitlements.models import EntitlementStatus
from duxi.learning.models import CourseContent, VideoProgress
from duxi.videos.actions import licences
from duxi.videos.keys import decrypt
from duxi.videos.models import LicenceIssue
from tests.videos.playing import begin, key_id, licence, links, path, playback

pytestmark = pytest.mark.django_db

NOT_OWNED = "Anda belum memiliki paket belajar ini."
TICKET_OVER = "Izin memutar video ini sudah kedaluwarsa. Muat ulang halaman lalu putar lagi."


def key_of(course):
    return bytes.fromhex(decrypt(course.video.video.encrypted_key, "video-key"))


def fetch(link, **headers):
    response = Client(headers=headers).get(link.removeprefix("http://localhost:8000"))
    return response, b"".join(response.streaming_content) if response.streaming else response.content


def test_the_owner_gets_a_manifest_and_then_the_key(as_, ani, watched_course):
    found = playback(as_(ani), watched_course).results
    assert set(links(found)) == {"low", "high", "audio"}
    assert found["captions"][0]["language"] == "id"
    assert found["captions"][0]["cues"][0]["text"].startswith("Senin pagi")
    assert found["watched"] == {
        "spans": [],
        "position": 0,
        "percent": 0,
        "frontier": 0,
        "is_completed": False,
    }
    assert not VideoProgress.objects.exists()
    answer = licence(as_(ani), watched_course, found["ticket"])
    given = answer.body["keys"][0]
    assert base64.urlsafe_b64decode(given["k"] + "==") == key_of(watched_course)
    assert (given["kid"], answer.body["type"]) == (key_id(watched_course), "temporary")
    assert answer.response["Cache-Control"] == "no-store"
    issued = LicenceIssue.objects.get()
    assert (issued.user, issued.video) == (ani, watched_course.video.video)


def test_nobody_else_gets_anything(as_, ani, budi, watched_course):
    ticket = playback(as_(ani), watched_course).results["ticket"]
    refused = [playback(as_(budi), watched_course), licence(as_(budi), watched_course, ticket)]
    assert [(one.status, one.message) for one in refused] == [(404, NOT_OWNED)] * 2
    assert licence(as_(), watched_course, ticket).status == 401
    watched_course.seat.status = EntitlementStatus.WITHDRAWN
    watched_course.seat.withdrawn_at = watched_course.seat.granted_at
    watched_course.seat.save()
    assert licence(as_(ani), watched_course, ticket).status == 404
    assert not LicenceIssue.objects.exists()
    assert not VideoProgress.objects.exists()


def test_a_ticket_is_for_one_person_one_video_and_two_minutes(as_, ani, watched_course, monkeypatch):
    ticket = playback(as_(ani), watched_course).results["ticket"]
    forged = licence(as_(ani), watched_course, ticket[:-2] + "xx")
    assert (forged.status, forged.message) == (403, TICKET_OVER)
    assert licence(as_(ani), watched_course, "").status == 403
    other = licence(as_(ani), watched_course, ticket, kids=["AAAAAAAAAAAAAAAAAAAAAA"])
    assert (other.status, other.message) == (404, "Lisensi untuk video ini tidak tersedia.")
    monkeypatch.setattr(licences, "TICKET_LIFETIME", timedelta(seconds=-1))
    assert licence(as_(ani), watched_course, ticket).status == 403
    assert not LicenceIssue.objects.exists()


def test_licences_are_limited(as_, ani, watched_course):
    ticket = playback(as_(ani), watched_course).results["ticket"]
    statuses = [licence(as_(ani), watched_course, ticket).status for _n in range(61)]
    assert (statuses[:60], statuses[60]) == ([200] * 60, 429)
    assert LicenceIssue.objects.count() == 60


def test_the_key_is_in_no_answer_and_no_log(as_, ani, watched_course, caplog):
    caplog.set_level(logging.DEBUG)
    key = key_of(watched_course)
    written = {key.hex(), base64.urlsafe_b64encode(key).rstrip(b"=").decode(), key.hex().upper()}
    page = playback(as_(ani), watched_course)
    begin(as_(ani), watched_course)
    shown = [str(page.body), str(as_(ani).get(watched_course.path("course")).body), caplog.text]
    assert not [one for one in written for text in shown if one in text]
    assert watched_course.video.video.encrypted_key not in str(page.body)
    for link in links(page.results).values():
        assert key not in fetch(link)[1]


def test_links_are_read_in_ranges(as_, ani, watched_course):
    link = links(playback(as_(ani), watched_course).results)["low"]
    whole, content = fetch(link)
    assert (whole.status_code, whole["Accept-Ranges"], whole["Content-Type"]) == (200, "bytes", "video/mp4")
    assert int(whole["Content-Length"]) == len(content)
    assert content[4:8] == b"ftyp"
    assert b"encv" in content
    for asked, expected in {
        "bytes=0-99": content[:100],
        "bytes=100-": content[100:],
        "bytes=-50": content[-50:],
    }.items():
        part, got = fetch(link, range=asked)
        assert (part.status_code, got) == (206, expected)
        assert part["Content-Range"].endswith(f"/{len(content)}")
    beyond, _got = fetch(link, range=f"bytes={len(content)}-")
    assert (beyond.status_code, beyond["Content-Range"]) == (416, f"bytes */{len(content)}")
    odd, got = fetch(link, range="bytes=5-2")
    assert odd.status_code == 416
    assert fetch(link, range="lines=1-2")[1] == content


def test_a_changed_link_opens_nothing(as_, ani, watched_course):
    found = links(playback(as_(ani), watched_course).results)
    other = found["low"].replace("/low?", "/high?")
    refused = [fetch(found["low"][:-2] + "xx"), fetch(other), fetch(found["low"].partition("?")[0])]
    assert [one.status_code for one, _body in refused] == [403] * 3
    assert "Tautan unduhan tidak sah." in refused[0][1].decode()


def test_the_proxy_sends_what_a_header_names(as_, ani, watched_course, settings):
    settings.SEND_BY_PROXY = True
    response, body = fetch(links(playback(as_(ani), watched_course).results)["low"])
    low = watched_course.video.video.renditions.get(name="low")
    assert (response["X-Accel-Redirect"], body) == (f"/{low.path}", b"")


def test_what_is_locked_gives_no_video(as_, ani, watched_course):
    CourseContent.objects.filter(pk=watched_course.video.pk).update(opens_after=watched_course.reading)
    refused = playback(as_(ani), watched_course)
    assert (refused.status, refused.message) == (409, "Materi ini belum dibuka untuk Anda.")
    as_(ani).post(watched_course.path(f"contents/{watched_course.reading.uuid}/complete"))
    assert playback(as_(ani), watched_course).status == 200


def test_a_video_without_a_file_is_not_there(as_, ani, course):
    assert as_(ani).get(path(course, "playback")).status == 404


def test_the_poster_opens_by_its_own_link_alone(as_, ani, watched_course):
    video = watched_course.video.video
    address, _, query = playback(as_(ani), watched_course).results["poster_url"].partition("?")
    response, picture = fetch(f"{address}?{query}")
    assert (response.status_code, response["Content-Type"]) == (200, "image/jpeg")
    assert picture.startswith(b"\xff\xd8")
    others = links(playback(as_(ani), watched_course).results)["low"].partition("?")[2]
    assert {fetch(address)[0].status_code, fetch(f"{address}?{others}")[0].status_code} == {403}
    type(video).objects.filter(pk=video.pk).update(poster_path="")
    assert fetch(f"{address}?{query}")[0].status_code == 404
    assert playback(as_(ani), watched_course).results["poster_url"] is None
