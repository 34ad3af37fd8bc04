"""Tasks: validation, moving on the board, closing, repeating and reminding."""

from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Invalid, Stale
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.workspace import TASK_ASSIGNED, TASK_CLOSED, TASK_DUE
from duxi.workspace.links import LINKABLES
from duxi.workspace.models import Task, TaskRepeat, TaskStatus
from duxi.workspace.queries.tasks import today
from duxi.workspace.repeats import next_due


class UnknownRecord(Invalid):
    """A task can only link a record that its author may see."""

    message = _("Data yang ditautkan tidak ditemukan.")


class NotAColleague(Invalid):
    """Tasks are assigned to users of the back office only."""

    message = _("Pilih rekan yang masih aktif.")


def complete_task(*, task: Task, by: User) -> None:
    """Set the link's label and the anchor day and notify the assignee, in the transaction of the write.

    Raises `UnknownRecord` or `NotAColleague`.
    """
    if not (task.assignee.is_active and task.assignee.is_staff):
        raise NotAColleague(errors={"assignee_id": [str(NotAColleague.message)]})
    changes: dict[str, object] = {"repeat_day": _anchor(task), "reminded_at": None}
    if task.link_resource or task.link_id:
        changes["link_label"] = _label(task, by)
    is_new_assignee = task.assignee_id != task.notified_assignee_id
    changes["notified_assignee"] = task.assignee
    Task.objects.filter(pk=task.pk).update(**changes)
    if is_new_assignee and task.assignee_id != by.pk:
        _notify(task, task.assignee, TASK_ASSIGNED.key, f"assigned:{task.version}", who=by.fullname)


@transaction.atomic
def move_task(*, task: Task, status: TaskStatus, version: int, by: User) -> None:
    """Move a task to another column; raises `Stale` if it changed since it was read."""
    if status == TaskStatus.DONE:
        close_task(task=task, version=version, by=by)
        return
    moved = Task.objects.filter(pk=task.pk, version=version)
    if not moved.update(status=status, closed_at=None, closed_by=None, **_touched()):
        raise Stale


@transaction.atomic
def close_task(*, task: Task, version: int, by: User | None) -> None:
    """Close a task, and create the next one if it repeats; raises `Stale`."""
    still = Task.objects.filter(pk=task.pk, version=version).exclude(status=TaskStatus.DONE)
    if not still.update(status=TaskStatus.DONE, closed_at=now(), closed_by=by, **_touched()):
        raise Stale
    if task.repeats != TaskRepeat.NONE:
        _follow(task)
    if by is None or task.created_by_id != by.pk:
        who = by.fullname if by else str(_("Sistem"))
        _notify(task, task.created_by, TASK_CLOSED.key, f"closed:{version}", who=who)


@transaction.atomic
def remind_task(*, task: Task) -> bool:
    """Remind the assignee once; returns whether a reminder was sent."""
    waiting = Task.objects.filter(pk=task.pk, reminded_at=None, closed_at=None)
    if not waiting.update(reminded_at=now()):
        return False
    turn = f"due:{task.due_on}:{task.remind_at.timestamp() if task.remind_at else ''}"
    _notify(task, task.assignee, TASK_DUE.key, turn, due=task.due_on.isoformat() if task.due_on else "")
    return True


def _follow(task: Task) -> None:
    """Create the next occurrence; reopening a task and closing it again creates no second one."""
    if task.due_on is None or Task.with_deleted.filter(follows=task).exists():
        return
    due_on = next_due(task.due_on, TaskRepeat(task.repeats), task.repeat_day, today=today())
    copied = ("title", "note", "assignee", "created_by", "priority", "repeats", "repeat_day")
    linked = ("link_resource", "link_id", "link_label", "closes_with_refund", "notified_assignee")
    values = {name: getattr(task, name) for name in (*copied, *linked)}
    Task.objects.create(follows_id=task.pk, due_on=due_on, **values)


def _anchor(task: Task) -> int | None:
    """The day of the month on which a monthly task started; changing the due date resets it."""
    if task.repeats != TaskRepeat.MONTHLY or task.due_on is None:
        return None
    is_month_end = task.repeat_day is not None and task.repeat_day > task.due_on.day
    stays = is_month_end and next_due(task.due_on, TaskRepeat.DAILY, today=task.due_on).day == 1
    return task.repeat_day if stays else task.due_on.day


def _label(task: Task, by: User) -> str:
    linkable = LINKABLES.get(task.link_resource)
    label = linkable.find(by, task.link_id) if linkable else None
    if label is None:
        raise UnknownRecord(errors={"link_id": [str(UnknownRecord.message)]})
    return label[:200]


def _touched() -> dict[str, object]:
    return {"version": F("version") + 1, "updated_at": now()}


def _notify(task: Task, user: User, template: str, event: str, **params: str) -> None:
    found: dict[str, str | int] = {"title": task.title, "id": task.pk, **params}
    notify(user=user, template=template, params=found, dedupe=f"task:{task.pk}:{event}")
