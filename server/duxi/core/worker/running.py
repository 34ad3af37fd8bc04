"""One job from its queue row to its result."""

import logging
import time
import traceback
from datetime import datetime
from typing import Any

from django.conf import settings
from django.db import close_old_connections, connection, transaction
from django_q.exceptions import TimeoutException
from django_q.models import OrmQ, Task
from django_q.timeout import TimeoutHandler

from duxi.core.clock import now
from duxi.core.models import JobStart
from duxi.core.stored_paths import resolve

MAX_STARTS = 5
"""A job whose process died this often is given up."""

_SLOW_SECONDS = 10
_NOTE_START = """
INSERT INTO core_jobstart (job_id, starts) SELECT id, 1 FROM django_q_ormq WHERE id = %s
ON CONFLICT (job_id) DO UPDATE SET starts = core_jobstart.starts + 1 RETURNING starts
"""

logger = logging.getLogger(__name__)


def run_job(job_pk: int) -> None:
    """Run a claimed job and store its result; does nothing when another process has just finished it."""
    close_old_connections()
    starts = _note_start(job_pk)
    job = OrmQ.objects.filter(pk=job_pk).first()
    if not starts or job is None:
        return
    task = job.task
    if "func" not in task:
        logger.error("Job %s cannot be read (%s) and was dropped", job_pk, task["id"])
        _forget(job_pk)
        return
    began, moment = time.monotonic(), now()
    is_done, result = _result(task, starts)
    _log(task, time.monotonic() - began, is_done=is_done, result=result)
    close_old_connections()
    _finish(job_pk, task, moment, is_done=is_done, result=result)


def _note_start(job_pk: int) -> int | None:
    with connection.cursor() as cursor:
        cursor.execute(_NOTE_START, [job_pk])
        row = cursor.fetchone()
    return row[0] if row else None


def _result(task: dict[str, Any], starts: int) -> tuple[bool, Any]:
    if starts > MAX_STARTS:
        return False, f"Given up: the job's process died {MAX_STARTS} times"
    try:
        with TimeoutHandler(task.get("timeout") or settings.Q_CLUSTER["timeout"]):
            return True, resolve(task["func"])(*task["args"], **task["kwargs"])
    except (Exception, TimeoutException) as error:
        return False, f"{error} : {traceback.format_exc()}"


def _log(task: dict[str, Any], seconds: float, *, is_done: bool, result: Any) -> None:
    """Fast successful jobs are not logged."""
    if not is_done:
        logger.error("%s failed: %s", task["func"], result)
    elif seconds > _SLOW_SECONDS:
        logger.info("%s took %.1f s", task["func"], seconds)


@transaction.atomic
def _finish(job_pk: int, task: dict[str, Any], began: datetime, *, is_done: bool, result: Any) -> None:
    Task.objects.update_or_create(
        id=task["id"],
        defaults={
            "name": task["name"],
            "func": task["func"],
            "args": task["args"],
            "kwargs": task["kwargs"],
            "group": task.get("group"),
            "cluster": settings.Q_CLUSTER["name"],
            "started": began,
            "stopped": now(),
            "result": result,
            "success": is_done,
            "attempt_count": 1,
        },
    )
    _forget(job_pk)


def _forget(job_pk: int) -> None:
    JobStart.objects.filter(pk=job_pk).delete()
    OrmQ.objects.filter(pk=job_pk).delete()
