"""What every push service does for us, and the values that pass between."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol


class PushDown(Exception):  # noqa: N818 - reads as a verdict, like the other gateways'
    """The service cannot take the message now; `retry_after` is its own wish in seconds, where it has one."""

    def __init__(self, retry_after: int | None = None) -> None:
        self.retry_after = retry_after
        super().__init__("the push service is down or busy")


@dataclass(frozen=True)
class PushMessage:
    """What appears on a device; `url` is absolute, messages with the same `tag` replace each other."""

    title: str
    body: str
    url: str
    kind: str
    tag: str


class PushResult(Enum):
    """What became of a message."""

    SENT = "sent"
    TOKEN_GONE = "token gone"
    REFUSED = "refused"


class PushGateway(Protocol):
    """A service that shows messages on devices by their registration tokens."""

    def send(self, token: str, message: PushMessage) -> PushResult:
        """Hand a message over for one device; raises `PushDown` when it is worth trying again."""
