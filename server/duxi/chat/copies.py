"""A ZIP of all of a user's own conversations: JSON with images."""

import json
import shutil
import zipfile
from collections.abc import Iterator
from datetime import timedelta
from pathlib import PurePath
from tempfile import TemporaryFile
from typing import IO, Any
from urllib.parse import urlencode
from uuid import UUID

from django.core import signing
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.chat.errors import FileLinkInvalid
from duxi.chat.files import is_stored
from duxi.chat.models import Attachment, Conversation, Message
from duxi.chat.queries import conversations_for_user
from duxi.chat.rows import feedback_row
from duxi.core.clock import local, now
from duxi.files.downloads import DOWNLOADS, Download, DownloadSource
from duxi.files.storage import private_storage

LINK_LIFETIME = timedelta(minutes=15)
_SALT = "duxi.chat.copy"


def copy_url(user: User) -> str:
    """A temporary link to this user's copy."""
    path = reverse("learner:chat_copy", kwargs={"uuid": user.uuid})
    return f"{path}?{urlencode({'signature': signing.dumps(user.uuid.hex, salt=_SALT)})}"


def owner_of(uuid: UUID, signature: str) -> User:
    """The user whose copy a link opens; raises `FileLinkInvalid`."""
    try:
        signed = signing.loads(signature, salt=_SALT, max_age=LINK_LIFETIME)
    except signing.BadSignature as error:
        raise FileLinkInvalid from error
    owner = User.objects.filter(uuid=uuid, is_active=True).first()
    if owner is None or signed != uuid.hex:
        raise FileLinkInvalid
    return owner


def write_copy(user: User) -> IO[bytes]:
    """The ZIP, open at its start; without the agents' internal notes."""
    file: IO[bytes] = TemporaryFile()  # noqa: SIM115 - the response closes it
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        chats = [_chat(one) for one in conversations_for_user(user).order_by("created_at")]
        archive.writestr("percakapan.json", json.dumps(chats, ensure_ascii=False, indent=1))
        for attachment in _images(user):
            _add_image(archive, attachment)
    file.seek(0)
    return file


def _add_image(archive: zipfile.ZipFile, attachment: Attachment) -> None:
    """Copied in chunks, so that no image is in memory as a whole."""
    with (
        private_storage().open(attachment.path) as image,
        archive.open(_name(attachment), "w") as copy,
    ):
        shutil.copyfileobj(image, copy)


def _chat(conversation: Conversation) -> dict[str, Any]:
    rating = feedback_row(conversation)
    return {
        "uuid": str(conversation.uuid),
        "created_at": local(conversation.created_at).isoformat(),
        "ended_at": local(conversation.ended_at).isoformat() if conversation.ended_at else None,
        "page_url": conversation.page_url,
        "rating": rating.model_dump(mode="json") if rating else None,
        "messages": [_message(one) for one in _messages(conversation)],
    }


def _messages(conversation: Conversation) -> Iterator[Message]:
    own = Message.objects.filter(conversation=conversation).select_related("attachment")
    return own.order_by("sequence").iterator(chunk_size=2_000)


def _message(message: Message) -> dict[str, Any]:
    image = message.attachment
    return {
        "sequence": message.sequence,
        "at": local(message.created_at).isoformat(),
        "from": message.user_name,
        "sender": message.sender,
        "content": message.content,
        "options": [one["label"] for one in message.options],
        "image": _name(image) if image and image.path else None,
    }


def _images(user: User) -> Iterator[Attachment]:
    sent = Attachment.objects.filter(conversation__visitor__user=user, message__isnull=False).exclude(path="")
    return (one for one in sent.order_by("pk") if is_stored(one))


def _name(attachment: Attachment) -> str:
    return f"gambar/{PurePath(attachment.path).name}"


def _downloads(user: User) -> list[Download]:
    if not conversations_for_user(user).exists():
        return []
    return [Download(str(_("Semua percakapan Anda dengan Si Duxi")), now(), copy_url(user))]


DOWNLOADS.register(DownloadSource("chats", _("Percakapan"), _downloads))
