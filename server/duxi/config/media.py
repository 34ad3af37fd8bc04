"""Public pictures: served from our own origin, so never as documents that could act in its name."""

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from django.views.static import serve

POLICY_HEADER = "Content-Security-Policy"
POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


def media(request: HttpRequest, path: str) -> HttpResponseBase:
    """A file that was added after the start; those from before come from the middleware."""
    response = serve(request, path, document_root=str(settings.MEDIA_ROOT))
    response[POLICY_HEADER] = POLICY
    return response
