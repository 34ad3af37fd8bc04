"""Counting windows in the cache: how often something may happen from somewhere."""

import time
from dataclasses import dataclass

from django.core.cache import cache

from duxi.core.errors import TooMany
from duxi.core.secrets import digest


@dataclass(frozen=True)
class Limit:
    """At most `times` in each window of `seconds`, counted per key."""

    name: str
    times: int
    seconds: int

    def check(self, *parts: str) -> None:
        """Refuse with 429 when the window of these parts is full."""
        if int(cache.get(self._key(*parts), 0)) >= self.times:
            raise TooMany(retry_after=self.seconds - int(time.time()) % self.seconds)

    def count(self, *parts: str) -> None:
        """Add one to the window of these parts."""
        key = self._key(*parts)
        cache.add(key, 0, self.seconds)
        cache.incr(key)

    def hit(self, *parts: str) -> None:
        """Check, then count: for calls that are limited whether they succeed or not."""
        self.check(*parts)
        self.count(*parts)

    def clear(self, *parts: str) -> None:
        """Forget the window of these parts."""
        cache.delete(self._key(*parts))

    def _key(self, *parts: str) -> str:
        window = int(time.time()) // self.seconds
        return f"limit:{self.name}:{window}:{digest('|'.join(parts))[:32]}"
