"""Requesting a one-time code.

The code is reserved in a short transaction, sent outside of it, and revoked if the provider refuses. So the
user learns at once that a number is not on WhatsApp, a failed attempt costs no pause, concurrent requests see
the reservation, and no lock is held during network calls.
"""

import secrets
from datetime import datetime

from django.db import transaction
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext_lazy as _

from duxi.accounts.actions.phone import lock_account
from duxi.accounts.constants import OTP_DIGITS, OTP_LIFETIME
from duxi.accounts.models import OtpChannel, OtpCode, User
from duxi.accounts.otp_codes import (
    NOT_ARRIVED,
    fingerprint,
    pause_of,
    seconds_until_affordable,
    was_not_on_whatsapp,
)
from duxi.accounts.phones import InvalidPhone, e164
from duxi.accounts.verified_phone import PhoneMissing, has_verified_phone
from duxi.core.clock import now
from duxi.core.errors import Rejected, TooMany
from duxi.core.locks import advisory_lock
from duxi.gateways import messaging


class AlreadyVerified(Rejected):
    """This number is already verified over this channel."""

    message = _("Nomor telepon ini sudah terverifikasi.")


class InPause(TooMany):
    """The last code was sent too recently."""

    def __init__(self, seconds: int) -> None:
        text = ngettext(
            "Tunggu {n} detik sebelum meminta kode lagi.",
            "Tunggu {n} detik sebelum meminta kode lagi.",
            seconds,
        )
        super().__init__(text.format(n=seconds), retry_after=seconds)


class BudgetUsedUp(TooMany):
    """Too many codes for this account or this phone."""

    message = _("Terlalu banyak permintaan kode. Silakan coba lagi nanti.")


def request_otp(*, user: User, channel: OtpChannel, phone: str, dial_code: str) -> OtpCode:
    """Send a new code to this phone, by default the profile's; older ones end.

    Raises `InvalidPhone`, `AlreadyVerified`, `InPause`, `BudgetUsedUp`, and the messenger's refusals.
    """
    number = e164(phone, dial_code or user.phone_dial_code) if phone else _own_number(user)
    if channel is OtpChannel.WHATSAPP and was_not_on_whatsapp(number, OTP_LIFETIME):
        raise messaging.NotOnWhatsApp
    digits = f"{secrets.randbelow(10**OTP_DIGITS):0{OTP_DIGITS}}"
    code = _reserve(user, channel, number, digits)
    _send(code, digits)
    return code


def _own_number(user: User) -> str:
    if not user.phone:
        raise InvalidPhone(PhoneMissing.message)
    return user.phone


@transaction.atomic
def _reserve(user: User, channel: OtpChannel, number: str, digits: str) -> OtpCode:
    account = lock_account(user)
    if account.phone == number and has_verified_phone(account, channel):
        raise AlreadyVerified
    if pause := pause_of(account, channel).seconds_left:
        raise InPause(pause)
    advisory_lock(f"otp:{number}")
    if wait := seconds_until_affordable(account, number):
        raise BudgetUsedUp(retry_after=wait)
    return _replace_code(account, channel, number, digits)


def _replace_code(account: User, channel: OtpChannel, number: str, digits: str) -> OtpCode:
    moment = now()
    OtpCode.objects.filter(user=account, channel=channel, ended_at=None).update(ended_at=moment)
    code = _new_code(account, channel, number, moment)
    code.code_hash = fingerprint(code, digits)
    code.save()
    return code


def _new_code(account: User, channel: OtpChannel, number: str, moment: datetime) -> OtpCode:
    lives_until = moment + OTP_LIFETIME
    return OtpCode(user=account, channel=channel, phone=number, created_at=moment, expires_at=lives_until)


def _send(code: OtpCode, digits: str) -> None:
    sender = messaging.whatsapp() if code.channel == OtpChannel.WHATSAPP else messaging.sms()
    try:
        sender.send_code(_message(code, digits))
    except (messaging.NotOnWhatsApp, messaging.CannotReceive):
        revoke_code(code.pk)
        raise
    except Exception:
        code.delete()
        raise


def _message(code: OtpCode, digits: str) -> messaging.CodeMessage:
    return messaging.CodeMessage(
        number=code.phone,
        code=digits,
        locale=get_language() or code.user.locale,
        minutes=int(OTP_LIFETIME.total_seconds() // 60),
        reference=str(code.pk),
    )


def revoke_code(code_pk: int) -> None:
    """End a code that did not reach its phone, with its pause.

    A code that was used or replaced in the meantime is left alone.
    """
    OtpCode.objects.filter(pk=code_pk, ended_at=None).update(code_hash=NOT_ARRIVED, ended_at=now())
