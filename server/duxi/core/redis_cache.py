"""Django's Redis cache with one client instead of a new one for each call."""

from typing import Any

from django.core.cache.backends.redis import RedisCache as DjangoRedisCache
from django.core.cache.backends.redis import RedisCacheClient


class _Client(RedisCacheClient):
    """For a single server. redis-py clients are thread-safe, and creating one takes as long as a call."""

    _shared: Any = None

    def get_client(self, key: Any = None, *, write: bool = False) -> Any:
        if self._shared is None:
            self._shared = super().get_client(key, write=write)
        return self._shared


class RedisCache(DjangoRedisCache):
    def __init__(self, server: str | list[str], params: dict[str, Any]) -> None:
        super().__init__(server, params)
        self._class = _Client
