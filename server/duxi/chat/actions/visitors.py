"""Visitors: identity, chat tokens and blocks."""

from datetime import timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.utils.crypto import salted_hmac

from duxi.accounts.models import User
from duxi.chat.errors import ChatTokenInvalid, VisitorBlocked
from duxi.chat.limits import TOKEN_LIFETIME, TOKENS
from duxi.chat.models import ChatToken, Visitor, VisitorBlock
from duxi.chat.peers import Peer
from duxi.chat.queries import is_blocked
from duxi.core.clock import now
from duxi.core.secrets import digest, new_token

_SALT = "duxi.chat.address"


def address_hash(address: str) -> str:
    """A keyed hash: recognises an address without revealing it."""
    return salted_hmac(_SALT, address, algorithm="sha256").hexdigest() if address else ""


def visitor_of(user: User) -> Visitor:
    """The one visitor of a signed-in user, with the account's current name."""
    facts = {"fullname": user.fullname, "email": user.email, "phone": user.phone, "locale": user.locale}
    return Visitor.objects.update_or_create(user=user, defaults=facts)[0]


def new_visitor(peer: Peer, *, fullname: str, email: str, phone: str) -> Visitor:
    """An anonymous visitor with the details that they entered."""
    return Visitor.objects.create(fullname=fullname, email=email, phone=phone, locale=peer.locale)


def issue_token(visitor: Visitor, sign_in: UUID | None) -> str:
    """Issue a chat token; a signed-in user's token ends with the session."""
    token = new_token()
    ChatToken.objects.create(
        visitor=visitor,
        token_hash=digest(token),
        login_session_id=sign_in,
        expires_at=now() + TOKEN_LIFETIME,
    )
    return token


def visitor_by_token(token: str, address: str = "") -> Visitor:
    """The visitor of a token; raises `ChatTokenInvalid`, and 429 after too many guesses."""
    TOKENS.check(address)
    found = (
        ChatToken.objects.select_related("visitor__user", "login_session")
        .filter(token_hash=digest(token), expires_at__gt=now())
        .first()
    )
    if found is None or _is_over(found):
        TOKENS.count(address)
        raise ChatTokenInvalid
    return found.visitor


def _is_over(token: ChatToken) -> bool:
    if token.login_session is None:
        return token.visitor.user_id is not None
    user = token.visitor.user
    return bool(token.login_session.ended_at) or user is None or not user.is_active


def note_presence(visitor: Visitor, peer: Peer) -> None:
    """Store the page that a visitor is on."""
    Visitor.objects.filter(pk=visitor.pk).update(
        last_seen_at=now(),
        page_url=own_path(peer.page_url) or visitor.page_url,
        user_agent=peer.user_agent[:300],
        address_hash=address_hash(peer.address),
    )


def own_path(url: str) -> str:
    """The path of one of our pages; the whole URL of another site's."""
    is_ours = url == settings.BASE_URL or url.startswith(f"{settings.BASE_URL}/")
    return (url.removeprefix(settings.BASE_URL) or "/") if is_ours else url


def refuse_blocked(peer: Peer) -> None:
    """Raise `VisitorBlocked` for a visitor who may not write now."""
    if is_blocked(peer.visitor, address_hash(peer.address)):
        raise VisitorBlocked


@transaction.atomic
def block(*, visitor: Visitor, agent: User, reason: str, lifetime: timedelta) -> VisitorBlock:
    """Block an abusive visitor for some time."""
    return VisitorBlock.objects.create(
        visitor=visitor,
        address_hash=visitor.address_hash,
        reason=reason,
        blocked_by=agent,
        created_at=now(),
        until=now() + lifetime,
    )


def unblock(*, visitor: Visitor) -> None:
    """Unblock a visitor."""
    VisitorBlock.objects.filter(visitor=visitor, until__gt=now()).update(until=now())
