"""Resumable uploads in chunks of at most 32 KB."""

from typing import Annotated
from uuid import UUID

from pydantic import Field, StringConstraints

from duxi.chat.actions import files
from duxi.chat.actions.messages import check_handler
from duxi.chat.actions.visitors import refuse_blocked
from duxi.chat.contract import client_event
from duxi.chat.files import file_url
from duxi.chat.limits import CHUNK_BYTES, UPLOADS
from duxi.chat.models import Attachment, Sender
from duxi.chat.peers import Peer
from duxi.chat.queries import attachment_for, conversation_for
from duxi.chat.schemas import ChatConversationRef, ChatDone
from duxi.core.schema import Schema

_MOST_BASE64 = 2 * CHUNK_BYTES


class ChatCreateFileIn(ChatConversationRef):
    name: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    size_total: Annotated[int, Field(ge=0, le=2**31 - 1)]


class ChatFileRef(Schema):
    file_uuid: UUID


class ChatProcessFileIn(ChatFileRef):
    """`chunk`: the bytes from `offset` on, in Base64."""

    offset: Annotated[int, Field(ge=0, le=2**31 - 1)]
    chunk: Annotated[str, StringConstraints(max_length=_MOST_BASE64)]


class ChatFileOut(Schema):
    """An upload, to be resumed at `size_wrote`. `file_url` is set once it is finished."""

    file_uuid: UUID
    size_wrote: int
    size_total: int
    file_url: str | None


def _out(attachment: Attachment) -> ChatFileOut:
    return ChatFileOut(
        file_uuid=attachment.uuid,
        size_wrote=attachment.size_wrote,
        size_total=attachment.size_total,
        file_url=file_url(attachment),
    )


@client_event("createFile", ChatCreateFileIn, ChatFileOut, audience="both", summary="Start an upload.")
def create_file(peer: Peer, data: ChatCreateFileIn) -> ChatFileOut:
    conversation = conversation_for(peer, data.conversation_uuid)
    UPLOADS.hit(peer.key)
    if peer.is_agent:
        check_handler(conversation, peer.as_agent())
    else:
        refuse_blocked(peer)
    return _out(
        files.create(
            conversation=conversation,
            sender=Sender.AGENT if peer.is_agent else Sender.VISITOR,
            user=peer.user,
            name=data.name,
            size=data.size_total,
        )
    )


@client_event("resumeFile", ChatFileRef, ChatFileOut, audience="both", summary="Where to resume an upload.")
def resume_file(peer: Peer, data: ChatFileRef) -> ChatFileOut:
    return _out(attachment_for(peer, data.file_uuid))


@client_event(
    "processFile", ChatProcessFileIn, ChatFileOut, audience="both", summary="Append the next chunk of a file."
)
def process_file(peer: Peer, data: ChatProcessFileIn) -> ChatFileOut:
    attachment = attachment_for(peer, data.file_uuid)
    return _out(files.process(attachment=attachment, offset=data.offset, chunk=data.chunk))


@client_event(
    "finishFile",
    ChatFileRef,
    ChatFileOut,
    audience="both",
    summary="Finish an upload: the image is validated and stored.",
)
def finish_file(peer: Peer, data: ChatFileRef) -> ChatFileOut:
    return _out(files.finish(attachment=attachment_for(peer, data.file_uuid)))


@client_event("cancelFile", ChatFileRef, ChatDone, audience="both", summary="Cancel an upload.")
def cancel_file(peer: Peer, data: ChatFileRef) -> ChatDone:
    files.cancel(attachment=attachment_for(peer, data.file_uuid))
    return ChatDone()
