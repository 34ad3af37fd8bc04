"""Password hashing with limited concurrency, so that a flood of sign-ins cannot use up threads and memory."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from django.contrib.auth.hashers import Argon2PasswordHasher

from duxi.core.errors import TooMany

LANES, WAITING, SECONDS = 2, 1, 2.0
"""How many hash concurrently, how many more wait, and for how long; the other threads stay free."""


class Lanes:
    """Limits concurrency: a few run, very few wait, everybody else is refused at once."""

    def __init__(self, lanes: int = LANES, waiting: int = WAITING, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._room = threading.BoundedSemaphore(lanes + waiting)
        self._lanes = threading.BoundedSemaphore(lanes)

    @contextmanager
    def one(self) -> Iterator[None]:
        """Hold a slot; raises `TooMany` when none becomes free in time."""
        if not self._room.acquire(blocking=False):
            raise TooMany(retry_after=1)
        try:
            if not self._lanes.acquire(timeout=self._seconds):
                raise TooMany(retry_after=1)
            try:
                yield
            finally:
                self._lanes.release()
        finally:
            self._room.release()


_LANES = Lanes()


class BoundedArgon2(Argon2PasswordHasher):
    """Argon2id with 19 MiB, two passes and one lane (OWASP), with limited concurrency.

    Hashes with other parameters are renewed when their owner signs in.
    """

    time_cost, memory_cost, parallelism = 2, 19_456, 1
    lanes = _LANES

    def encode(self, password: str, salt: str) -> str:
        return str(self._bounded(super().encode, password, salt))

    def verify(self, password: str, encoded: str) -> bool:
        return bool(self._bounded(super().verify, password, encoded))

    def _bounded(self, work: Callable[..., Any], *values: str) -> Any:
        with self.lanes.one():
            return work(*values)
