"""Due dates of repeating tasks."""

from calendar import monthrange
from datetime import date, timedelta

from duxi.workspace.models import TaskRepeat

_FRIDAY = 4


def next_due(due_on: date, repeats: TaskRepeat, day: int | None = None, *, today: date) -> date:
    """The first occurrence after `due_on` that is not past; `day` is the original day of the month.

    A task that is closed late keeps its rhythm: missed occurrences are skipped.
    """
    found = _after(due_on, repeats, day)
    while found < today:
        found = _after(found, repeats, day)
    return found


def _after(due_on: date, repeats: TaskRepeat, day: int | None) -> date:
    if repeats == TaskRepeat.MONTHLY:
        return _next_month(due_on, day or due_on.day)
    if repeats == TaskRepeat.WEEKLY:
        return due_on + timedelta(days=7)
    following = due_on + timedelta(days=1)
    while repeats == TaskRepeat.WEEKDAYS and following.weekday() > _FRIDAY:
        following += timedelta(days=1)
    return following


def _next_month(due_on: date, day: int) -> date:
    """The same day of the next month, or its last day if it is shorter."""
    year, month = (due_on.year, due_on.month + 1) if due_on.month < 12 else (due_on.year + 1, 1)
    return date(year, month, min(day, monthrange(year, month)[1]))
