"""Attachments of a mail: named when the mail is queued, created when it is sent."""

from collections.abc import Callable
from dataclasses import dataclass

from duxi.core.stored_paths import resolve


@dataclass(frozen=True)
class Attachment:
    filename: str
    content_type: str
    content: bytes


@dataclass(frozen=True)
class AttachmentFactory:
    """How to create an attachment: `package.module.function`, called with one key.

    Only this reference is queued, because a queued file would remain long after the mail was sent. The
    function returns None where there is no longer anything to attach.
    """

    maker: str
    key: str

    def made(self) -> Attachment | None:
        """Create the attachment."""
        make: Callable[[str], Attachment | None] = resolve(self.maker)
        return make(self.key)
