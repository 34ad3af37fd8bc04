"""A clock to move, a colleague with a device, and the first step."""

from datetime import timedelta

import pyotp
import pytest

from duxi.accounts import second_factor
from duxi.core.clock import now
from tests.caller import Caller
from tests.conftest import PASSWORD
from tests.two_factor.support import office


@pytest.fixture
def clock(monkeypatch):
    """Moves the time that codes are made for."""
    shift = {"seconds": 0}
    monkeypatch.setattr(second_factor, "now", lambda: now() + timedelta(seconds=shift["seconds"]))

    def move(seconds: int) -> None:
        shift["seconds"] += seconds

    move.code = lambda secret: pyotp.TOTP(secret).at(second_factor.now())
    return move


@pytest.fixture
def protected(clock):
    """Gives a user a confirmed device; returns its secret and recovery codes."""

    def protect(user) -> tuple[str, list[str]]:
        caller = Caller(user)
        secret = caller.post("/account/two-factor/setup", {"password": PASSWORD}).results["secret"]
        answer = caller.post("/account/two-factor/confirm", {"code": clock.code(secret)})
        clock(60)
        return secret, answer.results["recovery_codes"]

    return protect


@pytest.fixture
def first_step(solved):
    """Signs in to the back office with the password."""

    def post_sign_in(user, password=PASSWORD):
        body = {"account_id": user.email, "password": password, "captcha": solved()}
        return office().post("/auth/login", json_body=body)

    return post_sign_in


@pytest.fixture
def rani(someone):
    """A superuser."""
    return someone("rani", "Staff", is_superuser=True)
