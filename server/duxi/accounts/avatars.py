"""Profile pictures: accepted formats, and how they are stored."""

import secrets
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from django.conf import settings
from django.utils.translation import gettext_lazy as _
from PIL import Image, ImageOps

from duxi.accounts.models import User
from duxi.core.errors import Rejected
from duxi.core.pictures.reading import Limits, read_picture

LARGE, SMALL = 320, 96
FOLDER = "avatars"
_QUALITY = 85
_SUFFIX = f"-{LARGE}.webp"


class PictureTooLarge(Rejected):
    """More bytes or pixels than a profile picture needs."""

    status = 413
    message = _("Ukuran foto maksimal 5 MB dan 40 megapiksel.")


class NotAPicture(Rejected):
    """Not exactly a JPEG, PNG or WebP, whatever its file name says."""

    status = 415
    message = _("Gunakan foto berformat JPEG, PNG, atau WebP.")


LIMITS = Limits(5 * 1024 * 1024, 40_000_000, LARGE, PictureTooLarge, NotAPicture)


def read(source: BinaryIO) -> Image.Image:
    """The uploaded picture; raises `PictureTooLarge` or `NotAPicture`."""
    return read_picture(source, LIMITS)


def store(picture: Image.Image) -> str:
    """Write both sizes under a random name; returns the path under MEDIA_ROOT."""
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
    """Delete both sizes of a stored picture; does nothing for an empty path or missing files."""
    for one in (path, _small(path)) if path else ():
        (_root() / one).unlink(missing_ok=True)


def url_of(user: User) -> str | None:
    """The URL of the picture in 320 pixels, for pages."""
    return f"{settings.MEDIA_URL}{user.avatar}" if user.avatar else None


def small_url_of(user: User) -> str | None:
    """The URL of the picture in 96 pixels, for lists and the header."""
    return f"{settings.MEDIA_URL}{_small(user.avatar)}" if user.avatar else None


def _small(path: str) -> str:
    return path.removesuffix(_SUFFIX) + f"-{SMALL}.webp"


def _root() -> Path:
    return Path(settings.MEDIA_ROOT)
