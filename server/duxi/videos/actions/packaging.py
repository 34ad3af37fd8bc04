"""Packages uploads for playback: transcoded, encrypted and stored, with progress."""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from django.core.files import File
from django.db import transaction
from django.utils.translation import gettext as _

from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.files.storage import private_storage
from duxi.videos.keys import encrypt_key, new_key
from duxi.videos.models import Rendition, Video, VideoStatus
from duxi.videos.mp4.boxes import NotReadable
from duxi.videos.mp4.hls import HlsTrack, package_hls
from duxi.videos.mp4.packaging import PackagedTrack, package_track
from duxi.videos.transcoding import NoTranscoder, probe, take_frame, transcode

FOLDER = "videos"
_REPORT_EVERY = 1.0
_TRANSCODED = 95
_POSTER_SECOND = 2.0
"""Titles have usually faded in by then; shorter videos use their beginning."""


def package_upload(video_id: int) -> None:
    """Package an upload; failures are recorded on the video. A second run changes nothing."""
    video = Video.objects.filter(pk=video_id).exclude(status=VideoStatus.READY).first()
    if video is None:
        return
    Video.objects.filter(pk=video.pk).update(status=VideoStatus.PROCESSING, progress=0, error="")
    try:
        with tempfile.TemporaryDirectory() as folder:
            tracks = transcode(probe(_downloaded(video, Path(folder))), Path(folder), _Progress(video))
            package_tracks(video, tracks)
    except Rejected as error:
        _fail(video, error.text)
    except (NotReadable, OSError):
        _fail(video, _("Video ini tidak dapat diproses. Coba unggah berkas MP4 yang lain."))
        raise


@dataclass(frozen=True)
class _Keys:
    """The keys of a video: one for ClearKey, one for HLS."""

    clear_key: bytes
    hls: bytes


def package_tracks(video: Video, tracks: Mapping[str, Path]) -> None:
    """Encrypt fragmented tracks with new keys and store them; the video is ready afterwards."""
    keys = _Keys(new_key(), new_key())
    stored = [
        _store(video, name, path, keys, number) for number, (name, path) in enumerate(tracks.items(), start=1)
    ]
    poster = _store_poster(video, tracks, [rendition for rendition, _packaged in stored])
    old = stored_paths(video)
    with transaction.atomic():
        video.renditions.all().delete()
        Rendition.objects.bulk_create(rendition for rendition, _packaged in stored)
        video.encrypted_key, video.encrypted_hls_key = encrypt_key(keys.clear_key), encrypt_key(keys.hls)
        video.duration_ms = max(packaged.duration_ms for _rendition, packaged in stored)
        video.status, video.progress, video.ready_at, video.error = VideoStatus.READY, 100, now(), ""
        video.source_path, video.poster_path = "", poster
        video.save()
    for path in old:
        private_storage().delete(path)


def stored_paths(video: Video) -> list[str]:
    """All files of a video in the storage, including the upload."""
    paths = video.renditions.values_list("path", "hls_path")
    own = (video.source_path, video.poster_path)
    return [path for path in (*(one for pair in paths for one in pair), *own) if path]


def _store_poster(video: Video, tracks: Mapping[str, Path], renditions: list[Rendition]) -> str:
    """The path of a poster from the largest rendition; empty if none can be taken, which is not fatal."""
    pictures = [one for one in renditions if one.is_video]
    if not pictures:
        return ""
    largest = tracks[max(pictures, key=lambda one: one.height).name]
    with tempfile.TemporaryDirectory() as folder:
        frame = Path(folder) / "poster.jpg"
        try:
            is_there = take_frame(largest, frame, at=_POSTER_SECOND)
        except (NoTranscoder, OSError, subprocess.TimeoutExpired):
            return ""
        if not is_there:
            return ""
        with frame.open("rb") as content:
            return _save(content, f"{video.uuid.hex}-poster.jpg")


def _store(
    video: Video, name: str, source: Path, keys: _Keys, number: int
) -> tuple[Rendition, PackagedTrack]:
    with source.open("rb") as plain, tempfile.TemporaryFile() as secret, tempfile.TemporaryFile() as hls:
        packaged = package_track(plain, secret, key=keys.clear_key, key_id=video.key_id, number=number)
        plain.seek(0)
        segmented = package_hls(plain, hls, key=keys.hls)
        rendition = _rendition(video, name, packaged, segmented)
        rendition.path = _save(secret, f"{video.uuid.hex}-{name}.mp4")
        rendition.hls_path = _save(hls, f"{video.uuid.hex}-{name}-hls.mp4")
    return rendition, packaged


def _save(content: IO[bytes], name: str) -> str:
    content.seek(0)
    return private_storage().save(f"{FOLDER}/{name}", File(content))


def _rendition(video: Video, name: str, packaged: PackagedTrack, segmented: HlsTrack) -> Rendition:
    track = packaged.track
    return Rendition(
        video=video,
        name=name,
        is_video=track.is_video,
        size=packaged.size,
        bandwidth=packaged.bandwidth,
        codecs=track.codecs,
        width=track.width,
        height=track.height,
        sampling_rate=track.sampling_rate,
        init_end=packaged.init_end,
        index_end=packaged.index_end,
        hls_init_size=segmented.init_size,
        hls_segments=segmented.segments,
    )


def _downloaded(video: Video, folder: Path) -> Path:
    """The upload as a local file, wherever it is stored."""
    path = folder / f"source{Path(video.source_path).suffix}"
    with private_storage().open(video.source_path) as stored, path.open("wb") as copy:
        shutil.copyfileobj(stored, copy)
    return path


class _Progress:
    """Records the progress at most once a second."""

    def __init__(self, video: Video) -> None:
        self._row = Video.objects.filter(pk=video.pk)
        self._reported = 0.0

    def __call__(self, share: float) -> None:
        if time.monotonic() - self._reported >= _REPORT_EVERY:
            self._row.update(progress=int(share * _TRANSCODED))
            self._reported = time.monotonic()


def _fail(video: Video, sentence: str) -> None:
    Video.objects.filter(pk=video.pk).update(status=VideoStatus.FAILED, error=sentence[:300])
