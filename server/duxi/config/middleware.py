"""Middleware: static files, built apps, compression, attribution and language."""

import re
from collections.abc import Callable
from pathlib import Path
from wsgiref.headers import Headers

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.middleware.gzip import GZipMiddleware
from django.utils import translation
from whitenoise.middleware import WhiteNoiseMiddleware

from duxi.config.media import POLICY, POLICY_HEADER
from duxi.core import attribution
from duxi.core.pictures.storing import FOLDER as PICTURES
from duxi.core.types import SAFE_METHODS

GetResponse = Callable[[HttpRequest], HttpResponse]

# Pictures of a release have fixed names; those that staff change have unique names.
_FOR_A_WEEK = f"public, max-age={7 * 86_400}"
_TEXTS = ("text/html", "application/json")
_HASHED = re.compile(r"-[\w-]{7,8}\.\w+$")
# Views serve these, with a page's security headers.
_DOCUMENTS = ("/index.html", "/backoffice/index.html", "/chat-window/index.html")
# Users and staff change pictures at run time, so they are looked up per request.
_CHANGING = (f"{settings.MEDIA_URL}avatars/", f"{settings.MEDIA_URL}{PICTURES}/")


def refuse_zero_bytes(get_response: GetResponse) -> GetResponse:
    """No path of ours contains one, and PostgreSQL cannot store it."""

    def handle(request: HttpRequest) -> HttpResponse:
        if "\x00" in request.path:
            raise Http404
        return get_response(request)

    return handle


def attribute_changes(get_response: GetResponse) -> GetResponse:
    """Attribute changes in the admin to the signed-in user, for the duration of the request."""

    def handle(request: HttpRequest) -> HttpResponse:
        if request.method in SAFE_METHODS:
            return get_response(request)
        if request.path.startswith("/admin/") and request.user.is_authenticated:
            attribution.attribute(actor_id=request.user.pk, source="admin")
        try:
            return get_response(request)
        finally:
            attribution.clear()

    return handle


def speak_indonesian(get_response: GetResponse) -> GetResponse:
    """The admin is Indonesian whatever the browser prefers: its menu has no other language."""

    def handle(request: HttpRequest) -> HttpResponse:
        if not request.path.startswith("/admin/"):
            return get_response(request)
        with translation.override(settings.LANGUAGE_CODE):
            return get_response(request)

    return handle


class CompressedTexts(GZipMiddleware):
    """Compresses pages and JSON; files, videos and ranges of them are sent unchanged."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        """Compress if the browser sent `Accept-Encoding: gzip`; a proxy in front removes that header."""
        kind = response.get("Content-Type", "").partition(";")[0]
        if response.streaming or kind not in _TEXTS:
            return response
        return super().process_response(request, response)


class FacesMiddleware(WhiteNoiseMiddleware):
    """Static files, and the built assets of both web apps."""

    def __init__(self, get_response: GetResponse) -> None:
        super().__init__(get_response, settings=settings)  # type: ignore[no-untyped-call]
        self.add_headers_function = _guard_media
        for folder, prefix in (
            (settings.LEARNER_WEB, "/"),
            (settings.BACKOFFICE_WEB, "/backoffice/"),
            (settings.MEDIA_ROOT, settings.MEDIA_URL),
        ):
            if Path(folder).is_dir():
                self.add_files(str(folder), prefix=prefix)  # type: ignore[no-untyped-call]
        for path in [path for path in self.files if path in _DOCUMENTS or path.startswith(_CHANGING)]:
            del self.files[path]

    def immutable_file_test(self, path: str, url: str) -> bool:
        """Vite puts a hash of the content into the name of every asset."""
        return "/assets/" in url and bool(_HASHED.search(url))


def _guard_media(headers: Headers, path: str, url: str) -> None:
    if url.startswith(settings.MEDIA_URL):
        headers[POLICY_HEADER] = POLICY
        headers["Cache-Control"] = _FOR_A_WEEK
