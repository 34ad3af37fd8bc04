"""Work that leaves the request: queued with the transaction, run by the worker."""

from datetime import datetime
from functools import partial
from typing import Any

from django.db import transaction
from django_q.models import Schedule
from django_q.tasks import async_task, schedule


def enqueue(task: str, *args: Any, timeout: int | None = None) -> None:
    """Queue `package.module.function` for the worker once the transaction commits."""
    options = {"q_options": {"timeout": timeout}} if timeout else {}
    transaction.on_commit(partial(async_task, task, *args, **options))


def enqueue_at(moment: datetime, task: str, *args: Any) -> None:
    """Run `package.module.function` once, as soon after this moment as the queue looks at its clock.

    It looks every half minute. The wish belongs to the transaction and is forgotten with it.
    """
    schedule(task, *args, schedule_type=Schedule.ONCE, next_run=moment, repeats=-1)
