"""Wakes the worker when a search finds that changes wait to be indexed."""

from django.core.cache import cache

from duxi.core.jobs import enqueue

_KEY = "search:catching-up"
_PAUSE = 2
"""Seconds during which the worker is not woken again."""


def catch_up() -> None:
    """Have the worker apply the changes now instead of in its next run."""
    if cache.add(_KEY, True, _PAUSE):
        enqueue("duxi.search.tasks.apply_changes")
