"""All reads of videos in courses."""

from uuid import UUID

from duxi.core.errors import NotFound
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ContentType, CourseContent, VideoNote, VideoProgress
from duxi.learning.queries.courses import KIND, ContentLocked, content_of, progress_of
from duxi.videos.models import Video


def playable(seat: Entitlement, uuid: UUID) -> tuple[CourseContent, Video]:
    """A video that a seat may watch now; raises `NotFound` or `ContentLocked`."""
    content = content_of(seat.product, uuid, ContentType.VIDEO)
    progress = progress_of(seat)
    if progress.lock_of(content):
        raise ContentLocked
    if content.video is None or not progress.is_available(content):
        raise NotFound
    return content, content.video


def opened_video(seat: Entitlement, uuid: UUID) -> tuple[CourseContent, Video]:
    """A video that a seat has opened before, when its access was checked; raises `NotFound`."""
    content = content_of(seat.product, uuid, ContentType.VIDEO)
    if content.video is None:
        raise NotFound
    return content, content.video


def hls_video(slug: str, uuid: UUID) -> Video:
    """The video of a course's content that can be played as HLS, without a check of the user; raises
    `NotFound`.
    """
    contents = CourseContent.objects.filter(section__package__slug=slug, section__package__kind=KIND)
    found = contents.filter(uuid=uuid, type=ContentType.VIDEO).select_related("video").first()
    if found is None or found.video is None or not found.video.encrypted_hls_key:
        raise NotFound
    return found.video


def watched_by(seat: Entitlement, content: CourseContent) -> VideoProgress | None:
    """A seat's progress in a video; None before it was played."""
    return VideoProgress.objects.filter(entitlement=seat, content=content).first()


def notes_by(seat: Entitlement, content: CourseContent) -> list[VideoNote]:
    """A learner's notes on a video, by position."""
    return list(VideoNote.objects.filter(entitlement=seat, content=content))


def note_by(seat: Entitlement, content: CourseContent, uuid: UUID) -> VideoNote:
    """One of a learner's own notes; raises `NotFound`."""
    found = VideoNote.objects.filter(entitlement=seat, content=content, uuid=uuid).first()
    if found is None:
        raise NotFound
    return found
