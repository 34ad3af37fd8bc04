"""Loads `fixtures/contacts.yaml` once: notes, segments, templates, and a finished broadcast."""

from datetime import datetime, timedelta
from itertools import cycle
from pathlib import Path
from typing import Any

from duxi.accounts.models import User
from duxi.commerce.models import SETTLED, Order
from duxi.contacts.actions.consents import record_consent, set_news
from duxi.contacts.actions.incoming import take_in
from duxi.contacts.addresses import reply_address
from duxi.contacts.conditions import checked, in_segment
from duxi.contacts.models import (
    Broadcast,
    BroadcastRecipient,
    BroadcastStatus,
    Contact,
    ContactNote,
    ContactSource,
    MailSuppression,
    MailTemplate,
    RecipientStatus,
    Segment,
    SuppressionReason,
)
from duxi.contacts.templating import Values, check_texts, text_for
from duxi.core.clock import at, now
from duxi.core.fixtures import read_yaml
from duxi.gateways.mail import new_message_id
from duxi.gateways.mail.events import ReceivedMail
from duxi.gateways.models import SentMail

Item = dict[str, Any]
_STEPS = {
    "delivered": ("delivered",),
    "opened": ("delivered", "opened"),
    "bounced": ("bounced",),
    "complained": ("delivered", "complained"),
}
_REACHED = 24
"""The maximum number of recipients of the demo's broadcast."""


def load_contacts(path: Path) -> None:
    """Does nothing if there is already a segment."""
    if Segment.objects.exists():
        return
    found = read_yaml(path)
    _load_people(found)
    for item in found["segments"]:
        Segment.objects.create(**{**item, "conditions": checked(item["conditions"])})
    for item in found["templates"]:
        check_texts(item["texts"])
        MailTemplate.objects.create(**item)
    _let_some_agree(found["agreeing"])
    sent = _load_broadcast(found["broadcast"])
    if sent:
        _load_reply(found["reply"], sent)


def _load_people(found: Item) -> None:
    staff = User.objects.get(email="dewi@contoh.example")
    for item in found["people"]:
        channel = item.pop("consents", "")
        contact = Contact.objects.create(source=ContactSource.IMPORT, **item)
        if channel:
            with at(now() - timedelta(days=20)):
                record_consent(contact=contact, is_given=True, channel=channel, made_by=staff)
    for email, tags in found["tags"].items():
        Contact.objects.filter(email=email).update(tags=tags)
    for email, owner in found["owners"].items():
        Contact.objects.filter(email=email).update(owner=User.objects.get(email=owner))
    for note in found["notes"]:
        _load_note(note)
    for email in found["news"]:
        contact = Contact.objects.select_related("user").get(email=email)
        set_news(contact=contact, email=email, is_given=True, channel="account")


def _let_some_agree(count: int) -> None:
    """Give some contacts consent, so that a broadcast to the first segment has recipients."""
    first = Segment.objects.order_by("pk").first()
    people = in_segment(first.conditions if first else []).filter(user__isnull=False)
    for contact in people.select_related("user").order_by("pk")[:count]:
        set_news(contact=contact, email=contact.email, is_given=True, channel="account")


def _load_note(item: Item) -> None:
    note = ContactNote.objects.create(
        contact=Contact.objects.get(email=item["contact"]),
        author=User.objects.get(email=item["author"]),
        text=item["text"],
    )
    ContactNote.objects.filter(pk=note.pk).update(created_at=now() - timedelta(days=item["days_ago"]))


def _load_broadcast(item: Item) -> SentMail | None:
    """A broadcast sent a day before the newest paid order, with its buyer among the recipients, so that it
    has an attributed order.
    """
    order = Order.objects.filter(status__in=SETTLED).order_by("-paid_at").first()
    moment = (order.paid_at if order and order.paid_at else now()) - timedelta(days=1)
    segment = Segment.objects.get(name=item["segment"])
    template = MailTemplate.objects.get(name=item["template"])
    broadcast = Broadcast.objects.create(
        name=item["name"],
        template=template,
        segment=segment,
        status=BroadcastStatus.FINISHED,
        texts=template.texts,
        started_by=User.objects.get(email="dewi@contoh.example"),
        started_at=moment,
        finished_at=moment + timedelta(minutes=9),
    )
    people = list(in_segment(segment.conditions).filter(user__isnull=False).order_by("pk")[:_REACHED])
    buyer = Contact.objects.filter(user=order.buyer).first() if order else None
    others = Contact.objects.filter(email__in=["ratna.puspita@contoh.example", "bounce.liem@contoh.example"])
    everybody = dict.fromkeys([*([buyer] if buyer else []), *people, *others.order_by("pk")])
    fates = cycle(item["fates"])
    mails = {contact.email: _sent(broadcast, contact, next(fates), moment) for contact in everybody}
    return mails.get("ratna.puspita@contoh.example")


def _sent(broadcast: Broadcast, contact: Contact, fate: str, moment: datetime) -> SentMail:
    text = text_for(broadcast.texts, contact.locale)
    fate = "bounced" if contact.email.startswith("bounce") else fate
    mail = SentMail.objects.create(
        message_id=new_message_id(),
        recipient=contact.email,
        subject=Values.of(contact).into(text["subject"]),
        kind=SentMail.Kind.BROADCAST,
        status=fate,
        detail="550 5.1.1 Mailbox unavailable" if fate == "bounced" else "",
        created_at=moment,
        sent_at=moment,
        **{f"{step}_at": moment + timedelta(minutes=7 * n) for n, step in enumerate(_STEPS[fate], start=1)},
    )
    BroadcastRecipient.objects.create(
        broadcast=broadcast,
        contact=contact,
        email=contact.email,
        locale=contact.locale,
        status=RecipientStatus.SENT,
        mail=mail,
        claimed_at=moment,
        sent_at=moment,
    )
    if fate in ("bounced", "complained"):
        MailSuppression.objects.get_or_create(
            email=contact.email, defaults={"reason": SuppressionReason(fate), "detail": mail.detail}
        )
    return mail


def _load_reply(item: Item, sent: SentMail) -> None:
    with at(sent.created_at + timedelta(hours=3)):
        take_in(
            ReceivedMail(
                message_id=f"<demo-reply@{item['sender'].partition('@')[2]}>",
                recipient=reply_address(sent.pk),
                sender=item["sender"],
                sender_name=item["name"],
                subject=item["subject"],
                text=item["text"],
                html=item["html"],
                in_reply_to=sent.message_id,
            )
        )
