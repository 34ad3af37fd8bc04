"""Conversations of visitors with the bot and agents, and the agents' tools."""

from duxi.chat.models.agents import AgentPresence, ConversationNote, ConversationTag, Presence, Team
from duxi.chat.models.conversations import (
    ACTIVE,
    Conversation,
    ConversationEvent,
    ConversationStatus,
    Feedback,
    Priority,
)
from duxi.chat.models.messages import Attachment, AttachmentStatus, Message, MessageType, Sender
from duxi.chat.models.settings import BusinessHours, CannedReply, ClosedDay, HandoverWord
from duxi.chat.models.visitors import ChatToken, Visitor, VisitorBlock

__all__ = [
    "ACTIVE",
    "AgentPresence",
    "Attachment",
    "AttachmentStatus",
    "BusinessHours",
    "CannedReply",
    "ChatToken",
    "ClosedDay",
    "Conversation",
    "ConversationEvent",
    "ConversationNote",
    "ConversationStatus",
    "ConversationTag",
    "Feedback",
    "HandoverWord",
    "Message",
    "MessageType",
    "Presence",
    "Priority",
    "Sender",
    "Team",
    "Visitor",
    "VisitorBlock",
]
