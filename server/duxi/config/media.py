"""Public pictures on our own origin, served so that browsers never run them as documents."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponseBase
from django.views.static import serve

from duxi.core.pictures.storing import stem_of

POLICY_HEADER = "Content-Security-Policy"
POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
FOR_GOOD = "public, max-age=31536000, immutable"


def media(request: HttpRequest, path: str) -> HttpResponseBase:
    """Serves files added after the start; the middleware serves earlier ones."""
    try:
        response = serve(request, path, document_root=str(settings.MEDIA_ROOT))
    except OSError as error:  # longer than a file name may be
        raise Http404 from error
    response[POLICY_HEADER] = POLICY
    if stem_of(path):  # a changed picture has a new name
        response["Cache-Control"] = FOR_GOOD
    return response
