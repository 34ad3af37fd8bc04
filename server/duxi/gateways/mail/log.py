"""The mail log: one row for each sent mail; its status only moves forward."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from django.db import connection, transaction
from django.db.models import F
from django.db.models.functions import Coalesce

from duxi.core.clock import now
from duxi.core.secrets import decrypt, encrypt
from duxi.gateways.mail.events import MailNews, MailReport
from duxi.gateways.mail.message import Mail
from duxi.gateways.models import MailEvent, SentMail, SentMailStatus

_ORDER = tuple(SentMailStatus)
_FATES: dict[MailNews, tuple[SentMailStatus, str]] = {
    MailNews.DELIVERED: (SentMailStatus.DELIVERED, "delivered_at"),
    MailNews.OPENED: (SentMailStatus.OPENED, "opened_at"),
    MailNews.BOUNCED: (SentMailStatus.BOUNCED, "bounced_at"),
    MailNews.COMPLAINED: (SentMailStatus.COMPLAINED, "complained_at"),
}


def encrypted(mail: Mail, attachments: list[dict[str, Any]]) -> str:
    """A queued mail: encrypted, with the names of its attachments."""
    return encrypt(json.dumps({"mail": asdict(mail), "attachments": attachments}))


def decrypted(content: str) -> tuple[Mail, list[dict[str, Any]]]:
    """The mail that `encrypted` stored, and its attachment factories."""
    stored = json.loads(decrypt(content))
    if "mail" not in stored:
        return _decrypted_flat(stored)
    return Mail(**stored["mail"]), stored["attachments"]


def _decrypted_flat(stored: dict[str, Any]) -> tuple[Mail, list[dict[str, Any]]]:
    """A mail that was queued before 23 November 2026: its fields beside the attachment factories."""
    attachments = stored.pop("encloses", [])
    stored.pop("enclosures", None)
    return Mail(**stored), attachments


def note_queued(
    mail: Mail,
    content: str,
    *,
    kind: SentMail.Kind = SentMail.Kind.LETTER,
    of: SentMail | None = None,
    reference: str = "",
) -> SentMail:
    return SentMail.objects.create(
        message_id=mail.message_id,
        recipient=mail.to.lower(),
        subject=mail.subject[:300],
        kind=kind,
        encrypted=content,
        resent_from=of,
        reference=reference,
        created_at=now(),
    )


def note_sent(message_id: str) -> None:
    """Record that the provider accepted it."""
    forward(message_id, SentMailStatus.SENT, "sent_at", now())


_RESERVE_PKS = """
SELECT nextval(pg_get_serial_sequence('gateways_sentmail', 'id')) FROM generate_series(1, %s)
"""
_NOTE_ALL_SENT = """
UPDATE gateways_sentmail AS one SET sent_at = coalesce(one.sent_at, found.at),
    status = CASE one.status WHEN 'queued' THEN 'sent' ELSE one.status END
FROM unnest(%s::bigint[], %s::timestamptz[]) AS found(id, at) WHERE one.id = found.id
"""


def reserve_pks(count: int) -> list[int]:
    """Reserve primary keys for mails that are logged together: a mail's text may contain its own key."""
    with connection.cursor() as cursor:
        cursor.execute(_RESERVE_PKS, [count])
        return [row[0] for row in cursor.fetchall()]


def note_all_sent(pks: Sequence[int], moments: Sequence[datetime]) -> None:
    """Record when the provider accepted each of these mails, in one statement."""
    with connection.cursor() as cursor:
        cursor.execute(_NOTE_ALL_SENT, [list(pks), list(moments)])


def note_failed(message_id: str, detail: str) -> None:
    """Record that it will never be sent."""
    forward(message_id, SentMailStatus.FAILED, "", now(), detail)


@transaction.atomic
def apply_report(report: MailReport) -> SentMail | None:
    """Store the provider's event; None if it is a duplicate or about an unknown mail."""
    _row, is_new = MailEvent.objects.get_or_create(event_id=report.event_id)
    found = SentMail.objects.filter(message_id=report.message_id, recipient=report.recipient).first()
    if not is_new or found is None:
        return None
    if report.news in _FATES:
        status, column = _FATES[report.news]
        forward(report.message_id, status, column, report.at, report.detail)
    elif report.news is MailNews.DEFERRED:
        SentMail.objects.filter(pk=found.pk, delivered_at=None).update(detail=report.detail)
    return found


def forward(message_id: str, status: SentMailStatus, column: str, at: datetime, detail: str = "") -> None:
    """Set the timestamp unless it is set, and the status if it is a later one."""
    rows = SentMail.objects.filter(message_id=message_id)
    if column:
        rows.update(**{column: Coalesce(F(column), at)})
    earlier = _ORDER[: _ORDER.index(status)]
    rows.filter(status__in=earlier).update(status=status, detail=detail)
