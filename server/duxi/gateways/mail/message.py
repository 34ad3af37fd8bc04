"""The content of a mail, rendered as HTML and plain text in the recipient's language."""

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
    """A message before it is rendered; lazy strings are translated into the recipient's language.

    `note` is small text below the button. Paragraphs are plain text, never HTML.
    """

    subject: Message
    paragraphs: Sequence[Message]
    action: Action | None = None
    note: Message = ""
    attachments: Sequence[AttachmentFactory] = ()


@dataclass(frozen=True)
class Mail:
    """A rendered message: HTML, plain text and recipient.

    `unsubscribe_url` is for one-click unsubscription (RFC 8058). Opens are tracked only with `tracks_opens`.
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
        """Headers besides sender, recipient and subject."""
        found = {"Message-ID": self.message_id, "Auto-Submitted": "auto-generated"}
        if self.unsubscribe_url:
            found["List-Unsubscribe"] = f"<{self.unsubscribe_url}>"
            found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return found


def link(path: str, **query: str) -> str:
    """An absolute URL of the storefront."""
    return f"{settings.BASE_URL}{path}?{urlencode(query)}" if query else f"{settings.BASE_URL}{path}"


def render(*, to: str, email_message: EmailMessage, locale: str, name: str, message_id: str) -> Mail:
    """The message in one of our locales; an unknown one falls back to Indonesian."""
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
    """A name on one line; empty if a user signed up with an advertisement as their name."""
    plain = " ".join(name.split())
    return "" if len(plain) > MAX_NAME or _ADVERTISEMENT.search(plain) else plain


def _greeting(name: str) -> str:
    plain = plain_name(name)
    return _("Halo {name},").format(name=plain) if plain else _("Halo,")
