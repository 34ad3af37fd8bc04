"""`/markdown-previews`: an editor's text as rendered for readers."""

from typing import Annotated

from ninja import Router
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, ok
from duxi.core.markup import as_html
from duxi.core.schema import Schema
from duxi.core.throttle import Limit

router = Router(tags=["content"], auth=StaffBearer("content.view_news"))
PREVIEWS = Limit("markdown-previews", times=240, seconds=60)


class MarkdownPreviewIn(Schema):
    text: Annotated[str, StringConstraints(max_length=50_000)]


class MarkdownPreviewOut(Schema):
    html: str


@router.post("/markdown-previews", response=Envelope[MarkdownPreviewOut])
def preview_markdown(request: LearnerRequest, body: MarkdownPreviewIn) -> Envelope[MarkdownPreviewOut]:
    PREVIEWS.hit(str(request.auth.pk))
    return ok(MarkdownPreviewOut(html=as_html(body.text)))
