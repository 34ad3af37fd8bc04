"""`/course-contents/{id}/preview`: a content as learners will see it, for those who write courses.

A video plays as it was packaged: encrypted files by signed links, and a key for the holder of a ticket
that lasts as long as a learner's. Every licence is recorded as a preview.
"""

from django.http import HttpResponse
from ninja import Query, Router, Schema

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import NotFound
from duxi.learning.content_previews import ContentPreview, content_preview, playable_video
from duxi.learning.course_queries import KIND
from duxi.learning.models import CourseContent
from duxi.learning.video_schemas import LicenceIn, LicenceOut
from duxi.videos.actions.licences import issue_licence

router = Router(tags=["courses"], auth=StaffBearer("learning.change_coursecontent"))
PREVIEW = "/course-contents/{int:content_id}/preview"


class PreviewTicket(Schema):
    ticket: str = ""


@router.get(PREVIEW, response=Envelope[ContentPreview])
def preview_course_content(request: LearnerRequest, content_id: int) -> Envelope[ContentPreview]:
    content = _content(content_id)
    return ok(content_preview(content, content.title, request.auth))


@router.post(f"{PREVIEW}/licence", response=LicenceOut)
def give_preview_licence(
    request: LearnerRequest,
    content_id: int,
    body: LicenceIn,
    asked: Query[PreviewTicket],
    response: HttpResponse,
) -> LicenceOut:
    video = playable_video(_content(content_id))
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
