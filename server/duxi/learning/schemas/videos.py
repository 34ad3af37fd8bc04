"""Wire schemas of videos in courses."""

from typing import Annotated
from uuid import UUID

from django.urls import reverse
from django.utils.http import urlencode
from pydantic import BeforeValidator, Field

from duxi.accounts.models import User
from duxi.core.forms import parse_json
from duxi.core.schema import Schema
from duxi.learning.actions.watching import frontier_of, is_watched
from duxi.learning.models import CourseContent, VideoNote, VideoProgress
from duxi.videos.actions.licences import hls_ticket, licence_ticket
from duxi.videos.captions import cues_of
from duxi.videos.links import link_to, poster_link
from duxi.videos.manifest import manifest
from duxi.videos.models import Caption, Video

Moment = Annotated[int, Field(ge=0, le=24 * 3600 * 1000)]
NoteText = Annotated[str, Field(max_length=2000)]


class WatchedIn(Schema):
    """`spans` is a JSON list of [start, end] in milliseconds; `position` is the player's current position."""

    spans: Annotated[list[tuple[Moment, Moment]], BeforeValidator(parse_json), Field(max_length=100)] = Field(
        default_factory=list
    )
    position: Moment = 0


class WatchedOut(Schema):
    """All watched ranges of all devices; `frontier` is how far they reach from the beginning without a
    gap.
    """

    spans: list[tuple[int, int]]
    position: int
    percent: int
    frontier: int
    is_completed: bool


class NoteIn(Schema):
    at: Moment
    text: NoteText


class NoteTextIn(Schema):
    text: NoteText


class VideoNoteOut(Schema):
    """A note; `at` is its position in milliseconds."""

    uuid: UUID
    at: int
    text: str


class CueOut(Schema):
    start: int
    end: int
    text: str


class CaptionOut(Schema):
    language: str
    cues: list[CueOut]


class PlaybackOut(Schema):
    """The data for a player: a DASH manifest with signed links, and a ticket for the licence.

    Times are milliseconds. The key is not included; `/licence` returns it for the ticket. `hls_url` is for
    browsers without ClearKey, which play HLS natively; `poster_url` is the picture before playback.
    """

    title: str
    manifest: str
    hls_url: str | None
    poster_url: str | None
    ticket: str
    duration: int
    is_skippable: bool
    captions: list[CaptionOut]
    watched: WatchedOut
    notes: list[VideoNoteOut]


class LicenceIn(Schema):
    """The request of a W3C ClearKey player."""

    kids: Annotated[list[Annotated[str, Field(max_length=64)]], Field(min_length=1, max_length=4)]
    type: Annotated[str, Field(max_length=40)] = "temporary"


class JsonWebKey(Schema):
    kty: str
    kid: str
    k: str


class LicenceOut(Schema):
    """A W3C ClearKey licence, without the usual envelope, because the browser's player reads it."""

    keys: list[JsonWebKey]
    type: str


def manifest_of(video: Video) -> str:
    """The manifest with a link to each file."""
    renditions = list(video.renditions.all())
    for one in renditions:
        one.video = video
    return manifest(video, renditions, link_to)


def hls_url(content: CourseContent, video: Video, user: User) -> str | None:
    """The URL for the browser's native player; None for videos that were packaged without HLS."""
    if not video.encrypted_hls_key:
        return None
    named = {"slug": content.section.package.slug, "content_uuid": content.uuid}
    query = urlencode({"ticket": hls_ticket(video, user)})
    return f"{reverse('learner:hls_master', kwargs=named)}?{query}"


def captions_of(video: Video) -> list[CaptionOut]:
    return [_caption(one) for one in video.captions.all()]


def _caption(caption: Caption) -> CaptionOut:
    cues = [CueOut(start=one.start_ms, end=one.end_ms, text=one.text) for one in cues_of(caption.text)]
    return CaptionOut(language=caption.language, cues=cues)


def watched_out(progress: VideoProgress | None, video: Video) -> WatchedOut:
    if progress is None:
        return WatchedOut(spans=[], position=0, percent=0, frontier=0, is_completed=False)
    return WatchedOut(
        spans=progress.watched,
        position=progress.position_ms,
        percent=min(100, progress.watched_ms * 100 // video.duration_ms),
        frontier=frontier_of(progress),
        is_completed=is_watched(progress, video),
    )


def note_out(note: VideoNote) -> VideoNoteOut:
    return VideoNoteOut(uuid=note.uuid, at=note.at_ms, text=note.text)


def playback_out(
    content: CourseContent, video: Video, user: User, *, watched: WatchedOut, notes: list[VideoNote]
) -> PlaybackOut:
    """The response for one user at the current time."""
    return PlaybackOut(
        title=content.title,
        manifest=manifest_of(video),
        hls_url=hls_url(content, video, user),
        poster_url=poster_link(video),
        ticket=licence_ticket(video, user),
        duration=video.duration_ms,
        is_skippable=content.is_skippable,
        captions=captions_of(video),
        watched=watched,
        notes=[note_out(one) for one in notes],
    )
