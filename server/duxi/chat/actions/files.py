"""Resumable uploads: create, append, finish, cancel."""

import base64
import binascii
from datetime import timedelta
from pathlib import PurePath

from django.db import transaction

from duxi.accounts.models import User
from duxi.chat import files
from duxi.chat.errors import (
    ConversationOver,
    FileTooLarge,
    UploadIncomplete,
    UploadMismatch,
    UploadOver,
    WrongFileType,
)
from duxi.chat.limits import CHUNK_BYTES, IMAGE_BYTES, IMAGE_TYPES, UPLOAD_LIFETIME
from duxi.chat.models import Attachment, AttachmentStatus, Conversation, Sender
from duxi.core.clock import now
from duxi.core.errors import Rejected


def create(
    *, conversation: Conversation, sender: Sender, user: User | None, name: str, size: int
) -> Attachment:
    """Create an upload; raises `WrongFileType` or `FileTooLarge` before any data is sent."""
    if conversation.ended_at is not None:
        raise ConversationOver
    if PurePath(name).suffix.lower().lstrip(".") not in IMAGE_TYPES:
        raise WrongFileType
    if not 0 < size <= IMAGE_BYTES:
        raise FileTooLarge
    attachment = Attachment.objects.create(
        conversation=conversation, sender=sender, uploaded_by=user, name=name[:200], size_total=size
    )
    files.part_path(attachment).write_bytes(b"")
    return attachment


@transaction.atomic
def process(*, attachment: Attachment, offset: int, chunk: str) -> Attachment:
    """Append a chunk; one that was stored before changes nothing. Raises `UploadMismatch`."""
    attachment = _uploading(attachment)
    content = _decoded(chunk)
    if offset + len(content) <= attachment.size_wrote:
        return attachment
    if offset != attachment.size_wrote or offset + len(content) > attachment.size_total:
        raise UploadMismatch
    with files.part_path(attachment).open("r+b") as file:
        file.seek(offset)
        file.write(content)
    attachment.size_wrote += len(content)
    attachment.save(update_fields=["size_wrote"])
    return attachment


def _decoded(chunk: str) -> bytes:
    try:
        content = base64.b64decode(chunk, validate=True)
    except binascii.Error as error:
        raise UploadMismatch from error
    if not 0 < len(content) <= CHUNK_BYTES:
        raise UploadMismatch
    return content


def finish(*, attachment: Attachment) -> Attachment:
    """Validate and store the complete file; idempotent.

    Raises `UploadIncomplete`, or a refusal of the file, which is then removed.
    """
    with transaction.atomic():
        found = Attachment.objects.select_for_update().get(pk=attachment.pk)
        if found.status == AttachmentStatus.READY:
            return found
        found = _uploading(found)
        if found.size_wrote != found.size_total:
            raise UploadIncomplete
        refusal = _store(found)
    if refusal is not None:
        raise refusal
    return found


def _store(attachment: Attachment) -> Rejected | None:
    """A refused file is cancelled in the same transaction, which therefore must not fail."""
    refusal = None
    try:
        attachment.path, attachment.width, attachment.height = files.encode(attachment)
        attachment.status = AttachmentStatus.READY
    except Rejected as error:
        attachment.status = AttachmentStatus.CANCELLED
        refusal = error
    attachment.save()
    files.part_path(attachment).unlink(missing_ok=True)
    return refusal


@transaction.atomic
def cancel(*, attachment: Attachment) -> None:
    """Cancel an upload and remove its data; does nothing if it was sent already."""
    found = Attachment.objects.select_for_update().get(pk=attachment.pk)
    if hasattr(found, "message"):
        raise UploadOver
    files.remove(found)
    found.status, found.path = AttachmentStatus.CANCELLED, ""
    found.save(update_fields=["status", "path"])


def _uploading(attachment: Attachment) -> Attachment:
    found = Attachment.objects.select_for_update().get(pk=attachment.pk)
    if found.status != AttachmentStatus.UPLOADING:
        raise UploadOver
    return found


def remove_abandoned(older_than: timedelta = UPLOAD_LIFETIME) -> int:
    """Remove uploads that were started and never sent; returns how many."""
    abandoned = Attachment.objects.filter(message=None, created_at__lt=now() - older_than)
    removed = 0
    for attachment in abandoned:
        files.remove(attachment)
        attachment.delete()
        removed += 1
    return removed
