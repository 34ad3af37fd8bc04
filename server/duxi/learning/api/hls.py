"""`/elearning/{slug}/contents/{uuid}/hls/…`: videos for browsers without ClearKey.

The browser's native player cannot send our headers: tickets in its URLs identify the user, and every request
checks again whether that user may watch.
"""

from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.utils.http import urlencode
from ninja import Router

from duxi.core.errors import NotFound
from duxi.learning.actions.watching import open_video
from duxi.learning.queries.courses import course_seat_for
from duxi.learning.queries.videos import hls_video, playable
from duxi.videos.actions.licences import holder_of, issue_hls_key, licence_ticket
from duxi.videos.hls import CONTENT_TYPE, master_playlist, media_playlist
from duxi.videos.links import hls_link_to

router = Router(tags=["e-learning"])
HLS = "/{slug}/contents/{uuid:content_uuid}/hls"
KEY_TYPE = "application/octet-stream"


@router.get(
    f"{HLS}/master.m3u8",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The playlist", "content": {CONTENT_TYPE: {}}}}},
    url_name="hls_master",
)
def hls_master(
    request: HttpRequest, slug: str, content_uuid: UUID, ticket: str = "", is_small: bool = False
) -> HttpResponse:
    video = hls_video(slug, content_uuid)
    playable(course_seat_for(holder_of(video, ticket), slug), content_uuid)
    query = urlencode({"ticket": ticket})
    text = master_playlist(
        video.renditions.all(), lambda one: f"{one.name}/media.m3u8?{query}", is_small=is_small
    )
    return _uncached(text.encode(), CONTENT_TYPE)


@router.get(
    f"{HLS}/{{slug:name}}/media.m3u8",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The playlist", "content": {CONTENT_TYPE: {}}}}},
)
def hls_media(
    request: HttpRequest, slug: str, content_uuid: UUID, name: str, ticket: str = ""
) -> HttpResponse:
    video = hls_video(slug, content_uuid)
    holder = holder_of(video, ticket)
    playable(course_seat_for(holder, slug), content_uuid)
    rendition = video.renditions.select_related("video").filter(name=name).first()
    if rendition is None:
        raise NotFound
    key = f"../key?{urlencode({'ticket': licence_ticket(video, holder)})}"
    text = media_playlist(rendition, link=hls_link_to(rendition), key_address=key)
    return _uncached(text.encode(), CONTENT_TYPE)


@router.get(
    f"{HLS}/key",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "16 bytes", "content": {KEY_TYPE: {}}}}},
)
def hls_key(request: HttpRequest, slug: str, content_uuid: UUID, ticket: str = "") -> HttpResponse:
    video = hls_video(slug, content_uuid)
    holder = holder_of(video, ticket, for_key=True)
    seat = course_seat_for(holder, slug)
    content, _video = playable(seat, content_uuid)
    key = issue_hls_key(video, holder)
    open_video(seat, content)
    return _uncached(key, KEY_TYPE)


def _uncached(content: bytes, content_type: str) -> HttpResponse:
    response = HttpResponse(content, content_type=content_type)
    response["Cache-Control"] = "no-store"
    return response
