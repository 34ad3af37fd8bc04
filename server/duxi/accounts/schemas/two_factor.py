"""Wire schemas of the second factor, for learners and the back office."""

from datetime import datetime
from typing import Annotated

from pydantic import StringConstraints

from duxi.accounts import second_factor
from duxi.accounts.constants import MAX_PASSWORD
from duxi.accounts.models import User
from duxi.core.schema import Schema

Code = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Ticket = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class SecondStepIn(Schema):
    ticket: Ticket
    code: Code


class PasswordIn(Schema):
    """Accounts without a password leave it empty."""

    password: Annotated[str, StringConstraints(max_length=MAX_PASSWORD)] = ""


class FirstCodeIn(Schema):
    code: Code


class PasswordAndCodeIn(PasswordIn):
    code: Code


class SetupOut(Schema):
    """The secret to type, and the same as the URL of a QR code."""

    secret: str
    otpauth_uri: str


class RecoveryCodesOut(Schema):
    """Shown once: only their hashes are stored."""

    recovery_codes: list[str]


class TwoFactorOut(Schema):
    """Whether the second factor is on, since when, and how many recovery codes are unused."""

    enabled: bool
    enabled_at: datetime | None
    recovery_codes_left: int

    @classmethod
    def of(cls, user: User) -> "TwoFactorOut":
        return cls(
            enabled=second_factor.is_on(user),
            enabled_at=second_factor.on_since(user),
            recovery_codes_left=second_factor.recovery_codes_left(user),
        )
