"""Wire schemas of registration and sign-in."""

import uuid
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from duxi.accounts.actions.second_step import FirstStep
from duxi.accounts.avatars import small_url_of, url_of
from duxi.accounts.constants import MAX_PASSWORD, MIN_PASSWORD
from duxi.accounts.models import User
from duxi.accounts.tokens import TokenPair
from duxi.core.forms import Text, YesNo
from duxi.core.schema import Schema

Password = Annotated[str, StringConstraints(min_length=1, max_length=MAX_PASSWORD)]
NewPassword = Annotated[str, StringConstraints(min_length=MIN_PASSWORD, max_length=MAX_PASSWORD)]
UserTypeId = Annotated[int, Field(ge=1, le=2)]
Captcha = Annotated[str, StringConstraints(max_length=8000)]
LocaleName = Literal["id", "en", "zh", "ar", "it", "es", "fr"]


class LoginIn(Schema):
    account_id: Text
    password: Password
    captcha: Captcha = ""
    user_type: UserTypeId = 1
    remember_me: YesNo = False


class RegisterIn(Schema):
    fullname: Text
    username: Annotated[str, StringConstraints(max_length=150)] = ""
    email: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=254)]
    password: NewPassword
    captcha: Captcha = ""
    user_type: UserTypeId = 1
    is_check_terms: YesNo
    locale: LocaleName = "id"


class RefreshIn(Schema):
    secret_token: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class LoginOut(Schema):
    token: str
    secret_token: str
    is_corporate: bool
    handover_url: str | None = None

    @classmethod
    def of(cls, user: User, pair: TokenPair, handover_url: str | None = None) -> "LoginOut":
        return cls(
            token=pair.token,
            secret_token=pair.secret_token,
            is_corporate=user.is_corporate,
            handover_url=handover_url,
        )


class FirstStepOut(Schema):
    """A session, or a ticket for the second step, in which case the tokens are null."""

    token: str | None = None
    secret_token: str | None = None
    is_corporate: bool
    handover_url: str | None = None
    two_factor: Literal["code"] | None = None
    ticket: str | None = None

    @classmethod
    def of(cls, step: FirstStep, handover_url: str | None) -> "FirstStepOut":
        return cls(
            token=step.pair.token if step.pair else None,
            secret_token=step.pair.secret_token if step.pair else None,
            is_corporate=step.user.is_corporate,
            handover_url=handover_url,
            two_factor="code" if step.ticket else None,
            ticket=step.ticket,
        )


class RefreshOut(Schema):
    refresh_token: str
    token: str
    secret_token: str


class UserOut(Schema):
    user_uuid: uuid.UUID
    fullname: str
    username: str
    email: str
    user_type: int
    avatar_url: str | None = None
    avatar_small_url: str | None = None
    is_corporate: bool
    update_password: bool

    @classmethod
    def of(cls, user: User) -> "UserOut":
        return cls(
            user_uuid=user.uuid,
            fullname=user.fullname,
            username=user.username,
            email=user.email,
            user_type=user.user_type,
            avatar_url=url_of(user),
            avatar_small_url=small_url_of(user),
            is_corporate=user.is_corporate,
            update_password=user.must_update_password,
        )


class MeOut(Schema):
    """`auth/me` returns its user next to the envelope as well as inside it."""

    code: int = 200
    message: str = ""
    success: bool = True
    user: UserOut
    results: UserOut

    @classmethod
    def of(cls, user: User) -> "MeOut":
        return cls(user=UserOut.of(user), results=UserOut.of(user))
