"""Zoom's REST API with a server-to-server OAuth app, and signatures for its Meeting SDK."""

import logging
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import httpx
from django.conf import settings
from django.core.cache import cache

from duxi.gateways.zoom.contract import Meeting, NewMeeting, Registrant, ZoomDown
from duxi.gateways.zoom.signatures import sdk_signature

logger = logging.getLogger(__name__)

TIMEOUT = httpx.Timeout(6.0, connect=3.0)
_TOKEN_KEY = "zoom:access-token"
_DOWN_KEY = "zoom:down"
_PAUSE_SECONDS = 15
_EARLIER_SECONDS = 60
_SCHEDULED = 2
_APPROVE_AT_ONCE = 0
_UNAUTHORIZED = 401
_NOT_FOUND = 404


class Zoom:
    """Calls Zoom; after an outage it pauses for some seconds, so that requests do not queue up."""

    def __init__(self, transport: httpx.BaseTransport | None = None) -> None:
        self._transport = transport

    @property
    def sdk_key(self) -> str:
        return str(settings.ZOOM_SDK_KEY)

    @property
    def hosts(self) -> tuple[str, ...]:
        return tuple(host.strip() for host in str(settings.ZOOM_HOST).split(",") if host.strip())

    @property
    def webhook_secret(self) -> str:
        return str(settings.ZOOM_WEBHOOK_SECRET)

    def recording(self, meeting: Meeting) -> str | None:
        try:
            return str(
                self._call("GET", f"/meetings/{meeting.number}/recordings", None, "share_url")["share_url"]
            )
        except ZoomDown as down:
            if _is_missing(down.__cause__):
                return None
            raise

    def create_meeting(self, wanted: NewMeeting) -> Meeting:
        body = {
            "topic": wanted.topic[:200],
            "type": _SCHEDULED,
            "start_time": wanted.starts_at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "duration": wanted.minutes,
            "timezone": "Asia/Jakarta",
            "settings": {
                "approval_type": _APPROVE_AT_ONCE,
                "join_before_host": False,
                "registrants_confirmation_email": False,
                "registrants_email_notification": False,
                "auto_recording": "cloud",
            },
        }
        answer = self._call(
            "POST", f"/users/{quote(wanted.host or self.hosts[0], safe='@')}/meetings", body, "id"
        )
        return Meeting(number=str(answer["id"]), passcode=str(answer.get("password") or ""))

    def register(self, meeting: Meeting, *, email: str, name: str) -> Registrant:
        first, _space, last = name.strip().partition(" ")
        body = {"email": email, "first_name": first[:64] or email[:64], "last_name": last.strip()[:64]}
        answer = self._call(
            "POST", f"/meetings/{meeting.number}/registrants", body, "join_url", "registrant_id"
        )
        join_url = str(answer["join_url"])
        return Registrant(id=str(answer["registrant_id"]), join_url=join_url, token=_token_of(join_url))

    def signature(self, meeting: Meeting, moment: datetime) -> str:
        return sdk_signature(
            key=self.sdk_key, secret=settings.ZOOM_SDK_SECRET, number=meeting.number, moment=moment
        )

    def _call(self, method: str, path: str, body: dict[str, Any] | None, *needed: str) -> dict[str, Any]:
        if cache.get(_DOWN_KEY):
            raise ZoomDown
        try:
            return _with(self._ask(method, path, body), *needed)
        except (httpx.HTTPError, ValueError) as error:
            logger.warning("Zoom: %s at %s", _reason(error), path.rsplit("/", 1)[-1])
            if _is_outage(error):
                cache.set(_DOWN_KEY, True, _PAUSE_SECONDS)
            raise ZoomDown from error

    def _ask(self, method: str, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
        with httpx.Client(timeout=TIMEOUT, transport=self._transport) as client:
            response = self._send(client, method, path, body)
            if response.status_code == _UNAUTHORIZED:
                cache.delete(_TOKEN_KEY)
                response = self._send(client, method, path, body)
            return _object(response.raise_for_status())

    def _send(
        self, client: httpx.Client, method: str, path: str, body: dict[str, Any] | None
    ) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self._access_token(client)}"}
        return client.request(method, f"{settings.ZOOM_API_URL}{path}", json=body, headers=headers)

    def _access_token(self, client: httpx.Client) -> str:
        """The account's access token, cached until shortly before it expires."""
        if remembered := cache.get(_TOKEN_KEY):
            return str(remembered)
        response = client.post(
            f"{settings.ZOOM_OAUTH_URL}/oauth/token",
            data={"grant_type": "account_credentials", "account_id": settings.ZOOM_ACCOUNT_ID},
            auth=(settings.ZOOM_CLIENT_ID, settings.ZOOM_CLIENT_SECRET),
        )
        answer = _with(_object(response.raise_for_status()), "access_token", "expires_in")
        token = str(answer["access_token"])
        cache.set(_TOKEN_KEY, token, max(int(answer["expires_in"]) - _EARLIER_SECONDS, 1))
        return token


def _object(response: httpx.Response) -> dict[str, Any]:
    answer = response.json()
    if not isinstance(answer, dict):
        raise ValueError("not an object")
    return answer


def _with(answer: dict[str, Any], *needed: str) -> dict[str, Any]:
    """The response, if it contains all of these fields."""
    if missing := [name for name in needed if not answer.get(name)]:
        raise ValueError(f"no {', '.join(missing)}")
    return answer


def _token_of(join_url: str) -> str:
    return parse_qs(urlsplit(join_url).query).get("tk", [""])[0]


def _is_missing(error: BaseException | None) -> bool:
    return isinstance(error, httpx.HTTPStatusError) and error.response.status_code == _NOT_FOUND


def _is_outage(error: Exception) -> bool:
    """Whether the next call would fail as well; false if Zoom refused only this one."""
    if isinstance(error, httpx.HTTPStatusError):
        return error.response.is_server_error or error.response.status_code == _UNAUTHORIZED
    return isinstance(error, httpx.TransportError)


def _reason(error: Exception) -> str:
    if isinstance(error, httpx.HTTPStatusError):
        return f"HTTP {error.response.status_code}"
    return type(error).__name__
