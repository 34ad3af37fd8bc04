"""Keeps the worker's processes running. It opens no database connection, so that it can fork."""

import gc
import logging
import multiprocessing
import os
import signal
import time
from dataclasses import dataclass
from multiprocessing.context import ForkProcess
from multiprocessing.sharedctypes import Synchronized
from types import FrameType

from duxi.core.worker.process import serve

STOP_SECONDS = 45
_LOOK_SECONDS = 0.5
_fork = multiprocessing.get_context("fork")

logger = logging.getLogger(__name__)


@dataclass
class Child:
    """A child process and the deadline of its current job (0: idle)."""

    process: ForkProcess
    deadline: "Synchronized[float]"
    takes_slow: bool

    @property
    def is_overdue(self) -> bool:
        return 0 < self.deadline.value < time.monotonic()


class Supervisor:
    """Starts processes, replaces those that end, and stops them gracefully."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._children: list[Child] = []
        self._is_stopping = False

    def run(self) -> None:
        signal.signal(signal.SIGTERM, self.stop)
        signal.signal(signal.SIGINT, self.stop)
        # Freeze the heap, so that children share its pages and never collect it.
        gc.freeze()
        logger.info("The worker runs jobs in %d process(es)", self._count)
        while not self._is_stopping:
            self._replace_dead()
            self._kill_overdue()
            time.sleep(_LOOK_SECONDS)
        self._end()

    def stop(self, _signal: int = 0, _frame: FrameType | None = None) -> None:
        self._is_stopping = True

    def _replace_dead(self) -> None:
        for child in [one for one in self._children if not one.process.is_alive()]:
            if child.process.exitcode:
                logger.error("A process of the worker ended with %s", child.process.exitcode)
            self._children.remove(child)
        while len(self._children) < self._count:
            self._children.append(_started(takes_slow=self._needs_slow()))

    def _needs_slow(self) -> bool:
        """All but one take long jobs; a single process takes everything."""
        return sum(child.takes_slow for child in self._children) < max(1, self._count - 1)

    def _kill_overdue(self) -> None:
        for child in self._children:
            if child.is_overdue:
                logger.error("A job took much too long: its process %s is killed", child.process.pid)
                child.process.kill()

    def _end(self) -> None:
        """Let every process finish its job; after a timeout the job is left to the next start."""
        for child in self._children:
            child.process.terminate()
        until = time.monotonic() + STOP_SECONDS
        for child in self._children:
            child.process.join(max(0, until - time.monotonic()))
            child.process.kill()
            child.process.join()


def _started(*, takes_slow: bool) -> Child:
    deadline: Synchronized[float] = _fork.Value("d", 0.0)
    process = _fork.Process(target=serve, args=(deadline, os.getpid(), takes_slow))
    process.start()
    return Child(process, deadline, takes_slow)
