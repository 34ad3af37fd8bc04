"""Lets google-auth use httpx, like all other outgoing requests."""

from collections.abc import Mapping
from typing import Any

import httpx
from google.auth import transport
from google.auth.exceptions import TransportError


class HttpxResponse(transport.Response):
    """A response in the form that google-auth expects."""

    def __init__(self, response: httpx.Response) -> None:
        self._response = response

    @property
    def status(self) -> int:
        return self._response.status_code

    @property
    def headers(self) -> Mapping[str, str]:
        return self._response.headers

    @property
    def data(self) -> bytes:
        return self._response.content


class HttpxRequest(transport.Request):
    """Sends google-auth's requests with our client and its timeouts."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client

    def __call__(
        self,
        url: str,
        method: str = "GET",
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | None = None,
        **_options: Any,
    ) -> HttpxResponse:
        try:
            return HttpxResponse(self._client.request(method, url, content=body, headers=headers))
        except httpx.HTTPError as error:
            raise TransportError(error) from error
