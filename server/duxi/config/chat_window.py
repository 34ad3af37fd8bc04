"""The chat alone, for a frame on pages of other sites: those that the settings name may show it."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from duxi.config.spa import face

_window = face(settings.LEARNER_WEB / "chat-window")


def chat_window(request: HttpRequest) -> HttpResponse:
    """The document of the frame; browsers refuse it to sites that are not named."""
    response = _window(request)
    response._csp_update = {"frame-ancestors": settings.CHAT_ORIGINS}  # type: ignore[attr-defined]
    response.xframe_options_exempt = True
    return response
