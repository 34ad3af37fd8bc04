"""Reads of one-time codes: which are valid, how long the pause lasts, which budgets are used up.

A row without a hash is a code that did not reach its phone: it never verifies and causes no pause. It still
counts for the requesting account, so that it cannot be found out which numbers are on WhatsApp.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from math import ceil

from django.db.models import Q, QuerySet
from django.utils.crypto import salted_hmac

from duxi.accounts.constants import OTP_BUDGETS, OTP_DEFAULT_CHANNEL, OTP_PAUSE, OTP_WRONG_TRIES
from duxi.accounts.models import OtpChannel, OtpCode, User
from duxi.core.clock import local, now

NOT_ARRIVED = ""
_ARRIVED = ~Q(code_hash=NOT_ARRIVED)


@dataclass(frozen=True)
class Pause:
    """Whole seconds until the next code may be requested, and when the pause began."""

    seconds_left: int = 0
    began_at: datetime | None = None


def fingerprint(code: OtpCode, digits: str) -> str:
    """What is stored instead of the digits: an HMAC, useless without the secret key or for another code."""
    text = f"{code.user_id}|{code.channel}|{code.phone}|{code.created_at.timestamp()}|{digits}"
    return salted_hmac("duxi.accounts.otp", text, algorithm="sha256").hexdigest()


def alive_codes(user: User, channel: OtpChannel) -> QuerySet[OtpCode]:
    """The code that may still be tried: not ended, expired or burned. At most one."""
    return OtpCode.objects.filter(
        user=user,
        channel=channel,
        ended_at=None,
        expires_at__gt=now(),
        wrong_tries__lt=OTP_WRONG_TRIES,
    )


def pause_of(user: User, channel: OtpChannel) -> Pause:
    """How long this user has to wait before another code over this channel."""
    moment = now()
    recent = OtpCode.objects.filter(_ARRIVED, user=user, channel=channel, created_at__gt=moment - OTP_PAUSE)
    last = recent.order_by("-created_at").first()
    if last is None:
        return Pause()
    return Pause(_seconds(last.created_at + OTP_PAUSE - moment), local(last.created_at))


def did_not_arrive(user: User, channel: OtpChannel) -> bool:
    """Whether the last unexpired code is known not to have reached the phone."""
    recent = OtpCode.objects.filter(user=user, channel=channel, expires_at__gt=now())
    last = recent.order_by("-created_at").first()
    return last is not None and last.code_hash == NOT_ARRIVED


def channel_in_use(user: User) -> OtpChannel:
    """The channel of the newest code that this user may still type in, or the default."""
    alive = [code for channel in OtpChannel for code in alive_codes(user, channel)]
    youngest = max(alive, key=lambda code: code.created_at, default=None)
    return OtpChannel(youngest.channel if youngest else OTP_DEFAULT_CHANNEL)


def seconds_until_affordable(user: User, phone: str) -> int:
    """Seconds until the budgets of the account and the phone allow another code; 0: now."""
    moment = now()
    asked = OtpCode.objects.filter(user=user)
    received = OtpCode.objects.filter(_ARRIVED, phone=phone)
    return max(
        _until_room(rows, times, window, moment)
        for rows in (asked, received)
        for times, window in OTP_BUDGETS
    )


def was_not_on_whatsapp(phone: str, within: timedelta) -> bool:
    """Whether WhatsApp has recently reported that it does not know this number."""
    failed = OtpCode.objects.filter(channel=OtpChannel.WHATSAPP, code_hash=NOT_ARRIVED, phone=phone)
    return failed.filter(created_at__gt=now() - within).exists()


def _until_room(rows: QuerySet[OtpCode], times: int, window: timedelta, moment: datetime) -> int:
    """A full window has room again when the oldest of its last `times` codes leaves it."""
    newest_first = rows.filter(created_at__gt=moment - window).order_by("-created_at")
    oldest = newest_first.values_list("created_at", flat=True)[times - 1 : times].first()
    return _seconds(oldest + window - moment) if oldest else 0


def _seconds(span: timedelta) -> int:
    return max(0, ceil(span.total_seconds()))
