"""Styles, scripts and fonts of the few pages that the server renders itself."""

from collections.abc import Iterator
from pathlib import Path

from django.http import Http404, HttpResponse

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".ttf": "font/ttf",
}
_FONTS = Path(__file__).parent / "printing" / "fonts"
_FOR_A_WEEK = f"public, max-age={7 * 86_400}"


def send_asset(folder: Path, name: str) -> HttpResponse:
    """Serve a file of a folder by its exact name, or one of the shared fonts; raises `Http404` otherwise."""
    found = {file.name: file for file in _files(folder) if file.suffix in _TYPES}.get(name)
    if found is None:
        raise Http404
    response = HttpResponse(found.read_bytes(), content_type=_TYPES[found.suffix])
    response["Cache-Control"] = _FOR_A_WEEK if found.suffix == ".ttf" else "no-cache"
    return response


def _files(folder: Path) -> Iterator[Path]:
    yield from _FONTS.iterdir()
    yield from folder.iterdir()
