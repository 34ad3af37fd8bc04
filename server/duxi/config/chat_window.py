"""The chat page for iframes on other sites, limited to the origins of the settings."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from duxi.config.spa import face

_window = face(settings.LEARNER_WEB / "chat-window")


def chat_window(request: HttpRequest) -> HttpResponse:
    """The iframe's document; browsers refuse to embed it on other origins."""
    response = _window(request)
    response._csp_update = {"frame-ancestors": settings.CHAT_ORIGINS}  # type: ignore[attr-defined]
    response.xframe_options_exempt = True
    return response
