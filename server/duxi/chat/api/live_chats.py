"""`/live-chats/…`: the chat's HTTP calls beside its socket."""

from pathlib import PurePath
from typing import Annotated
from uuid import UUID

from django.conf import settings
from django.http import FileResponse, HttpRequest, HttpResponseBase
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.chat import copies, files
from duxi.chat.actions.conversations import rate
from duxi.chat.auth import ChatRequest, ChatTokenHeader
from duxi.chat.limits import COPIES, FEEDBACKS
from duxi.chat.models import Conversation
from duxi.chat.queries import (
    HISTORY,
    active_conversation_of,
    conversations_for_user,
    conversations_of,
    messages_after,
    stored_attachment,
)
from duxi.chat.rows import feedback_row, message_row, visitor_row
from duxi.chat.schemas import ChatFeedback, ChatMessage, ConversationOut
from duxi.core.clock import local, now
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.errors import NotFound
from duxi.core.lists import ListParams, select
from duxi.core.schema import Schema
from duxi.files.sending import send_file

router = Router(tags=["live chat"])


class FeedbackIn(Schema):
    """A rating on the scale that `active-conversations` gives."""

    score: int | None = None
    message: Annotated[str, StringConstraints(max_length=1000)] = ""
    conversation_uuid: UUID


class ActiveOut(Schema):
    """The conversation that has not ended, and the scale of ratings."""

    conversation: ConversationOut | None
    scala: int


class HistoryRow(ConversationOut):
    """A conversation of the history with its rating."""

    feedback: ChatFeedback | None


class CopyOut(Schema):
    """A link that gives everything the caller wrote with us, for a quarter of an hour."""

    url: str


class TranscriptOut(Schema):
    conversation: HistoryRow
    rows: list[ChatMessage]


@router.post("/conversations/feedbacks", response=MessageOut, auth=ChatTokenHeader())
def add_feedback(request: ChatRequest, body: FeedbackIn) -> MessageOut:
    FEEDBACKS.hit(str(request.auth.pk))
    conversation = conversations_of(request.auth).filter(uuid=body.conversation_uuid).first()
    if conversation is None:
        raise NotFound
    rate(
        conversation=conversation,
        score=body.score,
        message=body.message,
        scale=settings.CHAT_FEEDBACK_SCALE,
    )
    return message_only(_("Terima kasih atas penilaian Anda."))


@router.get("/active-conversations", response=Envelope[ActiveOut], auth=ChatTokenHeader())
def show_active(request: ChatRequest) -> Envelope[ActiveOut]:
    conversation = active_conversation_of(request.auth)
    return ok(
        ActiveOut(
            conversation=visitor_row(conversation) if conversation else None,
            scala=settings.CHAT_FEEDBACK_SCALE,
        )
    )


@router.get("/conversations", response=Envelope[Rows[HistoryRow]], auth=UserBearer())
def list_conversations(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[HistoryRow]]:
    whole, page = select(conversations_for_user(request.auth), params, HISTORY)
    return ok(Rows[HistoryRow](rows=[_history_row(one) for one in page], total=whole.count()))


@router.get("/conversations/{uuid:uuid}/messages", response=Envelope[TranscriptOut], auth=UserBearer())
def show_conversation(request: LearnerRequest, uuid: UUID, after: int = 0) -> Envelope[TranscriptOut]:
    conversation = conversations_for_user(request.auth).filter(uuid=uuid).first()
    if conversation is None:
        raise NotFound
    rows = [message_row(one, by_visitor=True) for one in messages_after(conversation, max(0, after))]
    return ok(TranscriptOut(conversation=_history_row(conversation), rows=rows))


@router.get("/copies", response=Envelope[CopyOut], auth=UserBearer())
def show_copy_link(request: LearnerRequest) -> Envelope[CopyOut]:
    return ok(CopyOut(url=copies.copy_url(request.auth)))


@router.get(
    "/copies/{uuid:uuid}",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The ZIP", "content": {"application/zip": {}}}}},
    url_name="chat_copy",
)
def download_copy(request: HttpRequest, uuid: UUID, signature: str = "") -> FileResponse:
    owner = copies.owner_of(uuid, signature)
    COPIES.hit(str(owner.pk))
    return FileResponse(
        copies.write_copy(owner),
        as_attachment=True,
        filename=f"percakapan-duxi-{local(now()):%Y%m%d}.zip",
        content_type="application/zip",
    )


@router.get(
    "/files/{uuid:uuid}",
    response={200: None},
    openapi_extra={"responses": {200: {"description": "The image", "content": {"image/*": {}}}}},
    url_name="chat_file",
)
def show_file(request: HttpRequest, uuid: UUID, signature: str = "") -> HttpResponseBase:
    files.check_signature(uuid, signature)
    attachment = stored_attachment(uuid)
    if attachment is None or not files.is_stored(attachment):
        raise NotFound
    return send_file(
        request,
        attachment.path,
        content_type="image/png" if attachment.path.endswith(".png") else "image/jpeg",
        filename=PurePath(attachment.path).name,
        is_inline=True,
        cache="private, max-age=3600",
    )


def _history_row(conversation: Conversation) -> HistoryRow:
    return HistoryRow(**visitor_row(conversation).model_dump(), feedback=feedback_row(conversation))
