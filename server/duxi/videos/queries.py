"""Queries of videos."""

from uuid import UUID

from django.db.models import QuerySet

from duxi.core.errors import NotFound
from duxi.videos.models import Video


def videos() -> QuerySet[Video]:
    return Video.objects.prefetch_related("renditions", "captions").order_by("-pk")


def video_by(uuid: UUID) -> Video:
    """Raises `NotFound`."""
    found = videos().filter(uuid=uuid).first()
    if found is None:
        raise NotFound
    return found
