"""What a mail says, and how it becomes HTML and plain text in its reader's language."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from django.conf import settings
from django.template.loader import render_to_string
from django.utils.translation import get_language_bidi, override
from django.utils.translation import gettext as _

from duxi.core.errors import Message
from duxi.core.language import language_of
from duxi.gateways.mail.attachments import Attachment, AttachmentFactory

MAX_NAME = 60
_ADVERTISEMENT = re.compile(r"[/@:<>]|\w\.\w")


@dataclass(frozen=True)
class Action:
    """The one button of a message."""

    label: Message
    url: str


@dataclass(frozen=True)
class EmailMessage:
    """A message before it is rendered; lazy sentences are read in the recipient's language.

    `note` is small below the button. Paragraphs are plain text, never HTML. `attachments` go with it.
    """

    subject: Message
    paragraphs: Sequence[Message]
    action: Action | None = None
    note: Message = ""
    attachments: Sequence[AttachmentFactory] = ()


@dataclass(frozen=True)
class Mail:
    """A rendered message: HTML, plain text and recipient.

    `unsubscribe_url` takes the one-click unsubscription of RFC 8058. The carrier may note that it was opened
    only where `tracks_opens`.
    """

    to: str
    subject: str
    text: str
    html: str
    message_id: str
    attachments: Sequence[Attachment] = ()
    reply_to: str = ""
    unsubscribe_url: str = ""
    tracks_opens: bool = False

    def headers(self) -> dict[str, str]:
        """What is above it besides sender, recipient and subject."""
        found = {"Message-ID": self.message_id, "Auto-Submitted": "auto-generated"}
        if self.unsubscribe_url:
            found["List-Unsubscribe"] = f"<{self.unsubscribe_url}>"
            found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return found


def link(path: str, **query: str) -> str:
    """An absolute address of the storefront."""
    return f"{settings.BASE_URL}{path}?{urlencode(query)}" if query else f"{settings.BASE_URL}{path}"


def render(*, to: str, email_message: EmailMessage, locale: str, name: str, message_id: str) -> Mail:
    """The message in a locale of ours; an unknown one falls back to Indonesian."""
    language_code = language_of(locale)
    with override(language_code):
        language = {"lang": language_code, "direction": "rtl" if get_language_bidi() else "ltr"}
        context = {
            "message": email_message,
            "greeting": _greeting(name),
            "home": settings.BASE_URL,
            **language,
        }
        return Mail(
            to=to,
            subject=" ".join(str(email_message.subject).split()),
            text=render_to_string("mail/message.txt", context).strip() + "\n",
            html=render_to_string("mail/message.html", context),
            message_id=message_id,
        )


def plain_name(name: str) -> str:
    """A name on one line; nothing where a user signed up with an advertisement for a name."""
    plain = " ".join(name.split())
    return "" if len(plain) > MAX_NAME or _ADVERTISEMENT.search(plain) else plain


def _greeting(name: str) -> str:
    plain = plain_name(name)
    return _("Halo {name},").format(name=plain) if plain else _("Halo,")
