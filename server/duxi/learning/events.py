"""Events that learning announces."""

from dataclasses import dataclass

from duxi.core.events import Announcement


@dataclass(frozen=True)
class ReviewPublished:
    """A review was published."""

    review_pk: int


@dataclass(frozen=True)
class ReviewWithdrawn:
    """A published review was withdrawn."""

    review_pk: int


@dataclass(frozen=True)
class RoomPresenceChanged:
    """The recorded presence of a seat's holder in an online room changed."""

    entitlement_pk: int


room_presence_changed: Announcement[RoomPresenceChanged] = Announcement()
review_published: Announcement[ReviewPublished] = Announcement()
review_withdrawn: Announcement[ReviewWithdrawn] = Announcement()
