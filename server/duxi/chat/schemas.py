"""The shapes that the socket and the HTTP calls share."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import Field, StringConstraints

from duxi.chat.limits import MAX_CLIENT_ID, MAX_CONTENT
from duxi.chat.models import ConversationStatus, MessageType, Sender
from duxi.core.schema import Schema

ClientId = Annotated[str, StringConstraints(pattern=rf"^[\w-]{{1,{MAX_CLIENT_ID}}}$")]
Content = Annotated[str, StringConstraints(max_length=4 * MAX_CONTENT)]
PageUrl = Annotated[str, StringConstraints(max_length=500)]


class ChatOption(Schema):
    """One clickable option of a dropdown message."""

    value: str
    label: str


class ChatCard(Schema):
    """A product that the bot shows; `starts_at` is its next date, `place` a town or how it is held."""

    title: str
    kind: str
    url: str
    price: int
    starts_at: datetime | None
    place: str


class ChatMessage(Schema):
    """A message; `content` is a list of options if `type` is `dropdown`.

    `sequence` counts from 1 without gaps in a conversation. `client_id` is the one sent by its author.
    `cards` are the products that it shows; its `content` then repeats them as text: an introduction, a
    paragraph per card, and a closing.
    """

    uuid: UUID
    conversation_uuid: UUID
    sequence: int
    content: str | list[ChatOption]
    cards: list[ChatCard]
    file_url: str | None
    user_name: str
    type: MessageType
    datetime: datetime
    is_bot: bool
    is_mine: bool
    sender: Sender
    client_id: str | None


class ChatQueuePlace(Schema):
    """The visitor's position in the queue, from 1, and the estimated waiting time.

    There is no estimate while no agent is available.
    """

    conversation_uuid: UUID
    position: int
    estimate_seconds: int | None


class ChatInboxNews(Schema):
    """One of the agent's conversations changed."""

    conversation_uuid: UUID
    preview: str
    last_sequence: int
    is_from_visitor: bool


class ConversationOut(Schema):
    """A conversation as its visitor sees it."""

    uuid: UUID
    status: ConversationStatus
    agent_name: str | None
    last_sequence: int
    visitor_read: int
    agent_read: int
    total_unread: int
    preview: str
    end_allowed_at: datetime
    created_at: datetime
    last_message_at: datetime
    ended_at: datetime | None
    is_rated: bool


class ChatAgentRef(Schema):
    """A back-office user who answers chats."""

    id: int
    uuid: UUID
    fullname: str


class ChatFeedback(Schema):
    """A rating."""

    score: int
    scale: int
    message: str
    created_at: datetime


class AgentConversationOut(ConversationOut):
    """A conversation as agents see it."""

    visitor_name: str
    visitor_email: str
    visitor_phone: str
    is_member: bool
    is_online: bool
    page_url: str
    assignee: ChatAgentRef | None
    team: str | None
    priority: int
    tags: list[str]
    agent_unread: int
    queued_at: datetime | None
    waiting_since: datetime | None
    snoozed_until: datetime | None
    position: int | None
    feedback: ChatFeedback | None


class ChatError(Schema):
    """An error; `event` is the refused event, `code` as in HTTP."""

    event: str
    code: int
    message: str
    errors: dict[str, list[str]] | None = None
    retry_after: int | None = None


class ChatDone(Schema):
    """Acknowledges an event without data."""


class ChatConversationRef(Schema):
    conversation_uuid: UUID


class ChatReadingPoint(Schema):
    conversation_uuid: UUID
    sequence: Annotated[int, Field(ge=0, le=2**31 - 1)]
