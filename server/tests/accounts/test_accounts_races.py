"""Sign-up and refresh by several at the same moment, over real connections."""

from threading import Barrier

import pytest

from duxi.accounts.actions import register as registration
from duxi.accounts.actions.sign_in import open_session, refresh
from duxi.accounts.models import LoginSession, RefreshToken, User
from tests.races import each_at_once

pytestmark = pytest.mark.django_db(transaction=True)


def test_parallel_refreshes_of_one_token_all_get_a_pair_and_end_nothing(ani):
    pair = open_session(user=ani, address="", user_agent="", remember=False)
    pairs = each_at_once(lambda _n: refresh(secret_token=pair.secret_token), range(4))
    assert len({got.secret_token for got in pairs}) == 4
    assert RefreshToken.objects.filter(rotated_at=None).count() == 4
    assert LoginSession.objects.get().ended_at is None


def test_the_same_username_at_the_same_moment_gets_a_number(monkeypatch):
    """Both look before either has written: the loser looks again instead of getting a wrong answer."""
    look, both_have_looked = registration.free_username, Barrier(2)
    waits = iter([True, True])

    def looked(wanted):
        found = look(wanted)
        if next(waits, False):
            both_have_looked.wait(10)
        return found

    monkeypatch.setattr(registration, "free_username", looked)

    def sign_up(email):
        return registration.register(
            fullname="Ani", email=email, password="kata-sandi-panjang", user_type=1, accepts_terms=True
        ).username

    assert sorted(each_at_once(sign_up, ["ani@satu.id", "ani@dua.id"])) == ["ani", "ani2"]
    assert User.objects.count() == 2
