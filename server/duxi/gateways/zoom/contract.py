"""The interface of online rooms, and its values."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Rejected


class ZoomDown(Rejected):
    """The service is unreachable or refuses the request, or its response has an unknown format."""

    status = 503
    message = _("Layanan ruang webinar sedang tidak dapat dihubungi. Silakan coba lagi sebentar lagi.")


@dataclass(frozen=True)
class NewMeeting:
    """A meeting to be scheduled; `host` is one of the service's accounts."""

    topic: str
    starts_at: datetime
    minutes: int
    host: str = ""


@dataclass(frozen=True)
class Meeting:
    """A scheduled meeting: its number and the passcode for the SDK."""

    number: str
    passcode: str


@dataclass(frozen=True)
class Registrant:
    """A user who is registered for a meeting; `token` is the `tk` of their join URL."""

    id: str
    join_url: str
    token: str


class ZoomGateway(Protocol):
    """Meetings in which each participant has their own registration."""

    @property
    def sdk_key(self) -> str:
        """Our public key for the Meeting SDK; the signing secret stays on the server."""

    @property
    def hosts(self) -> tuple[str, ...]:
        """The accounts that can host meetings, one meeting at a time each."""

    @property
    def webhook_secret(self) -> str:
        """The secret that signs the service's events."""

    def recording(self, meeting: Meeting) -> str | None:
        """The URL of a meeting's recording; None while there is none. Raises `ZoomDown`."""

    def create_meeting(self, wanted: NewMeeting) -> Meeting:
        """Schedule a meeting with registration. Raises `ZoomDown`."""

    def register(self, meeting: Meeting, *, email: str, name: str) -> Registrant:
        """Register a user; idempotent by email address. Raises `ZoomDown`."""

    def signature(self, meeting: Meeting, moment: datetime) -> str:
        """A Meeting SDK signature that lets an attendee (role 0) join from now on."""
