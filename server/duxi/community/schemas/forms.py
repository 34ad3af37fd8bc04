"""Requests of the forum, and short responses."""

from typing import Annotated
from uuid import UUID

from pydantic import Field, StringConstraints

from duxi.community.actions.discussions import Words
from duxi.community.models import ForumTopic, ReportReason
from duxi.core.forms import JsonUuids, ZeroOne
from duxi.core.schema import Schema

Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=5, max_length=150)]
Body = Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=10_000)]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]


class DiscussionIn(Schema):
    title: Title
    body: Body
    topic: ForumTopic = ForumTopic.QUESTION
    product_id: int | None = Field(None, gt=0, le=2**31 - 1)
    unit_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=30)] = ""
    pictures: JsonUuids = []

    def words(self) -> Words:
        return Words(
            title=self.title,
            body=self.body,
            topic=self.topic,
            product_id=self.product_id,
            unit_code=self.unit_code,
            pictures=self.pictures,
        )


class EditIn(Schema):
    """`pictures` replaces those of the post; without it they stay."""

    title: Title
    body: Body
    pictures: JsonUuids | None = None


class ReplyIn(Schema):
    body: Body
    parent_uuid: UUID | None = None
    pictures: JsonUuids = []


class ReplyEditIn(Schema):
    body: Body
    pictures: JsonUuids | None = None


class ReportIn(Schema):
    reason: ReportReason
    note: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""


class ModerationIn(Schema):
    is_pinned: ZeroOne = False
    is_locked: ZeroOne = False
    slow_seconds: int = Field(0, ge=0, le=3600)


class DetailParams(Schema):
    """`live`: an open page reloads by itself, which does not count as reading."""

    live: bool = False


class DeleteParams(Schema):
    reason: Reason = ""


class Created(Schema):
    uuid: UUID


class LikeCount(Schema):
    like_count: int


class BestState(Schema):
    is_best: bool


class Scope(Schema):
    """A class that a user may write about."""

    product_id: int
    title: str
    kind: str


class Scopes(Schema):
    rows: list[Scope]
