"""The interface to receivers of webhooks."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

_ACCEPTED = range(200, 300)


class NoAnswer(Exception):  # noqa: N818 - an outcome of every network, not an error of the program
    """The receiver did not answer, or its address may not be called; the text says why, without secrets."""


@dataclass(frozen=True)
class Message:
    """A signed message and the address that it goes to."""

    url: str
    body: bytes
    headers: Mapping[str, str]


@dataclass(frozen=True)
class Answer:
    """The receiver's response with the beginning of its text."""

    status: int
    text: str
    milliseconds: int

    @property
    def is_accepted(self) -> bool:
        """Redirects are failures: they could lead anywhere."""
        return self.status in _ACCEPTED


class WebhookGateway(Protocol):
    def post(self, message: Message) -> Answer:
        """Send once; raises `NoAnswer`."""
