"""Who needs a verified phone before they can continue."""

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import OtpChannel, User
from duxi.core.errors import Rejected


class PhoneMissing(Rejected):
    """A verified phone is required, and the profile has none."""

    status = 495
    message = _("Silakan lengkapi nomor telepon anda")


class PhoneUnverified(Rejected):
    """A verified phone is required, and the profile's is not verified."""

    status = 495
    message = _("Silakan verifikasi nomor telepon Anda terlebih dahulu.")


def has_verified_phone(user: User, channel: OtpChannel | None = None) -> bool:
    """Whether the phone is verified over this channel, or over any."""
    if channel is OtpChannel.WHATSAPP:
        return user.phone_wa_verified_at is not None
    if channel is OtpChannel.SMS:
        return user.phone_verified_at is not None
    return bool(user.phone_wa_verified_at or user.phone_verified_at)


def needs_verified_phone(user: User) -> bool:
    """Whether the platform requires a verified phone that this user does not have yet."""
    return bool(settings.REQUIRE_PHONE) and not has_verified_phone(user)


def require_verified_phone(user: User) -> None:
    """Raise `PhoneMissing` or `PhoneUnverified` (both 495) unless the phone is verified or not required."""
    if needs_verified_phone(user):
        raise PhoneUnverified if user.phone else PhoneMissing
