"""The first frame, and starting conversations."""

from datetime import datetime
from typing import Annotated, Literal

from django.conf import settings
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.utils.translation import gettext as _
from pydantic import Field, StringConstraints

from duxi.accounts import second_factor
from duxi.accounts.models import LoginSession
from duxi.accounts.tokens import AccessExpired, SessionEnded, read_access
from duxi.chat import hours
from duxi.chat.actions.conversations import Contact, Started, start
from duxi.chat.actions.duty import note_agent_seen
from duxi.chat.actions.visitors import note_presence, visitor_by_token
from duxi.chat.contract import client_event
from duxi.chat.limits import CHUNK_BYTES, IMAGE_BYTES, STARTS
from duxi.chat.models import Visitor
from duxi.chat.peers import MAY_ANSWER, Peer
from duxi.chat.queries import active_conversation_of, messages_after, place_of
from duxi.chat.rows import message_row, visitor_row
from duxi.chat.schemas import (
    ChatDone,
    ChatMessage,
    ChatQueuePlace,
    ClientId,
    Content,
    ConversationOut,
    PageUrl,
)
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Invalid
from duxi.core.schema import Schema
from duxi.gateways import captcha
from duxi.notices.queries import listener_of

Long = Annotated[str, StringConstraints(max_length=10_000)]


class ChatInitIn(Schema):
    """`token` is a bearer token, `chat_token` that of a started chat; `as_agent` connects as an agent."""

    token: Annotated[str, StringConstraints(max_length=500)] = ""
    chat_token: Annotated[str, StringConstraints(max_length=100)] = ""
    as_agent: bool = False
    locale: Annotated[str, StringConstraints(max_length=7)] = "id"
    page_url: PageUrl = ""


class ChatInitOut(Schema):
    """The identity of the connection, its open conversation, and settings for clients."""

    role: Literal["guest", "visitor", "learner", "agent"]
    conversation: ConversationOut | None
    queue: ChatQueuePlace | None
    scala: int
    is_open: bool
    hours: str
    image_limit_bytes: int
    chunk_bytes: int
    server_time: datetime


class ChatStartIn(Schema):
    """The pre-chat form of visitors without an account."""

    fullname: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)] = ""
    email: Annotated[str, StringConstraints(strip_whitespace=True, max_length=254)] = ""
    phone: Annotated[str, StringConstraints(strip_whitespace=True, max_length=30)] = ""
    message: Content = ""
    client_id: ClientId
    captcha: Long = ""
    page_url: PageUrl = ""


class ChatGenerateIn(Schema):
    """The first message of a known user: signed in, or with a chat token."""

    content: Content = ""
    client_id: ClientId
    captcha: Long = ""
    page_url: PageUrl = ""


class ChatStartOut(Schema):
    """A conversation with its first messages; `session_token` goes into the `Chat-Token` header."""

    session_token: str
    conversation: ConversationOut
    messages: list[ChatMessage]
    queue: ChatQueuePlace | None


class ChatPingIn(Schema):
    """`page_url`: the visitor's current page."""

    page_url: Annotated[str, Field(max_length=500)] = ""


@client_event(
    "initSocket",
    ChatInitIn,
    ChatInitOut,
    audience="anybody",
    summary="The first frame, which identifies the client.",
)
def init_socket(peer: Peer, data: ChatInitIn) -> ChatInitOut:
    peer.locale, peer.page_url = data.locale, data.page_url
    peer.forget()
    if data.token:
        _sign_in(peer, data.token)
    if data.as_agent:
        _set_agent(peer)
    elif peer.user is not None:
        peer.visitor = Visitor.objects.filter(user=peer.user).first()
    elif data.chat_token:
        peer.visitor = visitor_by_token(data.chat_token, peer.address)
    return _opened(peer)


def _sign_in(peer: Peer, token: str) -> None:
    peer.sign_in = read_access(token)
    found = listener_of(peer.sign_in)
    if found is None or found.is_ended:
        raise SessionEnded
    if found.is_expired:
        raise AccessExpired
    peer.user = found.user


def _set_agent(peer: Peer) -> None:
    if peer.user is None or not peer.user.is_staff or not peer.user.has_perm(MAY_ANSWER):
        raise Forbidden
    second_factor.require(peer.user, LoginSession.objects.get(user=peer.user, pk=str(peer.sign_in)))
    peer.is_agent = True
    note_agent_seen(peer.user)


def _opened(peer: Peer) -> ChatInitOut:
    conversation = None
    if peer.visitor is not None:
        note_presence(peer.visitor, peer)
        conversation = active_conversation_of(peer.visitor)
    return ChatInitOut(
        role=_role(peer),
        conversation=visitor_row(conversation) if conversation else None,
        queue=place_of(conversation) if conversation else None,
        scala=settings.CHAT_FEEDBACK_SCALE,
        is_open=hours.is_open(),
        hours=hours.described(),
        image_limit_bytes=IMAGE_BYTES,
        chunk_bytes=CHUNK_BYTES,
        server_time=now(),
    )


def _role(peer: Peer) -> Literal["guest", "visitor", "learner", "agent"]:
    if peer.is_agent:
        return "agent"
    if peer.user is not None:
        return "learner"
    return "visitor" if peer.visitor is not None else "guest"


@client_event(
    "startConversation",
    ChatStartIn,
    ChatStartOut,
    audience="anybody",
    summary="Start a chat with the pre-chat form; requires a captcha.",
)
def start_conversation(peer: Peer, data: ChatStartIn) -> ChatStartOut:
    contact = None if peer.user else _contact(data)
    return _start(peer, contact, data.message, data.client_id, data.captcha, data.page_url)


@client_event(
    "generateConversation",
    ChatGenerateIn,
    ChatStartOut,
    audience="visitor",
    summary="Start a chat with a first message, as a known user; requires a captcha.",
)
def generate_conversation(peer: Peer, data: ChatGenerateIn) -> ChatStartOut:
    if peer.user is None:
        peer.as_visitor()
    if not data.content.strip():
        raise _invalid({"content": _("Mohon isi pesan anda")})
    return _start(peer, None, data.content, data.client_id, data.captcha, data.page_url)


def _start(
    peer: Peer, contact: Contact | None, content: str, client_id: str, answer: str, page_url: str
) -> ChatStartOut:
    if peer.is_agent:
        raise Forbidden
    STARTS.hit(peer.address)
    captcha.verify_from(answer, peer.address)
    peer.page_url = page_url or peer.page_url
    started = start(peer=peer, contact=contact, content=content, client_id=client_id)
    peer.visitor = started.conversation.visitor
    return _started(started)


def _started(started: Started) -> ChatStartOut:
    return ChatStartOut(
        session_token=started.token,
        conversation=visitor_row(started.conversation),
        messages=[message_row(one, by_visitor=True) for one in messages_after(started.conversation, 0)],
        queue=place_of(started.conversation),
    )


def _contact(data: ChatStartIn) -> Contact:
    """The pre-chat form, validated field by field."""
    missing = {
        "email": None if _is_address(data.email) else _("Masukkan email yange valid"),
        "fullname": None if data.fullname else _("Mohon isi kolom nama lengkap"),
        "phone": None if data.phone else _("Mohon isi nomor ponsel anda"),
        "message": None if data.message.strip() else _("Mohon tulis pesan anda"),
    }
    wrong = {field: sentence for field, sentence in missing.items() if sentence}
    if wrong:
        raise _invalid(wrong)
    return Contact(fullname=data.fullname, email=data.email.lower(), phone=data.phone)


def _invalid(wrong: dict[str, str]) -> Invalid:
    return Invalid(next(iter(wrong.values())), errors={field: [text] for field, text in wrong.items()})


def _is_address(text: str) -> bool:
    try:
        validate_email(text)
    except ValidationError:
        return False
    return True


@client_event("ping", ChatPingIn, ChatDone, audience="anybody", summary="Heartbeat of the client.")
def ping(peer: Peer, data: ChatPingIn) -> ChatDone:
    if data.page_url:
        peer.page_url = data.page_url
    if peer.visitor is not None and not peer.is_agent:
        note_presence(peer.visitor, peer)
    if peer.is_agent:
        note_agent_seen(peer.as_agent())
    return ChatDone()
