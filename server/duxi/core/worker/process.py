"""A worker process: one job after another, with due events and schedules in between."""

import logging
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.sharedctypes import Synchronized
from types import FrameType

from django.conf import settings
from django.db import DatabaseError, connections
from django_q.brokers import get_broker
from django_q.scheduler import scheduler

from duxi.core.events import deliver_due
from duxi.core.worker.claims import Claims
from duxi.core.worker.parent import die_with_parent
from duxi.core.worker.running import run_job

POLL_SECONDS = 0.2
EVENT_SECONDS = 1
SCHEDULE_SECONDS = 15
LONGEST_SECONDS = settings.Q_CLUSTER["timeout"] + 30
"""A job is interrupted at its timeout; if it does not react, its process is killed."""

JOBS_PER_PROCESS = 500
_RETRY_SECONDS = 3

logger = logging.getLogger(__name__)


class Every:
    """Runs something again after an interval."""

    def __init__(self, seconds: float, work: Callable[[], object]) -> None:
        self._seconds, self._work = seconds, work
        self._next = 0.0

    def run(self) -> None:
        if time.monotonic() >= self._next:
            self._work()
            self._next = time.monotonic() + self._seconds


class WorkerProcess:
    """Runs jobs until asked to stop, and finishes the current job first."""

    def __init__(self, deadline: "Synchronized[float]", *, takes_slow: bool = True) -> None:
        self._deadline = deadline
        self._is_stopping = False
        self._claims = Claims(takes_slow=takes_slow)
        self._others = (
            Every(EVENT_SECONDS, deliver_due),
            Every(SCHEDULE_SECONDS, lambda: scheduler(get_broker())),
        )

    def run(self) -> None:
        jobs = 0
        while not self._is_stopping and jobs < JOBS_PER_PROCESS:
            try:
                did_run = self.turn()
            except DatabaseError:
                logger.exception("The worker cannot reach the database")
                self._start_over()
                continue
            jobs += did_run
            if not did_run:
                time.sleep(POLL_SECONDS)

    def turn(self) -> bool:
        """Do what is due, then one job; returns whether there was one."""
        for other in self._others:
            other.run()
        with self._claims.next_job() as job_pk:
            if job_pk is None:
                return False
            self._deadline.value = time.monotonic() + LONGEST_SECONDS
            try:
                run_job(job_pk)
            finally:
                self._deadline.value = 0
            return True

    def stop(self, _signal: int = 0, _frame: FrameType | None = None) -> None:
        self._is_stopping = True

    def _start_over(self) -> None:
        self._claims.close()
        connections.close_all()
        time.sleep(_RETRY_SECONDS)


def serve(deadline: "Synchronized[float]", parent: int, takes_slow: bool) -> None:
    """The main function of a child process of the supervisor."""
    die_with_parent(parent)
    process = WorkerProcess(deadline, takes_slow=takes_slow)
    signal.signal(signal.SIGTERM, process.stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    process.run()
    connections.close_all()
    os._exit(0)  # threads of libraries must not keep the process alive
