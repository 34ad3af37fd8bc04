"""What the worker runs."""

from duxi.workspace.actions import readers, report_runs
from duxi.workspace.actions.tasks import remind_task
from duxi.workspace.queries.tasks import tasks_to_remind


def notify_readers(post_id: int) -> None:
    """Notify the readers of a post that is out."""
    readers.notify_readers(post_id=post_id)


def publish_scheduled_posts() -> int:
    """Notify the readers of posts whose time has come; returns of how many."""
    return readers.notify_due()


def remind_unconfirmed() -> int:
    """Remind of must-read posts that wait for days; returns of how many."""
    return readers.remind_unasked()


def remind_tasks() -> int:
    """Remind of tasks that are due; returns how many."""
    due = tasks_to_remind().select_related("assignee").order_by("pk")
    return sum(remind_task(task=task) for task in due)


def start_due_reports() -> int:
    """Start the scheduled reports whose time has come; returns how many."""
    return report_runs.start_due_reports()
