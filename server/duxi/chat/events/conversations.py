"""Listing conversations and messages, and ending a conversation."""

from typing import Annotated, Literal
from uuid import UUID

from django.db.models import QuerySet
from pydantic import Field

from duxi.accounts.models import User
from duxi.chat.actions.conversations import end
from duxi.chat.contract import client_event
from duxi.chat.inbox import Tab, inbox
from duxi.chat.limits import PAGE
from duxi.chat.models import Conversation
from duxi.chat.peers import Peer
from duxi.chat.queries import (
    conversation_for,
    conversations_of,
    messages_after,
    messages_before,
    with_unread_count,
)
from duxi.chat.rows import agent_row, message_row, visitor_row
from duxi.chat.schemas import (
    AgentConversationOut,
    ChatConversationRef,
    ChatMessage,
    ChatReadingPoint,
    ConversationOut,
)
from duxi.core.schema import Schema


class ChatConversationsIn(Schema):
    """`tab` is for agents."""

    tab: Tab = "mine"
    page: Annotated[int, Field(ge=1, le=1000)] = 1


class ChatConversationsOut(Schema):
    rows: list[AgentConversationOut] | list[ConversationOut]
    total: int


class ChatMessagesOut(Schema):
    """Messages in order; request the next page while `has_more`."""

    rows: list[ChatMessage]
    last_sequence: int
    has_more: bool


class ChatHistoryIn(Schema):
    """`before`: the number of the oldest loaded message."""

    conversation_uuid: UUID
    before: Annotated[int, Field(ge=1, le=2**31 - 1)] | None = None


class ChatEndOut(Schema):
    conversation: ConversationOut
    feedback: Literal[True] = True


@client_event(
    "getConversations",
    ChatConversationsIn,
    ChatConversationsOut,
    audience="both",
    summary="A visitor's own conversations, newest first; for agents a tab of the inbox.",
)
def get_conversations(peer: Peer, data: ChatConversationsIn) -> ChatConversationsOut:
    if peer.is_agent:
        found = inbox(peer.as_agent(), data.tab)
        return ChatConversationsOut(
            rows=[agent_row(one) for one in _page(with_unread_count(found), data.page)],
            total=found.count(),
        )
    if peer.visitor is None:
        return ChatConversationsOut(rows=[], total=0)
    own = conversations_of(peer.as_visitor()).order_by("-created_at")
    return ChatConversationsOut(rows=[visitor_row(one) for one in _page(own, data.page)], total=own.count())


def _page(rows: QuerySet[Conversation], page: int) -> QuerySet[Conversation]:
    return rows[(page - 1) * PAGE : page * PAGE]


@client_event(
    "getMessages",
    ChatReadingPoint,
    ChatMessagesOut,
    audience="both",
    summary="The messages after a number, in order, after a reconnect.",
)
def get_messages(peer: Peer, data: ChatReadingPoint) -> ChatMessagesOut:
    conversation = conversation_for(peer, data.conversation_uuid)
    found = messages_after(conversation, data.sequence)
    reached = found[-1].sequence if found else conversation.last_sequence
    return ChatMessagesOut(
        rows=[message_row(one, viewer=_viewer(peer), by_visitor=not peer.is_agent) for one in found],
        last_sequence=conversation.last_sequence,
        has_more=reached < conversation.last_sequence,
    )


@client_event(
    "getConversationMessages",
    ChatHistoryIn,
    ChatMessagesOut,
    audience="both",
    summary="A page of messages before a number, in order, for scrolling back.",
)
def get_conversation_messages(peer: Peer, data: ChatHistoryIn) -> ChatMessagesOut:
    conversation = conversation_for(peer, data.conversation_uuid)
    found = messages_before(conversation, data.before)
    return ChatMessagesOut(
        rows=[message_row(one, viewer=_viewer(peer), by_visitor=not peer.is_agent) for one in found],
        last_sequence=conversation.last_sequence,
        has_more=bool(found) and found[0].sequence > 1,
    )


@client_event(
    "endConversation",
    ChatConversationRef,
    ChatEndOut,
    audience="visitor",
    summary="End the chat, once that is allowed; the feedback panel follows.",
)
def end_conversation(peer: Peer, data: ChatConversationRef) -> ChatEndOut:
    peer.as_visitor()
    ended = end(conversation=conversation_for(peer, data.conversation_uuid))
    return ChatEndOut(conversation=visitor_row(ended))


def _viewer(peer: Peer) -> User | None:
    return peer.user if peer.is_agent else None
