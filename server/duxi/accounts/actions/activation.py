"""Activating accounts, and verifying mailboxes by mailed links."""

from django.db import IntegrityError, transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts import emails
from duxi.accounts.actions.one_time import Purpose, TokenOver, end, issue, redeem
from duxi.accounts.constants import ACTIVATION_LIFETIME
from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.limits import may_get
from duxi.accounts.models import OneTimeToken, User
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.gateways import mail


class VerificationFailed(Rejected):
    """The link has expired, or its purpose is no longer possible."""

    message = _("Failed to verificate your email!")


def send_activation(user: User) -> None:
    """Mail the activation link if the account needs one, within the mailbox's rate limit."""
    if user.email_verified_at or not user.is_active or not may_get(user.email, "activation"):
        return
    with transaction.atomic():
        token = issue(user, Purpose.ACTIVATION, ACTIVATION_LIFETIME, {"email": user.email})
        mail.queue(
            to=user.email, email_message=emails.activation(token), locale=user.locale, name=user.fullname
        )


@transaction.atomic
def verify_mailbox(*, token: str) -> str:
    """Redeem a link for activation or for a new address and return which. Raises `VerificationFailed`."""
    try:
        used = redeem(token, Purpose.ACTIVATION, Purpose.CHANGE_EMAIL)
    except TokenOver as over:
        raise VerificationFailed from over
    if used.purpose == Purpose.ACTIVATION:
        _activate(used)
    else:
        _move(used)
    return used.purpose


def note_proven_mailbox(user: User) -> None:
    """Activate an account whose mailbox was just verified, in the caller's transaction."""
    first_time = User.objects.filter(pk=user.pk, email_verified_at=None).update(email_verified_at=now())
    end(user, Purpose.ACTIVATION)
    if first_time:
        account_changed.announce(AccountChanged(user.pk, AccountNews.ACTIVATED))


def _activate(used: OneTimeToken) -> None:
    if used.payload["email"] != used.user.email:
        raise VerificationFailed
    note_proven_mailbox(used.user)


def _move(used: OneTimeToken) -> None:
    """Change the address unless another account has taken it; links to the old mailbox end."""
    user, wanted = used.user, used.payload["email"]
    try:
        with transaction.atomic():
            User.objects.filter(pk=user.pk).update(email=wanted, email_verified_at=now())
    except IntegrityError as taken:
        raise VerificationFailed from taken
    end(user, Purpose.ACTIVATION, Purpose.RESET_PASSWORD)
    mail.queue(to=user.email, email_message=emails.moved(wanted), locale=user.locale, name=user.fullname)
    account_changed.announce(AccountChanged(user.pk, AccountNews.EMAIL_CHANGED, wanted))
