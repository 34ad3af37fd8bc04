"""What the worker runs."""

from duxi.accounts.constants import OTP_KEPT
from duxi.accounts.models import OtpCode, RefreshToken
from duxi.core.clock import now


def remove_expired_tokens() -> int:
    """Delete refresh tokens whose time is over; returns how many."""
    return RefreshToken.objects.filter(expires_at__lte=now()).delete()[0]


def remove_old_codes() -> int:
    """Delete one-time codes that no budget counts any more; returns how many."""
    return OtpCode.objects.filter(created_at__lte=now() - OTP_KEPT).delete()[0]
