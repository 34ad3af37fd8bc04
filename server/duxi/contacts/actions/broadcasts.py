"""Starting, pausing, resuming and cancelling a broadcast; each is one conditional update of its status."""

from django.db import connection, transaction
from django.db.models import F
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.contacts.conditions import in_segment
from duxi.contacts.models import (
    Broadcast,
    BroadcastRecipient,
    BroadcastStatus,
    RecipientStatus,
    SkipReason,
)
from duxi.contacts.queries import mailable
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.jobs import enqueue, queued_args

TASK = "duxi.contacts.tasks.send_broadcast"


class WrongStatus(Rejected):
    message = _("Siaran ini sudah berjalan atau sudah selesai.")


class NobodyToMail(Rejected):
    """The segment contains no one who consented to mail."""

    message = _("Tidak ada orang di segmen ini yang setuju dikirimi email.")


@transaction.atomic
def start(*, broadcast_pk: int, started_by: User) -> int:
    """Freeze texts and recipients, and start sending; returns the number of recipients. Raises
    `WrongStatus`, `NobodyToMail`.
    """
    _set_status(broadcast_pk, BroadcastStatus.SENDING, {BroadcastStatus.DRAFT}, started_at=now())
    broadcast = Broadcast.objects.select_related("template", "segment").get(pk=broadcast_pk)
    Broadcast.objects.filter(pk=broadcast_pk).update(texts=broadcast.template.texts, started_by=started_by)
    count = _add_recipients(broadcast)
    if not count:
        raise NobodyToMail
    enqueue(TASK, broadcast_pk, is_slow=True)
    return count


@transaction.atomic
def pause(*, broadcast_pk: int) -> None:
    """Pause sending; raises `WrongStatus`."""
    _set_status(broadcast_pk, BroadcastStatus.PAUSED, {BroadcastStatus.SENDING})


@transaction.atomic
def resume(*, broadcast_pk: int) -> None:
    """Resume a paused broadcast; raises `WrongStatus`."""
    _set_status(broadcast_pk, BroadcastStatus.SENDING, {BroadcastStatus.PAUSED})
    enqueue(TASK, broadcast_pk, is_slow=True)


@transaction.atomic
def cancel(*, broadcast_pk: int) -> None:
    """Skip all waiting recipients; raises `WrongStatus`."""
    running = {BroadcastStatus.SENDING, BroadcastStatus.PAUSED}
    _set_status(broadcast_pk, BroadcastStatus.CANCELLED, running, finished_at=now())
    waiting = BroadcastRecipient.objects.filter(broadcast=broadcast_pk, status=RecipientStatus.QUEUED)
    waiting.update(status=RecipientStatus.SKIPPED, skip_reason=SkipReason.CANCELLED)


def continue_open() -> int:
    """Queue a job for every open broadcast that has none; returns how many."""
    queued = {args[0] for args in queued_args(TASK)}
    rows = Broadcast.objects.filter(status=BroadcastStatus.SENDING).exclude(pk__in=queued)
    found = list(rows.values_list("pk", flat=True))
    for pk in found:
        enqueue(TASK, pk, is_slow=True)
    return len(found)


def _set_status(pk: int, status: BroadcastStatus, before: set[BroadcastStatus], **values: object) -> None:
    rows = Broadcast.objects.filter(pk=pk, status__in=before)
    if not rows.update(status=status, version=F("version") + 1, updated_at=now(), **values):
        raise WrongStatus


_INSERT = """
INSERT INTO contacts_broadcastrecipient (broadcast_id, contact_id, email, locale, status, skip_reason)
SELECT DISTINCT ON (found.email) %s, found.id, found.email, found.locale, 'queued', ''
FROM ({wanted}) AS found ORDER BY found.email, found.id
ON CONFLICT DO NOTHING
"""


def _add_recipients(broadcast: Broadcast) -> int:
    """Insert everyone in the segment who may be mailed, each address once, in one statement."""
    people = mailable(in_segment(broadcast.segment.conditions)).order_by()
    sql, params = people.values("id", "email", "locale").query.sql_with_params()
    with connection.cursor() as cursor:
        cursor.execute(_INSERT.format(wanted=sql), [broadcast.pk, *params])
        return int(cursor.rowcount)
