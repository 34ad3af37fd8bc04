"""Files that go with a mail: named when it is written, made when it is sent."""

from collections.abc import Callable
from dataclasses import dataclass

from django.utils.module_loading import import_string


@dataclass(frozen=True)
class Attachment:
    """A file that goes with a mail."""

    filename: str
    content_type: str
    content: bytes


@dataclass(frozen=True)
class AttachmentFactory:
    """How to make an attachment: `package.module.function`, called with one key.

    Only this waits in the queue: a file would stay there long after the mail has gone. The function
    returns None where there is nothing to attach any more.
    """

    maker: str
    key: str

    def made(self) -> Attachment | None:
        """The file as it is now."""
        make: Callable[[str], Attachment | None] = import_string(self.maker)
        return make(self.key)
