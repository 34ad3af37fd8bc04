"""Visitors: who they are, the tokens that prove it, and blocks."""

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
    """A keyed hash: enough to know an address again, nothing that leads back to it."""
    return salted_hmac(_SALT, address, algorithm="sha256").hexdigest() if address else ""


def visitor_of(user: User) -> Visitor:
    """The one visitor of a signed-in person, as the account names them now."""
    facts = {"fullname": user.fullname, "email": user.email, "phone": user.phone, "locale": user.locale}
    return Visitor.objects.update_or_create(user=user, defaults=facts)[0]


def new_visitor(peer: Peer, *, fullname: str, email: str, phone: str) -> Visitor:
    """An anonymous visitor, as they describe themselves."""
    return Visitor.objects.create(fullname=fullname, email=email, phone=phone, locale=peer.locale)


def issue_token(visitor: Visitor, sign_in: UUID | None) -> str:
    """A chat token; for a signed-in person it ends with the sign-in."""
    token = new_token()
    ChatToken.objects.create(
        visitor=visitor,
        token_hash=digest(token),
        login_session_id=sign_in,
        expires_at=now() + TOKEN_LIFETIME,
    )
    return token


def visitor_by_token(token: str, address: str = "") -> Visitor:
    """Whose token this is; raises `ChatTokenInvalid`, and 429 for a user who guesses."""
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
    """Where a visitor is now."""
    Visitor.objects.filter(pk=visitor.pk).update(
        last_seen_at=now(),
        page_url=own_path(peer.page_url) or visitor.page_url,
        user_agent=peer.user_agent[:300],
        address_hash=address_hash(peer.address),
    )


def own_path(url: str) -> str:
    """A page of ours by its path alone, one of another site as it is."""
    is_ours = url == settings.BASE_URL or url.startswith(f"{settings.BASE_URL}/")
    return (url.removeprefix(settings.BASE_URL) or "/") if is_ours else url


def refuse_blocked(peer: Peer) -> None:
    """Raise `VisitorBlocked` for a user who may not write now."""
    if is_blocked(peer.visitor, address_hash(peer.address)):
        raise VisitorBlocked


@transaction.atomic
def block(*, visitor: Visitor, agent: User, reason: str, lifetime: timedelta) -> VisitorBlock:
    """Keep an abusive visitor from writing for a while."""
    return VisitorBlock.objects.create(
        visitor=visitor,
        address_hash=visitor.address_hash,
        reason=reason,
        blocked_by=agent,
        created_at=now(),
        until=now() + lifetime,
    )


def unblock(*, visitor: Visitor) -> None:
    """Let a visitor write again."""
    VisitorBlock.objects.filter(visitor=visitor, until__gt=now()).update(until=now())
