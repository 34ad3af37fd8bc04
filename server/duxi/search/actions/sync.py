"""Waking the worker when a search sees that documents wait to be made anew."""

from django.core.cache import cache

from duxi.core.jobs import enqueue

_KEY = "search:catching-up"
_PAUSE = 2
"""Seconds in which one waking is enough."""


def catch_up() -> None:
    """Have the worker apply the changes now instead of with its next round."""
    if cache.add(_KEY, True, _PAUSE):
        enqueue("duxi.search.tasks.apply_changes")
