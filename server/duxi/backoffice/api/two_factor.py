"""`/auth/two-factor`: the second step of a sign-in, and managing the device."""

from io import BytesIO

import segno
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Router

from duxi.accounts.actions import staff_sign_in, two_factor
from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.limits import SECOND_STEPS
from duxi.accounts.schemas.two_factor import (
    FirstCodeIn,
    PasswordAndCodeIn,
    PasswordIn,
    RecoveryCodesOut,
    SecondStepIn,
    SetupOut,
)
from duxi.backoffice.api.auth import StaffTokens
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.types import client_address

router = Router(tags=["auth"])

# users without a second factor must be able to set one up
before_second_factor = StaffBearer(lenient=True)


class QrSetupOut(SetupOut):
    """The setup key with its QR code."""

    qr_svg: str


@router.post("", response=Envelope[StaffTokens])
def second_step(request: HttpRequest, body: SecondStepIn) -> Envelope[StaffTokens]:
    address = client_address(request)
    SECOND_STEPS.hit(address)
    pair = staff_sign_in.finish_sign_in(
        ticket=body.ticket,
        code=body.code,
        address=address,
        user_agent=request.headers.get("User-Agent", ""),
    )
    return ok(StaffTokens(token=pair.token, secret_token=pair.secret_token))


@router.post("/setup", response=Envelope[QrSetupOut], auth=before_second_factor)
def setup(request: LearnerRequest, body: PasswordIn) -> Envelope[QrSetupOut]:
    made = two_factor.start_setup(user=request.auth, password=body.password, address=client_address(request))
    uri = made.otpauth_uri
    return ok(QrSetupOut(secret=made.secret, otpauth_uri=uri, qr_svg=_qr_svg(uri)))


@router.post("/confirm", response=Envelope[RecoveryCodesOut], auth=before_second_factor)
def confirm(request: LearnerRequest, body: FirstCodeIn) -> Envelope[RecoveryCodesOut]:
    codes = two_factor.confirm(user=request.auth, session=request.login_session, code=body.code)
    return ok(RecoveryCodesOut(recovery_codes=codes), _("Verifikasi dua langkah aktif."))


@router.post("/recovery-codes", response=Envelope[RecoveryCodesOut], auth=StaffBearer())
def renew_recovery_codes(request: LearnerRequest, body: PasswordAndCodeIn) -> Envelope[RecoveryCodesOut]:
    codes = two_factor.renew_recovery_codes(
        user=request.auth, password=body.password, code=body.code, address=client_address(request)
    )
    return ok(RecoveryCodesOut(recovery_codes=codes), _("Kode pemulihan baru telah dibuat."))


@router.post("/disable", response=MessageOut, auth=StaffBearer())
def disable(request: LearnerRequest, body: PasswordAndCodeIn) -> MessageOut:
    two_factor.switch_off(
        user=request.auth,
        session=request.login_session,
        password=body.password,
        code=body.code,
        address=client_address(request),
    )
    return message_only(_("Verifikasi dua langkah dimatikan."))


def _qr_svg(uri: str) -> str:
    """Dark on white in every theme, because cameras need the contrast."""
    drawn = BytesIO()
    code = segno.make(uri, error="m")
    code.save(drawn, kind="svg", scale=5, border=3, dark="#0f172a", light="#ffffff", xmldecl=False, nl=False)
    return drawn.getvalue().decode()
