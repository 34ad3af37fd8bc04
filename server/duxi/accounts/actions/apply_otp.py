"""Verifying a phone by a typed one-time code."""

import hmac
from datetime import datetime

from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from duxi.accounts.actions.phone import lock_account, replace_phone
from duxi.accounts.constants import OTP_DIGITS, OTP_WRONG_TRIES
from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.models import OtpChannel, OtpCode, User
from duxi.accounts.otp_codes import alive_codes, fingerprint
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected
from duxi.gateways.messaging import masked


class CodeOver(Rejected):
    """There is no usable code: expired, replaced, used, burned, or never requested."""

    message = gettext_lazy("Kode OTP sudah tidak berlaku. Silakan minta kode baru.")


class CodeBurned(Rejected):
    """This was the last wrong attempt that a code allows."""

    message = gettext_lazy("Kode OTP salah terlalu sering dan tidak berlaku lagi. Silakan minta kode baru.")


class WrongCode(Invalid):
    """A wrong code; says how many attempts are left."""

    def __init__(self, tries_left: int) -> None:
        text = ngettext(
            "Kode OTP tidak cocok. Sisa {n} percobaan.",
            "Kode OTP tidak cocok. Sisa {n} percobaan.",
            tries_left,
        ).format(n=tries_left)
        super().__init__(text, errors={"otp_code": [text]})


def apply_otp(*, user: User, channel: OtpChannel, otp_code: str) -> None:
    """Verify the phone that the code was sent to and store it in the profile.

    Raises `Invalid`, `WrongCode`, `CodeBurned` or `CodeOver`.
    """
    digits = _digits(otp_code)
    code = _claim_try(user, channel)
    if not hmac.compare_digest(code.code_hash, fingerprint(code, digits)):
        tries_left = OTP_WRONG_TRIES - code.wrong_tries
        raise WrongCode(tries_left) if tries_left > 0 else CodeBurned
    _verify(user, code, now())


def _digits(typed: str) -> str:
    """ASCII digits of any script's digits; what cannot be a code costs no attempt."""
    kept = "".join(typed.split())
    if len(kept) != OTP_DIGITS or not kept.isdecimal():
        text = _("Masukkan {n} angka kode OTP.").format(n=OTP_DIGITS)
        raise Invalid(text, errors={"otp_code": [text]})
    return "".join(str(int(digit)) for digit in kept)


def _claim_try(user: User, channel: OtpChannel) -> OtpCode:
    """Count the attempt before comparing the code, so that concurrent guesses are all counted."""
    code = alive_codes(user, channel).first()
    if code is None:
        raise CodeOver
    if not alive_codes(user, channel).filter(pk=code.pk).update(wrong_tries=F("wrong_tries") + 1):
        raise CodeOver
    code.refresh_from_db(fields=["wrong_tries"])
    return code


@transaction.atomic
def _verify(user: User, code: OtpCode, moment: datetime) -> None:
    account = lock_account(user)
    if not OtpCode.objects.filter(pk=code.pk, ended_at=None).update(ended_at=moment):
        raise CodeOver
    if account.phone != code.phone:
        replace_phone(account, code.phone)
    field = "phone_wa_verified_at" if code.channel == OtpChannel.WHATSAPP else "phone_verified_at"
    User.objects.filter(pk=account.pk).update(**{field: moment})
    account_changed.announce(AccountChanged(account.pk, AccountNews.PHONE_VERIFIED, masked(code.phone)))
