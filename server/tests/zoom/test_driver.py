"""The real driver against answers of the shapes that Zoom documents."""

import json
from datetime import UTC, datetime

import httpx
import pytest

from duxi.gateways.zoom import Meeting, NewMeeting, Registrant, ZoomDown
from duxi.gateways.zoom.zoom_driver import Zoom
from tests.zoom.test_rooms import claims_of

STARTS = datetime(2026, 12, 1, 6, 30, tzinfo=UTC)
WANTED = NewMeeting(topic="Surel Jebakan", starts_at=STARTS, minutes=90)
MEETING = Meeting(number="85746065432", passcode="k3X9aQ")
TOKEN = {
    "access_token": "eyJhbGciOiJIUzUxMiJ9.a.b",
    "token_type": "bearer",
    "expires_in": 3599,
    "scope": "meeting:write:admin",
    "api_url": "https://api.zoom.us",
}
CREATED = {
    "id": 85746065432,
    "uuid": "4444AAAiAAAAAiAiAiiAii==",
    "host_id": "abcD3ojkdbjfg",
    "topic": "Surel Jebakan",
    "type": 2,
    "status": "waiting",
    "start_time": "2026-12-01T06:30:00Z",
    "duration": 90,
    "join_url": "https://us02web.zoom.us/j/85746065432?pwd=aa",
    "password": "k3X9aQ",
}
JOIN = "https://us02web.zoom.us/w/85746065432?tk=pCkZ.DQMAAAAX&pwd=aa&uuid=WN_1"
REGISTERED = {
    "id": 85746065432,
    "registrant_id": "fdgsfh2ey82fuh",
    "topic": "Surel Jebakan",
    "start_time": "2026-12-01T06:30:00Z",
    "join_url": JOIN,
}


@pytest.fixture(autouse=True)
def _keys(settings):
    settings.ZOOM_ACCOUNT_ID, settings.ZOOM_CLIENT_ID = "akun", "klien"
    settings.ZOOM_CLIENT_SECRET, settings.ZOOM_HOST = "rahasia", "tuan@contoh.example"


class Recorded:
    """Zoom's side: answers in order, and what was asked."""

    def __init__(self, *answers):
        self.answers, self.calls = list(answers), []

    def __call__(self, request):
        self.calls.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        status, body = answer if isinstance(answer, tuple) else (200, answer)
        return httpx.Response(status, json=body)

    @property
    def driver(self):
        return Zoom(httpx.MockTransport(self))


def test_a_meeting_is_made_with_registration_and_the_token_is_remembered():
    zoom = Recorded(TOKEN, (201, CREATED), (201, REGISTERED))
    assert zoom.driver.create_meeting(WANTED) == MEETING
    registrant = zoom.driver.register(MEETING, email="ani@contoh.example", name="Ani Wulandari Putri")
    assert registrant == Registrant("fdgsfh2ey82fuh", JOIN, "pCkZ.DQMAAAAX")
    token, meeting, place = zoom.calls
    assert str(token.url) == "https://zoom.us/oauth/token"
    assert token.content == b"grant_type=account_credentials&account_id=akun"
    assert token.headers["Authorization"] == "Basic a2xpZW46cmFoYXNpYQ=="
    assert str(meeting.url) == "https://api.zoom.us/v2/users/tuan@contoh.example/meetings"
    assert meeting.headers["Authorization"] == f"Bearer {TOKEN['access_token']}"
    asked = json.loads(meeting.content)
    assert (asked["type"], asked["start_time"], asked["duration"]) == (2, "2026-12-01T06:30:00Z", 90)
    assert asked["settings"]["approval_type"] == 0
    assert str(place.url) == "https://api.zoom.us/v2/meetings/85746065432/registrants"
    assert json.loads(place.content) == {
        "email": "ani@contoh.example",
        "first_name": "Ani",
        "last_name": "Wulandari Putri",
    }


def test_a_token_that_expired_early_is_asked_for_anew():
    expired = (401, {"code": 124, "message": "Access token is expired."})
    zoom = Recorded(TOKEN, expired, TOKEN | {"access_token": "baru"}, (201, CREATED))
    assert zoom.driver.create_meeting(WANTED) == MEETING
    assert zoom.calls[-1].headers["Authorization"] == "Bearer baru"


@pytest.mark.parametrize(
    "answer", [(503, {}), (401, {"reason": "Invalid client_id or client_secret"}), httpx.ConnectTimeout("")]
)
def test_an_outage_is_not_asked_again_at_once(answer):
    zoom = Recorded(answer)
    for _twice in range(2):
        with pytest.raises(ZoomDown) as refused:
            zoom.driver.create_meeting(WANTED)
        assert refused.value.status == 503
    assert len(zoom.calls) == 1


def test_one_refused_registrant_stops_nobody_else():
    refused = (400, {"code": 300, "message": "Invalid email."})
    zoom = Recorded(TOKEN, refused, (201, REGISTERED))
    with pytest.raises(ZoomDown):
        zoom.driver.register(MEETING, email="x", name="X")
    assert zoom.driver.register(MEETING, email="ani@contoh.example", name="Ani").id == "fdgsfh2ey82fuh"


@pytest.mark.parametrize("body", [[], {}, {"id": None}])
def test_an_unknown_form_is_an_outage(body):
    with pytest.raises(ZoomDown):
        Recorded(TOKEN, (201, body)).driver.create_meeting(WANTED)


def test_the_signature_is_an_attendees(settings):
    settings.ZOOM_SDK_KEY, settings.ZOOM_SDK_SECRET = "kunci", "rahasia"
    claims = claims_of(Zoom().signature(MEETING, STARTS), "rahasia")
    assert (claims["sdkKey"], claims["mn"], claims["role"]) == ("kunci", MEETING.number, 0)
