"""No other door lends its session to the back office."""

import pytest

from duxi.accounts import second_factor
from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.auth import StaffBearer
from duxi.accounts.constants import STAFF_PROOF_LIFETIME
from duxi.accounts.models import LoginSession, TotpDevice
from duxi.core.clock import now
from tests.caller import Caller
from tests.conftest import PASSWORD
from tests.two_factor.support import MISSING, REQUIRED, office, second_step, state

pytestmark = pytest.mark.django_db
STALE = "Verifikasi dua langkah Anda sudah lebih dari 12 jam. Silakan masuk kembali."


def test_a_session_without_the_code_gives_no_rights_in_the_back_office(dewi, protected):
    protected(dewi)
    pair = open_session(user=dewi, address="", user_agent="", remember=False)
    fresh = office().post("/auth/refresh", json_body={"secret_token": pair.secret_token}).results
    for token in (pair.token, fresh["token"]):
        for path in ("/dashboard", "/instansi", "/batches"):
            answer = office(token).get(path)
            assert (answer.status, answer.message) == (403, MISSING)
        learner = Caller(headers={"Authorization": f"Bearer {token}"})
        assert learner.get("/assessments/data-session").status == 403
        assert learner.post("/auth/me").status == 200
        for path in ("recovery-codes", "disable"):
            body = {"password": PASSWORD, "code": "123456"}
            assert office(token).post(f"/auth/two-factor/{path}", json_body=body).status == 403
    assert TotpDevice.objects.get().confirmed_at is not None


def test_a_temporary_login_of_a_proved_session_proves_nothing(dewi, protected, first_step, clock):
    secret, _codes = protected(dewi)
    token = second_step(first_step(dewi).results["ticket"], clock.code(secret)).results["token"]
    learner = Caller(headers={"Authorization": f"Bearer {token}"})
    once = learner.post("/auth/temporary-login/create").results["token"]
    opened = Caller().post("/auth/temporary-login", {"token": once}).results["token"]
    assert office(opened).get("/dashboard").message == MISSING


def test_the_back_office_asks_for_a_new_second_step_after_twelve_hours(dewi, protected):
    protected(dewi)
    pair = open_session(user=dewi, address="", user_agent="", remember=True, is_two_factor=True)
    learner = Caller(headers={"Authorization": f"Bearer {pair.token}"})
    assert office(pair.token).get("/dashboard").status == 200
    LoginSession.objects.filter(user=dewi).update(two_factor_at=now() - STAFF_PROOF_LIFETIME)
    answer = office(pair.token).get("/dashboard")
    assert (answer.status, answer.message) == (401, STALE)
    assert learner.post("/auth/me").status == 200


def test_required_and_not_set_up_only_the_way_there_is_open(settings, dewi, staff_as, first_step, clock):
    settings.STAFF_TWO_FACTOR = "required"
    caller = office(first_step(dewi).results["token"])
    assert caller.get("/auth/me").results["two_factor"] == state(enabled=False, left=0, required=True)
    for path in ("/dashboard", "/instansi", "/exports"):
        answer = caller.get(path)
        assert (answer.status, answer.message) == (403, REQUIRED)
    secret = caller.post("/auth/two-factor/setup", json_body={"password": PASSWORD}).results["secret"]
    assert caller.get("/dashboard").status == 403
    caller.post("/auth/two-factor/confirm", json_body={"code": clock.code(secret)})
    assert caller.get("/dashboard").status == 200
    assert caller.post("/auth/logout").status == 200


def test_the_guard_costs_no_query(dewi, protected, rf, django_assert_num_queries):
    protected(dewi)
    LoginSession.objects.update(ended_at=now())
    session = open_session(user=dewi, address="", user_agent="", remember=False, is_two_factor=True)
    with django_assert_num_queries(1):
        assert StaffBearer().authenticate(rf.get("/"), session.token) == dewi
    without = open_session(user=dewi, address="", user_agent="", remember=False)
    with django_assert_num_queries(1), pytest.raises(second_factor.SecondFactorMissing):
        StaffBearer().authenticate(rf.get("/"), without.token)
