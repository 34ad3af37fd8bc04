"""Requests that exceed daphne's limits get a response instead of a closed connection."""

import json
import sys
from typing import Any

_SECONDS_TO_READ = 0.5


def answer_long_requests() -> None:
    """Make daphne, if it is the server, respond with 414 and 431."""
    if "daphne.server" in sys.modules:
        _install()


def _install() -> None:
    from daphne.http_protocol import HTTPFactory
    from twisted.internet import reactor
    from twisted.web.http import HTTPChannel, _GenericHTTPChannelProtocol

    class Channel(HTTPChannel):
        """Responds, discards the rest of the request, and closes."""

        def lineLengthExceeded(self, line: bytes) -> None:  # noqa: N802 - Twisted's name
            self._refuse(414, "URI Too Long")

        def _respondToBadRequestAndDisconnect(self) -> None:  # noqa: N802 - Twisted's name
            is_long = self._receivedHeaderSize > self.totalHeadersSize
            self._refuse(*(431, "Request Header Fields Too Large") if is_long else (400, "Bad Request"))

        def _refuse(self, status: int, reason: str) -> None:
            wire: Any = self.transport
            channel: Any = self
            channel.dataReceived = channel.lineReceived = channel.rawDataReceived = _ignore
            wire.write(_refusal(status, reason))
            clock: Any = reactor
            clock.callLater(_SECONDS_TO_READ, wire.loseConnection)

    def protocol(_factory: Any) -> Any:
        make: Any = Channel
        return _GenericHTTPChannelProtocol(make())

    factory: Any = HTTPFactory
    factory.protocol = protocol


def _ignore(*_data: Any) -> None:
    """Discard the data."""


def _refusal(status: int, reason: str) -> bytes:
    message = "Permintaan tidak dapat dibaca." if status == 400 else "Permintaan terlalu panjang."
    body = json.dumps({"code": status, "message": message, "results": None, "errors": None}).encode()
    head = (
        f"HTTP/1.1 {status} {reason}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
