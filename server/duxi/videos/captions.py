"""Validates and parses captions in WebVTT."""

import re
from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Invalid

MAXIMUM_CHARACTERS = 500_000
_TIME = r"(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})"
_TIMING = re.compile(rf"^{_TIME}\s+-->\s+{_TIME}(?:\s.*)?$")
_TAG = re.compile(r"<[^>]*>")


class CaptionsInvalid(Invalid):
    """No valid WebVTT, or without a cue."""

    message = _("Teks video harus berupa berkas WebVTT (.vtt) yang berisi setidaknya satu baris.")


@dataclass(frozen=True)
class Cue:
    """A line of a transcript with its times in milliseconds."""

    start_ms: int
    end_ms: int
    text: str


def checked(text: str) -> str:
    """Captions as stored; raises `CaptionsInvalid`."""
    written = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if len(written) > MAXIMUM_CHARACTERS or not written.startswith("WEBVTT") or not cues_of(written):
        raise CaptionsInvalid
    return written


def cues_of(text: str) -> list[Cue]:
    """The cues in order, without notes, styles and markup."""
    found = [_cue(block.strip("\n").split("\n")) for block in re.split(r"\n{2,}", text)]
    return sorted((one for one in found if one), key=lambda one: one.start_ms)


def _cue(lines: list[str]) -> Cue | None:
    for number, line in enumerate(lines[:2]):
        timing = _TIMING.match(line.strip())
        if timing is None:
            continue
        parts = timing.groups(default="0")
        said = _TAG.sub("", " ".join(lines[number + 1 :])).strip()
        start, end = _milliseconds(parts[:4]), _milliseconds(parts[4:])
        return Cue(start, end, said) if said and end > start else None
    return None


def _milliseconds(parts: tuple[str, ...]) -> int:
    hours, minutes, seconds, rest = (int(one) for one in parts)
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest
