"""Who needs a verified phone before going on (specification §4 OTP dialog, §5)."""

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import OtpChannel, User
from duxi.core.errors import Rejected


class PhoneMissing(Rejected):
    """A verified phone is needed, and the profile has none at all."""

    status = 495
    message = _("Silakan lengkapi nomor telepon anda")


class PhoneUnverified(Rejected):
    """A verified phone is needed, and the profile's has not been proved."""

    status = 495
    message = _("Silakan verifikasi nomor telepon Anda terlebih dahulu.")


def has_verified_phone(user: User, channel: OtpChannel | None = None) -> bool:
    """Whether the phone was proved over this channel, or over any."""
    if channel is OtpChannel.WHATSAPP:
        return user.phone_wa_verified_at is not None
    if channel is OtpChannel.SMS:
        return user.phone_verified_at is not None
    return bool(user.phone_wa_verified_at or user.phone_verified_at)


def needs_verified_phone(user: User) -> bool:
    """Whether the platform asks for a phone that this person has not proved yet."""
    return bool(settings.REQUIRE_PHONE) and not has_verified_phone(user)


def require_verified_phone(user: User) -> None:
    """Let the request go on, or raise `PhoneMissing` or `PhoneUnverified` (both 495)."""
    if needs_verified_phone(user):
        raise PhoneUnverified if user.phone else PhoneMissing
