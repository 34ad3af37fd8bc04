"""Wire schemas of online rooms."""

from datetime import datetime
from uuid import UUID

from duxi.catalog.kinds import KindSlug
from duxi.core.schema import Schema
from duxi.learning.queries.live_rooms import RoomStatus


class RoomOut(Schema):
    """The state of a room; `now` is the server's clock, `join_url` is set while the user may enter.

    `has_joined`: the user was seen in the room, `attended_minutes`: for how long so far. An event without an
    online room has a `place` instead.
    """

    title: str
    kind: KindSlug
    slug: str
    seat_uuid: UUID
    image_url: str | None
    has_room: bool
    place: str | None
    status: RoomStatus
    now: datetime
    opens_at: datetime
    starts_at: datetime
    ends_at: datetime
    is_available: bool
    join_url: str | None
    recording_url: str | None
    has_joined: bool
    attended_minutes: int


class RoomTokenOut(Schema):
    """The credentials for the Meeting SDK; `tk` and `join_url` are personal."""

    signature: str
    sdk_key: str
    meeting_number: str
    passcode: str
    tk: str
    join_url: str


class WebhookOut(Schema):
    """The response to the service's challenge; empty for every other event."""

    plainToken: str = ""  # noqa: N815 - the name on the wire
    encryptedToken: str = ""  # noqa: N815 - the name on the wire
