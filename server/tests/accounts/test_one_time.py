"""One-time secrets under parallel use, over real connections."""

from contextlib import suppress
from datetime import timedelta
from threading import Barrier

import pytest
from django.db import transaction

from duxi.accounts.actions import learner_sign_in as door
from duxi.accounts.actions import one_time, passwords
from duxi.accounts.actions.learner_sign_in import sign_in
from duxi.accounts.actions.one_time import Purpose, TokenOver, issue, redeem
from duxi.accounts.actions.passwords import ResetOver, change_password, reset_password
from duxi.accounts.actions.sign_in import WrongCredentials, open_session
from duxi.accounts.models import LoginSession, OneTimeToken, User
from duxi.core.errors import Rejected
from duxi.core.secrets import digest
from tests.conftest import PASSWORD
from tests.races import at_once, without_failures

pytestmark = pytest.mark.django_db(transaction=True)

HOUR = timedelta(hours=1)


def together(*works):
    """The result of each concurrent call, or its refusal."""
    return without_failures(at_once(*works))


@pytest.fixture
def all_have_looked(monkeypatch):
    """All read the token as unused before any of them uses it."""

    def arrange(how_many, lock=one_time.lock_user):
        barrier = Barrier(how_many)

        def wait_then_lock(user_pk):
            barrier.wait(10)
            lock(user_pk)

        monkeypatch.setattr(one_time, "lock_user", wait_then_lock)

    return arrange


def test_only_hashes_are_kept(ani):
    token = issue(ani, Purpose.RESET_PASSWORD, HOUR)
    row = OneTimeToken.objects.get()
    assert (row.token_hash, len(token)) == (digest(token), 43)


def test_of_four_at_the_same_moment_one_wins(ani, all_have_looked):
    token = issue(ani, Purpose.RESET_PASSWORD, HOUR)
    all_have_looked(4)
    won = together(*[lambda: redeem(token, Purpose.RESET_PASSWORD)] * 4)
    assert sorted(type(one).__name__ for one in won) == ["OneTimeToken"] + ["TokenOver"] * 3


def test_without_the_condition_all_would_win(ani, all_have_looked, monkeypatch):
    """Negative control: the race exists, and only the conditional update decides it."""
    token = issue(ani, Purpose.RESET_PASSWORD, HOUR)
    monkeypatch.setattr(one_time, "_alive", lambda moment: OneTimeToken.objects.all())
    all_have_looked(2, lock=lambda user_pk: None)
    won = together(*[lambda: redeem(token, Purpose.RESET_PASSWORD)] * 2)
    assert [type(one).__name__ for one in won] == ["OneTimeToken"] * 2


def test_a_failed_transaction_gives_the_token_back(ani):
    token = issue(ani, Purpose.RESET_PASSWORD, HOUR)
    with suppress(ZeroDivisionError), transaction.atomic():
        redeem(token, Purpose.RESET_PASSWORD)
        raise ZeroDivisionError
    assert redeem(token, Purpose.RESET_PASSWORD).user == ani
    with pytest.raises(TokenOver):
        redeem(token, Purpose.RESET_PASSWORD)


def test_parallel_wishes_leave_one_token(ani):
    tokens = together(*[lambda: issue(ani, Purpose.RESET_PASSWORD, HOUR)] * 4)
    assert len(set(tokens)) == 4
    good = [token for token in tokens if _is_good(token)]
    assert len(good) == 1


def _is_good(token):
    with suppress(TokenOver):
        return bool(one_time.peek(token, Purpose.RESET_PASSWORD))
    return False


def test_a_reset_link_replayed_in_parallel_sets_one_password(ani, all_have_looked):
    token = issue(ani, Purpose.RESET_PASSWORD, HOUR, {"email": ani.email})
    wanted = ["sandi-pertama-baru", "sandi-kedua-baru"]
    all_have_looked(2)
    reported = together(*[lambda one=one: reset_password(token=token, new_pass=one) for one in wanted])
    assert [type(one) for one in reported].count(ResetOver) == 1
    winner = wanted[reported.index(None)]
    assert User.objects.get().check_password(winner)


def test_of_two_changes_with_the_same_old_password_one_wins(ani, monkeypatch):
    sessions = [_session(ani) for _n in range(2)]
    barrier, weak = Barrier(2), passwords.refuse_weak

    def both_have_proved(*arguments):
        barrier.wait(10)
        weak(*arguments)

    monkeypatch.setattr(passwords, "refuse_weak", both_have_proved)

    def change(session, new_pass):
        return change_password(
            user=User.objects.get(), session=session, old_pass=PASSWORD, new_pass=new_pass, address="::1"
        )

    wanted = ["sandi-pertama-baru", "sandi-kedua-baru"]
    reported = together(*[lambda pair=pair: change(*pair) for pair in zip(sessions, wanted, strict=True)])
    refused = [isinstance(one, Rejected) for one in reported]
    assert sorted(refused) == [False, True]
    assert User.objects.get().check_password(wanted[refused.index(False)])
    assert LoginSession.objects.get(ended_at=None) == sessions[refused.index(False)]


def _session(user):
    open_session(user=user, address="", user_agent="", remember=False)
    return LoginSession.objects.latest("created_at")


def test_a_sign_in_with_the_old_password_does_not_outlive_it(ani, monkeypatch):
    """The password changes after it was checked and before the session is written."""
    token = issue(ani, Purpose.RESET_PASSWORD, HOUR, {"email": ani.email})
    hold = door.lock_for_password_check

    def changed_meanwhile(user):
        assert together(lambda: reset_password(token=token, new_pass="sandi-baru-yang-lain")) == [None]
        hold(user)

    monkeypatch.setattr(door, "lock_for_password_check", changed_meanwhile)
    with pytest.raises(WrongCredentials):
        sign_in(account_id="ani", password=PASSWORD, user_type=1, address="::1", user_agent="")
    assert not LoginSession.objects.exists()
