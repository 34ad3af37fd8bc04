"""Queueing mails for an address that may or may not have an account.

The request queues the same job in both cases and the worker looks the account up, so neither response nor
timing reveals it.
"""

from duxi.accounts import emails
from duxi.accounts.actions.activation import send_activation
from duxi.accounts.actions.passwords import send_reset_link
from duxi.accounts.limits import may_get
from duxi.accounts.models import User
from duxi.accounts.queries import people_with_email
from duxi.core.jobs import enqueue
from duxi.core.secrets import encrypt
from duxi.gateways import mail


def queue_reset_mail(email: str) -> None:
    """Queue a reset link for the account with this address, if any."""
    enqueue("duxi.accounts.tasks.mail_reset_link", encrypt(email))


def queue_activation_mail(email: str) -> None:
    """Queue another activation link."""
    enqueue("duxi.accounts.tasks.mail_activation", encrypt(email))


def queue_already_registered_mail(email: str) -> None:
    """Queue a notice to the owner of this address about an attempted sign-up."""
    enqueue("duxi.accounts.tasks.mail_already_registered", encrypt(email))


def mail_reset_link(email: str) -> None:
    if user := _owner(email):
        send_reset_link(user)


def mail_activation(email: str) -> None:
    if user := _owner(email):
        send_activation(user)


def mail_already_registered(email: str) -> None:
    user = _owner(email)
    if user and may_get(user.email, "registered"):
        email_message = emails.already_registered()
        mail.queue(to=user.email, email_message=email_message, locale=user.locale, name=user.fullname)


def _owner(email: str) -> User | None:
    return people_with_email(email).filter(is_active=True).first()
