"""What Zoom reports: verified, stored once, and added up for each person."""

import json
from datetime import UTC, datetime, timedelta

import pytest

from duxi.core.clock import at, now
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.gateways.zoom.embedded import EmbeddedZoom, Guest
from duxi.gateways.zoom.embedded_events import presence_event, signed
from duxi.gateways.zoom.events import SIGNATURE_HEADER, TIMESTAMP_HEADER, Presence, read_event, sign
from duxi.learning.intervals import length, merged
from duxi.learning.models import LiveMeeting, LiveStay
from tests.entitled import entitled
from tests.factories import WebinarFactory

pytestmark = pytest.mark.django_db
HOOK = "/api/v1/zoom/webhook"


@pytest.fixture
def live(as_, ani, settings):
    """A webinar of an hour that began now, with Ani's registration."""
    settings.ZOOM_PROVIDER = "embedded"
    starts_at = now().replace(microsecond=0)
    product = WebinarFactory(
        product__starts_at=starts_at, product__ends_at=starts_at + timedelta(hours=1)
    ).product
    entitled(ani, product)
    entered = as_(ani).post(f"/zoom/webinar/{product.slug}/token")
    assert entered.status == 200, entered.body
    return product


def post_event(client, name, about, *, secret=None, at_second=None):
    """An event as Zoom sends it."""
    body = json.dumps({"event": name, "event_ts": 1, "payload": {"account_id": "a", "object": about}})
    second = str(at_second or int(now().timestamp()))
    signature = sign(secret or EmbeddedZoom().webhook_secret, second, body.encode())
    headers = {SIGNATURE_HEADER: signature, TIMESTAMP_HEADER: second}
    return client.post(HOOK, body, content_type="application/json", headers=headers)


def stay(live, stay_id, *, joined=None, left=None):
    """`joined` and `left` are minutes after the start."""
    meeting = LiveMeeting.objects.get(product=live)
    person = {
        "user_id": "16778240",
        "user_name": "Ani",
        "participant_uuid": stay_id,
        "registrant_id": meeting.registrations.get().registrant_id,
        "email": "",
    }
    for key, minutes in (("join_time", joined), ("leave_time", left)):
        if minutes is not None:
            person[key] = (
                f"{(live.starts_at + timedelta(minutes=minutes)).astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"
            )
    return {"id": meeting.number, "uuid": "4444AAA==", "participant": person}


JOINED, LEFT = "meeting.participant_joined", "meeting.participant_left"


def test_stays_of_two_devices_count_once_and_complete_the_webinar(client, as_, ani, live, staff_as, dewi):
    path = f"/zoom/webinar/{live.slug}/payload"
    assert as_(ani).get(path).results["has_joined"] is False
    post_event(client, JOINED, stay(live, "a", joined=0))
    post_event(client, JOINED, stay(live, "b", joined=10))
    assert as_(ani).get(path).results["has_joined"] is True
    for _again in range(2):
        assert post_event(client, LEFT, stay(live, "a", left=20)).status_code == 200
    assert Entitlement.objects.get().status == EntitlementStatus.ACTIVE
    with at(live.starts_at + timedelta(minutes=40)):
        post_event(client, LEFT, stay(live, "b", left=35))
        shown = as_(ani).get(path).results
    assert (shown["attended_minutes"], LiveStay.objects.count()) == (35, 2)
    assert Entitlement.objects.get().status == EntitlementStatus.COMPLETED
    seat = staff_as(dewi).get(f"/sold-products/{live.pk}").results["seats"][0]
    assert (seat["has_started"], seat["minutes_online"]) == (True, 35)


@pytest.mark.parametrize(("secret", "seconds"), [("lain", 0), (None, -3600)])
def test_forged_and_old_events_change_nothing(client, live, secret, seconds):
    second = int(now().timestamp()) + seconds
    answer = post_event(client, JOINED, stay(live, "a", joined=0), secret=secret, at_second=second)
    assert (answer.status_code, LiveStay.objects.count()) == (401, 0)


def test_the_endpoint_knows_the_secret(client, live):
    body = json.dumps(
        {"event": "endpoint.url_validation", "payload": {"plainToken": "qgg8vlvZRS6UYooatFL8Aw"}}
    )
    second = str(int(now().timestamp()))
    secret = EmbeddedZoom().webhook_secret
    headers = {SIGNATURE_HEADER: sign(secret, second, body.encode()), TIMESTAMP_HEADER: second}
    answer = client.post(HOOK, body, content_type="application/json", headers=headers).json()
    assert answer["plainToken"] == "qgg8vlvZRS6UYooatFL8Aw"
    assert len(answer["encryptedToken"]) == 64


def test_the_recording_is_there_after_the_end(client, as_, ani, live):
    number = LiveMeeting.objects.get(product=live).number
    url = "https://zoom.us/rec/share/aabb"
    post_event(client, "recording.completed", {"id": int(number), "share_url": url, "recording_files": []})
    assert as_(ani).get(f"/zoom/webinar/{live.slug}/payload").results["recording_url"] is None
    with at(live.ends_at):
        shown = as_(ani).get(f"/zoom/webinar/{live.slug}/payload").results
    assert (shown["status"], shown["recording_url"]) == ("ended", url)


def test_accounts_hold_one_meeting_at_a_time(as_, ani, live, monkeypatch):
    monkeypatch.setattr(EmbeddedZoom, "hosts", ("satu", "dua"))
    rooms = [
        WebinarFactory(product__starts_at=live.starts_at, product__ends_at=live.ends_at).product
        for _n in range(3)
    ]
    answers = []
    for product in rooms:
        entitled(ani, product)
        answers.append(as_(ani).post(f"/zoom/webinar/{product.slug}/token").status)
    assert answers == [200, 200, 503]
    hosts = LiveMeeting.objects.filter(product__in=rooms).order_by("pk").values_list("host", flat=True)
    assert list(hosts) == ["satu", "dua"]


def test_intervals_are_united():
    start = now()
    minutes = [start + timedelta(minutes=n) for n in range(10)]
    stays = [
        (minutes[4], minutes[6]),
        (minutes[0], minutes[3]),
        (minutes[2], minutes[3]),
        (minutes[9], minutes[8]),
    ]
    assert length(merged(stays)) == timedelta(minutes=5)


def test_the_embedded_room_tells_moments_in_utc():
    with at(datetime(2026, 11, 23, 8, 14, 17, tzinfo=UTC)):
        event, headers = signed(*presence_event("800", Guest("Ani", "r1"), stay_id="s1", is_left=False))
        presence = read_event(
            secret=EmbeddedZoom().webhook_secret,
            signature=headers[SIGNATURE_HEADER],
            timestamp=headers[TIMESTAMP_HEADER],
            body=event,
            moment=now(),
        )
        assert isinstance(presence, Presence)
        assert presence.joined_at == now()
