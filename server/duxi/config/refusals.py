"""Error responses outside of operations: the envelope for the APIs, a page for browsers."""

import logging
import secrets

from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views import defaults

from duxi.core.envelope import Refusal
from duxi.core.errors import NotFound

_OWN_PAGE = "/error-500"

logger = logging.getLogger(__name__)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    if request.path.startswith("/api/"):
        return _refusal(404, str(NotFound.message))
    return defaults.page_not_found(request, exception)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Requests that Django itself refuses: too large, too many fields."""
    if request.path.startswith("/api/"):
        if isinstance(exception, RequestDataTooBig | TooManyFieldsSent):
            return _refusal(413, _("Data yang dikirim terlalu besar."))
        return _refusal(400, _("Permintaan tidak dapat dibaca."))
    return defaults.bad_request(request, exception)


def server_error(request: HttpRequest) -> HttpResponse:
    """An unexpected error: the log has the cause, log and response share a reference.

    Browsers are redirected to the web app's error page, unless that is what failed.
    """
    reference = secrets.token_hex(4)
    logger.error("reference %s: %s %s failed", reference, request.method, request.path, exc_info=True)
    sentence = _(
        "Terjadi gangguan pada sistem. Silakan coba lagi beberapa saat lagi. Kode galat: {reference}."
    ).format(reference=reference)
    if request.path.startswith("/api/"):
        return _refusal(500, sentence)
    page = "" if request.path.startswith(_OWN_PAGE) else f"{_OWN_PAGE}?id={reference}"
    return render(request, "500.html", {"sentence": sentence, "page": page}, status=500)


def _refusal(status: int, message: str) -> JsonResponse:
    return JsonResponse(Refusal(code=status, message=message).model_dump(), status=status)
