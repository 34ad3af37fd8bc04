"""The second step of every sign-in: a ticket after the first step, exchanged with a code."""

from dataclasses import dataclass
from enum import Enum
from typing import Any

from django.utils.translation import gettext_lazy as _

from duxi.accounts import second_factor
from duxi.accounts.actions import one_time
from duxi.accounts.constants import TWO_FACTOR_TICKET_LIFETIME, TWO_FACTOR_WRONG_CODES
from duxi.accounts.models import OneTimeToken, User
from duxi.accounts.second_factor import WrongCode
from duxi.accounts.tokens import TokenPair
from duxi.core.errors import Rejected

_PURPOSE = one_time.Purpose.TWO_FACTOR


class SecondStepOver(Rejected):
    """The ticket has expired, was used, belongs to another sign-in, or was burned by wrong codes."""

    message = _("Waktu verifikasi dua langkah sudah habis. Silakan masuk kembali.")


class Door(Enum):
    """Where a sign-in began; a ticket is valid only there."""

    LEARNER = "learner"
    BACK_OFFICE = "back_office"


@dataclass(frozen=True)
class FirstStep:
    """The result of the first step: a session, or a ticket for the second step."""

    user: User
    pair: TokenPair | None = None
    ticket: str | None = None


def issue_ticket(*, user: User, door: Door, **payload: Any) -> str:
    """Issue a ticket after the first step; an earlier one of the same user ends."""
    held = {"door": door.value, **payload}
    return one_time.issue(user, _PURPOSE, TWO_FACTOR_TICKET_LIFETIME, held)


def redeem_ticket(*, ticket: str, door: Door, code: str, address: str) -> OneTimeToken | None:
    """Redeem the ticket together with a code; None counts a wrong code, and the fifth burns the ticket.

    Attempts of one user are serialised. The caller's transaction opens the session, or commits the count
    before raising `WrongCode`. Raises `SecondStepOver` or `TooMany`.
    """
    one_time.lock_user(_held(ticket, door).user_id)
    held = _held(ticket, door)
    try:
        second_factor.accept(user=held.user, code=code, address=address)
    except WrongCode:
        _count_wrong(held)
        return None
    return one_time.redeem(ticket, _PURPOSE)


def _held(ticket: str, door: Door) -> OneTimeToken:
    try:
        held = one_time.peek(ticket, _PURPOSE)
    except one_time.TokenOver as over:
        raise SecondStepOver from over
    if held.payload.get("door") != door.value:
        raise SecondStepOver
    return held


def _count_wrong(held: OneTimeToken) -> None:
    held.payload["wrong"] = held.payload.get("wrong", 0) + 1
    held.save(update_fields=["payload"])
    if held.payload["wrong"] >= TWO_FACTOR_WRONG_CODES:
        one_time.end(held.user, _PURPOSE)
