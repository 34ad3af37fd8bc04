"""Open instalments and their due dates."""

from datetime import timedelta

from django.db import models
from django.db.models import QuerySet

from duxi.core.clock import local, now
from duxi.corporate.models import CompanyOrderStatus, Instalment

SOON = timedelta(days=7)


class Stage(models.TextChoices):
    """The stages at which managers are reminded of an instalment."""

    SOON = "soon"
    TODAY = "today"
    OVERDUE = "overdue"


def open_instalments() -> QuerySet[Instalment]:
    """Unpaid instalments of open orders."""
    rows = Instalment.objects.filter(paid_at=None).exclude(order__status=CompanyOrderStatus.CANCELLED)
    return rows.select_related("order__company")


def instalments_to_remind_of() -> QuerySet[Instalment]:
    """Due within a week, today, or overdue."""
    return open_instalments().filter(due_on__lte=local(now()).date() + SOON).order_by("due_on", "pk")


def days_overdue(instalment: Instalment) -> int:
    """Days since the due date; 0 before it, and for paid or cancelled instalments."""
    if instalment.paid_at or instalment.order.status == CompanyOrderStatus.CANCELLED:
        return 0
    return max(0, (local(now()).date() - instalment.due_on).days)


def stage_of(instalment: Instalment) -> Stage:
    today = local(now()).date()
    if instalment.due_on < today:
        return Stage.OVERDUE
    return Stage.TODAY if instalment.due_on == today else Stage.SOON
