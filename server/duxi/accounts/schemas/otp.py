"""Wire schemas of phone verification."""

from datetime import datetime
from typing import Annotated

from pydantic import StringConstraints

from duxi.accounts.models import OtpChannel
from duxi.core.schema import Schema

PhoneText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)]
DialCode = Annotated[str, StringConstraints(strip_whitespace=True, max_length=5)]
CodeText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20)]


class ChannelIn(Schema):
    type: OtpChannel = OtpChannel.WHATSAPP


class AnyChannelIn(Schema):
    type: OtpChannel | None = None


class RequestOtpIn(ChannelIn):
    """Without a phone, the profile's is used."""

    phone: PhoneText = ""
    phone_dial_code: DialCode = ""


class ApplyOtpIn(ChannelIn):
    otp_code: CodeText


class PhoneIn(Schema):
    phone: PhoneText
    phone_dial_code: DialCode = ""


class PauseOut(Schema):
    """Seconds until another code may be requested (0: now), and when the pause began."""

    pause_time_in: int
    last_pause_created_at: datetime | None


class PauseTimeOut(PauseOut):
    """`undelivered`: the provider has reported that the last code did not reach the phone."""

    undelivered: bool


class SentOut(PauseOut):
    expires_at: datetime


class RequireOtpOut(PauseOut):
    require_otp: bool
    otp_type: OtpChannel


class PhoneVerifiedOut(Schema):
    verified: bool
