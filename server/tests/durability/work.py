"""Jobs and listeners that record their calls, for processes that are killed."""

import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass

from django.db import transaction

from duxi.core.events import Announcement
from duxi.core.models import IdempotentCall


@dataclass(frozen=True)
class Happened:
    name: str


happened: Announcement[Happened] = Announcement()


def trace(scope: str, key: str) -> None:
    """Record that something was done; a second record with the same key fails."""
    IdempotentCall.objects.create(scope=scope, key=key, fingerprint="")


def traces(scope: str) -> list[str]:
    return list(IdempotentCall.objects.filter(scope=scope).order_by("pk").values_list("key", flat=True))


@happened.listen
def first_listener(event: Happened) -> None:
    trace("first", event.name)


@happened.listen
def second_listener(event: Happened) -> None:
    trace("second", event.name)


def sleep_once(name: str, seconds: float) -> None:
    """Record the process, sleep on the first attempt only, and record completion."""
    tries = IdempotentCall.objects.filter(scope=f"start:{name}").count()
    trace(f"start:{name}", str(os.getpid()) + f":{tries}")
    if not tries:
        time.sleep(seconds)
    trace("done", name)


def guarded(name: str) -> None:
    """Fails if another process is running the same job."""
    trace("inside", name)
    time.sleep(0.05)
    IdempotentCall.objects.filter(scope="inside", key=name).delete()
    trace("done", name)


def after_failing_hook(work: Callable[[], object]) -> None:
    """A transaction whose first on_commit hook fails, so that none of the later ones runs."""
    with transaction.atomic():
        transaction.on_commit(lambda: 1 / 0)
        work()


def suicide() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def announce_and_die(name: str) -> None:
    """Commit an event and kill the process before dispatching it."""
    with transaction.atomic():
        transaction.on_commit(suicide)
        happened.announce(Happened(name))
