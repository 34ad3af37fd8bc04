"""`/auth/two-factor`: the second step of a sign-in, and the life of the device behind it."""

from io import BytesIO
from typing import Annotated

import segno
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Router, Schema
from pydantic import StringConstraints

from duxi.accounts.actions import staff_sign_in, two_factor
from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.constants import MAX_PASSWORD
from duxi.backoffice.api.auth import StaffTokens
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.throttle import Limit
from duxi.core.types import client_address

router = Router(tags=["auth"])

TRIES = Limit("two-factor-address", times=60, seconds=900)
# A user who has no second factor yet must get as far as making one.
before_second_factor = StaffBearer(lenient=True)

Code = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Ticket = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class SecondStepIn(Schema):
    ticket: Ticket
    code: Code


class PasswordIn(Schema):
    """Accounts without a password leave it empty."""

    password: Annotated[str, StringConstraints(max_length=MAX_PASSWORD)] = ""


class CodeIn(Schema):
    code: Code


class PasswordAndCodeIn(PasswordIn):
    code: Code


class SetupOut(Schema):
    secret: str
    otpauth_uri: str
    qr_svg: str


class RecoveryCodesOut(Schema):
    """Shown once: only their hashes stay."""

    recovery_codes: list[str]


@router.post("", response=Envelope[StaffTokens])
def second_step(request: HttpRequest, body: SecondStepIn) -> Envelope[StaffTokens]:
    address = client_address(request)
    TRIES.hit(address)
    pair = staff_sign_in.finish_sign_in(
        ticket=body.ticket,
        code=body.code,
        address=address,
        user_agent=request.headers.get("User-Agent", ""),
    )
    return ok(StaffTokens(token=pair.token, secret_token=pair.secret_token))


@router.post("/setup", response=Envelope[SetupOut], auth=before_second_factor)
def setup(request: LearnerRequest, body: PasswordIn) -> Envelope[SetupOut]:
    made = two_factor.begin(user=request.auth, password=body.password, address=client_address(request))
    return ok(SetupOut(secret=made.secret, otpauth_uri=made.otpauth_uri, qr_svg=_qr_svg(made.otpauth_uri)))


@router.post("/confirm", response=Envelope[RecoveryCodesOut], auth=before_second_factor)
def confirm(request: LearnerRequest, body: CodeIn) -> Envelope[RecoveryCodesOut]:
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
    """Dark on white in every theme: cameras want the contrast."""
    drawn = BytesIO()
    code = segno.make(uri, error="m")
    code.save(drawn, kind="svg", scale=5, border=3, dark="#0f172a", light="#ffffff", xmldecl=False, nl=False)
    return drawn.getvalue().decode()
