"""The part of RFC 6455 that the chat benchmarks need on both sides: text frames, pings, close codes."""

import asyncio
import base64
import hashlib
import os
import struct

_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_ABNORMAL = 1006


class Refused(ConnectionError):
    """The server refused the websocket."""


class Wire:
    """One open websocket; a client masks what it sends."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, masks: bool) -> None:
        self._reader, self._writer, self._masks = reader, writer, masks
        self.close_code = _ABNORMAL

    def send(self, text: str) -> None:
        self._write(_TEXT, text.encode())

    async def receive(self) -> str | None:
        """The next text; None when the connection has ended with `close_code`."""
        try:
            while True:
                kind, payload = await self._frame()
                if kind == _TEXT:
                    return payload.decode()
                if kind == _PING:
                    self._write(_PONG, payload)
                if kind == _CLOSE:
                    self.close_code = struct.unpack("!H", payload[:2])[0] if len(payload) > 1 else 1005
                    self.cut()
                    return None
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    def cut(self) -> None:
        """Drop the connection without a close frame."""
        self._writer.transport.abort()

    def _write(self, kind: int, payload: bytes) -> None:
        size, mark = len(payload), 128 if self._masks else 0
        if size < 126:
            head = struct.pack("!BB", 128 | kind, mark | size)
        elif size < 65536:
            head = struct.pack("!BBH", 128 | kind, mark | 126, size)
        else:
            head = struct.pack("!BBQ", 128 | kind, mark | 127, size)
        key = os.urandom(4) if self._masks else b""
        if not self._writer.is_closing():
            self._writer.write(head + key + (_masked(payload, key) if key else payload))

    async def _frame(self) -> tuple[int, bytes]:
        first, second = await self._reader.readexactly(2)
        size = second & 127
        if size == 126:
            size = struct.unpack("!H", await self._reader.readexactly(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", await self._reader.readexactly(8))[0]
        key = await self._reader.readexactly(4) if second & 128 else b""
        payload = await self._reader.readexactly(size)
        return first & 15, _masked(payload, key) if key else payload


def _masked(payload: bytes, key: bytes) -> bytes:
    size = len(payload)
    mask = (key * (size // 4 + 1))[:size]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


async def dial(port: int, path: str) -> Wire:
    """Open a websocket of this machine."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: localhost:{port}",
        f"Origin: http://localhost:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    try:
        answer = await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError as error:
        raise Refused from error
    if b" 101 " not in answer.split(b"\r\n", 1)[0]:
        writer.transport.abort()
        raise Refused(answer.decode(errors="replace")[:80])
    return Wire(reader, writer, masks=True)


async def accept(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> Wire:
    """Accept a client's websocket handshake."""
    request = await reader.readuntil(b"\r\n\r\n")
    key = next(
        line.partition(b":")[2].strip()
        for line in request.split(b"\r\n")
        if line.lower().startswith(b"sec-websocket-key:")
    )
    answer = base64.b64encode(hashlib.sha1(key + _GUID, usedforsecurity=False).digest()).decode()
    lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"]
    writer.write("\r\n".join([*lines, f"Sec-WebSocket-Accept: {answer}", "", ""]).encode())
    return Wire(reader, writer, masks=False)
