"""A user's phone number: stored in E.164 form, and verified as long as it stays the same."""

from django.db import transaction

from duxi.accounts.models import OtpCode, User
from duxi.accounts.phones import dial_code_of, e164
from duxi.core.clock import now


@transaction.atomic
def save_phone(*, user: User, phone: str, dial_code: str) -> None:
    """Store the number; another number loses the verification and ends codes for the old one.

    Several accounts may have the same number. Raises `InvalidPhone`.
    """
    number = e164(phone, dial_code)
    account = lock_account(user)
    if account.phone != number:
        replace_phone(account, number)
    OtpCode.objects.filter(user=account, ended_at=None).exclude(phone=number).update(ended_at=now())


def lock_account(user: User) -> User:
    """The current row of the account, locked until the transaction ends.

    Changes of phone or codes lock the account first, which avoids deadlocks.
    """
    return User.objects.select_for_update(no_key=True).get(pk=user.pk)


def replace_phone(account: User, number: str) -> None:
    """Set another, unverified number on a locked account."""
    account.phone, account.phone_dial_code = number, dial_code_of(number)
    account.phone_verified_at = account.phone_wa_verified_at = None
    account.save(
        update_fields=["phone", "phone_dial_code", "phone_verified_at", "phone_wa_verified_at"],
    )
