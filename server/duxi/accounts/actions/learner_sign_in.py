"""The learner sign-in: the password, then a code where two-step verification is on."""

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts import second_factor
from duxi.accounts.actions.google import link_after_code
from duxi.accounts.actions.second_step import Door, FirstStep, issue_ticket, redeem_ticket
from duxi.accounts.actions.sign_in import lock_for_password_check, open_session, with_password
from duxi.accounts.models import User, UserType
from duxi.accounts.second_factor import WrongCode
from duxi.accounts.tokens import TokenPair
from duxi.core.errors import Invalid


class OtherUserType(Invalid):
    """The password is right, but the account has the other user type (User or Recruiter)."""

    def __init__(self, registered_as: UserType) -> None:
        sentence = _("Akun ini terdaftar sebagai %(type)s.") % {"type": registered_as.label}
        super().__init__(sentence, errors={"user_type": [str(sentence)]})


def sign_in(
    *, account_id: str, password: str, user_type: int, address: str, user_agent: str, remember: bool = False
) -> FirstStep:
    """Sign in a learner as User or Recruiter; returns a ticket where two-step verification is on.

    Raises `WrongCredentials`, `OtherUserType` or `TooMany`.
    """
    user = with_password(account_id, password, address, lambda _found: True)
    if user.user_type != user_type:
        raise OtherUserType(UserType(user.user_type))
    with transaction.atomic():
        lock_for_password_check(user)
        if second_factor.is_on(user):
            return FirstStep(user, ticket=issue_ticket(user=user, door=Door.LEARNER, remember=remember))
        pair = open_session(user=user, address=address, user_agent=user_agent, remember=remember)
        return FirstStep(user, pair)


def finish_sign_in(*, ticket: str, code: str, address: str, user_agent: str) -> tuple[User, TokenPair]:
    """Exchange the ticket of a password or Google sign-in and a code for the session.

    Raises `SecondStepOver`, `WrongCode` (the fifth burns the ticket), `LinkedElsewhere` or `TooMany`.
    """
    with transaction.atomic():
        used = redeem_ticket(ticket=ticket, door=Door.LEARNER, code=code, address=address)
        if used:
            subject = used.payload.get("google_subject")
            if subject:
                link_after_code(used.user, subject, address=address, user_agent=user_agent)
            return used.user, open_session(
                user=used.user,
                address=address,
                user_agent=user_agent,
                remember=used.payload.get("remember", False),
                is_two_factor=True,
                is_quiet=bool(subject),
            )
    raise WrongCode
