"""Schemas of mentions, units and preferences."""

from typing import Annotated
from uuid import UUID

from pydantic import Field, StringConstraints

from duxi.accounts.avatars import small_url_of
from duxi.accounts.models import User
from duxi.community.models import FollowMail, ForumPreference
from duxi.core.schema import Schema


class PeopleParams(Schema):
    """A prefix of a name, and where it is typed."""

    q: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=50)]
    discussion_uuid: UUID | None = None
    product_id: int | None = Field(None, gt=0, le=2**31 - 1)


class MentionRow(Schema):
    """A user who can be mentioned."""

    name: str
    username: str
    avatar: str | None
    is_staff: bool

    @classmethod
    def of(cls, user: User) -> "MentionRow":
        return cls(
            name=user.fullname, username=user.username, avatar=small_url_of(user), is_staff=user.is_staff
        )


class MentionRows(Schema):
    rows: list[MentionRow]


class UnitParams(Schema):
    q: Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=50)]


class ForumUnit(Schema):
    """A competency unit to write about."""

    code: str
    name: str


class ForumUnits(Schema):
    rows: list[ForumUnit]


class ForumPreferences(Schema):
    """How a user is notified of followed discussions."""

    follow_mail: FollowMail
    choices: dict[str, str]

    @classmethod
    def of(cls, preference: ForumPreference) -> "ForumPreferences":
        return cls(
            follow_mail=FollowMail(preference.follow_mail),
            choices={value: str(label) for value, label in FollowMail.choices},
        )


class ForumPreferenceIn(Schema):
    follow_mail: FollowMail
