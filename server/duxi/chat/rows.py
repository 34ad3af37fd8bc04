"""Conversations and messages in their wire format."""

from datetime import datetime

from duxi.accounts.models import User
from duxi.chat.files import file_url
from duxi.chat.limits import SEEN_WITHIN
from duxi.chat.models import Conversation, ConversationStatus, Feedback, Message, MessageType, Sender
from duxi.chat.queries import unread_by_agents
from duxi.chat.schemas import (
    AgentConversationOut,
    ChatAgentRef,
    ChatCard,
    ChatFeedback,
    ChatMessage,
    ChatOption,
    ConversationOut,
)
from duxi.core.clock import local, now


def message_row(message: Message, *, viewer: User | None = None, by_visitor: bool = False) -> ChatMessage:
    """A message as an agent (`viewer`) or the visitor sees it."""
    is_dropdown = message.type == MessageType.DROPDOWN
    return ChatMessage(
        uuid=message.uuid,
        conversation_uuid=message.conversation.uuid,
        sequence=message.sequence,
        content=[ChatOption(**one) for one in message.options] if is_dropdown else message.content,
        cards=[] if is_dropdown else [ChatCard(**one) for one in message.options],
        file_url=file_url(message.attachment),
        user_name=message.user_name,
        type=MessageType(message.type),
        datetime=local(message.created_at),
        is_bot=message.sender == Sender.BOT,
        is_mine=_is_mine(message, viewer, by_visitor=by_visitor),
        sender=Sender(message.sender),
        client_id=message.client_id,
    )


def _is_mine(message: Message, viewer: User | None, *, by_visitor: bool) -> bool:
    if by_visitor:
        return message.sender == Sender.VISITOR
    return viewer is not None and message.sender == Sender.AGENT and message.author_id == viewer.pk


def visitor_row(conversation: Conversation) -> ConversationOut:
    """A conversation as its visitor sees it."""
    return ConversationOut(
        uuid=conversation.uuid,
        status=ConversationStatus(conversation.status),
        agent_name=conversation.assignee.fullname if conversation.assignee else None,
        last_sequence=conversation.last_sequence,
        visitor_read=conversation.visitor_read,
        agent_read=conversation.agent_read,
        total_unread=conversation.last_sequence - conversation.visitor_read,
        preview=conversation.preview,
        end_allowed_at=local(conversation.end_allowed_at),
        created_at=local(conversation.created_at),
        last_message_at=local(conversation.last_message_at),
        ended_at=_local(conversation.ended_at),
        is_rated=_feedback(conversation) is not None,
    )


def agent_ref(agent: User) -> ChatAgentRef:
    """A reference to an agent."""
    return ChatAgentRef(id=agent.pk, uuid=agent.uuid, fullname=agent.fullname)


def agent_row(conversation: Conversation, position: int | None = None) -> AgentConversationOut:
    """A conversation as agents see it; its relations should be prefetched."""
    visitor, assignee = conversation.visitor, conversation.assignee
    return AgentConversationOut(
        **visitor_row(conversation).model_dump(),
        visitor_name=visitor.fullname,
        visitor_email=visitor.email,
        visitor_phone=visitor.phone,
        is_member=visitor.user_id is not None,
        is_online=visitor.last_seen_at is not None and visitor.last_seen_at > now() - SEEN_WITHIN,
        page_url=visitor.page_url,
        assignee=ChatAgentRef(id=assignee.pk, uuid=assignee.uuid, fullname=assignee.fullname)
        if assignee
        else None,
        team=conversation.team.name if conversation.team else None,
        priority=conversation.priority,
        tags=[tag.name for tag in conversation.tags.all()],
        agent_unread=unread_by_agents(conversation),
        queued_at=_local(conversation.queued_at),
        waiting_since=_local(conversation.waiting_since),
        snoozed_until=_local(conversation.snoozed_until),
        position=position,
        feedback=feedback_row(conversation),
    )


def feedback_row(conversation: Conversation) -> ChatFeedback | None:
    """The rating of a conversation."""
    found = _feedback(conversation)
    return (
        ChatFeedback(
            score=found.score, scale=found.scale, message=found.message, created_at=local(found.created_at)
        )
        if found
        else None
    )


def _feedback(conversation: Conversation) -> Feedback | None:
    found: Feedback | None = getattr(conversation, "feedback", None)
    return found


def _local(moment: datetime | None) -> datetime | None:
    return local(moment) if moment else None
