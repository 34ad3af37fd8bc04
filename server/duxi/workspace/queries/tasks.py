"""Queries of tasks; only `tasks_for` scopes them to a user."""

from datetime import date, timedelta

from django.db.models import CharField, F, Q, QuerySet
from django.db.models.functions import Cast

from duxi.accounts.models import User
from duxi.commerce.models import MoneyCase, Order, Refund
from duxi.core.clock import local, now
from duxi.core.timeline import Subject
from duxi.workspace.models import Task, TaskStatus

OVERSEE = "workspace.oversee_task"
SOON = timedelta(days=7)
_MORNING = 8
NOT_DONE = (TaskStatus.OPEN, TaskStatus.DOING, TaskStatus.WAITING)


def today() -> date:
    """The current date in Jakarta."""
    return local(now()).date()


def tasks_for(user: User) -> QuerySet[Task]:
    """Tasks assigned to or created by the user, including deleted ones."""
    return Task.with_deleted.filter(seen_by(user)).annotate(
        assignee_name=F("assignee__fullname"),
        created_by_name=F("created_by__fullname"),
        closed_by_name=F("closed_by__fullname"),
        is_overdue=Q(closed_at=None, due_on__isnull=False, due_on__lt=today()),
    )


def seen_by(user: User) -> Q:
    """Tasks assigned to or created by the user."""
    if user.has_perm(OVERSEE):
        return Q()
    return Q(assignee=user) | Q(created_by=user)


def tasks_about(subject: Subject) -> QuerySet[Task]:
    """Tasks about a person's or company's contacts, orders, refunds and payment cases."""
    orders = Order.objects.filter(buyer__in=subject.users)
    refunds = Refund.objects.filter(order__in=orders).annotate(link=Cast("uuid", CharField()))
    cases = MoneyCase.objects.filter(order__in=orders).annotate(link=Cast("pk", CharField()))
    contacts = [str(pk) for pk in subject.contacts]
    return Task.objects.filter(
        Q(link_resource="contacts", link_id__in=contacts)
        | Q(link_resource="orders", link_id__in=orders.values("order_id"))
        | Q(link_resource="refunds", link_id__in=refunds.values("link"))
        | Q(link_resource="money-cases", link_id__in=cases.values("link"))
    )


def day_of(user: User) -> QuerySet[Task]:
    """A user's tasks due by the end of the coming week, by day and priority."""
    rows = tasks_for(user).filter(assignee=user, deleted_at=None, status__in=NOT_DONE)
    return rows.filter(due_on__lte=today() + SOON).order_by("due_on", "-priority", "pk")


def tasks_to_remind() -> QuerySet[Task]:
    """Open tasks whose reminder is due: at its own time, or in the morning of the due date."""
    morning = local(now()).hour >= _MORNING
    due = Q(remind_at__lte=now())
    if morning:
        due |= Q(remind_at=None, due_on__lte=today())
    return Task.objects.filter(due, closed_at=None, reminded_at=None)
