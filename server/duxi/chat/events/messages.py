"""Sending messages, and the volatile events typing and reading."""

from typing import Annotated
from uuid import UUID

from pydantic import StringConstraints

from duxi.chat.actions.messages import (
    read_up_to,
    send_as_agent,
    send_as_visitor,
    send_image_as_agent,
    send_image_as_visitor,
)
from duxi.chat.actions.visitors import refuse_blocked
from duxi.chat.contract import client_event
from duxi.chat.limits import AGENT_MESSAGES, MESSAGES
from duxi.chat.models import Message
from duxi.chat.news import publish_to_visitor, publish_to_watchers
from duxi.chat.peers import Peer
from duxi.chat.queries import attachment_for, conversation_for, plain_conversation_for
from duxi.chat.rows import message_row
from duxi.chat.schemas import ChatConversationRef, ChatDone, ChatMessage, ChatReadingPoint, ClientId, Content
from duxi.chat.server_events import ChatReadNews, ChatTypingNews
from duxi.core.errors import NotFound
from duxi.core.schema import Schema


class ChatSendIn(ChatConversationRef):
    """`client_id` makes repetitions idempotent; `option` is the value of the chosen option."""

    content: Content = ""
    client_id: ClientId
    option: Annotated[str, StringConstraints(max_length=100)] | None = None


class ChatSendFileIn(ChatConversationRef):
    file_uuid: UUID
    client_id: ClientId


class ChatSendOut(Schema):
    message: ChatMessage


class ChatTypingIn(ChatConversationRef):
    is_typing: bool = True


@client_event(
    "sendMessage", ChatSendIn, ChatSendOut, audience="both", summary="Store a message, once per `client_id`."
)
def send_message(peer: Peer, data: ChatSendIn) -> ChatSendOut:
    conversation = plain_conversation_for(peer, data.conversation_uuid)
    _limit(peer)
    if peer.is_agent:
        message = send_as_agent(
            agent=peer.as_agent(),
            conversation=conversation,
            content=data.content,
            client_id=data.client_id,
        )
    else:
        refuse_blocked(peer)
        message = send_as_visitor(
            conversation=conversation, content=data.content, client_id=data.client_id, option=data.option
        )
    return _sent(peer, message)


@client_event("sendFile", ChatSendFileIn, ChatSendOut, audience="both", summary="Send a finished upload.")
def send_file(peer: Peer, data: ChatSendFileIn) -> ChatSendOut:
    conversation = plain_conversation_for(peer, data.conversation_uuid)
    attachment = attachment_for(peer, data.file_uuid)
    if attachment.conversation_id != conversation.pk:
        raise NotFound
    _limit(peer)
    if peer.is_agent:
        message = send_image_as_agent(
            agent=peer.as_agent(),
            conversation=conversation,
            attachment=attachment,
            client_id=data.client_id,
        )
    else:
        refuse_blocked(peer)
        message = send_image_as_visitor(
            conversation=conversation, attachment=attachment, client_id=data.client_id
        )
    return _sent(peer, message)


def _limit(peer: Peer) -> None:
    (AGENT_MESSAGES if peer.is_agent else MESSAGES).hit(peer.key)


def _sent(peer: Peer, message: Message) -> ChatSendOut:
    viewer = peer.user if peer.is_agent else None
    return ChatSendOut(message=message_row(message, viewer=viewer, by_visitor=not peer.is_agent))


@client_event(
    "typing", ChatTypingIn, ChatDone, audience="both", summary="The sender started or stopped typing."
)
def typing(peer: Peer, data: ChatTypingIn) -> ChatDone:
    conversation = conversation_for(peer, data.conversation_uuid)
    name = peer.as_agent().fullname if peer.is_agent else conversation.visitor.fullname
    news = ChatTypingNews(
        conversation_uuid=conversation.uuid,
        sender="agent" if peer.is_agent else "visitor",
        user_name=name,
        is_typing=data.is_typing,
    )
    if peer.is_agent and conversation.assignee_id == peer.as_agent().pk:
        publish_to_visitor(conversation, "typing", news)
    publish_to_watchers(conversation, "typing", news, but=peer.channel)
    return ChatDone()


@client_event(
    "readMessages",
    ChatReadingPoint,
    ChatDone,
    audience="both",
    summary="The sender has read up to this number.",
)
def read_messages(peer: Peer, data: ChatReadingPoint) -> ChatDone:
    conversation = conversation_for(peer, data.conversation_uuid)
    if peer.is_agent and conversation.assignee_id not in (None, peer.as_agent().pk):
        return ChatDone()
    read = read_up_to(uuid=conversation.uuid, sequence=data.sequence, by_visitor=not peer.is_agent)
    reached = read.agent_read if peer.is_agent else read.visitor_read
    news = ChatReadNews(
        conversation_uuid=read.uuid, sequence=reached, reader="agent" if peer.is_agent else "visitor"
    )
    if peer.is_agent:
        publish_to_visitor(conversation, "read", news)
    publish_to_watchers(conversation, "read", news, but=peer.channel)
    return ChatDone()
