"""Events for open sockets: to the visitor, to the viewing agents, and to the inbox.

They are sent on commit. A client that missed some fetches messages by sequence number when it reconnects.
"""

from functools import partial
from typing import Any

from django.db import transaction

from duxi.chat.groups import AGENTS, agent_group, conversation_group, visitor_group
from duxi.chat.models import Conversation, Message
from duxi.chat.rows import agent_row, message_row, visitor_row
from duxi.chat.schemas import ChatInboxNews, ChatQueuePlace
from duxi.core.live import publish
from duxi.core.schema import Schema


def publish_message(message: Message) -> None:
    """A stored message, to both sides."""
    transaction.on_commit(partial(_send_message, message))


def _send_message(message: Message) -> None:
    conversation = message.conversation
    news = {
        "type": "chat.message",
        "data": message_row(message).model_dump(mode="json"),
        "sender": message.sender,
        "author": message.author_id,
    }
    publish(visitor_group(conversation.visitor.uuid), news)
    publish(conversation_group(conversation.uuid), news)


def publish_conversation(conversation: Conversation) -> None:
    """A conversation's current state, to its visitor and every agent's inbox."""
    transaction.on_commit(partial(_send_conversation, conversation.pk))


def _send_conversation(pk: int) -> None:
    related = Conversation.objects.select_related("visitor", "assignee", "team", "feedback")
    conversation = related.prefetch_related("tags").filter(pk=pk).first()
    if conversation is not None:
        publish(visitor_group(conversation.visitor.uuid), _news("conversation", visitor_row(conversation)))
        publish(AGENTS, _news("conversation", agent_row(conversation)))


def publish_to_assignee(conversation: Conversation, *, is_from_visitor: bool) -> None:
    """A conversation with a mere new message, to the assigned agent's inbox only."""
    if conversation.assignee_id is not None:
        news = ChatInboxNews(
            conversation_uuid=conversation.uuid,
            preview=conversation.preview,
            last_sequence=conversation.last_sequence,
            is_from_visitor=is_from_visitor,
        )
        transaction.on_commit(partial(publish_to_agent, conversation.assignee_id, "inbox", news))


def publish_place(conversation: Conversation, place: ChatQueuePlace) -> None:
    """The visitor's place in the queue."""
    publish(visitor_group(conversation.visitor.uuid), _news("queue", place))


def publish_to_visitor(conversation: Conversation, event: str, data: Schema) -> None:
    """A volatile event for the visitor."""
    publish(visitor_group(conversation.visitor.uuid), _news(event, data))


def publish_to_watchers(conversation: Conversation, event: str, data: Schema, *, but: str = "") -> None:
    """A volatile event for the agents who view a conversation."""
    publish(conversation_group(conversation.uuid), _news(event, data) | {"but": but})


def publish_to_agents(event: str, data: Schema, *, but: str = "") -> None:
    """An event for every agent, except the connection that caused it."""
    publish(AGENTS, _news(event, data) | {"but": but})


def publish_to_agent(user_pk: int, event: str, data: Schema) -> None:
    """An event for one agent, such as a mention."""
    publish(agent_group(user_pk), _news(event, data))


def _news(event: str, data: Schema) -> dict[str, Any]:
    return {"type": "chat.news", "event": event, "data": data.model_dump(mode="json")}
