"""Writes the deliveries of an event, in the caller's transaction."""

from collections.abc import Callable, Mapping, Sequence

from pydantic import JsonValue

from duxi.core.clock import now
from duxi.core.jobs import enqueue
from duxi.webhooks.models import TEST_EVENT, Webhook, WebhookDelivery, WebhookEvent
from duxi.webhooks.queries import subscribers

Data = Mapping[str, JsonValue]


def publish(*, event: WebhookEvent, data: Callable[[], Data]) -> None:
    """One delivery for each webhook that receives the event; without any, the data is not read."""
    webhooks = list(subscribers(event))
    if webhooks:
        _write(webhooks, event, data())


def publish_test(*, webhook: Webhook) -> None:
    """A message that tests the receiver; also a stopped webhook gets it."""
    _write([webhook], TEST_EVENT, {"webhook": webhook.name})


def _write(webhooks: Sequence[Webhook], event: str, data: Data) -> None:
    moment = now()
    payload = {"type": str(event), "timestamp": moment.isoformat(), "data": dict(data)}
    rows = [
        WebhookDelivery(webhook=one, event=event, payload=payload, due_at=moment, created_at=moment)
        for one in webhooks
    ]
    for row in WebhookDelivery.objects.bulk_create(rows):
        enqueue("duxi.webhooks.tasks.send", row.pk)
