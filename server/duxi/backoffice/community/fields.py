"""Request bodies of moderators' actions."""

from typing import Annotated

from pydantic import Field, StringConstraints

from duxi.core.schema import Schema

Why = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200)]


class RemovalIn(Schema):
    """The reason, which the author reads."""

    reason: Why


class ModeratedIn(Schema):
    is_pinned: bool
    is_locked: bool
    slow_seconds: Annotated[int, Field(ge=0, le=3600)] = 0
