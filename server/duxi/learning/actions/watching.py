"""Learners' actions with videos: watching and taking notes."""

from collections.abc import Sequence
from datetime import timedelta

from django.db import transaction
from django.db.models import F, Value
from django.utils.translation import gettext_lazy as _
from psycopg.types.multirange import Multirange
from psycopg.types.range import Range

from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected
from duxi.entitlements.models import Entitlement
from duxi.learning.actions.courses import complete_watched
from duxi.learning.models import CourseContent, VideoNote, VideoProgress
from duxi.videos.models import Video

COMPLETE_PERCENT = 90
FASTEST = 2
MAXIMUM_NOTES = 200
REQUIRED = _("Wajib diisi.")
Span = tuple[int, int]
_ALLOWANCE = timedelta(seconds=30)
_TOLERANCE_MS = 5_000
_SMALL_GAP_MS = 2_000


class NotStarted(Rejected):
    """The video was never opened."""

    message = _("Putar video ini terlebih dahulu.")


class NotSkippable(Rejected):
    """This video must be watched from beginning to end."""

    message = _("Bagian video ini belum boleh dilewati.")


class FasterThanTime(Rejected):
    """More was reported than can have been watched since the video was opened."""

    message = _("Laporan tontonan melebihi waktu yang sudah berlalu.")


class TooManyNotes(Rejected):
    """The limit of notes per video."""

    message = _("Catatan untuk video ini sudah mencapai batas 200.")


def open_video(seat: Entitlement, content: CourseContent) -> None:
    """Record when a video was first opened."""
    row = VideoProgress(entitlement=seat, content=content, started_at=now())
    VideoProgress.objects.bulk_create([row], ignore_conflicts=True)


def report_watched(
    seat: Entitlement, content: CourseContent, video: Video, *, spans: Sequence[Span], position_ms: int
) -> VideoProgress:
    """Add watched ranges and the position; watching enough completes the content.

    The database computes the union, so reports of several tabs and devices may arrive in any order. Raises
    `NotStarted`, `NotSkippable` or `FasterThanTime`.
    """
    spans = _within(spans, video.duration_ms)
    with transaction.atomic():
        before = _locked(seat, content)
        if not content.is_skippable:
            _refuse_skipped(before, spans)
        after = _added(before, spans, min(position_ms, video.duration_ms))
        _refuse_faster_than_time(before, after)
        if is_watched(after, video):
            complete_watched(seat, content)
    return after


def is_watched(progress: VideoProgress, video: Video) -> bool:
    """Whether nearly all of a video was watched."""
    return progress.watched_ms * 100 >= video.duration_ms * COMPLETE_PERCENT


def frontier_of(progress: VideoProgress) -> int:
    """How far a video was watched from its beginning, ignoring the small gaps that players leave."""
    frontier = 0
    for start, end in progress.watched:
        if start > frontier + _SMALL_GAP_MS:
            break
        frontier = max(frontier, end)
    return frontier


def _within(spans: Sequence[Span], duration_ms: int) -> list[Span]:
    """The ranges within the video, in order, without reversed and empty ones."""
    inside = [(max(0, start), min(end, duration_ms)) for start, end in spans]
    return sorted((start, end) for start, end in inside if start < end)


def _locked(seat: Entitlement, content: CourseContent) -> VideoProgress:
    rows = VideoProgress.objects.select_for_update()
    found = rows.filter(entitlement=seat, content=content).first()
    if found is None:
        raise NotStarted
    return found


def _refuse_skipped(before: VideoProgress, spans: Sequence[Span]) -> None:
    frontier = frontier_of(before)
    for start, end in spans:
        if start > frontier + _TOLERANCE_MS:
            raise NotSkippable
        frontier = max(frontier, end)


def _added(before: VideoProgress, spans: Sequence[Span], position_ms: int) -> VideoProgress:
    new = Multirange([Range(start, end) for start, end in spans])
    field = VideoProgress._meta.get_field("ranges")
    union = F("ranges") + Value(new, output_field=field)
    rows = VideoProgress.objects.filter(pk=before.pk)
    rows.update(ranges=union, position_ms=position_ms, reported_at=now())
    return rows.get()


def _refuse_faster_than_time(before: VideoProgress, after: VideoProgress) -> None:
    passed = (now() - before.started_at + _ALLOWANCE) * FASTEST
    if after.watched_ms > before.watched_ms and after.watched_ms > passed.total_seconds() * 1000:
        raise FasterThanTime


def add_note(seat: Entitlement, content: CourseContent, *, at_ms: int, text: str) -> VideoNote:
    """Add a note at a position; raises `Invalid` or `TooManyNotes`."""
    if not text.strip():
        raise Invalid(errors={"text": [str(REQUIRED)]})
    if VideoNote.objects.filter(entitlement=seat, content=content).count() >= MAXIMUM_NOTES:
        raise TooManyNotes
    return VideoNote.objects.create(entitlement=seat, content=content, at_ms=at_ms, text=text.strip())


def change_note(note: VideoNote, *, text: str) -> None:
    """Change the text of a note; raises `Invalid`."""
    if not text.strip():
        raise Invalid(errors={"text": [str(REQUIRED)]})
    VideoNote.objects.filter(pk=note.pk).update(text=text.strip())


def remove_note(note: VideoNote) -> None:
    note.delete()
