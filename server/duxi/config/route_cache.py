"""Resolves API routes from a cache instead of matching hundreds of patterns."""

from functools import lru_cache
from typing import Any

from django.urls import ResolverMatch, URLResolver, path

_PATHS = 4096
"""Paths whose route is remembered; a path without a route raises and is never remembered."""


class CachedResolver(URLResolver):
    """Resolves each path once. Callers cannot change the cached match: the parent resolver copies it."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._match_of = lru_cache(maxsize=_PATHS)(self._resolved)

    def resolve(self, path: str) -> ResolverMatch:
        return self._match_of(str(path))

    def _resolved(self, path: str) -> ResolverMatch:
        """Without the patterns that did not match: the parent resolver would copy each with every request."""
        match = super().resolve(path)
        match.tried = None
        return match


def cached_path(route: str, urls: Any) -> URLResolver:
    """`django.urls.path` for the routes of one API."""
    made = path(route, urls)
    return CachedResolver(made.pattern, made.urlconf_name, made.default_kwargs, made.app_name, made.namespace)
