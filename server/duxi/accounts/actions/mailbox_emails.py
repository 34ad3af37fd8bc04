"""The worker's part for a user who named an address: done there, so that neither answer nor timing shows it.

A request leaves the same job behind whether the address has an account or not.
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


def ask_reset_link(email: str) -> None:
    """Have a reset link mailed to a user who owns this address."""
    enqueue("duxi.accounts.tasks.mail_reset_link", encrypt(email))


def ask_activation(email: str) -> None:
    """Have the activation link mailed once more."""
    enqueue("duxi.accounts.tasks.mail_activation", encrypt(email))


def ask_owner_told(email: str) -> None:
    """Notify the owner of this address that a user tried to sign up with it."""
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
