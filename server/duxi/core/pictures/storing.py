"""Writing a picture in every width and format that pages ask for, and removing all of them.

The path that a column stores names the fallback in the largest width, `pictures/<uuid>-<width>.jpg` (`.png`
with transparency); the names of all others follow from it, here and in the browser.
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
    """More bytes or more pixels than any page needs."""

    status = 413
    message = _("Ukuran gambar maksimal 10 MB dan 25 megapiksel.")


class NotAPicture(Rejected):
    """Neither JPEG nor PNG nor WebP, whatever the file calls itself, or more than just that."""

    status = 415
    message = _("Gunakan gambar berformat JPEG, PNG, atau WebP.")


# With 25 megapixels the slowest format is read, scaled and written within a second.
LIMITS = Limits(10 * 1024 * 1024, 25_000_000, _LARGEST, PictureTooLarge, NotAPicture)


def store_picture(picture: Image.Image, stem: UUID | None = None) -> str:
    """Write all files of a picture; returns the path for its column.

    Without a stem it gets a name that no one can guess.
    """
    name = f"{FOLDER}/{stem or uuid4()}"
    fallback = ""
    for path, content in _files(picture, name):
        fallback = default_storage.save(path, ContentFile(content))
    return fallback


def _files(picture: Image.Image, name: str) -> Iterator[tuple[str, bytes]]:
    """The fallback comes last: the user who reads its path finds the others there."""
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
    """The widths that a picture of this width is stored in: never larger than it came."""
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
    """The part of the name that all files of a picture share; None for what was not uploaded."""
    found = _PATH.match(path)
    return found[1] if found else None


def stored() -> dict[str, list[str]]:
    """The names of all files in the store, by the pictures that they belong to."""
    found: dict[str, list[str]] = {}
    if not default_storage.exists(FOLDER):
        return found
    for name in default_storage.listdir(FOLDER)[1]:
        if stem := stem_of(f"{FOLDER}/{name}"):
            found.setdefault(stem, []).append(f"{FOLDER}/{name}")
    return found
