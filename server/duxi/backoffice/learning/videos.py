"""Videos of courses: uploaded, packaged in the background, with captions."""

from typing import Annotated, Literal

from django.contrib.postgres.expressions import ArraySubquery
from django.db import transaction
from django.db.models import Count, OuterRef, QuerySet
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from ninja import File, Form, Router
from ninja.files import UploadedFile
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.backoffice.content.fields import Title
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.groups import AUTHORS
from duxi.backoffice.learning.schemas import VideoOut, VideoRow
from duxi.backoffice.sidebar import Line
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import Message
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.videos.actions.videos import (
    remove_captions,
    remove_files,
    retry_packaging,
    save_captions,
    store_video,
)
from duxi.videos.models import Caption, Video

UPLOAD = "videos.add_video"
router = Router(tags=["videos"], auth=StaffBearer(UPLOAD))


class VideoIn(Schema):
    title: Title


class CaptionIn(Schema):
    """WebVTT in one language; without text the captions are removed."""

    language: Literal["id", "en"]
    text: Annotated[str, StringConstraints(max_length=500_000)] = ""


@router.post("/video-uploads", response=Envelope[VideoOut])
def upload_video(
    request: LearnerRequest, body: Form[VideoIn], file: File[UploadedFile]
) -> Envelope[VideoOut]:
    video = store_video(title=body.title, upload=file, uploaded_by=request.auth)
    return ok(VideoOut.from_orm(video), _("Video terunggah dan sedang diproses."))


def _videos(user: User) -> QuerySet[Video]:
    languages = Caption.objects.filter(video=OuterRef("pk")).values("language")
    return Video.objects.annotate(lesson_count=Count("course_contents"), languages=ArraySubquery(languages))


def _retry(user: User, video: Video, body: None) -> Message:
    retry_packaging(video)
    return _("Video diproses ulang.")


def _caption(user: User, video: Video, body: CaptionIn) -> Message:
    if not body.text.strip():
        remove_captions(video, language=body.language)
        return _("Teks video dihapus.")
    save_captions(video, language=body.language, text=body.text)
    return _("Teks video tersimpan.")


def _remove_files(video: Video) -> None:
    """After the row is deleted."""
    paths = [*video.renditions.values_list("path", flat=True), video.source_path]
    transaction.on_commit(lambda: remove_files(paths))


VIDEOS = declare(
    Resource(
        name="videos",
        model=Video,
        out=VideoRow,
        rows=_videos,
        verbs=("view", "delete"),
        groups=("Staff", AUTHORS),
        line=Line("learning", pgettext_lazy("menu", "Video"), "slides", 14),
        key="title",
        parts=("renditions", "captions", "licences"),
        titles={"lesson_count": _("Dipakai"), "languages": _("Teks video")},
        actions=(
            Action("retry", _retry),
            Action("captions", _caption, body=CaptionIn),
        ),
        before_delete=_remove_files,
        listing=ListSpec(
            filters={
                "q": Filter("title"),
                "id": Filter("pk", int),
                "title": Filter("title"),
                "status": Filter("status"),
            },
            sorts={name: name for name in ("id", "title", "status", "created_at", "duration_ms")},
            default_sort="id|desc",
            page_size=25,
        ),
    )
)
