"""Wire schemas of temporary logins and hand-overs."""

import uuid
from datetime import datetime
from typing import Annotated

from pydantic import StringConstraints

from duxi.accounts.schemas.auth import Captcha, UserTypeId
from duxi.core.schema import Schema

Secret = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
IdToken = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=8000)]


class GoogleIn(Schema):
    token: IdToken
    captcha: Captcha = ""
    user_type: UserTypeId = 1


class SecretIn(Schema):
    token: Secret


class RemoveIn(Schema):
    code: Secret


class TemporaryLoginOut(Schema):
    token: str
    uuid: uuid.UUID
    expires_at: datetime


class HandoverOut(Schema):
    """Null where no corporate site is configured."""

    redirect_url: str | None
