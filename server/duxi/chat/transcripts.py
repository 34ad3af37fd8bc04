"""A conversation as plain text, for a file or a mail."""

from itertools import groupby

from django.utils.translation import gettext_lazy as _

from duxi.chat.models import Conversation, Message, MessageType
from duxi.core.clock import local
from duxi.gateways import mail

MOST_LINES = 2_000


def as_text(conversation: Conversation) -> str:
    """Every message with its time and author."""
    head = [
        f"Percakapan Si Duxi · {local(conversation.created_at):%d/%m/%Y %H.%M} WIB",
        f"Pengunjung: {conversation.visitor.fullname}",
        "",
    ]
    return "\n".join([*head, *_lines(conversation)]) + "\n"


def filename(conversation: Conversation) -> str:
    """A file name with the date."""
    return f"chat-{local(conversation.created_at):%Y%m%d-%H%M}-{conversation.uuid.hex[:8]}.txt"


def send(conversation: Conversation, *, to: str) -> None:
    """Mail the transcript."""
    email_message = mail.EmailMessage(
        subject=_("Salinan percakapan Anda dengan Si Duxi"),
        paragraphs=[_("Berikut salinan percakapan Anda dengan kami."), *_lines(conversation)],
    )
    visitor = conversation.visitor
    mail.queue(to=to, email_message=email_message, locale=visitor.locale, name=visitor.fullname)


def _lines(conversation: Conversation) -> list[str]:
    """The messages under the day on which they were written."""
    messages = Message.objects.filter(conversation=conversation).order_by("sequence")[:MOST_LINES]
    days = groupby(messages, key=lambda one: local(one.created_at).date())
    return [line for day, written in days for line in (f"{day:%d/%m/%Y}", *map(_line, written))]


def _line(message: Message) -> str:
    return f"[{local(message.created_at):%H.%M}] {message.user_name}: {_words(message)}"


def _words(message: Message) -> str:
    if message.type == MessageType.IMAGE:
        return "(gambar)"
    if message.type == MessageType.DROPDOWN:
        return " / ".join(f"[{one['label']}]" for one in message.options)
    return message.content
