"""Password hashing with a bound: a flood of sign-ins never takes all threads or the memory of the shop."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from django.contrib.auth.hashers import Argon2PasswordHasher

from duxi.core.errors import TooMany

LANES, WAITING, SECONDS = 2, 1, 2.0
"""So many hash at the same time, so many more wait, for so long; threads beyond them stay free."""


class Lanes:
    """Lets a few work and very few wait; everybody else is refused at once."""

    def __init__(self, lanes: int = LANES, waiting: int = WAITING, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._room = threading.BoundedSemaphore(lanes + waiting)
        self._lanes = threading.BoundedSemaphore(lanes)

    @contextmanager
    def one(self) -> Iterator[None]:
        """Hold a lane; raises `TooMany` when there is none in time."""
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
    """Argon2id with 19 MiB, two passes and one lane (OWASP), a few at a time.

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
