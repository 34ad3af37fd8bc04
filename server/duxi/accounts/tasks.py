"""Jobs of accounts."""

from duxi.accounts.actions import email_change, erase, mailbox_emails
from duxi.accounts.constants import OTP_RETENTION
from duxi.accounts.models import OneTimeToken, OtpCode, RefreshToken, User
from duxi.core.clock import now
from duxi.core.secrets import decrypt


def remove_expired_tokens() -> int:
    """Delete expired refresh tokens; returns how many."""
    return RefreshToken.objects.filter(expires_at__lte=now()).delete()[0]


def remove_expired_links() -> int:
    """Delete expired one-time secrets; returns how many."""
    return OneTimeToken.objects.filter(expires_at__lte=now()).delete()[0]


def erase_due_accounts() -> int:
    """Erase every account whose deletion is due; returns how many."""
    return erase.erase_due()


def remove_old_codes() -> int:
    """Delete one-time codes that count for no budget any more; returns how many."""
    return OtpCode.objects.filter(created_at__lte=now() - OTP_RETENTION).delete()[0]


def mail_reset_link(encrypted_email: str) -> None:
    """Mail a reset link if an account has this address."""
    mailbox_emails.mail_reset_link(decrypt(encrypted_email))


def mail_activation(encrypted_email: str) -> None:
    """Mail an activation link if an account with this address still needs it."""
    mailbox_emails.mail_activation(decrypt(encrypted_email))


def mail_already_registered(encrypted_email: str) -> None:
    """Notify the owner of an address about an attempted sign-up."""
    mailbox_emails.mail_already_registered(decrypt(encrypted_email))


def email_both_mailboxes(user_pk: int, encrypted_email: str, encrypted_token: str) -> None:
    """Mail the new and the current mailbox of a user who changes their address."""
    user = User.objects.filter(pk=user_pk, is_active=True).first()
    if user:
        email_change.email_both_mailboxes(
            user=user, wanted=decrypt(encrypted_email), token=decrypt(encrypted_token)
        )
