"""`/course-contents/{id}/preview`: a content as learners will see it, for course authors.

A video plays as for learners: encrypted files by signed links, and a key for a ticket with the same lifetime.
Every licence is recorded as a preview.
"""

from django.http import HttpResponse
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import NotFound
from duxi.learning.content_previews import (
    ContentPreview,
    PreviewTicketIn,
    content_preview,
    preview_licence,
)
from duxi.learning.models import CourseContent
from duxi.learning.queries.courses import KIND
from duxi.learning.schemas.videos import LicenceIn, LicenceOut

router = Router(tags=["courses"], auth=StaffBearer("learning.change_coursecontent"))
PREVIEW = "/course-contents/{int:content_id}/preview"


@router.get(PREVIEW, response=Envelope[ContentPreview])
def preview_course_content(request: LearnerRequest, content_id: int) -> Envelope[ContentPreview]:
    content = _content(content_id)
    return ok(content_preview(content, content.title, request.auth))


@router.post(f"{PREVIEW}/licence", response=LicenceOut)
def give_preview_licence(
    request: LearnerRequest,
    content_id: int,
    body: LicenceIn,
    asked: Query[PreviewTicketIn],
    response: HttpResponse,
) -> LicenceOut:
    return preview_licence(_content(content_id), request.auth, body, asked.ticket, response)


def _content(content_id: int) -> CourseContent:
    contents = CourseContent.objects.filter(section__package__kind=KIND).select_related("video")
    content = contents.filter(pk=content_id).first()
    if content is None:
        raise NotFound
    return content
