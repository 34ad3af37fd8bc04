"""Reads a file's one track from its `moov` box."""

import struct
from dataclasses import dataclass

from duxi.videos.mp4.boxes import Box, NotReadable, boxes, find

_SAMPLE_ENTRIES = 8
_VISUAL_ENTRY = 78
_AUDIO_ENTRY = 28


@dataclass(frozen=True)
class Track:
    """The one track of a file; sizes are 0 for sound, the rate is 0 for pictures."""

    is_video: bool
    timescale: int
    codecs: str
    width: int = 0
    height: int = 0
    sampling_rate: int = 0
    default_duration: int = 0


def read_track(moov: bytes) -> Track:
    """Raises `NotReadable` unless there is exactly one track, H.264 or AAC."""
    if sum(one.name == "trak" for one in boxes(moov)) != 1:
        raise NotReadable
    media = find(moov, "trak", "mdia")
    entry = _sample_entry(find(media, "minf", "stbl", "stsd"))
    timescale = _timescale(find(media, "mdhd"))
    default = _default_duration(moov)
    if entry.name == "avc1":
        width, height = struct.unpack_from(">HH", entry.payload, 24)
        return Track(True, timescale, _h264(entry.payload), width, height, default_duration=default)
    if entry.name == "mp4a":
        rate = struct.unpack_from(">I", entry.payload, 24)[0] >> 16
        return Track(False, timescale, "mp4a.40.2", sampling_rate=rate, default_duration=default)
    raise NotReadable


def _sample_entry(stsd: bytes) -> Box:
    found = next(boxes(stsd, _SAMPLE_ENTRIES), None)
    if found is None or len(found.payload) < _AUDIO_ENTRY:
        raise NotReadable
    return found


def _timescale(mdhd: bytes) -> int:
    at = 20 if mdhd[0] == 1 else 12
    return int(struct.unpack_from(">I", mdhd, at)[0])


def _default_duration(moov: bytes) -> int:
    return int(struct.unpack_from(">I", find(moov, "mvex", "trex"), 12)[0])


def _h264(entry: bytes) -> str:
    config = next((one.payload for one in boxes(entry, _VISUAL_ENTRY) if one.name == "avcC"), b"")
    if len(config) < 5 or config[4] & 3 != 3:  # four-byte lengths, as written by every encoder
        raise NotReadable
    return f"avc1.{config[1]:02X}{config[2]:02X}{config[3]:02X}"
