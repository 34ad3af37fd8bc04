"""`/videos/…`: encrypted files and posters by signed links, in ranges."""

from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponseBase
from ninja import Router

from duxi.files.sending import send_private
from duxi.videos.links import CONTENT_TYPE, POSTER_TYPE, linked_poster, linked_rendition

router = Router(tags=["e-learning"])

_CONTENT: dict[str, dict[str, str]] = {"video/mp4": {}, "audio/mp4": {}}
_POSTER: Any = {
    "responses": {200: {"description": "The picture", "content": {POSTER_TYPE: {}}}},
}
_FILE: Any = {
    "responses": {
        200: {"description": "The file", "content": _CONTENT},
        206: {"description": "The range that was asked", "content": _CONTENT},
    }
}


@router.get(
    "/{uuid:uuid}/{slug:name}",
    response={200: None},
    openapi_extra=_FILE,
    url_name="read_rendition",
)
def read_rendition(request: HttpRequest, uuid: UUID, name: str, signature: str = "") -> HttpResponseBase:
    rendition = linked_rendition(uuid, name, signature)
    return send_private(request, rendition.path, CONTENT_TYPE[rendition.is_video])


@router.get(
    "/{uuid:uuid}/{slug:name}/hls.mp4",
    response={200: None},
    openapi_extra=_FILE,
    url_name="read_hls_rendition",
)
def read_hls_rendition(request: HttpRequest, uuid: UUID, name: str, signature: str = "") -> HttpResponseBase:
    rendition = linked_rendition(uuid, name, signature, is_hls=True)
    return send_private(request, rendition.hls_path, CONTENT_TYPE[rendition.is_video])


@router.get(
    "/{uuid:uuid}/poster.jpg",
    response={200: None},
    openapi_extra=_POSTER,
    url_name="read_video_poster",
)
def read_poster(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponseBase:
    return send_private(request, linked_poster(uuid, signature).poster_path, POSTER_TYPE)
