"""Styles and scripts of the few pages that the server draws itself."""

from pathlib import Path

from django.http import Http404, HttpResponse

_TYPES = {".css": "text/css", ".js": "text/javascript"}


def send_asset(folder: Path, name: str) -> HttpResponse:
    """A style or script by its exact name in a folder; raises `Http404` for everything else."""
    found = {file.name: file for file in folder.iterdir() if file.suffix in _TYPES}.get(name)
    if found is None:
        raise Http404
    response = HttpResponse(found.read_bytes(), content_type=f"{_TYPES[found.suffix]}; charset=utf-8")
    response["Cache-Control"] = "no-cache"
    return response
