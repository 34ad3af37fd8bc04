"""Storing messages: numbers without gaps, each message once, and who may write."""

from uuid import UUID

from django.db import transaction

from duxi.accounts.models import User
from duxi.chat.actions.absence import return_to_queue
from duxi.chat.actions.queue import reopen_by_visitor
from duxi.chat.bot import engine
from duxi.chat.errors import ConversationOver, EmptyMessage, HandledByOther, MessageTooLong, NotClaimed
from duxi.chat.limits import MAX_CONTENT
from duxi.chat.models import (
    Attachment,
    AttachmentStatus,
    Conversation,
    ConversationStatus,
    Message,
    MessageType,
    Sender,
)
from duxi.chat.news import publish_conversation, publish_to_assignee
from duxi.chat.queries import is_at_work
from duxi.chat.storing import Draft, append, lock_conversation, stored_before
from duxi.core.clock import now


def checked(content: str) -> str:
    """The stripped text; raises `EmptyMessage` or `MessageTooLong`."""
    text = content.strip()
    if not text:
        raise EmptyMessage
    if len(text) > MAX_CONTENT:
        raise MessageTooLong
    return text


@transaction.atomic
def send_as_visitor(
    *, conversation: Conversation, content: str, client_id: str, option: str | None = None
) -> Message:
    """Store a visitor's message, once per `client_id`, and let the bot answer if it is in charge."""
    text = checked(content)
    conversation = lock_conversation(conversation.pk)
    if before := stored_before(conversation, Sender.VISITOR, client_id):
        return before
    before_it = conversation.status
    _open_for_visitor(conversation)
    message = append(
        conversation,
        Draft(
            sender=Sender.VISITOR,
            author=conversation.visitor.user,
            user_name=conversation.visitor.fullname,
            content=text,
            client_id=client_id,
        ),
    )
    _let_bot_answer(conversation, text, option)
    _publish_progress(conversation, before_it, is_from_visitor=True)
    return message


def _let_bot_answer(conversation: Conversation, text: str, option: str | None) -> None:
    """The bot answers while it is in charge and while the visitor waits for an agent."""
    if conversation.status == ConversationStatus.BOT:
        engine.respond(conversation, text, option)
    elif conversation.status == ConversationStatus.QUEUED:
        engine.answer_while_queued(conversation, text, option)


@transaction.atomic
def send_image_as_visitor(*, conversation: Conversation, attachment: Attachment, client_id: str) -> Message:
    """The same for an uploaded image; the bot cannot read it and hands over."""
    conversation = lock_conversation(conversation.pk)
    if before := stored_before(conversation, Sender.VISITOR, client_id):
        return before
    before_it = conversation.status
    _open_for_visitor(conversation)
    message = _append_image(conversation, attachment, Sender.VISITOR, conversation.visitor.user, client_id)
    if conversation.status == ConversationStatus.BOT:
        engine.respond_to_image(conversation)
    _publish_progress(conversation, before_it, is_from_visitor=True)
    return message


def _publish_progress(conversation: Conversation, before_it: str, *, is_from_visitor: bool) -> None:
    """Every inbox gets a changed status; a mere new message goes to the assigned agent's inbox only."""
    if before_it == conversation.status == ConversationStatus.OPEN:
        publish_to_assignee(conversation, is_from_visitor=is_from_visitor)
    else:
        publish_conversation(conversation)


def _open_for_visitor(conversation: Conversation) -> None:
    if conversation.ended_at is not None:
        raise ConversationOver
    if conversation.status in (ConversationStatus.RESOLVED, ConversationStatus.SNOOZED):
        reopen_by_visitor(conversation)
    if conversation.status != ConversationStatus.OPEN:
        return
    conversation.waiting_since = conversation.waiting_since or now()
    if conversation.assignee is None or not is_at_work(conversation.assignee):
        return_to_queue(conversation)


@transaction.atomic
def send_as_agent(*, agent: User, conversation: Conversation, content: str, client_id: str) -> Message:
    """Store an agent's reply; raises `NotClaimed` or `HandledByOther` unless the conversation is theirs."""
    text = checked(content)
    conversation = lock_conversation(conversation.pk)
    if before := stored_before(conversation, Sender.AGENT, client_id):
        return before
    check_handler(conversation, agent)
    message = append(
        conversation,
        Draft(
            sender=Sender.AGENT,
            author=agent,
            user_name=agent.fullname,
            content=text,
            client_id=client_id,
        ),
    )
    _answered(conversation)
    return message


@transaction.atomic
def send_image_as_agent(
    *, agent: User, conversation: Conversation, attachment: Attachment, client_id: str
) -> Message:
    """The same for an uploaded image."""
    conversation = lock_conversation(conversation.pk)
    if before := stored_before(conversation, Sender.AGENT, client_id):
        return before
    check_handler(conversation, agent)
    message = _append_image(conversation, attachment, Sender.AGENT, agent, client_id)
    _answered(conversation)
    return message


def check_handler(conversation: Conversation, agent: User) -> None:
    """Refuse replies from anyone but the assigned agent."""
    if conversation.ended_at is not None:
        raise ConversationOver
    if conversation.assignee is None:
        raise NotClaimed
    if conversation.assignee_id != agent.pk:
        raise HandledByOther(conversation.assignee.fullname)


def _append_image(
    conversation: Conversation,
    attachment: Attachment,
    sender: Sender,
    author: User | None,
    client_id: str,
) -> Message:
    if attachment.status != AttachmentStatus.READY or hasattr(attachment, "message"):
        raise EmptyMessage
    return append(
        conversation,
        Draft(
            sender=sender,
            author=author,
            user_name=author.fullname if author else conversation.visitor.fullname,
            type=MessageType.IMAGE,
            attachment=attachment,
            client_id=client_id,
        ),
    )


def _answered(conversation: Conversation) -> None:
    before_it = conversation.status
    if conversation.status != ConversationStatus.OPEN:
        conversation.status = ConversationStatus.OPEN
        conversation.snoozed_until = None
        conversation.resolved_at = None
    conversation.first_reply_at = conversation.first_reply_at or now()
    conversation.waiting_since = None
    conversation.agent_read = conversation.last_sequence
    conversation.save(
        update_fields=[
            "status",
            "snoozed_until",
            "resolved_at",
            "first_reply_at",
            "waiting_since",
            "agent_read",
        ]
    )
    _publish_progress(conversation, before_it, is_from_visitor=False)


@transaction.atomic
def read_up_to(*, uuid: UUID, sequence: int, by_visitor: bool) -> Conversation:
    """Store how far a user has read; never backwards, never beyond the last message."""
    conversation = Conversation.objects.select_for_update(of=("self",)).get(uuid=uuid)
    field = "visitor_read" if by_visitor else "agent_read"
    reached = min(sequence, conversation.last_sequence)
    if reached > getattr(conversation, field):
        setattr(conversation, field, reached)
        conversation.save(update_fields=[field])
    return conversation
