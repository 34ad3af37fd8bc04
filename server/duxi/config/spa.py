"""The single-page apps: one HTML document for every path that is not a file."""

from collections.abc import Callable
from pathlib import Path, PurePosixPath

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_vary_headers

from duxi.config.seo.document import with_page_meta
from duxi.config.seo.meta import PageMeta
from duxi.core.language import language_of

LANGUAGE_COOKIE = "duxi.lang"
"""Written by the app, whose own storage no document can read."""


def face(
    folder: Path, words: Callable[[str], PageMeta] | None = None
) -> Callable[[HttpRequest], HttpResponse]:
    """A view that responds to every path with the app's document; paths that look like files are a 404.

    `words` returns a page's metadata and preview in the language that the app will use; without it the
    document is sent as built.
    """

    def view(request: HttpRequest) -> HttpResponse:
        if PurePosixPath(request.path).suffix:
            raise Http404
        document, status = _document(folder), 200
        language = _language(request)
        if words:
            with translation.override(language):
                meta = words(request.path)
                document, status = with_page_meta(document, meta, request.path), meta.status
        response = HttpResponse(document, status=status, content_type="text/html; charset=utf-8")
        response["Cache-Control"] = "no-cache"
        response["Content-Language"] = language
        patch_vary_headers(response, ["Cookie"])
        return response

    return view


def _language(request: HttpRequest) -> str:
    """Chosen as the app does: `?lang=`, else the stored choice, else Indonesian; not the browser's."""
    asked = (request.GET.get("lang"), request.COOKIES.get(LANGUAGE_COOKIE))
    known = {code.partition("-")[0] for code, _name in settings.LANGUAGES}
    return language_of(next((code for code in asked if code in known), settings.LANGUAGE_CODE))


def _document(folder: Path) -> str:
    index = folder / "index.html"
    if not index.is_file():
        raise Http404(f"{folder.parent.name} is not built")
    return index.read_text()
