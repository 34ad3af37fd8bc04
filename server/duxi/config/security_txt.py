"""Contact for vulnerability reports (RFC 9116)."""

from datetime import timedelta

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse

from duxi.core.clock import now

_VALID = timedelta(days=90)


def security_txt(request: HttpRequest) -> HttpResponse:
    """The operator's address; a 404 if none is set."""
    if not settings.SUPPORT_MAIL:
        raise Http404
    lines = (
        f"Contact: mailto:{settings.SUPPORT_MAIL}",
        f"Expires: {now() + _VALID:%Y-%m-%dT00:00:00Z}",
        "Preferred-Languages: id, en",
        f"Canonical: {settings.BASE_URL}/.well-known/security.txt",
    )
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")
