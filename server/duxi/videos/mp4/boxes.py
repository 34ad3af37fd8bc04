"""Boxes: a length, a four-character type, and a payload that may contain further boxes."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

_SHORT_HEADER = 8
_LONG_HEADER = 16


class NotReadable(ValueError):  # noqa: N818 - reads as what is wrong
    """Not an MP4 file, or truncated."""


@dataclass(frozen=True)
class Box:
    name: str
    payload: bytes


@dataclass(frozen=True)
class Place:
    """The position of a box in a file; `header` is the length of its header."""

    name: str
    start: int
    size: int
    header: int


def box(name: str, payload: bytes) -> bytes:
    """A box as bytes."""
    return struct.pack(">I", len(payload) + _SHORT_HEADER) + name.encode("latin-1") + payload


def boxes(payload: bytes, start: int = 0) -> Iterator[Box]:
    """The boxes in a payload."""
    at = start
    while at + _SHORT_HEADER <= len(payload):
        size, name = struct.unpack_from(">I4s", payload, at)
        if size < _SHORT_HEADER or at + size > len(payload):
            raise NotReadable
        yield Box(name.decode("latin-1"), payload[at + _SHORT_HEADER : at + size])
        at += size


def find(payload: bytes, *names: str) -> bytes:
    """The payload of the first box at this path; raises `NotReadable` if there is none."""
    for name in names:
        payload = next((one.payload for one in boxes(payload) if one.name == name), b"")
        if not payload:
            raise NotReadable
    return payload


def places(file: BinaryIO) -> Iterator[Place]:
    """The top-level boxes of a file; only their headers are read."""
    end = file.seek(0, 2)
    at = 0
    while at < end:
        file.seek(at)
        place = _place(file.read(_LONG_HEADER), at)
        if place.size < place.header or at + place.size > end:
            raise NotReadable
        yield place
        at += place.size


def _place(head: bytes, at: int) -> Place:
    if len(head) < _SHORT_HEADER:
        raise NotReadable
    size, name = struct.unpack_from(">I4s", head)
    header = _SHORT_HEADER
    if size == 1 and len(head) == _LONG_HEADER:
        (size,) = struct.unpack_from(">Q", head, _SHORT_HEADER)
        header = _LONG_HEADER
    return Place(name.decode("latin-1"), at, size, header)


def payload_of(file: BinaryIO, place: Place) -> bytes:
    """The payload of a box in a file."""
    file.seek(place.start + place.header)
    return file.read(place.size - place.header)
