"""Public pictures: served from our own origin, so never as documents that could act in its name."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponseBase
from django.views.static import serve

from duxi.core.pictures.storing import stem_of

POLICY_HEADER = "Content-Security-Policy"
POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
FOR_GOOD = "public, max-age=31536000, immutable"


def media(request: HttpRequest, path: str) -> HttpResponseBase:
    """A file that was added after the start; those from before come from the middleware."""
    try:
        response = serve(request, path, document_root=str(settings.MEDIA_ROOT))
    except OSError as error:  # a name longer than the file system's
        raise Http404 from error
    response[POLICY_HEADER] = POLICY
    if stem_of(path):  # another picture has another name
        response["Cache-Control"] = FOR_GOOD
    return response
