"""Runs ffmpeg: any upload becomes fragmented H.264 and AAC, one file for each track.

Uses `DUXI_FFMPEG`, else the ffmpeg on the path, else the one of the `imageio-ffmpeg` wheel.
"""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Rejected

_SIZE = re.compile(r"Stream #.*Video:.*?[ ,](\d{2,5})x(\d{2,5})[ ,\[]")
_DURATION = re.compile(r"Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?)")
_PROBE_SECONDS = 60
_FRAGMENT_SECONDS = 4
_POSTER_HEIGHT = 540
_FRAMES_COMPARED = 50
_FRAGMENTED = ["-movflags", "+frag_keyframe+empty_moov+default_base_moof+negative_cts_offsets"]


class NoVideoIn(Rejected):
    """The upload contains no readable pictures."""

    status = 422
    message = _("Berkas ini tidak berisi video yang dapat dibaca.")


class NoTranscoder(Rejected):
    """There is no ffmpeg on this machine."""

    status = 503
    message = _("Pengolah video (ffmpeg) tidak tersedia di server ini.")


@dataclass(frozen=True)
class Size:
    """The picture size of a rendition."""

    name: str
    height: int
    quality: int
    ceiling: str


LOW, HIGH = Size("low", 360, 27, "500k"), Size("high", 720, 24, "2500k")
AUDIO = "audio"
Report = Callable[[float], None]


@dataclass(frozen=True)
class Source:
    """The streams of an upload."""

    path: Path
    seconds: float
    height: int
    has_audio: bool


def ffmpeg() -> str:
    """The ffmpeg program; raises `NoTranscoder`."""
    found = settings.FFMPEG or shutil.which("ffmpeg") or _from_wheel()
    if not found:
        raise NoTranscoder
    return str(found)


def _from_wheel() -> str | None:
    try:
        wheel: Any = import_module("imageio_ffmpeg")
        return str(wheel.get_ffmpeg_exe())
    except (ImportError, RuntimeError):
        return None


def probe(path: Path) -> Source:
    """Probe a file; raises `NoVideoIn` or `NoTranscoder`."""
    command = [ffmpeg(), "-hide_banner", "-nostdin", *_local(path)]
    done = subprocess.run(command, capture_output=True, timeout=_PROBE_SECONDS, check=False)  # noqa: S603
    said = done.stderr.decode(errors="replace")
    size, duration = _SIZE.search(said), _DURATION.search(said)
    if size is None or duration is None:
        raise NoVideoIn
    hours, minutes, seconds = duration.groups()
    lasting = int(hours) * 3600 + int(minutes) * 60 + float(seconds)
    if lasting <= 0:
        raise NoVideoIn
    return Source(path, lasting, int(size[2]), "Audio:" in said)


def sizes_for(source: Source) -> list[Size]:
    """Always a small rendition for slow connections, a large one if the source is larger."""
    return [LOW, HIGH] if source.height > LOW.height else [LOW]


def transcode(source: Source, folder: Path, report: Report) -> dict[str, Path]:
    """Write every track into a folder, by name; `report` is called with the finished share."""
    written: dict[str, Path] = {}
    jobs = {size.name: _pictures(size) for size in sizes_for(source)}
    if source.has_audio:
        jobs[AUDIO] = _sound()
    for number, (name, options) in enumerate(jobs.items()):
        written[name] = folder / f"{name}.mp4"
        _run(source, options, written[name], _part_of(report, number, len(jobs)))
    return written


def take_frame(source: Path, target: Path, *, at: float) -> bool:
    """Write a representative frame after `at` seconds; returns whether it was written."""
    look = f"thumbnail={_FRAMES_COMPARED},scale=-2:'min({_POSTER_HEIGHT},ih)'"
    head = [ffmpeg(), "-y", "-nostdin", "-loglevel", "error", "-ss", f"{at:.3f}", *_local(source)]
    command = [*head, "-vf", look, "-frames:v", "1", "-q:v", "4", str(target)]
    done = subprocess.run(command, capture_output=True, timeout=_PROBE_SECONDS, check=False)  # noqa: S603
    return done.returncode == 0 and target.exists()


def _part_of(report: Report, number: int, count: int) -> Report:
    """A progress callback for one of several steps."""
    return lambda share: report((number + share) / count)


def _local(path: Path) -> list[str]:
    """An upload may reference other files and addresses; only the file itself is read."""
    return ["-protocol_whitelist", "file,pipe", "-i", f"file:{path}"]


def _pictures(size: Size) -> list[str]:
    scale = f"scale=-2:'min({size.height},trunc(ih/2)*2)',format=yuv420p"
    limits = ["-crf", str(size.quality), "-maxrate", size.ceiling, "-bufsize", size.ceiling]
    keys = ["-force_key_frames", f"expr:gte(t,n_forced*{_FRAGMENT_SECONDS})", "-bf", "0"]
    coded = ["-c:v", "libx264", "-preset", "veryfast", "-profile:v", "main", *limits, *keys]
    return ["-map", "0:v:0", "-vf", scale, *coded, *_FRAGMENTED]


def _sound() -> list[str]:
    fragments = ["-frag_duration", str(_FRAGMENT_SECONDS * 1_000_000)]
    coded = ["-c:a", "aac", "-b:a", "64k", "-ac", "1", "-ar", "44100"]
    return ["-map", "0:a:0", *coded, *fragments, "-movflags", "+empty_moov+default_base_moof"]


def _run(source: Source, options: list[str], target: Path, report: Report) -> None:
    head = [ffmpeg(), "-y", "-nostdin", "-loglevel", "error", "-progress", "pipe:1", *_local(source.path)]
    command = [*head, *options, "-map_metadata", "-1", str(target)]
    with tempfile.TemporaryFile() as trouble:
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=trouble) as process:  # noqa: S603
            for line in process.stdout or ():
                if line.startswith(b"out_time_us=") and line[12:].strip().isdigit():
                    report(min(1.0, int(line[12:]) / 1_000_000 / source.seconds))
        if process.returncode:
            raise NoVideoIn
