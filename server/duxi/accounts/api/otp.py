"""`/account`: the phone and its verification by one-time code."""

from django.utils.translation import gettext as _
from ninja import Form, Query, Router

from duxi.accounts.actions import apply_otp as applying
from duxi.accounts.actions import phone
from duxi.accounts.actions import request_otp as requesting
from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.models import OtpChannel, OtpCode
from duxi.accounts.otp_codes import channel_in_use, did_not_arrive, pause_of
from duxi.accounts.schemas.otp import (
    AnyChannelIn,
    ApplyOtpIn,
    ChannelIn,
    PauseTimeOut,
    PhoneIn,
    PhoneVerifiedOut,
    RequestOtpIn,
    RequireOtpOut,
    SentOut,
)
from duxi.accounts.verified_phone import has_verified_phone, needs_verified_phone
from duxi.core.clock import local
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.gateways.messaging import masked

router = Router(tags=["otp"], auth=UserBearer())

REQUESTS = Limit("otp-address", times=100, seconds=3600)


@router.post("/request-otp", response=Envelope[SentOut])
def request_otp(request: LearnerRequest, body: Form[RequestOtpIn]) -> Envelope[SentOut]:
    REQUESTS.hit(client_address(request))
    code = requesting.request_otp(
        user=request.auth, channel=body.type, phone=body.phone, dial_code=body.phone_dial_code
    )
    pause = pause_of(request.auth, body.type)
    sent = SentOut(
        pause_time_in=pause.seconds_left,
        last_pause_created_at=pause.began_at,
        expires_at=local(code.expires_at),
    )
    return ok(sent, _sent_to(code))


@router.post("/apply-otp", response=MessageOut)
def apply_otp(request: LearnerRequest, body: Form[ApplyOtpIn]) -> MessageOut:
    applying.apply_otp(user=request.auth, channel=body.type, otp_code=body.otp_code)
    return message_only(_("Nomor telepon Anda telah berhasil diverifikasi."))


@router.get("/otp-pause-time", response=Envelope[PauseTimeOut])
def otp_pause_time(request: LearnerRequest, params: Query[ChannelIn]) -> Envelope[PauseTimeOut]:
    pause = pause_of(request.auth, params.type)
    return ok(
        PauseTimeOut(
            pause_time_in=pause.seconds_left,
            last_pause_created_at=pause.began_at,
            undelivered=did_not_arrive(request.auth, params.type),
        )
    )


@router.get("/require-otp", response=Envelope[RequireOtpOut])
def require_otp(request: LearnerRequest) -> Envelope[RequireOtpOut]:
    channel = channel_in_use(request.auth)
    pause = pause_of(request.auth, channel)
    return ok(
        RequireOtpOut(
            require_otp=needs_verified_phone(request.auth),
            otp_type=channel,
            pause_time_in=pause.seconds_left,
            last_pause_created_at=pause.began_at,
        )
    )


@router.post("/save-phone", response=MessageOut)
def save_phone(request: LearnerRequest, body: Form[PhoneIn]) -> MessageOut:
    phone.save_phone(user=request.auth, phone=body.phone, dial_code=body.phone_dial_code)
    return message_only(_("Nomor telepon diperbarui"))


@router.post("/update-profile-phone", response=MessageOut)
def update_profile_phone(request: LearnerRequest, body: Form[PhoneIn]) -> MessageOut:
    """The same from the profile page, which has its own message."""
    phone.save_phone(user=request.auth, phone=body.phone, dial_code=body.phone_dial_code)
    return message_only(_("Phone diperbarui"))


@router.get("/check-phone-verified", response=Envelope[PhoneVerifiedOut])
def check_phone_verified(request: LearnerRequest, params: Query[AnyChannelIn]) -> Envelope[PhoneVerifiedOut]:
    return ok(PhoneVerifiedOut(verified=has_verified_phone(request.auth, params.type)))


def _sent_to(code: OtpCode) -> str:
    if code.channel == OtpChannel.WHATSAPP:
        return _("Kode OTP telah dikirim ke WhatsApp {phone}.").format(phone=masked(code.phone))
    return _("Kode OTP telah dikirim lewat SMS ke {phone}.").format(phone=masked(code.phone))
