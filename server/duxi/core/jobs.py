"""Background jobs: rows of the caller's transaction, run by the worker."""

from datetime import datetime
from typing import Any

from django_q.models import OrmQ, Schedule
from django_q.tasks import async_task, schedule

SLOW = "slow"
"""The queue of long jobs, so that payments and messages never wait behind them."""


def enqueue(task: str, *args: Any, timeout: int | None = None, is_slow: bool = False) -> str:
    """Queue `package.module.function` in the current transaction and return the job's id.

    The worker sees the job after the commit, and never when the transaction fails.
    """
    options: dict[str, Any] = {"timeout": timeout} if timeout else {}
    if is_slow:
        options["cluster"] = SLOW
    return str(async_task(task, *args, q_options=options))


def enqueue_at(moment: datetime, task: str, *args: Any) -> None:
    """Run `package.module.function` once at this moment, to within 15 seconds.

    The job belongs to the current transaction and is discarded with it.
    """
    schedule(task, *args, schedule_type=Schedule.ONCE, next_run=moment, repeats=-1)


def queued_args(task: str) -> list[tuple[Any, ...]]:
    """The arguments of every waiting or running job of this function."""
    jobs = (job.task for job in OrmQ.objects.iterator())
    return [tuple(job["args"]) for job in jobs if job.get("func") == task]
