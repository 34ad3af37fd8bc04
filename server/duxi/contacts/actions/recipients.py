"""Recipients of a broadcast in batches: claimed in one transaction, results written in another."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

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
from duxi.core.compiled import Compiled, any_param
from duxi.gateways import mail
from duxi.gateways.mail import log
from duxi.gateways.models import SentMail


@dataclass(frozen=True)
class Claimed:
    """A recipient in status `SENDING`, with the mail to send."""

    pk: int
    mail_pk: int
    mail: mail.Mail


def _running() -> Exists:
    return Exists(Broadcast.objects.filter(pk=OuterRef("broadcast"), status=BroadcastStatus.SENDING))


def _willing() -> Exists:
    """Whether the recipient still consents to news at the broadcast's address."""
    return Exists(mailable(Contact.objects.filter(pk=OuterRef("contact"), email=OuterRef("email"))))


def _waiting(broadcast_pk: int) -> QuerySet[BroadcastRecipient]:
    rows = BroadcastRecipient.objects.filter(broadcast=broadcast_pk, status=RecipientStatus.QUEUED)
    locked = rows.filter(_running()).select_related("contact").select_for_update(of=("self",))
    return locked.order_by("pk")


@transaction.atomic
def claim(broadcast: Broadcast, size: int) -> list[Claimed] | None:
    """Claim the next rows for this process, without unsubscribed ones; None if none wait."""
    rows = list(_waiting(broadcast.pk).annotate(is_willing=_willing())[:size])
    if not rows:
        return None
    unwilling = BroadcastRecipient.objects.filter(pk__in=[row.pk for row in rows if not row.is_willing])
    unwilling.update(status=RecipientStatus.SKIPPED, skip_reason=SkipReason.UNSUBSCRIBED)
    claimed = _composed(broadcast, [row for row in rows if row.is_willing])
    _mark_claimed(claimed)
    return claimed


def _composed(broadcast: Broadcast, rows: Sequence[BroadcastRecipient]) -> list[Claimed]:
    """Compose and log the mails of these rows, in one statement."""
    logged = [_logged(row, number) for row, number in zip(rows, log.reserve_pks(len(rows)), strict=True)]
    claimed = []
    for row, sent in zip(rows, logged, strict=True):
        message = mail_for(broadcast, row, sent)
        sent.subject, sent.encrypted = message.subject, log.encrypted(message, [])
        claimed.append(Claimed(row.pk, sent.pk, message))
    SentMail.objects.bulk_create(logged)
    return claimed


def _logged(row: BroadcastRecipient, number: int) -> SentMail:
    return SentMail(
        pk=number,
        message_id=mail.new_message_id(),
        recipient=row.email,
        kind=SentMail.Kind.BROADCAST,
        created_at=now(),
    )


def mail_for(broadcast: Broadcast, recipient: BroadcastRecipient, sent: SentMail) -> mail.Mail:
    """The mail personalised for this recipient."""
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


_MARK_CLAIMED = """
UPDATE contacts_broadcastrecipient AS one SET status = 'sending', claimed_at = %s, mail_id = found.mail_id
FROM unnest(%s::bigint[], %s::bigint[]) AS found(id, mail_id) WHERE one.id = found.id
"""


def _mark_claimed(claimed: Sequence[Claimed]) -> None:
    with connection.cursor() as cursor:
        ids = [one.pk for one in claimed]
        cursor.execute(_MARK_CLAIMED, [now(), ids, [one.mail_pk for one in claimed]])


def _sendable() -> QuerySet[BroadcastRecipient]:
    rows = BroadcastRecipient.objects.filter(any_param("pk", "pks"), status=RecipientStatus.SENDING)
    return rows.filter(_running()).filter(_willing()).only("pk")


_SENDABLE = Compiled(_sendable)


def sendable_pks(claimed: Sequence[Claimed]) -> set[int]:
    """Those who have not unsubscribed meanwhile, unless the broadcast was paused or cancelled."""
    return {row.pk for row in _SENDABLE.all(pks=[one.pk for one in claimed])}


_NOTE_SENT = """
UPDATE contacts_broadcastrecipient AS one SET status = 'sent', sent_at = found.at
FROM unnest(%s::bigint[], %s::timestamptz[]) AS found(id, at)
WHERE one.id = found.id AND one.status = 'sending'
"""


@transaction.atomic
def note_sent(sent: Iterable[tuple[int, int, datetime]]) -> None:
    """Record mails that the provider accepted: recipient, mail, time."""
    rows = list(sent)
    if not rows:
        return
    pks, mail_pks, moments = (list(column) for column in zip(*rows, strict=True))
    with connection.cursor() as cursor:
        cursor.execute(_NOTE_SENT, [pks, moments])
    log.note_all_sent(mail_pks, moments)


@transaction.atomic
def note_refused(claimed: Claimed, detail: str) -> None:
    """Record that the provider permanently refuses this address."""
    row = BroadcastRecipient.objects.filter(pk=claimed.pk, status=RecipientStatus.SENDING)
    row.update(status=RecipientStatus.FAILED)
    log.note_failed(claimed.mail.message_id, detail)
    suppress(email=claimed.mail.to, reason=SuppressionReason.BOUNCED, detail=detail)


@transaction.atomic
def release(broadcast_pk: int, pks: Sequence[int]) -> None:
    """Return rows whose mail was not sent to waiting, or skip them if the broadcast was cancelled."""
    if not pks:
        return
    broadcast = Broadcast.objects.select_for_update().get(pk=broadcast_pk)
    rows = BroadcastRecipient.objects.filter(pk__in=pks, status=RecipientStatus.SENDING)
    SentMail.objects.filter(broadcast_recipient__in=rows).delete()
    if broadcast.status == BroadcastStatus.CANCELLED:
        rows.update(status=RecipientStatus.SKIPPED, skip_reason=SkipReason.CANCELLED)
    else:
        rows.update(status=RecipientStatus.QUEUED, mail=None, claimed_at=None)


def give_up(pk: int) -> None:
    """Stop for a mail whose delivery is unknown: it is not sent again."""
    row = BroadcastRecipient.objects.filter(pk=pk, status=RecipientStatus.SENDING)
    row.update(status=RecipientStatus.SKIPPED, skip_reason=SkipReason.UNKNOWN)


@transaction.atomic
def finish(broadcast_pk: int) -> None:
    """Finish the broadcast when no row is waiting or being sent."""
    open_rows = BroadcastRecipient.objects.filter(
        broadcast=OuterRef("pk"), status__in=[RecipientStatus.QUEUED, RecipientStatus.SENDING]
    )
    rows = Broadcast.objects.filter(~Exists(open_rows), pk=broadcast_pk, status=BroadcastStatus.SENDING)
    rows.update(status=BroadcastStatus.FINISHED, finished_at=now(), version=F("version") + 1)
