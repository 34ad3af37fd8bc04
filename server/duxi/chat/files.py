"""Images of the chat: uploaded in chunks, validated, re-encoded, stored privately, and
read by signed links.
"""

from io import BytesIO
from pathlib import Path
from urllib.parse import urlencode
from uuid import UUID

from django.conf import settings
from django.core import signing
from django.core.files.base import ContentFile
from django.urls import reverse
from PIL import Image

from duxi.chat.errors import FileLinkInvalid, FileTooLarge, WrongFileType
from duxi.chat.limits import IMAGE_BYTES, IMAGE_PIXELS, IMAGE_SIDE, LINK_LIFETIME
from duxi.chat.models import Attachment
from duxi.core.pictures.reading import Limits, read_picture
from duxi.files.storage import private_storage, replace_file

FOLDER = "chat"
_SALT = "duxi.chat.file"
LIMITS = Limits(IMAGE_BYTES, IMAGE_PIXELS, IMAGE_SIDE, FileTooLarge, WrongFileType)


def part_path(attachment: Attachment) -> Path:
    """The path of an unfinished upload."""
    return _folder() / f"{attachment.uuid.hex}.part"


def is_stored(attachment: Attachment) -> bool:
    """Whether the image can be read."""
    return bool(attachment.path) and private_storage().exists(attachment.path)


def encode(attachment: Attachment) -> tuple[str, int, int]:
    """Validate and re-encode an upload; returns its path, width and height.

    Raises `WrongFileType` or `FileTooLarge`.
    """
    with part_path(attachment).open("rb") as file:
        if not file.read(8).startswith((b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n")):
            raise WrongFileType
        file.seek(0)
        picture = read_picture(file, LIMITS)
    picture.thumbnail((IMAGE_SIDE, IMAGE_SIDE), Image.Resampling.LANCZOS)
    return _write(attachment, picture), picture.width, picture.height


def _write(attachment: Attachment, picture: Image.Image) -> str:
    has_alpha = picture.mode == "RGBA"
    name = f"{attachment.uuid.hex}.{'png' if has_alpha else 'jpg'}"
    content = BytesIO()
    if has_alpha:
        picture.save(content, "PNG", optimize=True)
    else:
        picture.save(content, "JPEG", quality=85, progressive=True, optimize=True)
    return replace_file(f"{FOLDER}/{name}", ContentFile(content.getvalue()))


def remove(attachment: Attachment) -> None:
    """Delete the stored files of an attachment."""
    part_path(attachment).unlink(missing_ok=True)
    if attachment.path:
        private_storage().delete(attachment.path)


def file_url(attachment: Attachment | None) -> str | None:
    """A link to the file for some hours, for a user who may see it."""
    if attachment is None or not attachment.path:
        return None
    path = reverse("learner:chat_file", kwargs={"uuid": attachment.uuid})
    return f"{path}?{urlencode({'signature': signing.dumps(attachment.uuid.hex, salt=_SALT)})}"


def check_signature(uuid: UUID, signature: str) -> None:
    """Raise `FileLinkInvalid` unless the signature is valid for this file now."""
    try:
        signed = signing.loads(signature, salt=_SALT, max_age=LINK_LIFETIME)
    except signing.BadSignature as error:
        raise FileLinkInvalid from error
    if signed != uuid.hex:
        raise FileLinkInvalid


def _folder() -> Path:
    folder = Path(settings.PRIVATE_ROOT) / FOLDER
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder
