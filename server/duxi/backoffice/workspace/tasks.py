"""Tasks: list, board and reminders."""

from datetime import date, datetime
from typing import Annotated

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.content.fields import VersionedIn, words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.sidebar import Line as MenuLine
from duxi.backoffice.workspace.fields import TEAM
from duxi.core.errors import Message
from duxi.core.forms import Id, Moment, OneLine
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.workspace.actions.tasks import complete_task, move_task
from duxi.workspace.links import path_of
from duxi.workspace.models import Task, TaskPriority, TaskRepeat, TaskStatus
from duxi.workspace.queries.tasks import tasks_for

TaskTitle = Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200), OneLine]
Note = Annotated[str, StringConstraints(strip_whitespace=True, max_length=4_000)]
Key = Annotated[str, StringConstraints(strip_whitespace=True, max_length=60), OneLine]
_SORTS = (
    *("id", "title", "assignee_name", "status", "priority", "due_on"),
    *("created_at", "closed_at", "updated_at"),
)


class TaskOut(Schema):
    id: int
    title: str
    note: str
    assignee_id: int
    assignee_name: str
    created_by_name: str
    status: TaskStatus
    priority: TaskPriority
    due_on: date | None
    is_overdue: bool
    repeats: TaskRepeat
    remind_at: datetime | None
    link_resource: str
    link_id: str
    link_label: str
    link_path: str
    closes_with_refund: bool
    closed_at: datetime | None
    closed_by_name: str | None
    created_at: datetime
    updated_at: datetime
    deleted_at: datetime | None
    version: int

    @staticmethod
    def resolve_link_path(row: Task) -> str:
        return path_of(row.link_resource, row.link_id)


class TaskChange(VersionedIn):
    title: TaskTitle
    note: Note = ""
    assignee_id: Id
    priority: TaskPriority = TaskPriority.NORMAL
    due_on: Annotated[date, Field(ge=date(2000, 1, 1), le=date(2100, 1, 1))] | None = None
    repeats: TaskRepeat = TaskRepeat.NONE
    remind_at: Moment | None = None
    link_resource: Key = ""
    link_id: Key = ""
    closes_with_refund: bool = False


class TaskMoveIn(Schema):
    """The target column, and the version that was read."""

    status: TaskStatus
    version: Annotated[int, Field(ge=1, lt=2**31)]


def _move(user: User, row: Task, body: TaskMoveIn) -> Message:
    move_task(task=row, status=body.status, version=body.version, by=user)
    return _("Tugas selesai.") if body.status == TaskStatus.DONE else _("Tugas dipindahkan.")


def _complete(user: User, row: Task) -> None:
    complete_task(task=row, by=user)


TASKS = declare(
    Resource(
        name="tasks",
        model=Task,
        out=TaskOut,
        body=TaskChange,
        rows=tasks_for,
        groups=TEAM,
        line=MenuLine("workspace", pgettext_lazy("to-do", "Tugas"), "task", 20),
        key="id",
        author="created_by",
        on_save=_complete,
        parts=("next_task",),
        actions=(Action("move", _move, TaskMoveIn),),
        titles={
            "assignee_name": _("Petugas"),
            "created_by_name": _("Dibuat oleh"),
            "closed_by_name": _("Diselesaikan oleh"),
            "is_overdue": _("Terlambat"),
            "link_path": _("Halaman"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("title", condition=words_in("title", "note", "link_label", "assignee__fullname")),
                "id": Filter("pk", int),
                "status": Filter("status"),
                "assignee_id": Filter("assignee_id", int),
                "priority": Filter("priority", int),
                "repeats": Filter("repeats"),
                "is_overdue": Filter("is_overdue", bool),
                "due_on": Filter("due_on", date),
                "closed_at": DayFilter("closed_at"),
                "link_resource": Filter("link_resource"),
                "link_id": Filter("link_id"),
            },
            sorts={name: name for name in _SORTS},
            default_sort="due_on|asc",
            page_size=25,
        ),
    )
)
