"""Wire schemas of mailboxes and passwords."""

from typing import Annotated

from pydantic import StringConstraints

from duxi.accounts.constants import MAX_PASSWORD
from duxi.accounts.schemas.auth import Captcha, NewPassword
from duxi.core.schema import Schema

Email = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=254)]
Token = Annotated[str, StringConstraints(min_length=1, max_length=200)]
MaybePassword = Annotated[str, StringConstraints(max_length=MAX_PASSWORD)]


class EmailIn(Schema):
    email: Email
    captcha: Captcha = ""


class CheckEmailIn(Schema):
    email: Email


class CheckUsernameIn(Schema):
    username: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=150)]


class AvailableOut(Schema):
    available: bool


class TokenIn(Schema):
    token: Token


class VerifiedOut(Schema):
    """The kind of the link: `registration` or `change_email`."""

    activation_type: str


class ResetSessionOut(Schema):
    """A valid reset link; the hint is the masked address, and `is_staff` selects the sign-in page."""

    email_hint: str
    requires_old_password: bool = False
    is_staff: bool = False


class ResetIn(Schema):
    token: Token
    new_pass: NewPassword
    old_pass: MaybePassword = ""


class NewPasswordIn(Schema):
    """`old_pass` is required if the account has a password."""

    old_pass: MaybePassword = ""
    new_pass: NewPassword


class TokensOut(Schema):
    token: str
    secret_token: str


class RequiredOut(Schema):
    required: bool


class ChangeEmailIn(Schema):
    """`password` is required if the account has one."""

    email: Email
    password: MaybePassword = ""
