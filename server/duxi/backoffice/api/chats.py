"""The agents' console: inbox, conversations and their actions."""

from typing import Annotated, cast
from uuid import UUID

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts.addresses import mail_address
from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.queries.chat_panel import panel
from duxi.backoffice.queries.chats import chat_for, chat_page, choices, presence_of
from duxi.backoffice.schemas.chats import (
    BlockIn,
    ChatChoices,
    ChatOut,
    InboxOut,
    InboxRow,
    NoteIn,
    PanelOut,
    PresenceIn,
    PresenceOut,
    PriorityIn,
    SnoozeIn,
    TagsIn,
    TranscriptIn,
    TranscriptOut,
    TransferIn,
    UnreadOut,
)
from duxi.chat import transcripts
from duxi.chat.actions import agents, duty, queue, visitors
from duxi.chat.inbox import Tab, counts, inbox, passage, search_conversations, unread_of
from duxi.chat.limits import BLOCK_LIFETIME, PAGE, TRANSCRIPTS
from duxi.chat.models import Conversation, Priority
from duxi.chat.peers import MAY_ANSWER
from duxi.chat.queries import messages_after, messages_before, with_unread_count
from duxi.chat.rows import agent_row, message_row
from duxi.chat.schemas import AgentConversationOut, ChatMessage
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.lists import total_beyond
from duxi.core.schema import Schema

router = Router(tags=["chats"], auth=StaffBearer(MAY_ANSWER))


class InboxParams(Schema):
    """`q` searches messages, names and e-mail addresses of visitors, in all tabs."""

    tab: Tab = "mine"
    q: Annotated[str, StringConstraints(strip_whitespace=True, max_length=100)] = ""
    page: Annotated[int, Field(ge=1, le=1000)] = 1


class MessagesParams(Schema):
    """Messages after a number (new ones) or before one (scrolling back)."""

    after: Annotated[int, Field(ge=0)] | None = None
    before: Annotated[int, Field(ge=1)] | None = None


@router.get("/chats", response=Envelope[InboxOut])
def list_chats(request: LearnerRequest, params: Query[InboxParams]) -> Envelope[InboxOut]:
    found = search_conversations(request.auth, params.q) if params.q else inbox(request.auth, params.tab)
    start = (params.page - 1) * PAGE
    rows = [_inbox_row(one, params.q) for one in with_unread_count(found)[start : start + PAGE]]
    return ok(
        InboxOut.model_validate({"rows": rows, **total_beyond(found, start), "counts": counts(request.auth)})
    )


def _inbox_row(conversation: Conversation, words: str) -> InboxRow:
    text = getattr(conversation, "matched_text", None) or ""
    return InboxRow(**agent_row(conversation).model_dump(), passage=passage(text, words) if text else "")


@router.get("/chats/unread", response=Envelope[UnreadOut])
def show_unread(request: LearnerRequest) -> Envelope[UnreadOut]:
    return ok(UnreadOut(count=unread_of(request.auth)))


@router.get("/chats/choices", response=Envelope[ChatChoices])
def show_choices(request: LearnerRequest) -> Envelope[ChatChoices]:
    return ok(ChatChoices.model_validate(choices()))


@router.get("/chats/presence", response=Envelope[PresenceOut])
def show_presence(request: LearnerRequest) -> Envelope[PresenceOut]:
    return ok(PresenceOut.model_validate(presence_of(request.auth)))


@router.post("/chats/presence", response=Envelope[PresenceOut])
def set_presence(request: LearnerRequest, body: PresenceIn) -> Envelope[PresenceOut]:
    change = cast("duty.PresenceChange", body.model_dump(exclude_none=True))
    duty.set_presence(agent=request.auth, change=change)
    return ok(PresenceOut.model_validate(presence_of(request.auth)))


@router.get("/chats/{uuid:uuid}", response=Envelope[ChatOut])
def show_chat(request: LearnerRequest, uuid: UUID) -> Envelope[ChatOut]:
    return ok(ChatOut.model_validate(chat_page(request.auth, uuid)))


@router.get("/chats/{uuid:uuid}/messages", response=Envelope[Rows[ChatMessage]])
def list_chat_messages(
    request: LearnerRequest, uuid: UUID, params: Query[MessagesParams]
) -> Envelope[Rows[ChatMessage]]:
    conversation = chat_for(request.auth, uuid)
    if params.after is not None:
        found = messages_after(conversation, params.after)
    else:
        found = messages_before(conversation, params.before)
    rows = [message_row(one, viewer=request.auth) for one in found]
    return ok(Rows[ChatMessage].model_validate({"rows": rows, "total": conversation.last_sequence}))


@router.get("/chats/{uuid:uuid}/panel", response=Envelope[PanelOut])
def show_panel(request: LearnerRequest, uuid: UUID) -> Envelope[PanelOut]:
    return ok(PanelOut.model_validate(panel(request.auth, chat_for(request.auth, uuid))))


@router.post("/chats/{uuid:uuid}/claim", response=Envelope[AgentConversationOut])
def claim_chat(request: LearnerRequest, uuid: UUID) -> Envelope[AgentConversationOut]:
    return _gives(request, queue.claim(agent=request.auth, conversation=chat_for(request.auth, uuid)))


@router.post("/chats/{uuid:uuid}/take-over", response=Envelope[AgentConversationOut])
def take_over_chat(request: LearnerRequest, uuid: UUID) -> Envelope[AgentConversationOut]:
    return _gives(request, agents.take_over(agent=request.auth, conversation=chat_for(request.auth, uuid)))


@router.post("/chats/{uuid:uuid}/transfer", response=Envelope[AgentConversationOut])
def transfer_chat(request: LearnerRequest, uuid: UUID, body: TransferIn) -> Envelope[AgentConversationOut]:
    return _gives(
        request,
        agents.transfer(
            agent=request.auth,
            conversation=chat_for(request.auth, uuid),
            to_agent_id=body.agent_id,
            to_team_id=body.team_id,
        ),
    )


@router.post("/chats/{uuid:uuid}/resolve", response=Envelope[AgentConversationOut])
def resolve_chat(request: LearnerRequest, uuid: UUID) -> Envelope[AgentConversationOut]:
    return _gives(request, agents.resolve(agent=request.auth, conversation=chat_for(request.auth, uuid)))


@router.post("/chats/{uuid:uuid}/snooze", response=Envelope[AgentConversationOut])
def snooze_chat(request: LearnerRequest, uuid: UUID, body: SnoozeIn) -> Envelope[AgentConversationOut]:
    conversation = chat_for(request.auth, uuid)
    return _gives(request, agents.snooze(agent=request.auth, conversation=conversation, until=body.until))


@router.post("/chats/{uuid:uuid}/reopen", response=Envelope[AgentConversationOut])
def reopen_chat(request: LearnerRequest, uuid: UUID) -> Envelope[AgentConversationOut]:
    return _gives(request, agents.reopen(agent=request.auth, conversation=chat_for(request.auth, uuid)))


@router.post("/chats/{uuid:uuid}/priority", response=Envelope[AgentConversationOut])
def set_chat_priority(
    request: LearnerRequest, uuid: UUID, body: PriorityIn
) -> Envelope[AgentConversationOut]:
    conversation = chat_for(request.auth, uuid)
    chosen = Priority(body.priority)
    return _gives(
        request, agents.set_priority(agent=request.auth, conversation=conversation, priority=chosen)
    )


@router.post("/chats/{uuid:uuid}/tags", response=Envelope[AgentConversationOut])
def set_chat_tags(request: LearnerRequest, uuid: UUID, body: TagsIn) -> Envelope[AgentConversationOut]:
    conversation = chat_for(request.auth, uuid)
    return _gives(request, agents.set_tags(agent=request.auth, conversation=conversation, names=body.tags))


@router.post("/chats/{uuid:uuid}/notes", response=MessageOut)
def add_chat_note(request: LearnerRequest, uuid: UUID, body: NoteIn) -> MessageOut:
    agents.add_note(agent=request.auth, conversation=chat_for(request.auth, uuid), content=body.content)
    return message_only(_("Catatan disimpan."))


@router.post("/chats/{uuid:uuid}/block", response=MessageOut)
def block_chat_visitor(request: LearnerRequest, uuid: UUID, body: BlockIn) -> MessageOut:
    conversation = chat_for(request.auth, uuid)
    visitors.block(
        visitor=conversation.visitor, agent=request.auth, reason=body.reason, lifetime=BLOCK_LIFETIME
    )
    agents.close_for_good(
        agent=request.auth, conversation=conversation, sentence="Percakapan ditutup oleh agen."
    )
    return message_only(_("Pengunjung diblokir selama 7 hari."))


@router.post("/chats/{uuid:uuid}/unblock", response=MessageOut)
def unblock_chat_visitor(request: LearnerRequest, uuid: UUID) -> MessageOut:
    visitors.unblock(visitor=chat_for(request.auth, uuid).visitor)
    return message_only(_("Blokir pengunjung dicabut."))


@router.post("/chats/{uuid:uuid}/transcript", response=MessageOut)
def mail_chat_transcript(request: LearnerRequest, uuid: UUID, body: TranscriptIn) -> MessageOut:
    TRANSCRIPTS.hit(str(request.auth.pk))
    conversation = chat_for(request.auth, uuid)
    transcripts.send(conversation, to=mail_address(body.email or conversation.visitor.email))
    return message_only(_("Salinan percakapan dikirim."))


@router.get("/chats/{uuid:uuid}/transcript", response=Envelope[TranscriptOut])
def show_chat_transcript(request: LearnerRequest, uuid: UUID) -> Envelope[TranscriptOut]:
    conversation = chat_for(request.auth, uuid)
    return ok(
        TranscriptOut.model_validate(
            {"filename": transcripts.filename(conversation), "content": transcripts.as_text(conversation)}
        )
    )


def _gives(request: LearnerRequest, conversation: Conversation) -> Envelope[AgentConversationOut]:
    row = agent_row(chat_for(request.auth, conversation.uuid))
    return ok(AgentConversationOut.model_validate(row))
