"""A content for users without a seat in its course."""

from uuid import UUID

from django.http import HttpResponse

from duxi.accounts.models import User
from duxi.core.errors import NotFound
from duxi.core.markup import as_html
from duxi.core.schema import Schema
from duxi.learning.models import CourseContent
from duxi.learning.queries.courses import KIND
from duxi.learning.schemas.videos import CaptionOut, LicenceIn, LicenceOut, captions_of, manifest_of
from duxi.videos.actions.licences import issue_licence, licence_ticket
from duxi.videos.links import poster_link
from duxi.videos.models import Video, VideoStatus


class PreviewVideo(Schema):
    """The data for a player; `duration` is in milliseconds."""

    manifest: str
    poster_url: str | None
    ticket: str
    duration: int
    captions: list[CaptionOut]


class ContentPreview(Schema):
    """`video` is null for other types, until it is packaged, and for visitors."""

    title: str
    html: str
    has_video: bool
    video: PreviewVideo | None


def content_preview(content: CourseContent, title: str, user: User | None) -> ContentPreview:
    video = playable_video(content)
    return ContentPreview(
        title=title,
        html=as_html(content.text),
        has_video=video is not None,
        video=_preview_video(video, user) if video and user else None,
    )


def _preview_video(video: Video, user: User) -> PreviewVideo:
    return PreviewVideo(
        manifest=manifest_of(video),
        poster_url=poster_link(video),
        ticket=licence_ticket(video, user),
        duration=video.duration_ms,
        captions=captions_of(video),
    )


class PreviewTicketIn(Schema):
    ticket: str = ""


def preview_licence(
    content: CourseContent, user: User, body: LicenceIn, ticket: str, response: HttpResponse
) -> LicenceOut:
    """The keys of a content's video, logged as a preview; raises `NotFound` without a video."""
    video = playable_video(content)
    if video is None:
        raise NotFound
    licence = issue_licence(video, user, ticket=ticket, wanted=body.kids, is_preview=True)
    response["Cache-Control"] = "no-store"
    return LicenceOut.model_validate(licence)


def playable_video(content: CourseContent) -> Video | None:
    """The video of a content, once it is packaged."""
    video = content.video
    return video if video and video.status == VideoStatus.READY else None


def open_content(slug: str, uuid: UUID) -> CourseContent:
    """A preview content of a course on sale; raises `NotFound`."""
    course = {"section__package__kind": KIND, "section__package__slug": slug}
    contents = CourseContent.objects.filter(is_preview=True, section__package__is_published=True, **course)
    content = contents.filter(uuid=uuid).select_related("video", "section__package").first()
    if content is None:
        raise NotFound
    return content
