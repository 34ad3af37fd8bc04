"""Webhooks of the mail provider: delivery events and received mails."""

import nh3
from django.db import transaction

from duxi.accounts.models import User
from duxi.contacts.actions.consents import set_news, suppress
from duxi.contacts.addresses import replied_mail
from duxi.contacts.models import Contact, IncomingMail, SuppressionReason
from duxi.contacts.queries import contacts
from duxi.core.clock import now
from duxi.gateways.mail import log
from duxi.gateways.mail.events import MailNews, MailReport, ReceivedMail
from duxi.gateways.models import SentMail

_TAGS = {
    *("p", "br", "div", "span", "b", "i", "u", "strong", "em", "blockquote", "pre", "code", "hr"),
    *("ul", "ol", "li", "h1", "h2", "h3", "h4", "table", "thead", "tbody", "tr", "th", "td", "a"),
}
_LONGEST = 100_000


def hear_report(report: MailReport) -> None:
    """Record the delivery status of a mail; an address that does not exist or complains gets no more
    broadcasts.
    """
    sent = log.apply_report(report)
    if sent is None:
        return
    if report.news is MailNews.BOUNCED:
        suppress(email=sent.recipient, reason=SuppressionReason.BOUNCED, detail=report.detail)
    elif report.news is MailNews.COMPLAINED:
        suppress(email=sent.recipient, reason=SuppressionReason.COMPLAINED)
    elif report.news is MailNews.UNSUBSCRIBED:
        contact = _contact_of(sent)
        if contact:
            set_news(contact=contact, email=sent.recipient, is_given=False, channel="provider")


@transaction.atomic
def take_in(received: ReceivedMail) -> IncomingMail | None:
    """Add a received mail to its sender's timeline; None if it was already received."""
    sent = _answered(received)
    contact = (_contact_of(sent) if sent else None) or _by_address(received.sender)
    found, is_new = IncomingMail.objects.get_or_create(
        message_id=received.message_id,
        defaults={
            "contact": contact,
            "reply_to": sent,
            "sender": received.sender,
            "sender_name": received.sender_name,
            "subject": received.subject,
            "text": received.text.replace("\x00", "")[:_LONGEST],
            "html": harmless(received.html),
            "received_at": now(),
        },
    )
    return found if is_new else None


def harmless(html: str) -> str:
    """Sanitised HTML without scripts, styles, forms, pictures and other active or remote content."""
    return nh3.clean(
        html.replace("\x00", "")[:_LONGEST],
        tags=_TAGS,
        attributes={"a": {"href"}},
        url_schemes={"https", "http", "mailto"},
        clean_content_tags={"script", "style", "title", "template", "noscript", "textarea", "svg", "math"},
        link_rel="noopener noreferrer nofollow",
    ).strip()


def _answered(received: ReceivedMail) -> SentMail | None:
    """The answered mail, by our unguessable reply address, otherwise by its message id."""
    pk = replied_mail(received.recipient)
    if pk is not None:
        return SentMail.objects.filter(pk=pk).first()
    rows = SentMail.objects.filter(message_id=received.in_reply_to, recipient=received.sender)
    return rows.first() if received.in_reply_to else None


def _contact_of(sent: SentMail) -> Contact | None:
    recipient = getattr(sent, "broadcast_recipient", None)
    return recipient.contact if recipient else _by_address(sent.recipient)


def _by_address(email: str) -> Contact | None:
    """The contact of an address; those with an account take precedence over self-declared addresses."""
    return contacts().filter(email=email).order_by("user_id", "pk").first() if email else None


def set_handled(*, pk: int, handled_by: User) -> None:
    """Mark a mail as handled, the first time."""
    IncomingMail.objects.filter(pk=pk, handled_at=None).update(handled_at=now(), handled_by=handled_by)
