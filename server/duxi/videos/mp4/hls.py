"""A track for HLS: a clear init segment, then fully encrypted segments (METHOD=AES-128)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import BinaryIO

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import CBC
from cryptography.hazmat.primitives.padding import PKCS7

from duxi.videos.mp4.boxes import NotReadable, Place, box, payload_of, places
from duxi.videos.mp4.fragments import read_fragment
from duxi.videos.mp4.tracks import Track, read_track

_BLOCK_BYTES = 16


@dataclass(frozen=True)
class HlsTrack:
    """A file's figures for a playlist: bytes of the init segment, bytes and milliseconds of each segment."""

    init_size: int
    segments: list[tuple[int, int]]


def package_hls(source: BinaryIO, target: BinaryIO, *, key: bytes) -> HlsTrack:
    """Write a file with one fragmented track for HLS; one segment at a time is in memory.

    Raises `NotReadable` for any other file.
    """
    outline = list(places(source))
    head = {one.name: payload_of(source, one) for one in outline if one.name in ("ftyp", "moov")}
    if len(head) != 2:
        raise NotReadable
    target.write(box("ftyp", head["ftyp"]) + box("moov", head["moov"]))
    init_size = target.tell()
    return HlsTrack(init_size, [*_write_segments(source, target, outline, read_track(head["moov"]), key)])


def encrypted_segment(segment: bytes, *, key: bytes, number: int) -> bytes:
    """AES-CBC with the segment's number as vector, the default of playlists without vectors."""
    padding = PKCS7(_BLOCK_BYTES * 8).padder()
    padded = padding.update(segment) + padding.finalize()
    cipher = Cipher(AES(key), CBC(number.to_bytes(_BLOCK_BYTES, "big"))).encryptor()
    return cipher.update(padded) + cipher.finalize()


def _write_segments(
    source: BinaryIO, target: BinaryIO, outline: list[Place], track: Track, key: bytes
) -> Iterator[tuple[int, int]]:
    number = 0
    for place, following in pairwise(outline):
        if place.name != "moof":
            continue
        if following.name != "mdat":
            raise NotReadable
        moof, mdat = payload_of(source, place), payload_of(source, following)
        lasting = read_fragment(moof, track.default_duration).duration
        plain = box("moof", moof) + box("mdat", mdat)
        written = encrypted_segment(plain, key=key, number=number)
        target.write(written)
        number += 1
        yield len(written), lasting * 1000 // track.timescale
