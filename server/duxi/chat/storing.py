"""Storing messages with their numbers, the only place that assigns them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from duxi.accounts.models import User
from duxi.chat.models import (
    Attachment,
    Conversation,
    ConversationEvent,
    Message,
    MessageType,
    Sender,
)
from duxi.chat.news import publish_message
from duxi.core.clock import now
from duxi.core.compiled import Compiled, param

BOT_NAME = "Si Duxi"
PREVIEW = 120
PEOPLE = (Sender.VISITOR, Sender.AGENT)
"""The senders whose text lists show; the bot's and system messages only until one of them wrote."""


_LOCKED = Compiled(
    lambda: (
        Conversation.objects.select_for_update(of=("self",))
        .select_related("visitor__user", "assignee")
        .filter(pk=param("pk"))
    )
)
_STORED = Compiled(
    lambda: Message.objects.select_related("attachment").filter(
        conversation=param("conversation"), sender=param("sender"), client_id=param("client_id")
    )
)


def lock_conversation(pk: int) -> Conversation:
    """The conversation, locked until the transaction ends."""
    return _LOCKED.get(pk=pk)


def stored_before(conversation: Conversation, sender: Sender, client_id: str) -> Message | None:
    """The message stored earlier with this client id, so that resending is idempotent."""
    found = _STORED.first(conversation=conversation.pk, sender=sender.value, client_id=client_id)
    if found is not None:
        found.conversation = conversation
    return found


@dataclass(frozen=True)
class Draft:
    """A message without a number."""

    sender: Sender
    user_name: str = BOT_NAME
    author: User | None = None
    type: MessageType = MessageType.TEXT
    content: str = ""
    options: Sequence[Mapping[str, Any]] = ()
    attachment: Attachment | None = None
    client_id: str | None = None

    @property
    def preview(self) -> str:
        if self.type == MessageType.IMAGE:
            return "Gambar"
        return " ".join(self.content.split())[:PREVIEW]


def append(conversation: Conversation, draft: Draft) -> Message:
    """Store a message with the next number; `conversation` must be locked by this transaction."""
    conversation.last_sequence += 1
    conversation.last_message_at = now()
    if draft.sender in PEOPLE or not conversation.preview:
        conversation.preview = draft.preview or conversation.preview
    if draft.sender == Sender.VISITOR:
        conversation.visitor_read = conversation.last_sequence
    conversation.save()
    message = Message.objects.create(
        conversation=conversation,
        sequence=conversation.last_sequence,
        sender=draft.sender,
        author=draft.author,
        user_name=draft.user_name,
        type=draft.type,
        content=draft.content,
        options=list(draft.options),
        attachment=draft.attachment,
        client_id=draft.client_id,
        created_at=conversation.last_message_at,
    )
    publish_message(message)
    return message


def say(conversation: Conversation, text: str) -> Message:
    """A message of the bot."""
    return append(conversation, Draft(Sender.BOT, content=text))


def show_cards(conversation: Conversation, text: str, cards: Sequence[Mapping[str, Any]]) -> Message:
    """Products as a message; the text says the same for screen readers."""
    return append(conversation, Draft(Sender.BOT, content=text, options=cards))


def offer(conversation: Conversation, options: Sequence[Mapping[str, str]]) -> Message:
    """Options to click, as a message of the bot."""
    conversation.bot_state = {**conversation.bot_state, "options": list(options)}
    return append(conversation, Draft(Sender.BOT, type=MessageType.DROPDOWN, options=options))


def note_system(conversation: Conversation, text: str) -> Message:
    """A system message for both sides."""
    return append(conversation, Draft(Sender.SYSTEM, "Duxi", type=MessageType.SYSTEM, content=text))


def record(conversation: Conversation, kind: str, actor: User | None = None, **details: Any) -> None:
    """Add an entry to a conversation's log."""
    ConversationEvent.objects.create(
        conversation=conversation, kind=kind, actor=actor, details=details, at=now()
    )
