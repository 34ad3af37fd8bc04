"""Worker jobs of videos."""

from duxi.videos.actions import licences
from duxi.videos.actions.packaging import package_upload


def package_video(video_id: int) -> None:
    package_upload(video_id)


def remove_old_licences() -> int:
    """Delete old licence records; returns how many."""
    return licences.remove_old_licences()
