"""Sign-in with Google: by the linked subject, by a mailbox verified on both sides, or with a new account.

An account that was never activated does not prove its mailbox: another person may have registered the address
and may know the password. It is neither taken over nor linked; the mailbox gets a link that sets a password,
which activates the account and ends every earlier session.
"""

from contextlib import suppress
from dataclasses import dataclass

from django.db import IntegrityError, transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts import second_factor
from duxi.accounts.actions.one_time import lock_user
from duxi.accounts.actions.passwords import send_reset_link
from duxi.accounts.actions.register import ATTEMPTS, Crowded, free_username, username_from
from duxi.accounts.actions.second_step import Door, FirstStep, issue_ticket
from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.devices import described
from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.models import GoogleIdentity, User
from duxi.core.clock import now
from duxi.core.errors import Forbidden, NotFound, Rejected
from duxi.core.lines import one_line
from duxi.gateways import google
from duxi.gateways.google import GoogleAccount


class NotActivated(Rejected):
    """The account with this address is not activated."""

    message = _(
        "Akun dengan email ini belum diaktifkan. Kami telah mengirim tautan ke email Anda untuk membuat"
        " kata sandi dan mengaktifkannya."
    )


class LinkedElsewhere(Rejected):
    """The account with this address is linked to another Google account."""

    message = _("Email ini sudah terhubung dengan akun Google lain. Silakan login dengan kata sandi Anda.")


class AccountClosed(Forbidden):
    """The account was blocked or erased."""

    message = _("Akun ini sudah tidak aktif. Hubungi kami bila Anda memerlukan bantuan.")


@dataclass(frozen=True)
class _Owner:
    """The account; `subject` is set when this sign-in links it."""

    user: User
    subject: str = ""


def sign_in_with_google(*, id_token: str, user_type: int, address: str, user_agent: str) -> FirstStep:
    """Open a session for a verified Google account; `user_type` is for new accounts only.

    With two-step verification it returns a ticket; a new link is stored after the code. Raises what
    `GoogleSignIn.verify` raises, `NotActivated`, `LinkedElsewhere`, `AccountClosed`, or `NotFound` where
    Google is not configured.
    """
    issuer = google.gateway()
    if issuer is None:
        raise NotFound
    account = issuer.verify(id_token)
    _refuse_unproved(account)
    with transaction.atomic():
        owner = _owner_of(account, user_type)
        user, subject = owner.user, owner.subject
        if second_factor.is_on(user):
            ticket = issue_ticket(user=user, door=Door.LEARNER, google_subject=subject)
            return FirstStep(user, ticket=ticket)
        if subject:
            _announce_link(user, user_agent, address)
        pair = open_session(
            user=user, address=address, user_agent=user_agent, remember=False, is_quiet=bool(subject)
        )
        return FirstStep(user, pair)


def link_after_code(user: User, subject: str, *, address: str, user_agent: str) -> None:
    """Link an account after its second step; raises `LinkedElsewhere`."""
    GoogleIdentity.objects.bulk_create([GoogleIdentity(user=user, subject=subject)], ignore_conflicts=True)
    if not GoogleIdentity.objects.filter(user=user, subject=subject).exists():
        raise LinkedElsewhere
    _announce_link(user, user_agent, address)


def _announce_link(user: User, user_agent: str, address: str) -> None:
    detail = f"Google · {described(user, user_agent, address)}"
    account_changed.announce(AccountChanged(user.pk, AccountNews.NEW_SIGN_IN, detail))


def _refuse_unproved(account: GoogleAccount) -> None:
    """Mail the owner of an account that is not activated and refuse the sign-in."""
    waiting = User.objects.filter(email__iexact=account.email, email_verified_at=None, is_active=True)
    user = waiting.exclude(google_identity__subject=account.subject).first()
    if user:
        send_reset_link(user)
        raise NotActivated


def _owner_of(account: GoogleAccount, user_type: int) -> _Owner:
    """Retry when a concurrent sign-up took the subject, address or username."""
    for _attempt in range(ATTEMPTS):
        with suppress(IntegrityError), transaction.atomic():
            return _known(account) or _linked(account) or _created(account, user_type)
    raise Crowded


def _known(account: GoogleAccount) -> _Owner | None:
    identity = GoogleIdentity.objects.filter(subject=account.subject).first()
    return _Owner(_active(identity.user_id)) if identity else None


def _linked(account: GoogleAccount) -> _Owner | None:
    found = User.objects.filter(email__iexact=account.email).values_list("pk", flat=True).first()
    if found is None:
        return None
    user = _active(found)
    if user.email_verified_at is None:
        raise NotActivated
    if GoogleIdentity.objects.filter(user=user).exclude(subject=account.subject).exists():
        raise LinkedElsewhere
    if not second_factor.is_on(user):
        GoogleIdentity.objects.create(user=user, subject=account.subject)
    return _Owner(user, account.subject)


def _active(user_pk: int) -> User:
    """The active account, locked until the sign-in is written."""
    lock_user(user_pk)
    user = User.objects.get(pk=user_pk)
    if not user.is_active:
        raise AccountClosed
    return user


def _created(account: GoogleAccount, user_type: int) -> _Owner:
    moment = now()
    user = User.objects.create_user(
        account.email,
        None,
        username=free_username(username_from(account.email)),
        fullname=one_line(account.name),
        user_type=user_type,
        email_verified_at=moment,
        terms_accepted_at=moment,
    )
    GoogleIdentity.objects.create(user=user, subject=account.subject)
    return _Owner(user)
