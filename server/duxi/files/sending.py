"""Sends private files: by the storage's own link, by the proxy if configured, else in ranges."""

import re
from collections.abc import Iterator
from typing import IO, Any

from django.conf import settings
from django.http import (
    HttpRequest,
    HttpResponse,
    HttpResponseBase,
    HttpResponseRedirect,
    StreamingHttpResponse,
)
from django.utils.http import content_disposition_header

from duxi.files.links import LINK_LIFETIME, FileGone
from duxi.files.storage import link_by_storage, private_storage

_PIECE = 64 * 1024
_RANGE = re.compile(r"^bytes=(\d*)-(\d*)$")
CACHED = "private, max-age=600"
NOT_CACHED = "private, no-store"


def send_file(
    request: HttpRequest,
    path: str,
    *,
    content_type: str,
    filename: str,
    is_inline: bool = False,
    cache: str = CACHED,
) -> HttpResponseBase:
    """A private file under its own file name, wherever it is stored; raises `FileGone`.

    Browsers save it, or show it with `is_inline`, where scripts in it cannot run.
    """
    elsewhere = link_by_storage(
        path, LINK_LIFETIME, content_type=content_type, filename=filename, is_inline=is_inline
    )
    if elsewhere:
        response: HttpResponseBase = HttpResponseRedirect(elsewhere)
        response["Cache-Control"] = NOT_CACHED
        return response
    response = send_private(request, path, content_type)
    response["Cache-Control"] = cache
    response["X-Content-Type-Options"] = "nosniff"
    response["Content-Disposition"] = content_disposition_header(not is_inline, filename) or "attachment"
    if content_type != "application/pdf":
        response["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return response


def send_private(request: HttpRequest, path: str, content_type: str) -> HttpResponseBase:
    """A private file or the requested range of it; raises `FileGone`.

    With `SEND_BY_PROXY` Python only sends a header and the proxy reads the file (`deploy/Caddyfile`).
    """
    if settings.SEND_BY_PROXY:
        response: HttpResponseBase = HttpResponse(content_type=content_type)
        response["X-Accel-Redirect"] = f"/{path}"
    else:
        response = _send_range(request.headers.get("Range", ""), path, content_type)
    response["Cache-Control"] = CACHED
    return response


def _send_range(asked: str, path: str, content_type: str) -> HttpResponseBase:
    storage = private_storage()
    if not storage.exists(path):
        raise FileGone
    size = storage.size(path)
    found = _range_in(asked, size)
    if found is None:
        return HttpResponse(status=416, headers={"Content-Range": f"bytes */{size}"})
    start, end = found
    is_part = (start, end) != (0, size - 1)
    body = _pieces(storage.open(path), start, end - start + 1)
    response = StreamingHttpResponse(body, status=206 if is_part else 200, content_type=content_type)
    response["Accept-Ranges"] = "bytes"
    response["Content-Length"] = str(end - start + 1)
    if is_part:
        response["Content-Range"] = f"bytes {start}-{end}/{size}"
    return response


def _range_in(asked: str, size: int) -> tuple[int, int] | None:
    """First and last byte of the requested range; the whole file without a valid one."""
    found = _RANGE.match(asked)
    if found is None or found.groups() == ("", ""):
        return 0, size - 1
    first, last = found.groups()
    if not first:
        return max(0, size - int(last)), size - 1
    start, end = int(first), min(int(last) if last else size - 1, size - 1)
    return (start, end) if start <= end else None


def _pieces(file: IO[Any], start: int, length: int) -> Iterator[bytes]:
    with file:
        file.seek(start)
        while length > 0 and (piece := file.read(min(_PIECE, length))):
            length -= len(piece)
            yield piece
