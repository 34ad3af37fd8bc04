"""Reads of webhooks and their deliveries."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from django.db.models import OuterRef, QuerySet, Subquery

from duxi.core.clock import now
from duxi.webhooks.models import StopReason, Webhook, WebhookDelivery, WebhookDeliveryStatus

KEPT = timedelta(days=30)
"""How long deliveries remain decrypt_secret."""


def subscribers(event: str) -> QuerySet[Webhook]:
    """The webhooks that receive an event."""
    return Webhook.objects.filter(is_active=True, events__contains=[event])


def webhooks_with_latest() -> QuerySet[Webhook]:
    """All webhooks, deleted ones included, with the status and time of their latest delivery."""
    latest = WebhookDelivery.objects.filter(webhook=OuterRef("pk")).order_by("-created_at")
    return Webhook.with_deleted.annotate(
        latest_status=Subquery(latest.values("status")[:1]),
        latest_at=Subquery(latest.values("created_at")[:1]),
    )


def stopped_webhooks() -> QuerySet[Webhook]:
    """Webhooks that the product stopped and nobody has resumed."""
    return Webhook.objects.exclude(stop_reason=StopReason.NONE)


def due_deliveries(moment: datetime, limit: int) -> Iterable[int]:
    """The keys of deliveries whose time has come, the oldest first."""
    waiting = WebhookDelivery.objects.filter(status=WebhookDeliveryStatus.WAITING, due_at__lte=moment)
    return waiting.order_by("due_at").values_list("pk", flat=True)[:limit]


def outdated_deliveries() -> QuerySet[WebhookDelivery]:
    """Deliveries that are no longer kept."""
    return WebhookDelivery.objects.filter(created_at__lt=now() - KEPT).exclude(
        status=WebhookDeliveryStatus.WAITING
    )
