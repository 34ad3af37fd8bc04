"""Sends a broadcast: to each recipient once, also across crashes.

An advisory lock allows one process per broadcast. The rows of a batch are committed as `SENDING`, with their
mail ids, before the provider is called, and their results after. For rows that a crashed process left as
`SENDING` the provider is asked. A provider that cannot be asked (plain SMTP) gets batches of one, which are
not retried. Right before each mail is sent, consent and status are checked again.
"""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum

from django.conf import settings
from django.db import connection

from duxi.contacts.actions import recipients
from duxi.contacts.actions.recipients import Claimed
from duxi.contacts.models import Broadcast, BroadcastRecipient, RecipientStatus
from duxi.core.clock import now
from duxi.gateways import mail

TURN = 60.0
"""Seconds after which a job ends and lets other jobs run; the next one continues."""
INTERRUPTED_AFTER = timedelta(minutes=1)
"""How long a provider may need until its log contains a mail."""
LONGEST_BATCH = 10.0
"""Seconds after which the rest of a batch is released, because its claims have become too old."""
_LOCK = 0x0B0A


class Turn(Enum):
    """How a job's turn ended: no recipients left, time is up, or the provider is unavailable."""

    OVER = "over"
    MORE = "more"
    LATER = "later"


class SendOutcome(Enum):
    SENT = "sent"
    REFUSED = "refused"
    DOWN = "down"
    UNSURE = "unsure"


@dataclass(frozen=True)
class SendResult:
    """The result of sending one mail."""

    claimed: Claimed
    outcome: SendOutcome
    at: datetime
    detail: str = ""


def send_turn(broadcast_pk: int, *, seconds: float = TURN) -> Turn:
    """Send for the given time."""
    with _alone(broadcast_pk) as is_mine:
        if not is_mine:
            return Turn.LATER
        _settle_interrupted(broadcast_pk)
        broadcast, driver = Broadcast.objects.get(pk=broadcast_pk), mail.driver()
        with ThreadPoolExecutor(driver.threads) as pool:
            return _Sender(broadcast, driver, pool).send_until(time.monotonic() + seconds)


class _Sender:
    """Sends batch after batch of one broadcast, at the configured rate."""

    def __init__(self, broadcast: Broadcast, driver: mail.MailDriver, pool: ThreadPoolExecutor) -> None:
        self._broadcast, self._driver, self._pool = broadcast, driver, pool
        self._pace = _Pace(settings.BROADCAST_PER_SECOND)
        self._size = min(driver.batch, max(settings.BROADCAST_PER_SECOND, 1))

    def send_until(self, moment: float) -> Turn:
        while time.monotonic() < moment:
            batch = recipients.claim(self._broadcast, self._size)
            if batch is None:
                recipients.finish(self._broadcast.pk)
                return Turn.OVER
            if not self._send(batch):
                return Turn.LATER
        return Turn.MORE

    def _send(self, batch: Sequence[Claimed]) -> bool:
        """Send one batch; False if the provider is down and the rest must wait."""
        results: list[SendResult] = []
        until, threads = time.monotonic() + LONGEST_BATCH, self._driver.threads
        for first in range(0, len(batch), threads):
            results += self._send_together(batch[first : first + threads])
            if _is_down(results) or time.monotonic() > until:
                break
        self._note(batch, results)
        return not _is_down(results)

    def _send_together(self, group: Sequence[Claimed]) -> list[SendResult]:
        for _one in group:
            self._pace.wait()
        sendable = recipients.sendable_pks(group)
        chosen = [one for one in group if one.pk in sendable]
        if len(chosen) > 1:
            return list(self._pool.map(self._hand_over, chosen))
        return [self._hand_over(one) for one in chosen]

    def _hand_over(self, claimed: Claimed) -> SendResult:
        try:
            self._driver.send(claimed.mail)
        except mail.MailUnsure:
            return SendResult(claimed, SendOutcome.UNSURE, now())
        except mail.MailDown:
            return SendResult(claimed, SendOutcome.DOWN, now())
        except mail.MailRefused as refused:
            return SendResult(claimed, SendOutcome.REFUSED, now(), str(refused)[:300])
        return SendResult(claimed, SendOutcome.SENT, now())

    def _note(self, batch: Sequence[Claimed], results: Sequence[SendResult]) -> None:
        recipients.note_sent(
            (one.claimed.pk, one.claimed.mail_pk, one.at)
            for one in results
            if one.outcome is SendOutcome.SENT
        )
        for one in results:
            if one.outcome is SendOutcome.REFUSED:
                recipients.note_refused(one.claimed, one.detail)
        handed_over = {one.claimed.pk for one in results if one.outcome is not SendOutcome.DOWN}
        recipients.release(self._broadcast.pk, [one.pk for one in batch if one.pk not in handed_over])


def _is_down(results: Sequence[SendResult]) -> bool:
    return any(one.outcome in (SendOutcome.DOWN, SendOutcome.UNSURE) for one in results)


def _settle_interrupted(broadcast_pk: int) -> None:
    """Resolve rows that a crashed process left behind, by asking the provider."""
    left = BroadcastRecipient.objects.filter(
        broadcast=broadcast_pk,
        status=RecipientStatus.SENDING,
        claimed_at__lte=now() - INTERRUPTED_AFTER,
    )
    driver = mail.driver()
    for recipient in left.select_related("mail").order_by("pk"):
        sent = recipient.mail
        accepted = driver.was_accepted(sent.message_id) if sent else False
        if accepted is None:
            recipients.give_up(recipient.pk)
        elif accepted and sent:
            recipients.note_sent([(recipient.pk, sent.pk, now())])
        else:
            recipients.release(broadcast_pk, [recipient.pk])


@contextmanager
def _alone(broadcast_pk: int) -> Iterator[bool]:
    """Whether this process has the broadcast's lock."""
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
    """Limits the number of mails per second."""

    def __init__(self, per_second: int) -> None:
        self._pause = 1 / max(per_second, 1)
        self._next = time.monotonic()

    def wait(self) -> None:
        moment = time.monotonic()
        time.sleep(max(0.0, self._next - moment))
        self._next = max(self._next, moment) + self._pause
