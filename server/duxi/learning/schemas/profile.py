"""Wire schemas of a learner's profile."""

import uuid
from datetime import datetime
from typing import Annotated

from pydantic import StringConstraints

from duxi.accounts.schemas.auth import LocaleName
from duxi.core.forms import JsonIds, OneLine, Text
from duxi.core.schema import Schema

Line = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200), OneLine]
City = Annotated[str, StringConstraints(strip_whitespace=True, max_length=100), OneLine]


class ChoosableRole(Schema):
    """A job role; `selected` when the learner has chosen it."""

    job_role_id: int
    slug: str
    name: str
    family: str
    selected: bool


class TermsData(Schema):
    siduxi_engine: str


class Due(Schema):
    due_at: datetime


class ProfileOut(Schema):
    """The user's own data; most fields can be changed by `ProfileIn`."""

    user_uuid: uuid.UUID
    fullname: str
    username: str
    email: str
    pending_email: str | None
    is_activated: bool
    phone: str | None
    phone_dial_code: str | None
    phone_verified_at: datetime | None
    phone_wa_verified_at: datetime | None
    update_password: bool
    is_corporate: bool
    user_type: int
    organisation: str
    position: str
    city: str
    avatar_url: str | None
    avatar_small_url: str | None
    locale: str
    allow_beta: bool
    has_password: bool
    google_linked: bool
    terms_data: TermsData
    phl_roles: list[ChoosableRole]
    deletion: Due | None


class ProfileIn(Schema):
    """The changeable fields; missing ones stay unchanged, unknown ones are ignored."""

    fullname: Text | None = None
    organisation: Line | None = None
    position: Line | None = None
    city: City | None = None
    locale: LocaleName | None = None
    phl_roles: JsonIds | None = None
