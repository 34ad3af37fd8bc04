"""The back office sign-in: the password, then a code where two-step verification is on."""

from django.db import transaction

from duxi.accounts import second_factor
from duxi.accounts.actions.second_step import Door, FirstStep, issue_ticket, redeem_ticket
from duxi.accounts.actions.sign_in import lock_for_password_check, open_session, with_password
from duxi.accounts.second_factor import WrongCode
from duxi.accounts.tokens import TokenPair


def sign_in_staff(*, account_id: str, password: str, address: str, user_agent: str) -> FirstStep:
    """Sign in staff, trainers and agents; returns a ticket where two-step verification is on.

    Raises `WrongCredentials` or `TooMany`.
    """
    user = with_password(account_id, password, address, lambda found: found.is_staff)
    with transaction.atomic():
        lock_for_password_check(user)
        if second_factor.is_on(user):
            return FirstStep(user, ticket=issue_ticket(user=user, door=Door.BACK_OFFICE))
        pair = open_session(user=user, address=address, user_agent=user_agent, remember=False)
        return FirstStep(user, pair)


def finish_sign_in(*, ticket: str, code: str, address: str, user_agent: str) -> TokenPair:
    """Exchange a ticket and a code for the session.

    Raises `SecondStepOver`, `WrongCode` or `TooMany`; the fifth wrong code burns the ticket.
    """
    with transaction.atomic():
        used = redeem_ticket(ticket=ticket, door=Door.BACK_OFFICE, code=code, address=address)
        if used:
            return open_session(
                user=used.user, address=address, user_agent=user_agent, remember=False, is_two_factor=True
            )
    raise WrongCode
