"""`/elearning/{slug}/previews/{uuid}`: a content that anyone may open before buying."""

from uuid import UUID

from django.http import HttpResponse
from ninja import Query, Router

from duxi.accounts.auth import LearnerRequest, OptionalUserBearer, UserBearer, VisitorRequest
from duxi.accounts.models import User
from duxi.content.lines import shown_lines
from duxi.core.envelope import Envelope, ok
from duxi.learning.content_previews import (
    ContentPreview,
    PreviewTicketIn,
    content_preview,
    open_content,
    preview_licence,
)
from duxi.learning.schemas.videos import LicenceIn, LicenceOut

router = Router(tags=["e-learning"])
PREVIEW = "/{slug}/previews/{uuid:content_uuid}"


@router.get(PREVIEW, response=Envelope[ContentPreview], auth=OptionalUserBearer())
def show_preview(request: VisitorRequest, slug: str, content_uuid: UUID) -> Envelope[ContentPreview]:
    content = open_content(slug, content_uuid)
    user = request.auth if isinstance(request.auth, User) else None
    return ok(content_preview(content, shown_lines([content.title])[content.title], user))


@router.post(f"{PREVIEW}/licence", response=LicenceOut, auth=UserBearer())
def give_preview_licence(
    request: LearnerRequest,
    slug: str,
    content_uuid: UUID,
    body: LicenceIn,
    asked: Query[PreviewTicketIn],
    response: HttpResponse,
) -> LicenceOut:
    return preview_licence(open_content(slug, content_uuid), request.auth, body, asked.ticket, response)
