"""Wire schemas of the user's own account."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import StringConstraints

from duxi.accounts.constants import MAX_PASSWORD
from duxi.accounts.menu import MenuEntry
from duxi.accounts.models import AccountDeletion, User
from duxi.core.forms import YesNo
from duxi.core.schema import Schema


class MenuRow(Schema):
    """One entry of the menu; `badge` is the number of pending items."""

    key: str
    label: str
    path: str
    badge: int | None = None

    @classmethod
    def of(cls, entry: MenuEntry, user: User) -> "MenuRow":
        waiting = entry.badge(user) if entry.badge else 0
        return cls(key=entry.key, label=str(entry.label), path=entry.path, badge=waiting or None)


class AvatarOut(Schema):
    """The new picture: 320 pixels, and 96 for lists and the header."""

    avatar_url: str | None
    avatar_small_url: str | None


class BetaIn(Schema):
    allow: YesNo


class DeletionIn(Schema):
    reason: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""
    password: Annotated[str, StringConstraints(max_length=MAX_PASSWORD)] = ""


class CancelIn(Schema):
    """Without a token, the request of the bearer's own account is cancelled."""

    token: Annotated[str, StringConstraints(max_length=200)] = ""


class DeletionOut(Schema):
    """The status of a request for erasure; it can be withdrawn until `due_at`."""

    status: Literal["none", "open"]
    asked_at: datetime | None = None
    due_at: datetime | None = None

    @classmethod
    def of(cls, wish: AccountDeletion | None) -> "DeletionOut":
        if wish is None:
            return cls(status="none")
        return cls(status="open", asked_at=wish.asked_at, due_at=wish.due_at)
