"""`/videos/…`: encrypted files by signed links, in ranges."""

from uuid import UUID

from django.http import HttpRequest, HttpResponseBase
from ninja import Router

from duxi.files.sending import send_private
from duxi.videos.links import CONTENT_TYPE, linked_rendition

router = Router(tags=["e-learning"])

_CONTENT: dict[str, dict[str, str]] = {"video/mp4": {}, "audio/mp4": {}}


@router.get(
    "/{uuid:uuid}/{slug:name}",
    response={200: None},
    openapi_extra={
        "responses": {
            200: {"description": "The file", "content": _CONTENT},
            206: {"description": "The range that was asked", "content": _CONTENT},
        }
    },
    url_name="read_rendition",
)
def read_rendition(request: HttpRequest, uuid: UUID, name: str, signature: str = "") -> HttpResponseBase:
    rendition = linked_rendition(uuid, name, signature)
    return send_private(request, rendition.path, CONTENT_TYPE[rendition.is_video])
