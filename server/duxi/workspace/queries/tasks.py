"""Every read of tasks; `tasks_for` is the only door to a task."""

from datetime import date, timedelta

from django.db.models import F, Q, QuerySet

from duxi.accounts.models import User
from duxi.core.clock import local, now
from duxi.workspace.models import Task, TaskStatus

OVERSEE = "workspace.oversee_task"
SOON = timedelta(days=7)
_MORNING = 8
NOT_DONE = (TaskStatus.OPEN, TaskStatus.DOING, TaskStatus.WAITING)


def today() -> date:
    """The day that it is in Jakarta."""
    return local(now()).date()


def tasks_for(user: User) -> QuerySet[Task]:
    """What somebody may see, deleted tasks included: their own and those that they gave to others."""
    rows = Task.with_deleted.all()
    if not user.has_perm(OVERSEE):
        rows = rows.filter(Q(assignee=user) | Q(created_by=user))
    return rows.annotate(
        assignee_name=F("assignee__fullname"),
        created_by_name=F("created_by__fullname"),
        closed_by_name=F("closed_by__fullname"),
        is_overdue=Q(closed_at=None, due_on__isnull=False, due_on__lt=today()),
    )


def day_of(user: User) -> QuerySet[Task]:
    """What somebody has to do by the end of the coming week, the most urgent of each day first."""
    rows = tasks_for(user).filter(assignee=user, deleted_at=None, status__in=NOT_DONE)
    return rows.filter(due_on__lte=today() + SOON).order_by("due_on", "-priority", "pk")


def tasks_to_remind() -> QuerySet[Task]:
    """Open tasks whose reminder is due: at its own moment, or in the morning of the day that they are due."""
    morning = local(now()).hour >= _MORNING
    due = Q(remind_at__lte=now())
    if morning:
        due |= Q(remind_at=None, due_on__lte=today())
    return Task.objects.filter(due, closed_at=None, reminded_at=None)
