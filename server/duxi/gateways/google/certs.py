"""Loads an issuer's certificates: over HTTP with caching as the issuer allows, or locally."""

import re
from collections.abc import Mapping
from typing import Any

import httpx
from django.core.cache import cache
from google.auth.exceptions import TransportError
from google.auth.transport import Request, Response

from duxi.core.secrets import digest

TIMEOUT = httpx.Timeout(5.0)
MAX_AGE_SECONDS = 24 * 3600
_MAX_AGE = re.compile(r"max-age=(\d+)")


class Loaded(Response):
    """The loaded certificates in the form that Google's library expects."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    @property
    def status(self) -> int:
        return 200

    @property
    def headers(self) -> Mapping[str, str]:
        return {}

    @property
    def data(self) -> bytes:
        return self._data


class HttpCerts(Request):
    """Requests the URL once per `Cache-Control: max-age`, at most a day."""

    def __init__(self, transport: httpx.BaseTransport | None = None) -> None:
        self._transport = transport

    def __call__(self, url: str, *args: Any, **kwargs: Any) -> Loaded:
        key = f"google-certs:{digest(url)}"
        known = cache.get(key)
        if known is None:
            known, seconds = self._ask(url)
            cache.set(key, known, seconds)
        return Loaded(known)

    def _ask(self, url: str) -> tuple[bytes, int]:
        """The certificates, and for how many seconds they may be cached."""
        with httpx.Client(timeout=TIMEOUT, transport=self._transport) as client:
            try:
                answer = client.get(url).raise_for_status()
                certs = answer.json()
            except (httpx.HTTPError, ValueError) as error:
                raise TransportError(f"no certificates at {url}") from error
        if not isinstance(certs, dict) or "keys" in certs:
            raise TransportError(f"{url} does not give X.509 certificates by key id")
        return answer.content, _seconds(answer.headers.get("Cache-Control", ""))


def _seconds(policy: str) -> int:
    found = _MAX_AGE.search(policy)
    return min(int(found[1]), MAX_AGE_SECONDS) if found else 0
