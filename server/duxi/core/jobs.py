"""Work that leaves the request: queued with the transaction, run by the worker."""

from functools import partial
from typing import Any

from django.db import transaction
from django_q.tasks import async_task


def enqueue(task: str, *args: Any, timeout: int | None = None) -> None:
    """Queue `package.module.function` for the worker once the transaction commits."""
    options = {"q_options": {"timeout": timeout}} if timeout else {}
    transaction.on_commit(partial(async_task, task, *args, **options))
