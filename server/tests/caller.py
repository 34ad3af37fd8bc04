"""A test client that follows the API's conventions."""

import json
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from django.core.signals import setting_changed
from django.test import Client
from django.test.client import ClientHandler

from duxi.accounts.models import LoginSession, User
from duxi.accounts.tokens import issue_access
from duxi.core.clock import now


@dataclass
class Answer:
    """An HTTP response with its envelope parsed."""

    status: int
    body: dict[str, Any]
    response: Any

    @property
    def results(self) -> Any:
        return self.body["results"]

    @property
    def message(self) -> str:
        return self.body["message"]

    @property
    def errors(self) -> dict[str, list[str]]:
        return self.body.get("errors") or {}


@dataclass
class Caller:
    """Sends form-encoded (or `json=`) calls to the learner API, signed in as `user` if given."""

    user: User | None = None
    base: str = "/api/v1"
    headers: dict[str, str] = field(default_factory=dict)

    def get(self, path: str, **query: Any) -> Answer:
        return self._send("GET", path, query=query)

    def post(self, path: str, data: dict[str, Any] | None = None, **options: Any) -> Answer:
        return self._send("POST", path, data=data, **options)

    def put(self, path: str, data: dict[str, Any] | None = None, **options: Any) -> Answer:
        return self._send("PUT", path, data=data, **options)

    def delete(self, path: str, **query: Any) -> Answer:
        return self._send("DELETE", path, query=query)

    def with_headers(self, **headers: str) -> "Caller":
        """The same caller with more headers; underscores become dashes."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return Caller(self.user, self.base, self.headers | named)

    def _send(
        self, method: str, path: str, *, query=None, data=None, json_body=None, address="127.0.0.1"
    ) -> Answer:
        content, kind = urlencode(data or {}, doseq=True), "application/x-www-form-urlencoded"
        if json_body is not None:
            content, kind = json.dumps(json_body), "application/json"
        response = _client().generic(
            method,
            self.base + path,
            content,
            kind,
            query_params=query or {},
            headers=self._all_headers(),
            REMOTE_ADDR=address,
        )
        is_json = response.headers.get("Content-Type", "").startswith("application/json")
        return Answer(response.status_code, response.json() if is_json else {}, response)

    def _all_headers(self) -> dict[str, str]:
        return {"X-Requested-With": "XMLHttpRequest", **bearer_of(self.user), **self.headers}


_handlers: list[ClientHandler] = []
"""The handler with loaded middleware, valid as long as no setting changes but the folders of files."""
_FOLDERS = ("MEDIA_ROOT", "PRIVATE_ROOT")


def _client() -> Client:
    """A browser without cookies, reused because loading the middleware takes as long as many calls."""
    client = Client()
    if not _handlers:
        client.handler.load_middleware()
        _handlers.append(client.handler)
    client.handler = _handlers[0]
    return client


@setting_changed.connect
def _forget_handler(setting: str, **_change: Any) -> None:
    if setting not in _FOLDERS:
        _handlers.clear()


def bearer_of(user: User | None) -> dict[str, str]:
    """A session without refresh token: one statement instead of six for a sign-in."""
    if user is None:
        return {}
    session = LoginSession.objects.create(
        user=user, address="127.0.0.1", user_agent="tests", last_used_at=now()
    )
    return {"Authorization": f"Bearer {issue_access(session.uuid)}"}
