"""What a service of online rooms does for us, and the values that pass between."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Rejected


class ZoomDown(Rejected):
    """The service cannot be reached, refuses us, or answers in no known form."""

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
    """A scheduled meeting: its number and the passcode that the SDK wants."""

    number: str
    passcode: str


@dataclass(frozen=True)
class Registrant:
    """A user who is registered for a meeting; `token` is the `tk` of their own join address."""

    id: str
    join_url: str
    token: str


class ZoomGateway(Protocol):
    """Meetings in which everybody has a registration of their own."""

    @property
    def sdk_key(self) -> str:
        """Our name towards the Meeting SDK: public, unlike the secret that signs."""

    @property
    def hosts(self) -> tuple[str, ...]:
        """The accounts whose meetings they can be; each has one meeting at a time."""

    @property
    def webhook_secret(self) -> str:
        """What the service signs its events with."""

    def recording(self, meeting: Meeting) -> str | None:
        """The address of a meeting's recording; None while there is none. Raises `ZoomDown`."""

    def create_meeting(self, wanted: NewMeeting) -> Meeting:
        """Schedule a meeting with registration. Raises `ZoomDown`."""

    def register(self, meeting: Meeting, *, email: str, name: str) -> Registrant:
        """Register a user; the same address gets the same place again. Raises `ZoomDown`."""

    def signature(self, meeting: Meeting, moment: datetime) -> str:
        """A Meeting SDK signature with which an attendee (role 0) joins from this moment on."""
