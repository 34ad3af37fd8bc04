"""`/course-contents/{id}/preview`: a content as learners will see it, for those who write courses.

A video plays as it was packaged: encrypted files by signed links, and a key for the holder of a ticket
that lasts as long as a learner's. Every licence is recorded as a preview.
"""

from django.http import HttpResponse
from ninja import Query, Router, Schema

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import NotFound
from duxi.core.markup import as_html
from duxi.learning.course_queries import KIND
from duxi.learning.models import CourseContent
from duxi.learning.video_schemas import CaptionOut, LicenceIn, LicenceOut, captions_of, manifest_of
from duxi.videos.actions.licences import issue_licence, licence_ticket
from duxi.videos.models import Video, VideoStatus

router = Router(tags=["courses"], auth=StaffBearer("learning.change_coursecontent"))
PREVIEW = "/course-contents/{int:content_id}/preview"


class PreviewVideo(Schema):
    """What a player needs; `duration` is in milliseconds."""

    manifest: str
    ticket: str
    duration: int
    captions: list[CaptionOut]


class ContentPreview(Schema):
    """A content before it is published; `video` is null for other types and until it is packaged."""

    title: str
    html: str
    video: PreviewVideo | None


class PreviewTicket(Schema):
    ticket: str = ""


@router.get(PREVIEW, response=Envelope[ContentPreview])
def preview_course_content(request: LearnerRequest, content_id: int) -> Envelope[ContentPreview]:
    content = _content(content_id)
    video = _playable(content)
    return ok(
        ContentPreview(
            title=content.title,
            html=as_html(content.text),
            video=PreviewVideo(
                manifest=manifest_of(video),
                ticket=licence_ticket(video, request.auth),
                duration=video.duration_ms,
                captions=captions_of(video),
            )
            if video
            else None,
        )
    )


@router.post(f"{PREVIEW}/licence", response=LicenceOut)
def give_preview_licence(
    request: LearnerRequest,
    content_id: int,
    body: LicenceIn,
    asked: Query[PreviewTicket],
    response: HttpResponse,
) -> LicenceOut:
    video = _playable(_content(content_id))
    if video is None:
        raise NotFound
    licence = issue_licence(video, request.auth, ticket=asked.ticket, wanted=body.kids, is_preview=True)
    response["Cache-Control"] = "no-store"
    return LicenceOut.model_validate(licence)


def _content(content_id: int) -> CourseContent:
    contents = CourseContent.objects.filter(section__package__kind=KIND).select_related("video")
    content = contents.filter(pk=content_id).first()
    if content is None:
        raise NotFound
    return content


def _playable(content: CourseContent) -> Video | None:
    video = content.video
    return video if video and video.status == VideoStatus.READY else None
