"""Changing an account's address: requested with the password, confirmed by a link to the new mailbox."""

from django.db import transaction
from django.utils.translation import gettext as _

from duxi.accounts import emails
from duxi.accounts.actions.one_time import Purpose, issue
from duxi.accounts.addresses import mail_address
from duxi.accounts.constants import EMAIL_CHANGE_LIFETIME
from duxi.accounts.limits import EMAIL_CHANGES, may_get
from duxi.accounts.models import User
from duxi.accounts.queries import people_with_email
from duxi.accounts.reauthentication import prove_identity
from duxi.core.errors import Invalid
from duxi.core.jobs import enqueue
from duxi.core.secrets import encrypt
from duxi.gateways import mail


def ask_email_change(*, user: User, email: str, password: str, address: str) -> None:
    """Request a change of address; only the new mailbox's owner learns whether it is free.

    Raises `Invalid` with messages by field, or `TooMany`.
    """
    wanted = mail_address(email)
    if wanted == user.email:
        sentence = _("Ini sudah alamat email akun Anda.")
        raise Invalid(sentence, errors={"email": [sentence]})
    prove_identity(user=user, password=password, address=address)
    EMAIL_CHANGES.hit(str(user.pk))
    with transaction.atomic():
        token = issue(user, Purpose.CHANGE_EMAIL, EMAIL_CHANGE_LIFETIME, {"email": wanted})
        enqueue("duxi.accounts.tasks.email_both_mailboxes", user.pk, encrypt(wanted), encrypt(token))


def email_both_mailboxes(*, user: User, wanted: str, token: str) -> None:
    """Mail the link to the new mailbox and a warning to the current one."""
    owner = people_with_email(wanted).first()
    reader, email_message = (owner, emails.address_in_use()) if owner else (user, emails.new_address(token))
    if may_get(wanted, "new-address"):
        mail.queue(to=wanted, email_message=email_message, locale=reader.locale, name=reader.fullname)
    if may_get(user.email, "move-asked"):
        warning = emails.move_asked(wanted)
        mail.queue(to=user.email, email_message=warning, locale=user.locale, name=user.fullname)
