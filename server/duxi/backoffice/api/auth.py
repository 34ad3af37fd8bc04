"""Sign-in of the back office: the learner's sessions and tokens, as JSON."""

import uuid
from typing import Literal

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Router

from duxi.accounts import second_factor
from duxi.accounts.actions import sign_in, staff_sign_in
from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import LoginSession, User
from duxi.accounts.schemas.auth import Captcha, Password, RefreshIn
from duxi.backoffice.permissions import permissions_of
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.forms import Text
from duxi.core.schema import Schema
from duxi.core.types import client_address
from duxi.gateways import captcha

router = Router(tags=["auth"])


class StaffLoginIn(Schema):
    account_id: Text
    password: Password
    captcha: Captcha = ""


class StaffTokens(Schema):
    token: str
    secret_token: str


class StaffLoginOut(Schema):
    """The pair of tokens, or the ticket for the second step."""

    token: str | None = None
    secret_token: str | None = None
    two_factor: Literal["code"] | None = None
    ticket: str | None = None


class TwoFactorState(Schema):
    enabled: bool
    required: bool
    recovery_codes_left: int

    @classmethod
    def of(cls, user: User) -> "TwoFactorState":
        return cls(
            enabled=second_factor.is_on(user),
            required=second_factor.is_required(),
            recovery_codes_left=second_factor.recovery_codes_left(user),
        )


class StaffMe(Schema):
    user_uuid: uuid.UUID
    fullname: str
    email: str
    groups: list[str]
    permissions: list[str]
    two_factor: TwoFactorState
    impersonated_by: str | None


@router.post("/login", response=Envelope[StaffLoginOut])
def login(request: HttpRequest, body: StaffLoginIn) -> Envelope[StaffLoginOut]:
    captcha.verify(body.captcha, request)
    step = staff_sign_in.sign_in_staff(
        account_id=body.account_id,
        password=body.password,
        address=client_address(request),
        user_agent=request.headers.get("User-Agent", ""),
    )
    if step.pair is None:
        return ok(StaffLoginOut(two_factor="code", ticket=step.ticket))
    return ok(StaffLoginOut(token=step.pair.token, secret_token=step.pair.secret_token))


@router.post("/refresh", response=Envelope[StaffTokens])
def refresh(request: HttpRequest, body: RefreshIn) -> Envelope[StaffTokens]:
    sign_in.REFRESHES.hit(client_address(request))
    pair = sign_in.refresh(secret_token=body.secret_token)
    return ok(StaffTokens(token=pair.token, secret_token=pair.secret_token))


@router.post("/logout", response=MessageOut, auth=StaffBearer(lenient=True))
def logout(request: LearnerRequest) -> MessageOut:
    sign_in.end_session(session_uuid=request.login_session.pk, reason=LoginSession.EndReason.LOGOUT)
    return message_only(_("Anda telah keluar."))


@router.get("/me", response=Envelope[StaffMe], auth=StaffBearer(lenient=True))
def me(request: LearnerRequest) -> Envelope[StaffMe]:
    user = request.auth
    groups = list(user.groups.values_list("name", flat=True))
    return ok(
        StaffMe(
            user_uuid=user.uuid,
            fullname=user.fullname,
            email=user.email,
            groups=groups,
            permissions=permissions_of(user),
            two_factor=TwoFactorState.of(user),
            impersonated_by=_impersonator(request.login_session),
        )
    )


def _impersonator(session: LoginSession) -> str | None:
    """The user who is impersonating this account, if any."""
    return session.impersonator.fullname if session.impersonator else None
