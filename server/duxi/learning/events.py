"""What learning announces."""

from dataclasses import dataclass

from duxi.core.events import Announcement


@dataclass(frozen=True)
class ReviewPublished:
    """Everybody can read a review."""

    review_pk: int


@dataclass(frozen=True)
class ReviewWithdrawn:
    """A published review was taken from the page again."""

    review_pk: int


@dataclass(frozen=True)
class RoomPresenceChanged:
    """It is known anew when the holder of a seat was in an online room."""

    entitlement_pk: int


room_presence_changed: Announcement[RoomPresenceChanged] = Announcement()
review_published: Announcement[ReviewPublished] = Announcement()
review_withdrawn: Announcement[ReviewWithdrawn] = Announcement()
