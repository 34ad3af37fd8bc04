"""`Idempotency-Key`: repeating a request with the same key and body returns the first response."""

import json
from collections.abc import Callable
from typing import Any, TypeVar

from django.db import transaction
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Invalid, Rejected
from duxi.core.models import IdempotentCall
from duxi.core.schema import Schema
from duxi.core.secrets import digest

MAX_KEY = 200

S = TypeVar("S", bound=Schema)


class KeyReused(Rejected):
    """The key was already used with another body."""

    message = _("Kunci idempotensi ini sudah dipakai untuk permintaan lain.")


def once(request: HttpRequest, *, scope: str, body: Any, answer: type[S], work: Callable[[], S]) -> S:
    """Run `work` at most once per scope and `Idempotency-Key` header; without the header, simply run it.

    The key's row is locked until `work` commits, so a concurrent repetition waits and returns the same
    response. When `work` raises, nothing is stored and the key may be used again. Raises `KeyReused` when the
    same key comes with another body.
    """
    key = request.headers.get("Idempotency-Key", "").strip()
    if not key:
        return work()
    if len(key) > MAX_KEY:
        raise Invalid(errors={"Idempotency-Key": [str(_("Terlalu panjang."))]})
    with transaction.atomic():
        call = _claim(scope, key, digest(json.dumps(body, sort_keys=True, default=str)))
        if call.answer is not None:
            return answer.model_validate(call.answer)
        given = work()
        call.answer = given.model_dump(mode="json")
        call.save(update_fields=["answer"])
        return given


def _claim(scope: str, key: str, fingerprint: str) -> IdempotentCall:
    IdempotentCall.objects.bulk_create(
        [IdempotentCall(scope=scope, key=key, fingerprint=fingerprint)], ignore_conflicts=True
    )
    call = IdempotentCall.objects.select_for_update().get(scope=scope, key=key)
    if call.fingerprint != fingerprint:
        raise KeyReused
    return call
