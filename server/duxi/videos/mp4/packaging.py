"""Converts a fragmented MP4 to an encrypted one with an index, played from one file by byte ranges."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import BinaryIO
from uuid import UUID

from duxi.videos.mp4.boxes import NotReadable, Place, box, payload_of, places
from duxi.videos.mp4.encryption import Encryption
from duxi.videos.mp4.fragments import read_fragment
from duxi.videos.mp4.tracks import Track, read_track

_SIDX_FIXED = 32
_REFERENCE = 12
_STARTS_WITH_ACCESS_POINT = 0x90000000


@dataclass(frozen=True)
class PackagedTrack:
    """A packaged file's figures for a manifest: the init segment ends at `init_end`, the index at
    `index_end`.
    """

    track: Track
    init_end: int
    index_end: int
    duration_ms: int
    bandwidth: int
    size: int


def package_track(
    source: BinaryIO, target: BinaryIO, *, key: bytes, key_id: UUID, number: int
) -> PackagedTrack:
    """Encrypt a file with one fragmented track; one fragment at a time is in memory.

    Raises `NotReadable` for any other file.
    """
    outline = list(places(source))
    head, track = _head(source, outline)
    encryption = Encryption(key, key_id, number, track)
    target.write(head[0] + encryption.head(head[1]))
    init_end = target.tell() - 1
    fragments = [one for one in outline if one.name == "moof"]
    target.write(bytes(_SIDX_FIXED + _REFERENCE * len(fragments)))
    index_end = target.tell() - 1
    references = [*_write_fragments(source, target, outline, encryption)]
    size = target.tell()
    target.seek(init_end + 1)
    target.write(_index(track, references))
    target.seek(0, 2)
    return PackagedTrack(track, init_end, index_end, *_figures(track, references), size)


def _head(source: BinaryIO, outline: list[Place]) -> tuple[tuple[bytes, bytes], Track]:
    found = {one.name: payload_of(source, one) for one in outline if one.name in ("ftyp", "moov")}
    if len(found) != 2:
        raise NotReadable
    return (box("ftyp", found["ftyp"]), found["moov"]), read_track(found["moov"])


def _write_fragments(
    source: BinaryIO, target: BinaryIO, outline: list[Place], encryption: Encryption
) -> Iterator[tuple[int, int]]:
    """Write every fragment; yields its length in bytes and its duration in the track's timescale."""
    for place, following in pairwise(outline):
        if place.name != "moof":
            continue
        if following.name != "mdat":
            raise NotReadable
        moof = payload_of(source, place)
        fragment = read_fragment(moof, encryption.track.default_duration)
        written = encryption.fragment(moof, fragment, payload_of(source, following))
        target.write(written)
        yield len(written), fragment.duration


def _index(track: Track, references: list[tuple[int, int]]) -> bytes:
    if not references:
        raise NotReadable
    fixed = struct.pack(">IIIIIHH", 0, 1, track.timescale, 0, 0, 0, len(references))
    lines = (struct.pack(">III", size, lasting, _STARTS_WITH_ACCESS_POINT) for size, lasting in references)
    return box("sidx", fixed + b"".join(lines))


def _figures(track: Track, references: list[tuple[int, int]]) -> tuple[int, int]:
    """The duration in milliseconds, and the bit rate of the densest fragment."""
    lasting = sum(one for _size, one in references)
    needed = (size * 8 * track.timescale // max(1, time) for size, time in references)
    return lasting * 1000 // track.timescale, max(needed)
