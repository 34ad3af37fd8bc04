"""Events that the server sends."""

from typing import Literal
from uuid import UUID

from duxi.chat.contract import SERVER_EVENTS, ServerEvent
from duxi.chat.schemas import (
    AgentConversationOut,
    ChatAgentRef,
    ChatDone,
    ChatError,
    ChatInboxNews,
    ChatMessage,
    ChatQueuePlace,
    ConversationOut,
)
from duxi.core.schema import Schema


class ConversationNews(Schema):
    """A conversation changed; agents get the longer shape."""

    conversation: ConversationOut | AgentConversationOut


class ChatTypingNews(Schema):
    conversation_uuid: UUID
    sender: Literal["visitor", "agent"]
    user_name: str
    is_typing: bool


class ChatReadNews(Schema):
    conversation_uuid: UUID
    sequence: int
    reader: Literal["visitor", "agent"]


class ChatViewingNews(Schema):
    """An agent opened a conversation (`is_viewing`) or left it; repeated every half minute."""

    conversation_uuid: UUID
    agent: ChatAgentRef
    is_viewing: bool


class ChatMentionNews(Schema):
    """An agent was mentioned in an internal note."""

    conversation_uuid: UUID
    author: str
    content: str


class ChatNoteNews(Schema):
    """An internal note was added; agents read it by HTTP."""

    conversation_uuid: UUID


for _event in (
    ServerEvent("message", ChatMessage, "A message was stored."),
    ServerEvent(
        "conversation", ConversationOut, "A conversation changed (`AgentConversationOut` for agents)."
    ),
    ServerEvent("inbox", ChatInboxNews, "A conversation of this agent went on; its state is the same."),
    ServerEvent(
        "queue",
        ChatQueuePlace,
        "The visitor's place in the queue changed, also as the agent left.",
    ),
    ServerEvent("typing", ChatTypingNews, "The other side is writing; clients hide it after two seconds."),
    ServerEvent("read", ChatReadNews, "The other side has read up to this number."),
    ServerEvent("viewing", ChatViewingNews, "Another agent looks at a conversation."),
    ServerEvent("mention", ChatMentionNews, "An internal note names this agent."),
    ServerEvent("note", ChatNoteNews, "An internal note was written."),
    ServerEvent("heartbeat", ChatDone, "The connection still works; every 25 seconds."),
    ServerEvent("sessionEnded", ChatDone, "The sign-in of this socket is over."),
    ServerEvent("error", ChatError, "A frame was refused."),
):
    SERVER_EVENTS.register(_event)
