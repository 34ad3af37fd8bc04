"""The second factor of an account: whether it is on, whether it is required, and checking codes."""

import logging
import secrets
from datetime import datetime

import pyotp
from cryptography.fernet import InvalidToken
from django.conf import settings
from django.db import transaction
from django.utils.crypto import salted_hmac
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from pyotp.utils import strings_equal

from duxi.accounts.constants import STAFF_PROOF_LIFETIME
from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.models import LoginSession, RecoveryCode, TotpDevice, User
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Invalid, Unauthenticated
from duxi.core.secrets import decrypt, encrypt
from duxi.core.throttle import Limit

STEP_SECONDS = 30
DRIFT_STEPS = 1
"""The accepted clock drift of a phone: one step before and one after."""
DIGITS = 6
_PURPOSE = "totp"

log = logging.getLogger(__name__)
_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_RECOVERY_LENGTH = 10
# Callers know the password already, so attempts are counted per account; recovery codes, which cannot be
# guessed, are counted separately so that they always let the owner in.
_CODES = Limit("two-factor-code", times=20, seconds=3600)
_RECOVERIES = Limit("two-factor-recovery", times=10, seconds=900)


class WrongCode(Invalid):
    """Not the current code, or one that was used before."""

    message = gettext_lazy("Kode tidak cocok atau sudah dipakai.")

    def __init__(self) -> None:
        super().__init__(errors={"code": [_("Kode tidak cocok atau sudah dipakai.")]})


class SecondFactorMissing(Forbidden):
    """The account has a second factor, and this session came without it."""

    message = gettext_lazy(
        "Akun ini memakai verifikasi dua langkah. Silakan masuk kembali melalui back office."
    )


class SecondFactorRequired(Forbidden):
    """All staff must have a second factor, and this account has none yet."""

    message = gettext_lazy("Aktifkan verifikasi dua langkah di halaman Keamanan akun untuk melanjutkan.")


class SecondFactorStale(Unauthenticated):
    """The second step is too old for the back office; the learner's session stays valid."""

    message = gettext_lazy("Verifikasi dua langkah Anda sudah lebih dari 12 jam. Silakan masuk kembali.")


def is_required() -> bool:
    """Whether staff must have a second factor."""
    return bool(settings.STAFF_TWO_FACTOR == "required")


def is_on(user: User) -> bool:
    """Whether a user's authenticator is confirmed."""
    return on_since(user) is not None


def on_since(user: User) -> datetime | None:
    """When the authenticator was confirmed."""
    device: TotpDevice | None = getattr(user, "totp_device", None)
    return device.confirmed_at if device else None


def require(user: User, session: LoginSession) -> None:
    """Check a staff session; raises `SecondFactorMissing`, `SecondFactorStale` or `SecondFactorRequired`."""
    if session.two_factor_at:
        if session.two_factor_at < now() - STAFF_PROOF_LIFETIME:
            raise SecondFactorStale
        return
    if is_on(user):
        raise SecondFactorMissing
    if is_required():
        raise SecondFactorRequired


def accept(*, user: User, code: str, address: str) -> None:
    """Use up a code of the authenticator or a recovery code; raises `WrongCode` or `TooMany`."""
    given = code.replace(" ", "").replace("-", "").upper()
    if not given.isascii() or not _use_code(user, given, address):
        raise WrongCode


def current_step(device: TotpDevice, code: str) -> int | None:
    """The time step of a code, within the drift; None for a wrong one.

    A secret that was encrypted with another `SECRET_KEY` matches no code.
    """
    try:
        totp = pyotp.TOTP(decrypt_secret(device))
    except InvalidToken:
        log.warning("the authenticator of user %s was encrypted with another secret key", device.user_id)
        return None
    present = int(now().timestamp()) // STEP_SECONDS
    steps = range(present - DRIFT_STEPS, present + DRIFT_STEPS + 1)
    matching = [step for step in steps if strings_equal(totp.generate_otp(step), code)]
    return max(matching, default=None)


def encrypt_secret(secret: str) -> str:
    """An authenticator's secret in the stored form."""
    return encrypt(secret, _PURPOSE)


def decrypt_secret(device: TotpDevice) -> str:
    """The decrypted secret, in base 32."""
    return decrypt(device.encrypted_secret, _PURPOSE)


def new_recovery_code() -> str:
    """Ten unambiguous characters, in two groups."""
    code = "".join(secrets.choice(_ALPHABET) for _place in range(_RECOVERY_LENGTH))
    return f"{code[:5]}-{code[5:]}"


def recovery_hash(user: User, code: str) -> str:
    """A keyed hash, so that a copy of the database alone is useless."""
    text = f"{user.pk}:{code.replace('-', '')}"
    return salted_hmac("duxi.accounts.recovery", text, algorithm="sha256").hexdigest()


def recovery_codes_left(user: User) -> int:
    """The number of unused recovery codes."""
    return RecoveryCode.objects.filter(user=user, used_at=None).count()


def _use_code(user: User, code: str, address: str) -> bool:
    if len(code) == DIGITS and code.isdigit():
        _CODES.hit(str(user.pk))
        return _use_step(user, code)
    _RECOVERIES.hit(str(user.pk), address)
    return is_on(user) and _use_recovery_code(user, code)


@transaction.atomic
def _use_recovery_code(user: User, code: str) -> bool:
    """The owner is notified, because anyone who finds the list of codes gets in without the phone."""
    unused = RecoveryCode.objects.filter(user=user, code_hash=recovery_hash(user, code), used_at=None)
    if not unused.update(used_at=now()):
        return False
    left = str(recovery_codes_left(user))
    account_changed.announce(AccountChanged(user.pk, AccountNews.RECOVERY_CODE_USED, left))
    return True


def _use_step(user: User, code: str) -> bool:
    """Of concurrent uses one wins, by a conditional update."""
    device = TotpDevice.objects.filter(user=user, confirmed_at__isnull=False).first()
    step = current_step(device, code) if device else None
    if device is None or step is None:
        return False
    return bool(TotpDevice.objects.filter(pk=device.pk, last_step__lt=step).update(last_step=step))
