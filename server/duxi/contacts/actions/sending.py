"""Sending a broadcast: each person once, whatever dies in the middle.

One process at a time works at a broadcast (an advisory lock that ends with it). A batch of rows says
`SENDING`, with the numbers of their mails, in a commit before the carrier is called, and what came of them in
one after: rows that a dead process left in between are asked about at the carrier. One that cannot be asked
(plain SMTP) gets batches of one, which are not tried again. Right before a mail leaves, the database is asked
once more whether it may.
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
"""Seconds after which a job lets others have the worker; the next one goes on."""
INTERRUPTED_AFTER = timedelta(minutes=1)
"""How long a carrier may need until its log knows of a mail."""
LONGEST_BATCH = 10.0
"""Seconds after which the rest of a batch waits again, because its claims grow old."""
_LOCK = 0x0B0A


class Turn(Enum):
    """How a turn ended: no one waits any more, time is up, or the carrier has to rest."""

    OVER = "over"
    MORE = "more"
    LATER = "later"


class SendOutcome(Enum):
    """What the carrier said of a mail."""

    SENT = "sent"
    REFUSED = "refused"
    DOWN = "down"
    UNSURE = "unsure"


@dataclass(frozen=True)
class SendResult:
    """What came of handing one mail over."""

    claimed: Claimed
    outcome: SendOutcome
    at: datetime
    detail: str = ""


def send_turn(broadcast_pk: int, *, seconds: float = TURN) -> Turn:
    """Send for a while."""
    with _alone(broadcast_pk) as is_mine:
        if not is_mine:
            return Turn.LATER
        _settle_interrupted(broadcast_pk)
        broadcast, driver = Broadcast.objects.get(pk=broadcast_pk), mail.driver()
        with ThreadPoolExecutor(driver.threads) as pool:
            return _Sender(broadcast, driver, pool).send_until(time.monotonic() + seconds)


class _Sender:
    """Sends batch after batch of one broadcast, at the settings' pace."""

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
        """One batch; False where the carrier is down and the rest has to wait."""
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
    """Rows that a process left behind: the carrier says whether it took their mail."""
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
