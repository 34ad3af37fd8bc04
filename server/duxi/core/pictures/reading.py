"""Reading a picture from an untrusted file."""

import re
from dataclasses import dataclass
from io import BytesIO
from typing import BinaryIO

from PIL import Image, ImageOps

from duxi.core.errors import Rejected

_FORMATS = ("JPEG", "PNG", "WEBP")
# Signatures of polyglot files: a picture that is also a page, a program, a document or an archive.
_SECOND_FACE = re.compile(
    rb"<(?:script|!doctype|html|svg[ >]|\?php)|%PDF-1|PK\x05\x06\0\0\0\0", re.IGNORECASE
)


@dataclass(frozen=True)
class Limits:
    """The limits of one kind of upload, with the refusals for them.

    `wanted` is the longest side in pixels that will be shown; decoders may skip the rest.
    """

    max_bytes: int
    max_pixels: int
    wanted: int
    too_large: type[Rejected]
    no_picture: type[Rejected]


def read_picture(source: BinaryIO, limits: Limits) -> Image.Image:
    """The picture in its correct orientation, without metadata; raises the refusals of `limits`."""
    data = source.read(limits.max_bytes + 1)
    if len(data) > limits.max_bytes:
        raise limits.too_large
    if _SECOND_FACE.search(data):
        raise limits.no_picture
    try:
        return _decoded(data, limits)
    except (Image.DecompressionBombError, limits.too_large) as error:
        raise limits.too_large from error
    except Exception as error:  # Pillow's decoders raise many kinds of exceptions for broken files.
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
