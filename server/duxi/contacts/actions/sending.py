"""Sending a broadcast: each person once, whatever dies in the middle.

One process at a time works at a broadcast (an advisory lock that ends with it). `SENDING` and the mail's
number are committed before the carrier is called, and what came of it after: a row that a dead process left
in between is asked about at the carrier. One that cannot be asked (plain SMTP) is not tried again.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from enum import Enum

from django.conf import settings
from django.db import connection, transaction
from django.db.models import Exists, F, OuterRef, QuerySet

from duxi.contacts.actions.consents import suppress
from duxi.contacts.addresses import preferences_url, reply_address, token_of, unsubscribe_url
from duxi.contacts.models import (
    Broadcast,
    BroadcastRecipient,
    BroadcastStatus,
    Contact,
    RecipientStatus,
    SkipReason,
    SuppressionReason,
)
from duxi.contacts.queries import mailable
from duxi.contacts.templating import Envelope, Values, compose, text_for
from duxi.core.clock import now
from duxi.gateways import mail
from duxi.gateways.mail import log
from duxi.gateways.models import SentMail

TURN = 60.0
"""Seconds after which a job lets others have the worker; the next one goes on."""
INTERRUPTED_AFTER = timedelta(minutes=1)
"""How long a carrier may need until its log knows of a mail."""
_CHUNK = 50
_LOCK = 0x0B0A


class Turn(Enum):
    """How a turn ended: nobody waits any more, time is up, or the carrier has to rest."""

    OVER = "over"
    MORE = "more"
    LATER = "later"


def send_turn(broadcast_pk: int, *, seconds: float = TURN) -> Turn:
    """Send for a while."""
    with _alone(broadcast_pk) as is_mine:
        if not is_mine:
            return Turn.LATER
        _settle_interrupted(broadcast_pk)
        until, pace = time.monotonic() + seconds, _Pace(settings.BROADCAST_PER_SECOND)
        broadcast = Broadcast.objects.get(pk=broadcast_pk)
        while time.monotonic() < until:
            waiting = list(_waiting(broadcast_pk)[:_CHUNK])
            if not waiting:
                _finish(broadcast_pk)
                return Turn.OVER
            for recipient in waiting:
                pace.wait()
                if not _send(broadcast, recipient):
                    return Turn.LATER
    return Turn.MORE


def _waiting(broadcast_pk: int) -> QuerySet[BroadcastRecipient]:
    running = Broadcast.objects.filter(pk=OuterRef("broadcast"), status=BroadcastStatus.SENDING)
    rows = BroadcastRecipient.objects.filter(broadcast=broadcast_pk, status=RecipientStatus.QUEUED)
    return rows.filter(Exists(running)).select_related("contact").order_by("pk")


def _send(broadcast: Broadcast, recipient: BroadcastRecipient) -> bool:
    """One mail; False where the carrier is down and the rest has to wait."""
    email_message = _claim(broadcast, recipient)
    if email_message is None:
        return True
    try:
        mail.driver().send(email_message)
    except mail.MailUnsure:
        return False
    except mail.MailDown:
        _release(recipient)
        return False
    except mail.MailRefused as refused:
        _note_refused(recipient, email_message, str(refused)[:300])
    else:
        _note_sent(recipient.pk, email_message.message_id)
    return True


@transaction.atomic
def _claim(broadcast: Broadcast, recipient: BroadcastRecipient) -> mail.Mail | None:
    """Take a row for this process, unless it was paused, cancelled or unsubscribed meanwhile."""
    row = _waiting(broadcast.pk).filter(pk=recipient.pk).order_by()
    allowed = mailable(Contact.objects.filter(pk=OuterRef("contact"))).filter(email=OuterRef("email"))
    if not row.filter(Exists(allowed)).update(status=RecipientStatus.SENDING, claimed_at=now()):
        _skip_unwilling(row)
        return None
    sent = SentMail.objects.create(
        message_id=mail.new_message_id(),
        recipient=recipient.email,
        subject="",
        kind=SentMail.Kind.BROADCAST,
        created_at=now(),
    )
    message = mail_for(broadcast, recipient, sent)
    SentMail.objects.filter(pk=sent.pk).update(subject=message.subject, encrypted=log.encrypted(message, []))
    BroadcastRecipient.objects.filter(pk=recipient.pk).update(mail=sent)
    return message


def mail_for(broadcast: Broadcast, recipient: BroadcastRecipient, sent: SentMail) -> mail.Mail:
    """The mail as this person gets it."""
    token = token_of(recipient.contact_id, recipient.email)
    envelope = Envelope(
        message_id=sent.message_id,
        preferences_url=preferences_url(token),
        unsubscribe_url=unsubscribe_url(token),
        reply_to=reply_address(sent.pk),
        tracks_opens=recipient.contact.opens_consented_at is not None,
    )
    text = text_for(broadcast.texts, recipient.locale)
    return compose(text, Values.of(recipient.contact), to=recipient.email, envelope=envelope)


def _skip_unwilling(row: QuerySet[BroadcastRecipient]) -> None:
    """Still queued in a broadcast that runs: then it is the person who does not want it any more."""
    row.update(status=RecipientStatus.SKIPPED, skip_reason=SkipReason.UNSUBSCRIBED)


@transaction.atomic
def _release(recipient: BroadcastRecipient) -> None:
    row = BroadcastRecipient.objects.filter(pk=recipient.pk, status=RecipientStatus.SENDING)
    SentMail.objects.filter(broadcast_recipient__in=row).delete()
    row.update(status=RecipientStatus.QUEUED, mail=None, claimed_at=None)


@transaction.atomic
def _note_sent(recipient_pk: int, message_id: str) -> None:
    row = BroadcastRecipient.objects.filter(pk=recipient_pk, status=RecipientStatus.SENDING)
    row.update(status=RecipientStatus.SENT, sent_at=now())
    log.note_sent(message_id)


@transaction.atomic
def _note_refused(recipient: BroadcastRecipient, email_message: mail.Mail, detail: str) -> None:
    row = BroadcastRecipient.objects.filter(pk=recipient.pk, status=RecipientStatus.SENDING)
    row.update(status=RecipientStatus.FAILED)
    log.note_failed(email_message.message_id, detail)
    suppress(email=recipient.email, reason=SuppressionReason.BOUNCED, detail=detail)


def _settle_interrupted(broadcast_pk: int) -> None:
    """Rows that a process left behind: the carrier says whether it took their mail."""
    left = BroadcastRecipient.objects.filter(
        broadcast=broadcast_pk,
        status=RecipientStatus.SENDING,
        claimed_at__lte=now() - INTERRUPTED_AFTER,
    )
    for recipient in left.select_related("mail").order_by("pk"):
        sent = recipient.mail
        accepted = mail.driver().was_accepted(sent.message_id) if sent else False
        if accepted is None:
            _give_up(recipient)
        elif accepted and sent:
            _note_sent(recipient.pk, sent.message_id)
        else:
            _release(recipient)


def _give_up(recipient: BroadcastRecipient) -> None:
    row = BroadcastRecipient.objects.filter(pk=recipient.pk, status=RecipientStatus.SENDING)
    row.update(status=RecipientStatus.SKIPPED, skip_reason=SkipReason.UNKNOWN)


def _finish(broadcast_pk: int) -> None:
    """Over when nobody waits any more and nothing is on its way."""
    open_rows = BroadcastRecipient.objects.filter(
        broadcast=OuterRef("pk"), status__in=[RecipientStatus.QUEUED, RecipientStatus.SENDING]
    )
    rows = Broadcast.objects.filter(~Exists(open_rows), pk=broadcast_pk, status=BroadcastStatus.SENDING)
    rows.update(status=BroadcastStatus.FINISHED, finished_at=now(), version=F("version") + 1)


@contextmanager
def _alone(broadcast_pk: int) -> Iterator[bool]:
    """Whether this process is the one that sends this broadcast."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(%s, %s)", [_LOCK, broadcast_pk])
        is_mine = bool(cursor.fetchone()[0])
    try:
        yield is_mine
    finally:
        if is_mine:
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_unlock(%s, %s)", [_LOCK, broadcast_pk])


class _Pace:
    """So many a second, no faster."""

    def __init__(self, per_second: int) -> None:
        self._pause = 1 / max(per_second, 1)
        self._next = time.monotonic()

    def wait(self) -> None:
        moment = time.monotonic()
        time.sleep(max(0.0, self._next - moment))
        self._next = max(self._next, moment) + self._pause
