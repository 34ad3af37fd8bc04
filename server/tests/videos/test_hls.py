"""HLS for browsers without ClearKey: playlists, segments that the key opens, and who gets the key."""

from datetime import timedelta
from io import BytesIO

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import CBC
from cryptography.hazmat.primitives.padding import PKCS7
from django.test import Client

from duxi.entitlements.actions.status import withdraw
from duxi.entitlements.queries import owned_by
from duxi.learning.models import CourseContent, VideoProgress
from duxi.videos.actions import licences
from duxi.videos.keys import hls_key
from duxi.videos.models import LicenceIssue
from duxi.videos.mp4.boxes import payload_of, places
from tests.reading import body_of
from tests.videos.conftest import FOLDER
from tests.videos.playing import path, playback

pytestmark = pytest.mark.django_db


def get(link):
    response = Client().get(link)
    return response.status_code, body_of(response).decode("latin-1")


def folder_of(link):
    return link.partition("?")[0].rsplit("/", 1)[0]


def master_of(caller, course):
    link = playback(caller, course).results["hls_url"]
    return link, get(link)


def media_of(link, text, name):
    """The media playlist of one rendition, and its key's address."""
    address = next(part for part in text.replace('"', "\n").splitlines() if part.startswith(f"{name}/"))
    status, playlist = get(f"{folder_of(link)}/{address}")
    assert status == 200
    key = playlist.partition('URI="../')[2].partition('"')[0]
    return playlist, f"{folder_of(link)}/{key}"


def segments_in(playlist):
    ranges = [line.partition(":")[2] for line in playlist.splitlines() if "BYTERANGE:" in line]
    return [tuple(int(part) for part in one.split("@")) for one in ranges]


def opened(secret, key, number):
    cipher = Cipher(AES(key), CBC(number.to_bytes(16, "big"))).decryptor()
    padded = cipher.update(secret) + cipher.finalize()
    padding = PKCS7(128).unpadder()
    return padding.update(padded) + padding.finalize()


def test_the_key_opens_every_segment_to_what_was_packaged(as_, ani, watched_course):
    link, (status, text) = master_of(as_(ani), watched_course)
    assert status == 200
    assert next(line for line in text.splitlines() if "RESOLUTION" in line).count("avc1") == 1
    playlist, key_link = media_of(link, text, "low")
    head = playlist.index("#EXT-X-MAP")
    assert 'BYTERANGE="' in playlist[head : playlist.index("#EXT-X-KEY:METHOD=AES-128")]
    key = Client().get(key_link)
    assert (key.content, key["Cache-Control"]) == (hls_key(watched_course.video.video), "no-store")
    file = next(line for line in playlist.splitlines() if line.startswith("/api/v1/videos/"))
    content = body_of(Client().get(file))
    source = (FOLDER / "low.mp4").open("rb")
    plain = [payload_of(source, one) for one in places(source) if one.name == "mdat"]
    clear = [
        payload_of(BytesIO(segment), list(places(BytesIO(segment)))[-1])
        for number, (size, at) in enumerate(segments_in(playlist))
        for segment in [opened(content[at : at + size], key.content, number)]
    ]
    assert clear == plain
    assert not [one for one in plain if one[:64] in content]
    assert LicenceIssue.objects.get().user == ani
    assert VideoProgress.objects.get().entitlement == watched_course.seat


def test_a_slow_connection_gets_small_pictures_alone(as_, ani, watched_course):
    link, (_status, text) = master_of(as_(ani), watched_course)
    assert ("high/media" in text, "low/media" in text) == (True, True)
    small = get(f"{link}&is_small=true")[1]
    assert ("high/media" in small, "low/media" in small, "audio/media" in small) == (False, True, True)


def test_tickets_end_with_the_seat_and_with_time(as_, ani, budi, watched_course, monkeypatch):
    link, (_status, text) = master_of(as_(ani), watched_course)
    _playlist, key_link = media_of(link, text, "low")
    assert playback(as_(budi), watched_course).status == 404
    forged = [one[:-2] + "xx" for one in (link, key_link)]
    assert [get(one)[0] for one in forged] == [403, 403]
    crossed = key_link.partition("ticket=")[0] + link.partition("?")[2]
    assert get(crossed)[0] == 403
    CourseContent.objects.filter(pk=watched_course.video.pk).update(opens_after=watched_course.reading)
    assert [get(one)[0] for one in (link, key_link)] == [409, 409]
    CourseContent.objects.filter(pk=watched_course.video.pk).update(opens_after=None)
    monkeypatch.setattr(licences, "TICKET_LIFETIME", timedelta(seconds=-1))
    assert (get(link)[0], get(key_link)[0]) == (200, 403)
    monkeypatch.undo()
    withdraw(owned_by(ani), reason="")
    assert [get(one)[0] for one in (link, key_link)] == [404, 404]
    assert not LicenceIssue.objects.exists()


def test_a_link_to_a_file_opens_that_file_alone(as_, ani, watched_course):
    link, (_status, text) = master_of(as_(ani), watched_course)
    playlist, _key = media_of(link, text, "low")
    file = next(line for line in playlist.splitlines() if line.startswith("/api/v1/videos/"))
    part = Client(headers={"Range": "bytes=0-15"}).get(file)
    assert (part.status_code, body_of(part)[4:8]) == (206, b"ftyp")
    refused = [file[:-2] + "xx", file.replace("/low/", "/high/"), file.replace("/hls.mp4?", "?")]
    assert [get(one)[0] for one in refused] == [403] * 3


def test_a_video_without_hls_says_so(as_, ani, watched_course):
    video = watched_course.video.video
    link, _answer = master_of(as_(ani), watched_course)
    video.encrypted_hls_key = ""
    video.save()
    assert playback(as_(ani), watched_course).results["hls_url"] is None
    assert get(link)[0] == 404
    assert as_(ani).get(path(watched_course, "playback")).status == 200
