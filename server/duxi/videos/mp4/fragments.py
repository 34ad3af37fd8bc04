"""The samples of a movie fragment."""

import struct
from dataclasses import dataclass

from duxi.videos.mp4.boxes import boxes

_HAS_BASE = 0x1
_HAS_DESCRIPTION = 0x2
_HAS_DURATION = 0x8
_HAS_SIZE = 0x10
_OFFSET = 0x1
_FIRST_FLAGS = 0x4
_DURATION, _SIZE, _FLAGS, _COMPOSITION = 0x100, 0x200, 0x400, 0x800


@dataclass(frozen=True)
class Fragment:
    """The sizes of all samples in order, and their total duration."""

    sizes: list[int]
    duration: int


@dataclass(frozen=True)
class _Defaults:
    duration: int
    size: int


def read_fragment(moof: bytes, default_duration: int) -> Fragment:
    """The samples that a fragment declares."""
    sizes: list[int] = []
    duration = 0
    for traf in (one.payload for one in boxes(moof) if one.name == "traf"):
        defaults = _Defaults(default_duration, 0)
        for part in boxes(traf):
            if part.name == "tfhd":
                defaults = _defaults(part.payload, default_duration)
            elif part.name == "trun":
                duration += _add_run(part.payload, defaults, sizes)
    return Fragment(sizes, duration)


def _flags(payload: bytes) -> int:
    return int(struct.unpack_from(">I", payload)[0]) & 0xFFFFFF


def _defaults(tfhd: bytes, duration: int) -> _Defaults:
    flags, at, size = _flags(tfhd), 8, 0
    at += 8 if flags & _HAS_BASE else 0
    at += 4 if flags & _HAS_DESCRIPTION else 0
    if flags & _HAS_DURATION:
        duration, at = _number(tfhd, at), at + 4
    if flags & _HAS_SIZE:
        size = _number(tfhd, at)
    return _Defaults(duration, size)


def _add_run(trun: bytes, defaults: _Defaults, sizes: list[int]) -> int:
    """Append the sizes of a run; returns its duration."""
    flags, count = _flags(trun), _number(trun, 4)
    at = 8 + (4 if flags & _OFFSET else 0) + (4 if flags & _FIRST_FLAGS else 0)
    step = 4 * sum(bool(flags & one) for one in (_DURATION, _SIZE, _FLAGS, _COMPOSITION))
    size_at = 4 if flags & _DURATION else 0
    lasting = 0
    for number in range(count):
        start = at + number * step
        lasting += _number(trun, start) if flags & _DURATION else defaults.duration
        sizes.append(_number(trun, start + size_at) if flags & _SIZE else defaults.size)
    return lasting


def _number(payload: bytes, at: int) -> int:
    return int(struct.unpack_from(">I", payload, at)[0])
