"""The single-page apps: one HTML document for every path that is not a file."""

from collections.abc import Callable
from pathlib import Path, PurePosixPath

from django.http import Http404, HttpRequest, HttpResponse


def face(folder: Path) -> Callable[[HttpRequest], HttpResponse]:
    """A view that answers every path with the app's document; what looks like a file is a 404."""

    def view(request: HttpRequest) -> HttpResponse:
        if PurePosixPath(request.path).suffix:
            raise Http404
        response = HttpResponse(_document(folder), content_type="text/html; charset=utf-8")
        response["Cache-Control"] = "no-cache"
        return response

    return view


def _document(folder: Path) -> bytes:
    index = folder / "index.html"
    if not index.is_file():
        raise Http404(f"{folder.parent.name} is not built")
    return index.read_bytes()
