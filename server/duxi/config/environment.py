"""Reads environment variables."""

import os

from django.core.exceptions import ImproperlyConfigured

_MIN_SECRET = 32


def text(name: str, default: str) -> str:
    return os.environ.get(name, default)


def number(name: str, default: int) -> int:
    return int(os.environ.get(name, default))


def flag(name: str) -> bool:
    return os.environ.get(name, "0") == "1"


def one_of(name: str, default: str, *others: str) -> str:
    """One of a few values, by default the first; any other value stops the start."""
    value = os.environ.get(name) or default
    if value not in (default, *others):
        raise ImproperlyConfigured(f"{name} must be one of: {', '.join(filter(None, (default, *others)))}")
    return value


def secret(name: str) -> str:
    """A long random value; only debug mode and tests have a default."""
    value = os.environ.get(name, "")
    if len(value) >= _MIN_SECRET:
        return value
    if flag("DUXI_DEBUG") or flag("DUXI_TEST"):
        return "tests-and-debugging-only-never-in-production"
    raise ImproperlyConfigured(f"{name} must be set to at least {_MIN_SECRET} random characters")
