"""Sends webhooks over HTTPS."""

import time

import httpx
from django.conf import settings

from duxi.gateways.webhooks.addresses import public_address
from duxi.gateways.webhooks.contract import Answer, Message, NoAnswer

TIMEOUT = httpx.Timeout(10.0, connect=5.0)
_READ = 2_000
_HTTPS = 443


class HttpWebhooks:
    """Calls the IP address that was checked, with the host's name in TLS and in the request.

    Neither redirects nor the environment's proxies are followed.
    """

    def __init__(self, transport: httpx.BaseTransport | None = None) -> None:
        self._transport = transport

    def post(self, message: Message) -> Answer:
        url = httpx.URL(message.url)
        if url.scheme != "https":
            raise NoAnswer("alamat tidak memakai https")
        address = public_address(url.host, url.port or _HTTPS)
        began = time.monotonic()
        try:
            status, text = self._send(url, address, message)
        except httpx.HTTPError as error:
            raise NoAnswer(type(error).__name__) from error
        return Answer(status, text, round((time.monotonic() - began) * 1000))

    def _send(self, url: httpx.URL, address: str, message: Message) -> tuple[int, str]:
        headers = {
            **message.headers,
            "Host": url.netloc.decode(),
            "Content-Type": "application/json",
            "User-Agent": f"{settings.PRODUCT_NAME}-Webhooks/1",
        }
        with (
            httpx.Client(timeout=TIMEOUT, transport=self._transport, trust_env=False) as client,
            client.stream(
                "POST",
                url.copy_with(host=address),
                content=message.body,
                headers=headers,
                extensions={"sni_hostname": url.host},
            ) as response,
        ):
            return response.status_code, _beginning(response)


def _beginning(response: httpx.Response) -> str:
    """The first characters; the rest of a long answer is not read."""
    read = b""
    for part in response.iter_bytes(_READ):
        read += part
        if len(read) >= _READ:
            break
    return read[:_READ].decode(errors="replace").replace("\x00", "")
