"""Signed links to the files of a video, from the storage or from us."""

from datetime import timedelta
from uuid import UUID

from django.conf import settings
from django.core import signing
from django.urls import reverse
from django.utils.http import urlencode

from duxi.files.links import FileGone, LinkExpired, LinkInvalid
from duxi.files.storage import link_by_storage
from duxi.videos.models import Rendition, Video

LIFETIME = timedelta(hours=2)
CONTENT_TYPE = {True: "video/mp4", False: "audio/mp4"}
_SALT = "duxi.videos.rendition"
_HLS_SALT = "duxi.videos.hls-rendition"
_POSTER_SALT = "duxi.videos.poster"
POSTER_TYPE = "image/jpeg"


def link_to(rendition: Rendition) -> str:
    """An expiring link to this file alone; callers must have checked access."""
    own = link_by_storage(rendition.path, LIFETIME, content_type=CONTENT_TYPE[rendition.is_video])
    if own:
        return own
    named = {"uuid": rendition.video.uuid, "name": rendition.name}
    path = reverse("learner:read_rendition", kwargs=named)
    signature = signing.dumps([rendition.video.uuid.hex, rendition.name], salt=_SALT)
    return f"{settings.BASE_URL.rstrip('/')}{path}?{urlencode({'signature': signature})}"


def hls_link_to(rendition: Rendition) -> str:
    """The same for its HLS file; the key has its own access check."""
    own = link_by_storage(rendition.hls_path, LIFETIME, content_type=CONTENT_TYPE[rendition.is_video])
    if own:
        return own
    named = {"uuid": rendition.video.uuid, "name": rendition.name}
    path = reverse("learner:read_hls_rendition", kwargs=named)
    signature = signing.dumps([rendition.video.uuid.hex, rendition.name], salt=_HLS_SALT)
    return f"{path}?{urlencode({'signature': signature})}"


def poster_link(video: Video) -> str | None:
    """The same for the poster; None without one."""
    if not video.poster_path:
        return None
    own = link_by_storage(video.poster_path, LIFETIME, content_type=POSTER_TYPE)
    if own:
        return own
    path = reverse("learner:read_video_poster", kwargs={"uuid": video.uuid})
    return f"{path}?{urlencode({'signature': signing.dumps(video.uuid.hex, salt=_POSTER_SALT)})}"


def linked_poster(uuid: UUID, signature: str) -> Video:
    """The video of a poster link; raises `LinkExpired`, `LinkInvalid` or `FileGone`."""
    _check(signature, _POSTER_SALT, uuid.hex)
    found = Video.objects.filter(uuid=uuid).exclude(poster_path="").first()
    if found is None:
        raise FileGone
    return found


def linked_rendition(uuid: UUID, name: str, signature: str, *, is_hls: bool = False) -> Rendition:
    """The file of a link; raises `LinkExpired`, `LinkInvalid` or `FileGone`."""
    _check(signature, _HLS_SALT if is_hls else _SALT, [uuid.hex, name])
    found = Rendition.objects.select_related("video").filter(video__uuid=uuid, name=name).first()
    if found is None or (is_hls and not found.hls_path):
        raise FileGone
    return found


def _check(signature: str, salt: str, expected: str | list[str]) -> None:
    try:
        signed_for = signing.loads(signature, salt=salt, max_age=LIFETIME)
    except signing.SignatureExpired as error:
        raise LinkExpired from error
    except (signing.BadSignature, ValueError, TypeError) as error:
        raise LinkInvalid from error
    if signed_for != expected:
        raise LinkInvalid
