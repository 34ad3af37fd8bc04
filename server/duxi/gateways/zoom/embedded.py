"""Embedded rooms for development, demonstrations and tests: numbers, registrations and signatures in Zoom's
format, and a page of our own instead of the meeting.
"""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import urlencode

from django.conf import settings
from django.core import signing
from django.urls import reverse

from duxi.gateways.zoom.contract import Meeting, NewMeeting, Registrant
from duxi.gateways.zoom.signatures import sdk_signature

_SALT = "gateways.zoom.registrant"
_FIRST_NUMBER = 80_000_000_000
_NUMBERS = 10_000_000_000


class EmbeddedZoom:
    @property
    def sdk_key(self) -> str:
        return f"embedded-{_derived('key')[:16]}"

    @property
    def sdk_secret(self) -> str:
        """The secret of this installation; its signatures are valid nowhere else."""
        return _derived("secret")

    @property
    def hosts(self) -> tuple[str, ...]:
        return ("embedded-1", "embedded-2", "embedded-3")

    @property
    def webhook_secret(self) -> str:
        return _derived("webhook")

    def recording(self, meeting: Meeting) -> str | None:
        """A page of our own instead of the recording."""
        return f"{settings.BASE_URL}{reverse('zoom-recording', args=[meeting.number])}"

    def create_meeting(self, wanted: NewMeeting) -> Meeting:
        number = _FIRST_NUMBER + secrets.randbelow(_NUMBERS)
        return Meeting(number=str(number), passcode=secrets.token_hex(4))

    def register(self, meeting: Meeting, *, email: str, name: str) -> Registrant:
        """Idempotent by email address, as at Zoom."""
        identity = _derived(f"{meeting.number}:{email.strip().lower()}")[:22]
        token = signing.Signer(salt=_SALT).sign_object([meeting.number, name, identity])
        room = reverse("zoom-room", args=[meeting.number])
        return Registrant(
            id=identity,
            join_url=f"{settings.BASE_URL}{room}?{urlencode({'tk': token})}",
            token=token,
        )

    def signature(self, meeting: Meeting, moment: datetime) -> str:
        return sdk_signature(key=self.sdk_key, secret=self.sdk_secret, number=meeting.number, moment=moment)


@dataclass(frozen=True)
class Guest:
    """The registrant of a token."""

    name: str
    registrant_id: str


def guest_of(number: str, token: str) -> Guest | None:
    """The registrant of a token for this meeting."""
    try:
        registered_for, name, identity = signing.Signer(salt=_SALT).unsign_object(token)
    except (signing.BadSignature, ValueError):
        return None
    return Guest(str(name), str(identity)) if registered_for == number else None


def _derived(purpose: str) -> str:
    return hashlib.sha256(f"zoom:{purpose}:{settings.SECRET_KEY}".encode()).hexdigest()
