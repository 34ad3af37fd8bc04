"""Tasks on the timelines of contacts."""

from datetime import date

from django.utils.translation import gettext as _
from django.utils.translation import pgettext_lazy

from duxi.core.dates import long_date
from duxi.core.timeline import SOURCES, Details, Source, Words
from duxi.workspace.models import TaskStatus
from duxi.workspace.queries.tasks import seen_by, tasks_about


def _task(row: Details) -> Words:
    parts = [str(TaskStatus(row["status"]).label), row["assignee"]]
    if row["due_on"]:
        parts.append(_("tenggat {day}").format(day=long_date(date.fromisoformat(row["due_on"]))))
    return Words(row["title"], " · ".join(parts), f"/tasks/{row['id']}/show")


TASKS = SOURCES.register(
    Source(
        name="tasks",
        label=pgettext_lazy("to-do", "Tugas"),
        permission="workspace.view_task",
        icon="task",
        rows=tasks_about,
        at="created_at",
        details={
            "title": "title",
            "status": "status",
            "assignee": "assignee__fullname",
            "due_on": "due_on",
            "id": "pk",
        },
        words=_task,
        scope=seen_by,
    )
)
