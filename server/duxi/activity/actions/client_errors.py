"""Collects the errors of the web apps."""

from django.db import IntegrityError, transaction
from django.db.models import F

from duxi.activity.cleaning import path_of, without_secrets
from duxi.activity.models import ClientError
from duxi.core.clock import now
from duxi.core.secrets import digest

_MESSAGE, _STACK, _PLACE = 500, 4_000, 3


def record_error(*, message: str, stack: str, url: str, app_version: str) -> None:
    """Count a known error, or insert a new one."""
    text, trace = without_secrets(message)[:_MESSAGE], without_secrets(stack)[:_STACK]
    moment = now()
    latest = {"app_version": app_version, "last_seen_at": moment}
    known = ClientError.objects.filter(fingerprint=_fingerprint(text, trace))
    if known.update(times=F("times") + 1, **latest):
        return
    try:
        with transaction.atomic():
            ClientError.objects.create(
                fingerprint=_fingerprint(text, trace),
                message=text,
                stack=trace,
                path=path_of(url) if url else "",
                first_seen_at=moment,
                **latest,
            )
    except IntegrityError:
        known.update(times=F("times") + 1, **latest)


def _fingerprint(message: str, stack: str) -> str:
    """The message and its first lines of stack, because builds rename the rest."""
    return digest("\n".join([message, *stack.splitlines()[:_PLACE]]))
