"""What the worker runs."""

from duxi.videos.actions import licences
from duxi.videos.actions.packaging import package_upload


def package_video(video_id: int) -> None:
    """Make an uploaded video playable."""
    package_upload(video_id)


def remove_old_licences() -> int:
    """Forget who got a licence long ago; returns how many."""
    return licences.remove_old_licences()
