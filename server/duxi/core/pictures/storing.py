"""Writing a picture in all widths and formats, and removing them.

The stored path names the fallback in the largest width, `pictures/<uuid>-<width>.jpg` (`.png` with
transparency); all other names follow from it, here and in the browser.
"""

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Any
from uuid import UUID, uuid4

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.utils.translation import gettext_lazy as _
from PIL import Image

from duxi.core.errors import Rejected
from duxi.core.pictures.reading import Limits

FOLDER = "pictures"
WIDTHS = (320, 640, 960, 1280)
_LARGEST = WIDTHS[-1]
# Measured: AVIF at speed 8 is a tenth larger than at 6 and takes a sixth of its time.
_MODERN: dict[str, dict[str, Any]] = {
    "avif": {"quality": 60, "speed": 8},
    "webp": {"quality": 80, "method": 4},
}
_PATH = re.compile(rf"^{FOLDER}/([\da-f-]{{36}})-\d+\.(?:jpg|png|avif|webp)$")


class PictureTooLarge(Rejected):
    """More bytes or pixels than a page needs."""

    status = 413
    message = _("Ukuran gambar maksimal 10 MB dan 25 megapiksel.")


class NotAPicture(Rejected):
    """Not exactly a JPEG, PNG or WebP, whatever its file name says."""

    status = 415
    message = _("Gunakan gambar berformat JPEG, PNG, atau WebP.")


# With 25 megapixels the slowest format is read, scaled and written within a second.
LIMITS = Limits(10 * 1024 * 1024, 25_000_000, _LARGEST, PictureTooLarge, NotAPicture)


def store_picture(picture: Image.Image, stem: UUID | None = None) -> str:
    """Write all files of a picture and return the path for its column; without a stem the name is random."""
    name = f"{FOLDER}/{stem or uuid4()}"
    fallback = ""
    for path, content in _files(picture, name):
        fallback = default_storage.save(path, ContentFile(content))
    return fallback


def _files(picture: Image.Image, name: str) -> Iterator[tuple[str, bytes]]:
    """The fallback comes last: once its path exists, all other files do too."""
    for width in widths_of(picture.width):
        scaled = _scaled(picture, width)
        for extension, options in _MODERN.items():
            yield f"{name}-{width}.{extension}", _encoded(scaled, extension, options)
    largest = _scaled(picture, widths_of(picture.width)[-1])
    if largest.mode == "RGBA":
        yield f"{name}-{largest.width}.png", _encoded(largest, "png", {"optimize": True})
    else:
        options = {"quality": 82, "progressive": True, "optimize": True}
        yield f"{name}-{largest.width}.jpg", _encoded(largest, "jpeg", options)


def widths_of(width: int) -> list[int]:
    """The widths in which a picture of this width is stored, never larger than the original."""
    largest = min(width, _LARGEST)
    return [*(step for step in WIDTHS if step < largest), largest]


def _scaled(picture: Image.Image, width: int) -> Image.Image:
    if width == picture.width:
        return picture
    height = max(1, round(picture.height * width / picture.width))
    return picture.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=3.0)


def _encoded(picture: Image.Image, kind: str, options: dict[str, Any]) -> bytes:
    file = BytesIO()
    picture.save(file, kind.upper(), **options)
    return file.getvalue()


def stem_of(path: str) -> str | None:
    """The common part of the names of a picture's files; None for pictures that were not uploaded."""
    found = _PATH.match(path)
    return found[1] if found else None


def stored() -> dict[str, list[str]]:
    """The names of all stored files, by picture."""
    found: dict[str, list[str]] = {}
    if not default_storage.exists(FOLDER):
        return found
    for name in default_storage.listdir(FOLDER)[1]:
        if stem := stem_of(f"{FOLDER}/{name}"):
            found.setdefault(stem, []).append(f"{FOLDER}/{name}")
    return found
