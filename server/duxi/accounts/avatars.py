"""Profile pictures: what is accepted, and the only form in which they are kept."""

import re
import secrets
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from django.conf import settings
from django.utils.translation import gettext_lazy as _
from PIL import Image, ImageOps

from duxi.accounts.models import User
from duxi.core.errors import Rejected

MAX_BYTES = 5 * 1024 * 1024
MAX_PIXELS = 40_000_000
LARGE, SMALL = 320, 96
FOLDER = "avatars"
_FORMATS = ("JPEG", "PNG", "WEBP")
_QUALITY = 85
_SUFFIX = f"-{LARGE}.webp"
# What makes a picture a page, a program, a document or an archive as well.
_SECOND_FACE = re.compile(
    rb"<(?:script|!doctype|html|svg[ >]|\?php)|%PDF-1|PK\x05\x06\0\0\0\0", re.IGNORECASE
)


class PictureTooLarge(Rejected):
    """More bytes or more pixels than a profile picture needs."""

    status = 413
    message = _("Ukuran foto maksimal 5 MB dan 40 megapiksel.")


class NotAPicture(Rejected):
    """Neither JPEG nor PNG nor WebP, whatever the file calls itself, or more than just that."""

    status = 415
    message = _("Gunakan foto berformat JPEG, PNG, atau WebP.")


def read_picture(source: BinaryIO) -> Image.Image:
    """The picture in its true orientation, without anything else that the file said.

    Raises `PictureTooLarge` or `NotAPicture`.
    """
    data = source.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise PictureTooLarge
    if _SECOND_FACE.search(data):
        raise NotAPicture
    try:
        return _decoded(data)
    except (Image.DecompressionBombError, PictureTooLarge) as error:
        raise PictureTooLarge from error
    except Exception as error:  # Pillow's readers fail in as many ways as files can be broken.
        raise NotAPicture from error


def _decoded(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data), formats=_FORMATS)
    if image.width * image.height > MAX_PIXELS:
        raise PictureTooLarge
    image.draft("RGB", (2 * LARGE, 2 * LARGE))
    upright = ImageOps.exif_transpose(image)
    clean = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
    clean.info.clear()
    return clean


def keep(picture: Image.Image) -> str:
    """Write both sizes under a name that nobody can guess; returns the path under MEDIA_ROOT."""
    path = f"{FOLDER}/{secrets.token_hex(16)}{_SUFFIX}"
    encoded = {path: _square(picture, LARGE), _small(path): _square(picture, SMALL)}
    (_root() / FOLDER).mkdir(parents=True, exist_ok=True)
    for one, content in encoded.items():
        unfinished = (_root() / one).with_suffix(".part")
        unfinished.write_bytes(content)
        unfinished.replace(_root() / one)
    return path


def _square(picture: Image.Image, size: int) -> bytes:
    file = BytesIO()
    ImageOps.fit(picture, (size, size), Image.Resampling.LANCZOS).save(file, "WEBP", quality=_QUALITY)
    return file.getvalue()


def remove(path: str) -> None:
    """Delete both sizes of a kept picture; nothing happens for none or one that is gone."""
    for one in (path, _small(path)) if path else ():
        (_root() / one).unlink(missing_ok=True)


def url_of(user: User) -> str | None:
    """The picture of 320 pixels, for pages."""
    return f"{settings.MEDIA_URL}{user.avatar}" if user.avatar else None


def small_url_of(user: User) -> str | None:
    """The picture of 96 pixels, for lists and the header."""
    return f"{settings.MEDIA_URL}{_small(user.avatar)}" if user.avatar else None


def _small(path: str) -> str:
    return path.removesuffix(_SUFFIX) + f"-{SMALL}.webp"


def _root() -> Path:
    return Path(settings.MEDIA_ROOT)
