"""New passwords: with the old one, or with a mailed link."""

import uuid

from django.contrib.auth.hashers import check_password, make_password
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts import emails
from duxi.accounts.actions.activation import note_proven_mailbox
from duxi.accounts.actions.one_time import Purpose, TokenOver, end, issue, lock_user, peek, redeem
from duxi.accounts.actions.sign_in import end_all_sessions, renew_session
from duxi.accounts.constants import RESET_LIFETIME
from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.limits import may_get
from duxi.accounts.models import LoginSession, OneTimeToken, User
from duxi.accounts.reauthentication import prove_identity
from duxi.accounts.tokens import TokenPair
from duxi.core.errors import Invalid, Rejected, Stale
from duxi.gateways import mail

_SENTENCES = {
    "password_too_common": gettext_lazy("Kata sandi ini terlalu umum. Pilih yang lebih sulit ditebak."),
    "password_too_similar": gettext_lazy("Kata sandi ini terlalu mirip dengan nama atau email Anda."),
    "password_too_short": gettext_lazy("Minimal 8 karakter."),
}


class ResetOver(Rejected):
    """The link is unknown, used or expired, or its account has changed its address."""

    message = gettext_lazy("Invalid or expired session to reset your password!")


def refuse_weak(password: str, user: User, field: str) -> None:
    """Raise `Invalid` for this field if a password is common or resembles the user's data."""
    try:
        validate_password(password, user)
    except ValidationError as weak:
        texts = [str(_SENTENCES.get(str(one.code), "; ".join(one.messages))) for one in weak.error_list]
        raise Invalid(texts[0], errors={field: texts}) from weak


def change_password(
    *, user: User, session: LoginSession, old_pass: str, new_pass: str, address: str
) -> TokenPair:
    """Change the password; all other sessions end, and this one gets new tokens.

    Raises `Invalid` with messages by field, or `TooMany`.
    """
    _prove_old(user, old_pass, address)
    refuse_weak(new_pass, user, "new_pass")
    if check_password(new_pass, user.password):
        raise _refusal("new_pass", _("Kata sandi baru harus berbeda dari yang lama."))
    with transaction.atomic():
        _replace(user, new_pass)
        end_password_era(user, keep=session.pk)
        return renew_session(session)


def send_reset_link(user: User) -> None:
    """Mail a password reset link, within the mailbox's rate limit."""
    if not may_get(user.email, "reset"):
        return
    with transaction.atomic():
        token = issue(user, Purpose.RESET_PASSWORD, RESET_LIFETIME, {"email": user.email})
        mail.queue(
            to=user.email, email_message=emails.password_reset(token), locale=user.locale, name=user.fullname
        )


def reset_session(token: str) -> OneTimeToken:
    """The unused reset of a link; raises `ResetOver`."""
    try:
        found = peek(token, Purpose.RESET_PASSWORD)
    except TokenOver as over:
        raise ResetOver from over
    if found.payload["email"] != found.user.email:
        raise ResetOver
    return found


def reset_password(*, token: str, new_pass: str) -> None:
    """Set a new password by a link; all sessions end, and the mailbox counts as verified.

    Raises `ResetOver`, or `Invalid` with messages by field; the link stays valid then.
    """
    user = reset_session(token).user
    refuse_weak(new_pass, user, "new_pass")
    encoded = make_password(new_pass)
    with transaction.atomic():
        _redeem_reset(token, user.email)
        User.objects.filter(pk=user.pk).update(password=encoded, must_update_password=False)
        note_proven_mailbox(user)
        end_password_era(user)


def end_password_era(user: User, keep: uuid.UUID | None = None) -> None:
    """After a password change: end all sessions and secrets that were opened with the old one."""
    end(user, Purpose.RESET_PASSWORD, Purpose.CHANGE_EMAIL, Purpose.TEMPORARY_LOGIN, Purpose.TWO_FACTOR)
    end_all_sessions(user=user, reason=LoginSession.EndReason.PASSWORD, keep=keep)
    account_changed.announce(AccountChanged(user.pk, AccountNews.PASSWORD_CHANGED))


def _redeem_reset(token: str, email: str) -> None:
    try:
        used = redeem(token, Purpose.RESET_PASSWORD)
    except TokenOver as over:
        raise ResetOver from over
    if used.user.email != email:
        raise ResetOver


def _replace(user: User, new_pass: str) -> None:
    """Of two concurrent changes one wins, because both were authorised by the same old password."""
    lock_user(user.pk)
    same = User.objects.filter(pk=user.pk, password=user.password)
    if not same.update(password=make_password(new_pass), must_update_password=False):
        raise Stale


def _prove_old(user: User, old_pass: str, address: str) -> None:
    try:
        prove_identity(user=user, password=old_pass, address=address)
    except Invalid as refusal:
        raise _refusal("old_pass", refusal.text) from refusal


def _refusal(field: str, text: str) -> Invalid:
    return Invalid(text, errors={field: [text]})
