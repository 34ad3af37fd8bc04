"""The single-page apps: one HTML document for every path that is not a file."""

from collections.abc import Callable
from pathlib import Path, PurePosixPath

from django.http import Http404, HttpRequest, HttpResponse

from duxi.config.seo.document import with_page_meta
from duxi.config.seo.meta import PageMeta


def face(
    folder: Path, words: Callable[[str], PageMeta] | None = None
) -> Callable[[HttpRequest], HttpResponse]:
    """A view that answers every path with the app's document; what looks like a file is a 404.

    `words` gives what the page at a path shows search engines; without it the document goes out as built.
    """

    def view(request: HttpRequest) -> HttpResponse:
        if PurePosixPath(request.path).suffix:
            raise Http404
        document, status = _document(folder), 200
        if words:
            meta = words(request.path)
            document, status = with_page_meta(document, meta, request.path), meta.status
        response = HttpResponse(document, status=status, content_type="text/html; charset=utf-8")
        response["Cache-Control"] = "no-cache"
        return response

    return view


def _document(folder: Path) -> str:
    index = folder / "index.html"
    if not index.is_file():
        raise Http404(f"{folder.parent.name} is not built")
    return index.read_text()
