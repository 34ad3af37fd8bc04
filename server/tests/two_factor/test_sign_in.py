"""The second step at the back office's door: no code is accepted twice, guessing is not free."""

from datetime import timedelta

import pyotp
import pytest

from duxi.accounts import second_factor
from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.models import LoginSession, OneTimeToken, RecoveryCode
from duxi.accounts.second_factor import recovery_codes_left
from duxi.core.clock import now
from tests.caller import Caller
from tests.conftest import PASSWORD
from tests.two_factor.support import STEP_OVER, WRONG, office, second_step, session_of

pytestmark = pytest.mark.django_db


def test_the_password_alone_gives_a_ticket_and_no_session(dewi, protected, first_step):
    protected(dewi)
    before = LoginSession.objects.count()
    results = first_step(dewi).results
    assert (results["token"], results["secret_token"], results["two_factor"]) == (None, None, "code")
    assert LoginSession.objects.count() == before
    assert results["ticket"] not in str(OneTimeToken.objects.latest("pk").__dict__)


def test_the_code_opens_the_session(dewi, protected, first_step, clock):
    secret, _codes = protected(dewi)
    answer = second_step(first_step(dewi).results["ticket"], clock.code(secret))
    assert answer.status == 200, answer.body
    assert office(answer.results["token"]).get("/dashboard").status == 200
    assert session_of(dewi).two_factor_at is not None


def test_the_session_stores_the_device_that_entered_the_code(dewi, protected, first_step, clock):
    secret, _codes = protected(dewi)
    body = {"ticket": first_step(dewi).results["ticket"], "code": clock.code(secret)}
    desk = office().with_headers(User_Agent="Firefox/140.0")
    assert desk.post("/auth/two-factor", json_body=body, address="203.0.113.7").status == 200
    made = session_of(dewi)
    assert (made.address, made.user_agent, made.remembered) == ("203.0.113.7", "Firefox/140.0", False)


@pytest.mark.parametrize("gap", [" ", "-"])
def test_the_code_may_be_typed_in_two_groups(dewi, protected, first_step, clock, gap):
    secret, _codes = protected(dewi)
    code = clock.code(secret)
    assert second_step(first_step(dewi).results["ticket"], code[:3] + gap + code[3:]).status == 200


def test_without_a_device_the_password_is_enough(dewi, first_step):
    results = first_step(dewi).results
    assert (results["two_factor"], results["ticket"]) == (None, None)
    assert office(results["token"]).get("/dashboard").status == 200


@pytest.mark.parametrize(("seconds", "status"), [(-60, 422), (-30, 200), (0, 200), (30, 200), (60, 422)])
def test_a_phone_s_clock_may_be_half_a_minute_off(dewi, protected, first_step, clock, seconds, status):
    secret, _codes = protected(dewi)
    clock(300)
    code = pyotp.TOTP(secret).at(second_factor.now() + timedelta(seconds=seconds))
    assert second_step(first_step(dewi).results["ticket"], code).status == status


def test_a_code_is_never_accepted_twice(dewi, protected, first_step, clock):
    secret, _codes = protected(dewi)
    code = clock.code(secret)
    assert second_step(first_step(dewi).results["ticket"], code).status == 200
    sessions = LoginSession.objects.count()
    answer = second_step(first_step(dewi).results["ticket"], code)
    assert (answer.status, answer.errors) == (422, {"code": [WRONG]})
    assert LoginSession.objects.count() == sessions


def test_nor_is_an_older_one_after_a_newer(dewi, protected, first_step, clock):
    secret, _codes = protected(dewi)
    older = clock.code(secret)
    clock(30)
    assert second_step(first_step(dewi).results["ticket"], clock.code(secret)).status == 200
    assert second_step(first_step(dewi).results["ticket"], older).status == 422


def test_the_code_that_confirmed_does_not_sign_in(dewi, clock, first_step):
    caller = office(open_session(user=dewi, address="", user_agent="", remember=False).token)
    secret = caller.post("/auth/two-factor/setup", json_body={"password": PASSWORD}).results["secret"]
    code = clock.code(secret)
    caller.post("/auth/two-factor/confirm", json_body={"code": code})
    assert second_step(first_step(dewi).results["ticket"], code).status == 422


def test_a_recovery_code_works_once_however_it_is_typed(dewi, protected, first_step):
    _secret, codes = protected(dewi)
    typed = codes[0].replace("-", " ").lower()
    assert second_step(first_step(dewi).results["ticket"], typed).status == 200
    assert second_step(first_step(dewi).results["ticket"], codes[0]).status == 422
    assert second_step(first_step(dewi).results["ticket"], codes[1]).status == 200
    assert RecoveryCode.objects.filter(used_at=None).count() == 8
    assert recovery_codes_left(dewi) == 8


def test_somebody_else_s_code_is_wrong(dewi, tono, protected, first_step, clock):
    protected(dewi)
    secret, codes = protected(tono)
    ticket = first_step(dewi).results["ticket"]
    assert second_step(ticket, clock.code(secret)).status == 422
    assert second_step(ticket, codes[0]).status == 422
    assert RecoveryCode.objects.filter(used_at=None).count() == 20


def test_five_wrong_codes_burn_the_ticket(dewi, protected, first_step, clock):
    secret, _codes = protected(dewi)
    ticket = first_step(dewi).results["ticket"]
    for _guess in range(5):
        answer = second_step(ticket, "000000")
        assert (answer.status, answer.errors) == (422, {"code": [WRONG]})
    answer = second_step(ticket, clock.code(secret))
    assert (answer.status, answer.message) == (409, STEP_OVER)
    assert second_step(first_step(dewi).results["ticket"], clock.code(secret)).status == 200


def test_four_wrong_codes_do_not(dewi, protected, first_step, clock):
    secret, _codes = protected(dewi)
    ticket = first_step(dewi).results["ticket"]
    for _guess in range(4):
        second_step(ticket, "000000")
    assert second_step(ticket, clock.code(secret)).status == 200


def test_fresh_tickets_do_not_make_guessing_free(dewi, protected, first_step, clock):
    """Four hundred tickets would be needed for one chance in a thousand; twenty codes an hour are taken."""
    secret, codes = protected(dewi)
    for _round in range(5):
        ticket = first_step(dewi).results["ticket"]
        for _guess in range(4):
            assert second_step(ticket, "000000").status == 422
    ticket = first_step(dewi).results["ticket"]
    answer = second_step(ticket, clock.code(secret))
    assert answer.status == 429
    assert 0 < int(answer.response["Retry-After"]) <= 3600
    assert second_step(ticket, codes[0]).status == 200


def test_a_ticket_works_once_and_for_five_minutes(dewi, protected, first_step, clock):
    secret, codes = protected(dewi)
    ticket = first_step(dewi).results["ticket"]
    lifetime = OneTimeToken.objects.latest("pk").expires_at - now()
    assert timedelta(minutes=4, seconds=50) < lifetime <= timedelta(minutes=5)
    assert second_step(ticket, clock.code(secret)).status == 200
    assert second_step(ticket, codes[0]).message == STEP_OVER
    late = first_step(dewi).results["ticket"]
    OneTimeToken.objects.update(expires_at=now() - timedelta(seconds=1))
    assert second_step(late, codes[0]).message == STEP_OVER
    assert second_step("unbekannt", codes[0]).message == STEP_OVER
    assert RecoveryCode.objects.filter(used_at=None).count() == 10


def test_a_ticket_dies_with_its_password(dewi, protected, first_step, clock):
    from duxi.accounts.actions.passwords import end_password_era

    secret, _codes = protected(dewi)
    ticket = first_step(dewi).results["ticket"]
    end_password_era(dewi)
    assert second_step(ticket, clock.code(secret)).message == STEP_OVER


def test_a_ticket_is_no_temporary_login(dewi, protected, first_step):
    protected(dewi)
    ticket = first_step(dewi).results["ticket"]
    assert Caller().post("/auth/temporary-login", {"token": ticket}).status == 409
