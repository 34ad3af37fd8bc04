"""Loads demo videos: fragmented tracks, encrypted here with their own keys, and captions."""

from pathlib import Path
from uuid import NAMESPACE_URL, uuid5

from duxi.core.fixtures import refresh_row
from duxi.files.storage import private_storage
from duxi.videos.actions.packaging import package_tracks, stored_paths
from duxi.videos.actions.videos import save_captions
from duxi.videos.models import Video, VideoStatus


def load_video(folder: Path, title: str) -> Video:
    """The video of a folder; packaged once, and again if its files are missing."""
    uuid = uuid5(NAMESPACE_URL, f"duxi-demo-video/{folder.name}")
    video = refresh_row(Video, {"uuid": uuid}, {"title": title})
    if video.status != VideoStatus.READY or not _is_stored(video):
        package_tracks(video, {path.stem: path for path in sorted(folder.glob("*.mp4"))})
    for path in folder.glob("*.vtt"):
        save_captions(video, language=path.stem, text=path.read_text())
    return video


def _is_stored(video: Video) -> bool:
    paths = stored_paths(video)
    is_whole = video.poster_path != "" and not video.renditions.filter(hls_path="").exists()
    return is_whole and all(private_storage().exists(path) for path in paths)
