"""Firebase Cloud Messaging over its HTTP v1 API, authenticated by a service account."""

import logging
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, cast

import httpx
from django.conf import settings
from google.auth.exceptions import GoogleAuthError
from google.oauth2 import service_account

from duxi.gateways.push.contract import PushDown, PushMessage, PushResult
from duxi.gateways.push.google_transport import HttpxRequest

logger = logging.getLogger(__name__)

TIMEOUT = httpx.Timeout(8.0, connect=4.0)
SCOPE = "https://www.googleapis.com/auth/firebase.messaging"
API = "https://fcm.googleapis.com/v1"
_DAY = "86400"
_OK, _UNAUTHENTICATED, _TOO_MANY, _SERVER_ERROR = 200, 401, 429, 500
_GONE = ("UNREGISTERED", "SENDER_ID_MISMATCH")


@lru_cache(maxsize=4)
def credentials_of(path: str) -> service_account.Credentials:
    """The service account of a key file; it caches its access token while that is valid."""
    found = service_account.Credentials.from_service_account_file(path, scopes=[SCOPE])
    return cast("service_account.Credentials", found)


class Fcm:
    """One Firebase project, as configured."""

    def __init__(self, transport: httpx.BaseTransport | None = None) -> None:
        self._transport = transport

    def send(self, token: str, message: PushMessage) -> PushResult:
        url = f"{API}/projects/{settings.FCM_PROJECT_ID}/messages:send"
        with httpx.Client(timeout=TIMEOUT, transport=self._transport) as client:
            headers = {"Authorization": f"Bearer {_access_token(client)}"}
            try:
                response = client.post(url, json={"message": _body(token, message)}, headers=headers)
            except httpx.HTTPError as error:
                logger.warning("FCM: %s", type(error).__name__)
                raise PushDown from error
        return _verdict(response)


def _access_token(client: httpx.Client) -> str:
    credentials = credentials_of(settings.FCM_CREDENTIALS)
    if not credentials.valid:
        try:
            credentials.refresh(HttpxRequest(client))
        except GoogleAuthError as error:
            logger.error("FCM: no access token: %s", error)
            raise PushDown from error
    return str(credentials.token)


def _body(token: str, message: PushMessage) -> dict[str, Any]:
    webpush: dict[str, Any] = {"headers": {"TTL": _DAY}, "notification": {"tag": message.tag}}
    if message.url.startswith("https://"):
        webpush["fcm_options"] = {"link": message.url}
    return {
        "token": token,
        "notification": {"title": message.title, "body": message.body},
        "data": {"url": message.url, "kind": message.kind, "tag": message.tag},
        "android": {"ttl": f"{_DAY}s"},
        "webpush": webpush,
    }


def _verdict(response: httpx.Response) -> PushResult:
    if response.status_code == _OK:
        return PushResult.SENT
    if response.status_code == _TOO_MANY or response.status_code >= _SERVER_ERROR:
        raise PushDown(_seconds(response.headers.get("Retry-After", "")))
    error = _error(response)
    if _says_token_is_gone(error):
        return PushResult.TOKEN_GONE
    logger.error("FCM refused: %s %s", response.status_code, error.get("message", "unreadable answer"))
    if response.status_code == _UNAUTHENTICATED:
        credentials_of.cache_clear()
    return PushResult.REFUSED


def _error(response: httpx.Response) -> Mapping[str, Any]:
    try:
        error = response.json().get("error")
    except (ValueError, AttributeError):
        return {}
    return error if isinstance(error, dict) else {}


def _says_token_is_gone(error: Mapping[str, Any]) -> bool:
    """INVALID_ARGUMENT may also be about our message: only a fault of the token removes the token."""
    codes = {detail.get("errorCode") for detail in _details(error)}
    if codes.intersection(_GONE):
        return True
    violations = [one for detail in _details(error) for one in detail.get("fieldViolations", ())]
    fields = {violation.get("field") for violation in violations}
    speaks_of_token = "registration token" in str(error.get("message", "")).lower()
    return "INVALID_ARGUMENT" in codes and ("message.token" in fields or speaks_of_token)


def _details(error: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    return (detail for detail in error.get("details", ()) if isinstance(detail, dict))


def _seconds(text: str) -> int | None:
    return int(text) if text.isdigit() else None
