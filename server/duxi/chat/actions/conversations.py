"""The life cycle of a conversation, from the first message to the rating."""

from dataclasses import dataclass

from django.db import transaction
from django.utils.translation import gettext as _

from duxi.chat.actions.messages import send_as_visitor
from duxi.chat.actions.queue import announce_queue, assign_soon
from duxi.chat.actions.visitors import (
    issue_token,
    new_visitor,
    note_presence,
    own_path,
    refuse_blocked,
    visitor_of,
)
from duxi.chat.bot import engine
from duxi.chat.errors import AlreadyRated, EndTooEarly, VisitorBlocked
from duxi.chat.limits import END_ALLOWED_AFTER
from duxi.chat.models import Conversation, ConversationStatus, Feedback, Visitor
from duxi.chat.news import publish_conversation
from duxi.chat.peers import Peer
from duxi.chat.queries import is_blocked, last_agent_of
from duxi.chat.storing import lock_conversation, note_system, record
from duxi.core.clock import now
from duxi.core.errors import Invalid


@dataclass(frozen=True)
class Contact:
    """The contact details that an anonymous visitor entered."""

    fullname: str
    email: str
    phone: str


@dataclass(frozen=True)
class Started:
    """A conversation with its first message and a new token."""

    conversation: Conversation
    token: str


@transaction.atomic
def start(*, peer: Peer, contact: Contact | None, content: str, client_id: str) -> Started:
    """Store the first message of a conversation, or continue one that has not ended.

    Concurrent calls get the same conversation, because the visitor's row is locked.
    """
    refuse_blocked(peer)
    visitor = _visitor(peer, contact)
    Visitor.objects.select_for_update().get(pk=visitor.pk)
    note_presence(visitor, peer)
    conversation = Conversation.objects.filter(visitor=visitor, ended_at=None).first()
    if conversation is None:
        conversation = _create(visitor, peer.page_url)
    send_as_visitor(conversation=conversation, content=content, client_id=client_id)
    conversation.refresh_from_db()
    return Started(conversation, issue_token(visitor, peer.sign_in))


def _visitor(peer: Peer, contact: Contact | None) -> Visitor:
    if peer.user is not None:
        return visitor_of(peer.user)
    if peer.visitor is not None:
        return peer.visitor
    if contact is None:
        raise Invalid
    return new_visitor(peer, fullname=contact.fullname, email=contact.email, phone=contact.phone)


def _create(visitor: Visitor, page_url: str) -> Conversation:
    moment = now()
    conversation = Conversation.objects.create(
        visitor=visitor,
        page_url=own_path(page_url),
        end_allowed_at=moment + END_ALLOWED_AFTER,
        created_at=moment,
        last_message_at=moment,
    )
    record(conversation, "started")
    engine.greet(conversation)
    return conversation


@transaction.atomic
def end(*, conversation: Conversation) -> Conversation:
    """End the chat as its visitor; idempotent. Raises `EndTooEarly`."""
    conversation = lock_conversation(conversation.pk)
    if conversation.ended_at is not None:
        return conversation
    if now() < conversation.end_allowed_at:
        raise EndTooEarly
    close(conversation, "Sesi chat Si Duxi telah berakhir")
    record(conversation, "ended")
    return conversation


def close(conversation: Conversation, sentence: str) -> None:
    """Close a locked conversation for good."""
    note_system(conversation, sentence)
    moment = now()
    conversation.status = ConversationStatus.CLOSED
    conversation.assignee = last_agent_of(conversation)
    conversation.ended_at = moment
    conversation.resolved_at = conversation.resolved_at or moment
    conversation.waiting_since = None
    conversation.bot_state = {}
    conversation.save()
    publish_conversation(conversation)
    announce_queue()
    assign_soon()


def checked_feedback(score: int | None, message: str, scale: int) -> tuple[int, str]:
    """A validated rating with its text; raises `Invalid` with what is missing."""
    text = message.strip()
    if score is None and not text:
        raise _missing(_("Harap pilih emoji dan isi pesan feedback Anda."), "score", "message")
    if score is None:
        raise _missing(_("Harap pilih emoji feedback Anda."), "score")
    if not text:
        raise _missing(_("Harap isi pesan feedback Anda."), "message")
    if not 1 <= score <= scale:
        raise _missing(_("Harap pilih emoji feedback Anda."), "score")
    return score, text


def _missing(sentence: str, *fields: str) -> Invalid:
    return Invalid(sentence, errors={field: [sentence] for field in fields})


@transaction.atomic
def rate(*, conversation: Conversation, score: int | None, message: str, scale: int) -> Feedback:
    """Store the visitor's rating, once. Raises `Invalid`, `AlreadyRated` or `VisitorBlocked`."""
    score, text = checked_feedback(score, message, scale)
    conversation = lock_conversation(conversation.pk)
    if is_blocked(conversation.visitor, ""):
        raise VisitorBlocked
    feedback, is_new = Feedback.objects.get_or_create(
        conversation=conversation,
        defaults={
            "score": score,
            "scale": scale,
            "message": text,
            "agent": last_agent_of(conversation),
            "created_at": now(),
        },
    )
    if not is_new:
        raise AlreadyRated
    record(conversation, "rated", score=score, scale=scale)
    publish_conversation(conversation)
    return feedback
