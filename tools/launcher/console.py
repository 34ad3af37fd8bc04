"""Output for the user: progress with elapsed seconds, and messages instead of tracebacks."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

_STARTED = time.monotonic()
_SIGN_OF_LIFE_SECONDS = 10
_one_line_at_a_time = threading.Lock()


class Trouble(Exception):
    """An error that the user can fix: printed as its message alone, exit code 1."""


def say(text: str) -> None:
    """Print one progress line."""
    with _one_line_at_a_time:
        print(f"[{time.monotonic() - _STARTED:6.1f} s] {text}", flush=True)


def show(text: str) -> None:
    """Print text unchanged: an address, a table, a log."""
    with _one_line_at_a_time:
        print(text, flush=True)


@contextmanager
def working(on: str) -> Iterator[None]:
    """Print that a task has started, is still running, and how long it took."""
    began = time.monotonic()
    done = threading.Event()
    threading.Thread(target=_signs_of_life, args=(on, began, done), daemon=True).start()
    say(f"{on} …")
    try:
        yield
        say(f"{on}: done in {time.monotonic() - began:.1f} s")
    finally:
        done.set()


def _signs_of_life(on: str, began: float, done: threading.Event) -> None:
    while not done.wait(_SIGN_OF_LIFE_SECONDS):
        say(f"{on}: still working, {time.monotonic() - began:.0f} s so far")
