"""Reading a picture from a file that may be anything."""

import re
from dataclasses import dataclass
from io import BytesIO
from typing import BinaryIO

from PIL import Image, ImageOps

from duxi.core.errors import Rejected

_FORMATS = ("JPEG", "PNG", "WEBP")
# What makes a picture a page, a program, a document or an archive as well.
_SECOND_FACE = re.compile(
    rb"<(?:script|!doctype|html|svg[ >]|\?php)|%PDF-1|PK\x05\x06\0\0\0\0", re.IGNORECASE
)


@dataclass(frozen=True)
class Limits:
    """What one place takes, and the refusals that say so.

    `wanted` is the longest side in pixels that anybody will see: readers need not decode more.
    """

    max_bytes: int
    max_pixels: int
    wanted: int
    too_large: type[Rejected]
    no_picture: type[Rejected]


def read_picture(source: BinaryIO, limits: Limits) -> Image.Image:
    """The picture in its true orientation, without anything else that the file said.

    Raises the refusals of `limits`.
    """
    data = source.read(limits.max_bytes + 1)
    if len(data) > limits.max_bytes:
        raise limits.too_large
    if _SECOND_FACE.search(data):
        raise limits.no_picture
    try:
        return _decoded(data, limits)
    except (Image.DecompressionBombError, limits.too_large) as error:
        raise limits.too_large from error
    except Exception as error:  # Pillow's readers fail in as many ways as files can be broken.
        raise limits.no_picture from error


def _decoded(data: bytes, limits: Limits) -> Image.Image:
    image = Image.open(BytesIO(data), formats=_FORMATS)
    if image.width * image.height > limits.max_pixels:
        raise limits.too_large
    image.draft("RGB", (2 * limits.wanted, 2 * limits.wanted))
    upright = ImageOps.exif_transpose(image)
    clean = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
    clean.info.clear()
    return clean
