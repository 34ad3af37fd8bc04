"""Sends deliveries: at least once, one process at a time, with growing pauses.

A receiver that answers 410 wants no more; one that has only failed for days is stopped as well. Both drop
what is waiting, and staff resume them.
"""

import json
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import F, Q

from duxi.core.clock import now
from duxi.core.jobs import enqueue
from duxi.gateways import webhooks as gateway
from duxi.gateways.webhooks import Answer, Message, NoAnswer
from duxi.webhooks.models import TEST_EVENT, StopReason, Webhook, WebhookDelivery, WebhookDeliveryStatus
from duxi.webhooks.secrets import signed_headers

PAUSES = (
    timedelta(seconds=5),
    timedelta(minutes=5),
    timedelta(minutes=30),
    timedelta(hours=2),
    timedelta(hours=5),
    timedelta(hours=10),
    timedelta(hours=24),
)
"""Delays after each failed attempt; after the last one the delivery has failed."""

LEASE = timedelta(minutes=2)
"""How long one process may take for an attempt before another repeats it."""

PATIENCE = timedelta(days=3)
"""How long a receiver may only fail before its webhook is stopped."""

_GONE = 410
_ANSWER_LENGTH = 500


def send_delivery(*, pk: int) -> bool:
    """One attempt, if the delivery is due and no other process is at it; whether it was accepted."""
    claimed = _claim(pk)
    if claimed is None:
        return False
    if not _is_receiving(claimed):
        _drop(claimed.webhook)
        return False
    try:
        answer = gateway.gateway().post(_message(claimed))
    except NoAnswer as error:
        _record(claimed, None, str(error))
        return False
    return _record(claimed, answer, "")


@transaction.atomic
def send_again(*, delivery: WebhookDelivery) -> None:
    """Make a delivery due once more, with the same id, so that the receiver can recognise a repetition."""
    WebhookDelivery.objects.filter(pk=delivery.pk).update(
        status=WebhookDeliveryStatus.WAITING, due_at=now(), attempts=0
    )
    enqueue("duxi.webhooks.tasks.send", delivery.pk)


def _claim(pk: int) -> WebhookDelivery | None:
    moment = now()
    due = WebhookDelivery.objects.filter(pk=pk, status=WebhookDeliveryStatus.WAITING, due_at__lte=moment)
    if not due.update(due_at=moment + LEASE, attempts=F("attempts") + 1):
        return None
    return WebhookDelivery.objects.select_related("webhook").get(pk=pk)


def _is_receiving(delivery: WebhookDelivery) -> bool:
    """Whether the webhook still receives; a stopped one can be tested."""
    webhook = delivery.webhook
    return webhook.deleted_at is None and (webhook.is_active or delivery.event == TEST_EVENT)


def _message(delivery: WebhookDelivery) -> Message:
    body = json.dumps(delivery.payload, ensure_ascii=False, separators=(",", ":")).encode()
    signed = signed_headers(delivery.webhook, f"msg_{delivery.uuid.hex}", body, now())
    return Message(delivery.webhook.url, body, signed)


@transaction.atomic
def _record(delivery: WebhookDelivery, answer: Answer | None, error: str) -> bool:
    """Store the outcome unless another process has repeated the attempt; whether it was accepted."""
    moment = now()
    is_accepted = answer is not None and answer.is_accepted
    mine = WebhookDelivery.objects.filter(
        pk=delivery.pk, status=WebhookDeliveryStatus.WAITING, attempts=delivery.attempts
    )
    outcome = _accepted() if is_accepted else _next_try(delivery.attempts, moment)
    is_mine = mine.update(
        **outcome,
        sent_at=moment,
        status_code=answer.status if answer else None,
        answer=answer.text[:_ANSWER_LENGTH] if answer else "",
        milliseconds=answer.milliseconds if answer else None,
        error=error,
    )
    if not is_mine:
        return False
    _note_health(delivery, moment, is_accepted=is_accepted, is_gone=bool(answer and answer.status == _GONE))
    return is_accepted


def _accepted() -> dict[str, object]:
    return {"status": WebhookDeliveryStatus.DELIVERED, "due_at": None}


def _next_try(attempts: int, moment: datetime) -> dict[str, object]:
    if attempts > len(PAUSES):
        return {"status": WebhookDeliveryStatus.FAILED, "due_at": None}
    return {"due_at": moment + PAUSES[attempts - 1]}


def _note_health(delivery: WebhookDelivery, moment: datetime, *, is_accepted: bool, is_gone: bool) -> None:
    """Remember since when the receiver fails, and stop its webhook when it is time."""
    webhook = Webhook.with_deleted.filter(pk=delivery.webhook_id)
    if is_accepted:
        webhook.filter(failing_since__isnull=False).update(failing_since=None)
        return
    if is_gone:
        _stop(delivery.webhook, StopReason.GONE, Q())
        return
    webhook.filter(failing_since=None).update(failing_since=moment)
    _stop(delivery.webhook, StopReason.FAILING, Q(failing_since__lte=moment - PATIENCE))


def _stop(webhook: Webhook, reason: StopReason, condition: Q) -> None:
    active = Webhook.with_deleted.filter(condition, pk=webhook.pk, is_active=True)
    if active.update(
        is_active=False,
        stopped_at=now(),
        stop_reason=reason,
        version=F("version") + 1,
        updated_at=now(),
    ):
        _drop(webhook)


def _drop(webhook: Webhook) -> None:
    """Cancel everything that waits for a webhook that no longer receives."""
    waiting = WebhookDelivery.objects.filter(webhook=webhook, status=WebhookDeliveryStatus.WAITING)
    waiting.update(status=WebhookDeliveryStatus.DROPPED, due_at=None)
