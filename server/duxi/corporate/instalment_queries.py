"""Instalments that wait for their transfer, and how far they are from their day."""

from datetime import timedelta

from django.db import models
from django.db.models import QuerySet

from duxi.core.clock import local, now
from duxi.corporate.models import CompanyOrderStatus, Instalment

SOON = timedelta(days=7)


class Stage(models.TextChoices):
    """When managers are reminded of an instalment."""

    SOON = "soon"
    TODAY = "today"
    OVERDUE = "overdue"


def open_instalments() -> QuerySet[Instalment]:
    """Not paid yet, of orders that are still open."""
    rows = Instalment.objects.filter(paid_at=None).exclude(order__status=CompanyOrderStatus.CANCELLED)
    return rows.select_related("order__company")


def instalments_to_remind_of() -> QuerySet[Instalment]:
    """Due within a week, today, or already late."""
    return open_instalments().filter(due_on__lte=local(now()).date() + SOON).order_by("due_on", "pk")


def days_overdue(instalment: Instalment) -> int:
    """How long its day is past; 0 until then, and for what is paid or cancelled."""
    if instalment.paid_at or instalment.order.status == CompanyOrderStatus.CANCELLED:
        return 0
    return max(0, (local(now()).date() - instalment.due_on).days)


def stage_of(instalment: Instalment) -> Stage:
    """How far one of them is."""
    today = local(now()).date()
    if instalment.due_on < today:
        return Stage.OVERDUE
    return Stage.TODAY if instalment.due_on == today else Stage.SOON
