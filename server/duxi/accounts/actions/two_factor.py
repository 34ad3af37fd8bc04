"""Two-step verification: set up, confirm, renew codes, switch off, reset by staff."""

import uuid
from dataclasses import dataclass

import pyotp
from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts import second_factor
from duxi.accounts.actions.one_time import Purpose, end, lock_user
from duxi.accounts.actions.sign_in import end_all_sessions
from duxi.accounts.constants import RECOVERY_CODES
from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.models import LoginSession, RecoveryCode, TotpDevice, User
from duxi.accounts.reauthentication import prove_identity
from duxi.accounts.second_factor import WrongCode
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.throttle import Limit

ISSUER = "Duxi"
_CONFIRMATIONS = Limit("two-factor-confirm", times=20, seconds=900)


class AlreadyOn(Rejected):
    """A second authenticator would silently replace the first."""

    message = _("Verifikasi dua langkah sudah aktif. Matikan dahulu untuk mengganti aplikasi autentikator.")


class NotOn(Rejected):
    """Two-step verification is off."""

    message = _("Verifikasi dua langkah belum aktif di akun ini.")


@dataclass(frozen=True)
class Setup:
    """What an authenticator app needs: the secret to type, or the address in the QR code."""

    secret: str
    otpauth_uri: str


def start_setup(*, user: User, password: str, address: str) -> Setup:
    """Create a secret that waits for its first code; an earlier unconfirmed one is deleted.

    Raises `AlreadyOn`, `Invalid` for a wrong password, or `TooMany`.
    """
    prove_identity(user=user, password=password, address=address)
    secret = pyotp.random_base32()
    with transaction.atomic():
        lock_user(user.pk)
        if TotpDevice.objects.filter(user=user, confirmed_at__isnull=False).exists():
            raise AlreadyOn
        TotpDevice.objects.update_or_create(
            user=user, defaults={"encrypted_secret": second_factor.encrypt_secret(secret), "last_step": 0}
        )
    uri = pyotp.TOTP(secret).provisioning_uri(name=user.email, issuer_name=ISSUER)
    return Setup(secret=secret, otpauth_uri=uri)


def confirm(*, user: User, session: LoginSession, code: str) -> list[str]:
    """Activate the device with its first code; returns recovery codes once and ends other sessions.

    Raises `NotOn`, `AlreadyOn`, `WrongCode` or `TooMany`.
    """
    _CONFIRMATIONS.hit(str(user.pk))
    with transaction.atomic():
        lock_user(user.pk)
        _confirm(user, code.replace(" ", ""))
        LoginSession.objects.filter(pk=session.pk).update(two_factor_at=now())
        end_all_sessions(user=user, reason=LoginSession.EndReason.ELSEWHERE, keep=session.pk)
        account_changed.announce(AccountChanged(user.pk, AccountNews.TWO_FACTOR_ON))
        return _new_codes(user)


def renew_recovery_codes(*, user: User, password: str, code: str, address: str) -> list[str]:
    """Issue new recovery codes; the old ones become invalid. Raises `NotOn`, `Invalid`, `WrongCode` or
    `TooMany`.
    """
    _prove_both(user, password, code, address)
    with transaction.atomic():
        lock_user(user.pk)
        return _new_codes(user)


def switch_off(*, user: User, session: LoginSession, password: str, code: str, address: str) -> None:
    """Delete the device and its recovery codes; other sessions end. Raises as `renew_recovery_codes`."""
    _prove_both(user, password, code, address)
    _forget(user, keep=session.pk)


def reset(*, user: User) -> None:
    """Delete a user's device after they lost it; all sessions end."""
    _forget(user)


def _confirm(user: User, code: str) -> None:
    device = TotpDevice.objects.filter(user=user).first()
    if device is None:
        raise NotOn
    if device.confirmed_at:
        raise AlreadyOn
    step = second_factor.current_step(device, code) if code.isascii() else None
    if step is None:
        raise WrongCode
    TotpDevice.objects.filter(pk=device.pk).update(confirmed_at=now(), last_step=step)


def _prove_both(user: User, password: str, code: str, address: str) -> None:
    if not second_factor.is_on(user):
        raise NotOn
    prove_identity(user=user, password=password, address=address)
    second_factor.accept(user=user, code=code, address=address)


def _new_codes(user: User) -> list[str]:
    codes = [second_factor.new_recovery_code() for _one in range(RECOVERY_CODES)]
    RecoveryCode.objects.filter(user=user).delete()
    RecoveryCode.objects.bulk_create(
        RecoveryCode(user=user, code_hash=second_factor.recovery_hash(user, code)) for code in codes
    )
    return codes


@transaction.atomic
def _forget(user: User, keep: uuid.UUID | None = None) -> None:
    lock_user(user.pk)
    TotpDevice.objects.filter(user=user).delete()
    RecoveryCode.objects.filter(user=user).delete()
    end(user, Purpose.TWO_FACTOR)
    LoginSession.objects.filter(user=user, ended_at=None).update(two_factor_at=None)
    end_all_sessions(user=user, reason=LoginSession.EndReason.ELSEWHERE, keep=keep)
    account_changed.announce(AccountChanged(user.pk, AccountNews.TWO_FACTOR_OFF))
