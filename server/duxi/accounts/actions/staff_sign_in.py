"""The back office's door: the password first, then, where there is a second factor, a code."""

from dataclasses import dataclass

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts import second_factor
from duxi.accounts.actions import one_time
from duxi.accounts.actions.sign_in import lock_for_password_check, open_session, with_password
from duxi.accounts.constants import TWO_FACTOR_TICKET_LIFETIME, TWO_FACTOR_WRONG_CODES
from duxi.accounts.models import OneTimeToken, User
from duxi.accounts.second_factor import WrongCode
from duxi.accounts.tokens import TokenPair
from duxi.core.errors import Rejected

Purpose = one_time.Purpose


class SecondStepOver(Rejected):
    """The ticket is too old, used, or burned by wrong codes: the password is asked for again."""

    message = _("Waktu verifikasi dua langkah sudah habis. Silakan masuk kembali.")


@dataclass(frozen=True)
class FirstStep:
    """Either the sign-in itself, or a ticket to the second step."""

    pair: TokenPair | None = None
    ticket: str | None = None


def sign_in_staff(*, account_id: str, password: str, address: str, user_agent: str) -> FirstStep:
    """Check the password of staff, trainers and agents; a second factor asks for more.

    Raises `WrongCredentials` or `TooMany`.
    """
    user = with_password(account_id, password, address, lambda found: found.is_staff)
    with transaction.atomic():
        lock_for_password_check(user)
        if second_factor.is_on(user):
            return FirstStep(ticket=one_time.issue(user, Purpose.TWO_FACTOR, TWO_FACTOR_TICKET_LIFETIME))
        return FirstStep(pair=open_session(user=user, address=address, user_agent=user_agent, remember=False))


def finish_sign_in(*, ticket: str, code: str, address: str, user_agent: str) -> TokenPair:
    """Exchange a ticket and a code for the sign-in.

    Raises `SecondStepOver`, `WrongCode` or `TooMany`; the fifth wrong code burns the ticket.
    """
    with transaction.atomic():
        user = _try(ticket, code, address)
        if user:
            return open_session(
                user=user, address=address, user_agent=user_agent, remember=False, is_two_factor=True
            )
    raise WrongCode


def _try(ticket: str, code: str, address: str) -> User | None:
    """Who gave the right code; None counts a wrong one. Attempts of one person are serialised."""
    user = _held(ticket).user
    one_time.lock_user(user.pk)
    held = _held(ticket)
    try:
        second_factor.accept(user=user, code=code, address=address)
    except WrongCode:
        _count_wrong(held)
        return None
    one_time.redeem(ticket, Purpose.TWO_FACTOR)
    return user


def _held(ticket: str) -> OneTimeToken:
    try:
        return one_time.peek(ticket, Purpose.TWO_FACTOR)
    except one_time.TokenOver as over:
        raise SecondStepOver from over


def _count_wrong(held: OneTimeToken) -> None:
    held.payload["wrong"] = held.payload.get("wrong", 0) + 1
    held.save(update_fields=["payload"])
    if held.payload["wrong"] >= TWO_FACTOR_WRONG_CODES:
        one_time.end(held.user, Purpose.TWO_FACTOR)
