"""Schemas of videos."""

from datetime import datetime

from duxi.core.schema import Schema
from duxi.videos.models import VideoStatus


class VideoOut(Schema):
    """A video and its packaging progress."""

    id: int
    title: str
    status: VideoStatus
    progress: int
    error: str
    duration_ms: int


class VideoRow(VideoOut):
    """`lesson_count`: how many contents use it; `languages` have captions."""

    lesson_count: int
    languages: list[str]
    created_at: datetime
    ready_at: datetime | None
