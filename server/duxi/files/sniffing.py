"""Detects the real type of a file, whatever its name."""

import zipfile
from dataclasses import dataclass
from io import BytesIO

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Rejected
from duxi.core.pictures.reading import Limits, read_picture

MAXIMUM_BYTES = 10 * 1024 * 1024
_MAXIMUM_UNZIPPED = 100 * 1024 * 1024
_MAXIMUM_ENTRIES = 5_000
_MAXIMUM_PIXELS = 25_000_000
_LONGEST_SIDE = 2560
_THUMBNAIL_SIDE = 640

DOCUMENT_TYPES = {
    "pdf": "application/pdf",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "txt": "text/plain",
    "csv": "text/csv",
}
_OFFICE_FOLDERS = {"docx": "word/", "xlsx": "xl/", "pptx": "ppt/"}
_PICTURES = ("jpg", "jpeg", "png", "webp")


class FileTooLarge(Rejected):
    status = 413
    message = _("Ukuran berkas maksimal 10 MB.")


class FileTypeRefused(Rejected):
    """The type is not allowed, or does not match the extension."""

    status = 415
    message = _("Format berkas tidak didukung. Gunakan JPG, PNG, WebP, PDF, DOCX, XLSX, PPTX, TXT, atau CSV.")


_PICTURE_LIMITS = Limits(MAXIMUM_BYTES, _MAXIMUM_PIXELS, _LONGEST_SIDE, FileTooLarge, FileTypeRefused)


@dataclass(frozen=True)
class Sniffed:
    """A file as stored: pictures re-encoded, everything else unchanged."""

    content: bytes
    content_type: str
    extension: str
    width: int | None = None
    height: int | None = None


def sniff(name: str, content: bytes) -> Sniffed:
    """Check that the content matches the extension; raises `FileTooLarge` or `FileTypeRefused`."""
    if len(content) > MAXIMUM_BYTES:
        raise FileTooLarge
    extension = name.rpartition(".")[2].lower()
    if extension in _PICTURES:
        return _picture(content)
    if extension in DOCUMENT_TYPES and _is(extension, content):
        return Sniffed(content, DOCUMENT_TYPES[extension], extension)
    raise FileTypeRefused


def thumbnail_of(content: bytes) -> Sniffed:
    return _picture(content, _THUMBNAIL_SIDE)


def _picture(content: bytes, longest_side: int = _LONGEST_SIDE) -> Sniffed:
    image = read_picture(BytesIO(content), _PICTURE_LIMITS)
    image.thumbnail((longest_side, longest_side))
    has_alpha = image.mode == "RGBA"
    written = BytesIO()
    image.save(written, "PNG" if has_alpha else "JPEG", quality=88, optimize=True)
    kind = ("image/png", "png") if has_alpha else ("image/jpeg", "jpg")
    return Sniffed(written.getvalue(), *kind, width=image.width, height=image.height)


def _is(extension: str, content: bytes) -> bool:
    if extension == "pdf":
        return content.startswith(b"%PDF-")
    if extension in _OFFICE_FOLDERS:
        return _is_office(_OFFICE_FOLDERS[extension], content)
    return _is_text(content)


def _is_office(folder: str, content: bytes) -> bool:
    """Whether a zip is an office document without macros and of limited uncompressed size."""
    try:
        with zipfile.ZipFile(BytesIO(content)) as archive:
            entries = archive.infolist()
    except (zipfile.BadZipFile, ValueError, OSError):
        return False
    names = [entry.filename for entry in entries]
    is_small = len(names) <= _MAXIMUM_ENTRIES and sum(one.file_size for one in entries) <= _MAXIMUM_UNZIPPED
    has_parts = "[Content_Types].xml" in names and any(name.startswith(folder) for name in names)
    return is_small and has_parts and not any(name.endswith("vbaProject.bin") for name in names)


def _is_text(content: bytes) -> bool:
    try:
        return "\0" not in content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return False
