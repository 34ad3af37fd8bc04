"""Uploads of users."""

from collections.abc import Sequence
from datetime import timedelta
from pathlib import PurePath
from uuid import UUID, uuid4

from django.core.files.base import ContentFile
from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.throttle import Limit
from duxi.files.models import StoredFile
from duxi.files.queries import FileMissing, drafts_of, file_for
from duxi.files.sniffing import MAXIMUM_BYTES, FileTooLarge, Sniffed, sniff, thumbnail_of
from duxi.files.storage import private_storage

_FOLDER = "uploads"
_UPLOADS = Limit("uploads", times=60, seconds=600)
UNATTACHED_LIFETIME = timedelta(days=1)
DRAFT_LIFETIME = timedelta(days=30)
MAXIMUM_DRAFT_FILES = 50


class TooManyDraftFiles(Rejected):
    message = _("Anda menyimpan 50 berkas yang belum dikumpulkan. Kumpulkan atau hapus sebagian dahulu.")


class FileInUse(Rejected):
    """Something refers to the file already."""

    message = _("Berkas ini sudah dikumpulkan. Unggah berkas lain.")


def store_upload(*, owner: User, upload: "UploadedFile[bytes]") -> StoredFile:
    """Check and store a file; raises `FileTooLarge`, `FileTypeRefused` or `TooMany`."""
    _UPLOADS.hit(str(owner.pk))
    if (upload.size or 0) > MAXIMUM_BYTES:
        raise FileTooLarge
    return store_file(owner=owner, name=upload.name or "berkas", content=upload.read(MAXIMUM_BYTES + 1))


def store_draft_file(*, owner: User, upload: "UploadedFile[bytes]") -> StoredFile:
    """`store_upload` for what is handed in later; raises `TooManyDraftFiles` as well."""
    if drafts_of(owner).count() >= MAXIMUM_DRAFT_FILES:
        raise TooManyDraftFiles
    file = store_upload(owner=owner, upload=upload)
    file.kept_until = now() + DRAFT_LIFETIME
    file.save(update_fields=["kept_until"])
    return file


def store_file(*, owner: User, name: str, content: bytes) -> StoredFile:
    """`store_upload` for content in memory; generated files pass the same checks."""
    return _store(owner, name, sniff(name, content))


def store_thumbnail(file: StoredFile) -> StoredFile:
    """A small copy of a stored picture, attached from the start."""
    with private_storage().open(file.path) as stored:
        thumbnail = _store(file.owner, file.name, thumbnail_of(stored.read()))
    return attach_files(owner=file.owner, uuids=[str(thumbnail.uuid)])[0]


def _store(owner: User, name: str, sniffed: Sniffed) -> StoredFile:
    path = private_storage().save(
        f"{_FOLDER}/{uuid4().hex}.{sniffed.extension}", ContentFile(sniffed.content)
    )
    return StoredFile.objects.create(
        owner=owner,
        path=path,
        name=shown_name(name, sniffed.extension),
        content_type=sniffed.content_type,
        size=len(sniffed.content),
        width=sniffed.width,
        height=sniffed.height,
    )


def attach_files(*, owner: User, uuids: Sequence[str]) -> list[StoredFile]:
    """Attach files of their owner, in this order; raises `FileMissing` for one of another user."""
    with transaction.atomic():
        locked = StoredFile.objects.select_for_update().filter(owner=owner, uuid__in=uuids).order_by("pk")
        found = {str(one.uuid): one for one in locked}
        if len(found) != len(set(uuids)):
            raise FileMissing
        StoredFile.objects.filter(pk__in=[one.pk for one in found.values()]).update(attached_at=now())
    return [found[uuid] for uuid in dict.fromkeys(uuids)]


def attach_new_files(*, owner: User, uuids: Sequence[str]) -> list[StoredFile]:
    """`attach_files` for files that nothing refers to yet; raises `FileInUse` for others."""
    with transaction.atomic():
        locked = StoredFile.objects.select_for_update().filter(owner=owner, uuid__in=uuids).order_by("pk")
        if any(one.attached_at for one in locked):
            raise FileInUse
        return attach_files(owner=owner, uuids=uuids)


def discard_file(*, owner: User, uuid: UUID) -> None:
    """Delete an upload that nothing refers to; raises `FileMissing` or `FileInUse`."""
    file = file_for(owner, uuid)
    if not _delete_unattached(file):
        raise FileInUse


def release_file(file: StoredFile) -> None:
    """Detach a file: it is removed with the unattached ones."""
    StoredFile.objects.filter(pk=file.pk).update(attached_at=None)


def remove_unattached() -> int:
    """Delete uploads that were never attached, those of drafts later; returns how many."""
    moment = now()
    unused = StoredFile.objects.filter(attached_at=None, created_at__lt=moment - UNATTACHED_LIFETIME)
    expired = unused.filter(Q(kept_until=None) | Q(kept_until__lt=moment))
    return sum(_delete_unattached(one) for one in expired.iterator())


def _delete_unattached(file: StoredFile) -> bool:
    deleted, _rows = StoredFile.objects.filter(pk=file.pk, attached_at=None).delete()
    if deleted:
        private_storage().delete(file.path)
    return bool(deleted)


def shown_name(name: str, extension: str) -> str:
    """The file's own name without folders and control characters, with the extension of its real type."""
    stem = "".join(sign for sign in PurePath(name.replace("\\", "/")).stem if sign.isprintable())
    return f"{stem[:190].strip() or 'berkas'}.{extension}"
