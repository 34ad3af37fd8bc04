"""Worker jobs of the workspace."""

from duxi.workspace.actions import readers, report_runs
from duxi.workspace.actions.tasks import remind_task
from duxi.workspace.queries.tasks import tasks_to_remind


def notify_readers(post_id: int) -> None:
    readers.notify_readers(post_id=post_id)


def publish_scheduled_posts() -> int:
    """Notify the readers of scheduled posts that are due; returns the number of posts."""
    return readers.notify_due()


def remind_unconfirmed() -> int:
    """Remind of must-read posts that have waited for days; returns the number of posts."""
    return readers.remind_unasked()


def remind_tasks() -> int:
    """Send due reminders of tasks; returns how many."""
    due = tasks_to_remind().select_related("assignee").order_by("pk")
    return sum(remind_task(task=task) for task in due)


def start_due_reports() -> int:
    """Start scheduled reports that are due; returns how many."""
    return report_runs.start_due_reports()
