"""The interface of push services, and its values."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol


class PushDown(Exception):  # noqa: N818 - reads as a verdict, like the other gateways'
    """The service cannot accept the message now; `retry_after` is the delay in seconds that it asks for, if
    any.
    """

    def __init__(self, retry_after: int | None = None) -> None:
        self.retry_after = retry_after
        super().__init__("the push service is down or busy")


@dataclass(frozen=True)
class PushMessage:
    """A message on a device; `url` is absolute, a message replaces an earlier one with the same `tag`."""

    title: str
    body: str
    url: str
    kind: str
    tag: str


class PushResult(Enum):
    """Result of sending a message."""

    SENT = "sent"
    TOKEN_GONE = "token gone"
    REFUSED = "refused"


class PushGateway(Protocol):
    """Sends messages to devices by their registration tokens."""

    def send(self, token: str, message: PushMessage) -> PushResult:
        """Send a message to one device; raises `PushDown` if a retry may succeed."""
