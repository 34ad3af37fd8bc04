"""Rate limits by counting windows in the cache."""

import time
from dataclasses import dataclass

from django.core.cache import cache

from duxi.core.errors import TooMany
from duxi.core.secrets import digest

clock = time.time


@dataclass(frozen=True)
class Limit:
    """At most `times` in each window of `seconds`, counted per key."""

    name: str
    times: int
    seconds: int

    def check(self, *parts: str) -> None:
        """Refuse with 429 when the window of this key is full."""
        if int(cache.get(self._key(*parts), 0)) >= self.times:
            raise TooMany(retry_after=self._seconds_left())

    def count(self, *parts: str) -> int:
        """Add one to the window of this key and return the count."""
        key = self._key(*parts)
        cache.add(key, 0, self.seconds)
        return int(cache.incr(key))

    def takes(self, *parts: str) -> bool:
        """Count and return whether the window had room; exact under concurrency."""
        return self.count(*parts) <= self.times

    def hit(self, *parts: str) -> None:
        """Count, and refuse with 429 when it is too much: for calls limited whether they succeed or not."""
        if not self.takes(*parts):
            raise TooMany(retry_after=self._seconds_left())

    def clear(self, *parts: str) -> None:
        """Reset the window of this key."""
        cache.delete(self._key(*parts))

    def _seconds_left(self) -> int:
        return self.seconds - int(clock()) % self.seconds

    def _key(self, *parts: str) -> str:
        window = int(clock()) // self.seconds
        return f"limit:{self.name}:{window}:{digest('|'.join(parts))[:32]}"
