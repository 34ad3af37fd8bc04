"""The second factor of staff: set up, asked for at every door, never accepted twice."""

import re
from datetime import timedelta

import pyotp
import pytest
from django.contrib.admin.models import DELETION, LogEntry
from django.test import Client

from duxi.accounts import second_factor
from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.auth import StaffBearer
from duxi.accounts.events import AccountNews, account_changed
from duxi.accounts.models import LoginSession, OneTimeToken, RecoveryCode, TotpDevice
from duxi.backoffice.groups import ensure_groups
from duxi.core.clock import now
from tests.conftest import PASSWORD, Caller

pytestmark = pytest.mark.django_db

BASE = "/api/backoffice/v1"
WRONG = "Kode tidak cocok atau sudah dipakai."
MISSING = "Akun ini memakai verifikasi dua langkah. Silakan masuk kembali melalui back office."
REQUIRED = "Aktifkan verifikasi dua langkah di halaman Keamanan akun untuk melanjutkan."
STEP_OVER = "Waktu verifikasi dua langkah sudah habis. Silakan masuk kembali."


@pytest.fixture(autouse=True)
def _groups(db):
    ensure_groups()


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
    """Gives somebody a confirmed device; returns its secret and recovery codes."""

    def protect(user) -> tuple[str, list[str]]:
        caller = office(open_session(user=user, address="", user_agent="", remember=False).token)
        secret = caller.post("/auth/two-factor/setup", json_body={"password": PASSWORD}).results["secret"]
        answer = caller.post("/auth/two-factor/confirm", json_body={"code": clock.code(secret)})
        clock(60)
        return secret, answer.results["recovery_codes"]

    return protect


def office(token: str = "") -> Caller:
    return Caller(base=BASE, headers={"Authorization": f"Bearer {token}"} if token else {})


@pytest.fixture
def first_step(solved):
    """Knocks at the back office with the password."""

    def knock(user, password=PASSWORD):
        body = {"account_id": user.email, "password": password, "captcha": solved()}
        return office().post("/auth/login", json_body=body)

    return knock


def second_step(ticket: str, code: str):
    return office().post("/auth/two-factor", json_body={"ticket": ticket, "code": code})


def state(*, enabled: bool, left: int, required: bool = False) -> dict:
    return {"enabled": enabled, "required": required, "recovery_codes_left": left}


def session_of(user) -> LoginSession:
    return LoginSession.objects.filter(user=user).latest("created_at")


# Setting up.


def test_a_device_is_set_up_and_confirmed(staff_as, dewi, clock):
    caller = office(open_session(user=dewi, address="", user_agent="", remember=False).token)
    elsewhere = office(open_session(user=dewi, address="", user_agent="", remember=False).token)
    assert caller.get("/auth/me").results["two_factor"] == state(enabled=False, left=0)
    made = caller.post("/auth/two-factor/setup", json_body={"password": PASSWORD}).results
    assert re.fullmatch(r"[A-Z2-7]{32}", made["secret"])
    assert made["otpauth_uri"] == f"otpauth://totp/Duxi:dewi%40contoh.id?secret={made['secret']}&issuer=Duxi"
    assert made["qr_svg"].startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    assert made["secret"] not in TotpDevice.objects.get().encrypted_secret
    assert caller.get("/auth/me").results["two_factor"]["enabled"] is False
    answer = caller.post("/auth/two-factor/confirm", json_body={"code": clock.code(made["secret"])})
    assert (answer.status, answer.message) == (200, "Verifikasi dua langkah aktif.")
    codes = answer.results["recovery_codes"]
    assert len(set(codes)) == 10
    assert all(re.fullmatch(r"[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}", code) for code in codes)
    kept = set(RecoveryCode.objects.values_list("code_hash", flat=True))
    assert len(kept) == 10
    assert not kept & {form for code in codes for form in (code, code.replace("-", ""))}
    assert caller.get("/auth/me").results["two_factor"] == state(enabled=True, left=10)
    assert caller.get("/dashboard").status == 200
    assert elsewhere.get("/auth/me").status == 491


def test_the_password_is_asked_for(staff_as, dewi):
    for password, sentence in (
        ("", "Masukkan kata sandi Anda untuk melanjutkan."),
        ("salah", "Kata sandi tidak cocok."),
    ):
        answer = staff_as(dewi).post("/auth/two-factor/setup", json_body={"password": password})
        assert (answer.status, answer.errors) == (422, {"password": [sentence]})
    assert not TotpDevice.objects.exists()


def test_a_wrong_first_code_changes_nothing(staff_as, dewi, clock):
    caller = staff_as(dewi)
    caller.post("/auth/two-factor/setup", json_body={"password": PASSWORD})
    for code in ("000000", "abcdef", "１２３４５６"):
        answer = caller.post("/auth/two-factor/confirm", json_body={"code": code})
        assert (answer.status, answer.errors) == (422, {"code": [WRONG]})
    assert TotpDevice.objects.get().confirmed_at is None
    assert not RecoveryCode.objects.exists()
    assert caller.get("/dashboard").status == 200


def test_confirming_needs_a_setup_and_happens_once(staff_as, dewi, protected, clock):
    answer = staff_as(dewi).post("/auth/two-factor/confirm", json_body={"code": "123456"})
    assert (answer.status, answer.message) == (409, "Verifikasi dua langkah belum aktif di akun ini.")
    secret, _codes = protected(dewi)
    confirmed = TotpDevice.objects.get()
    already = "Verifikasi dua langkah sudah aktif. Matikan dahulu untuk mengganti aplikasi autentikator."
    for path, body in (("setup", {"password": PASSWORD}), ("confirm", {"code": clock.code(secret)})):
        answer = staff_as(dewi).post(f"/auth/two-factor/{path}", json_body=body)
        assert (answer.status, answer.message) == (409, already)
    assert TotpDevice.objects.get().encrypted_secret == confirmed.encrypted_secret


def test_learners_have_no_second_factor(staff_as, ani):
    for path in ("setup", "confirm", "recovery-codes", "disable"):
        body = {"password": PASSWORD, "code": "123456"}
        assert staff_as(ani).post(f"/auth/two-factor/{path}", json_body=body).status == 403


# Signing in.


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


# No way around.


def test_the_learner_s_door_gives_no_rights_in_the_back_office(dewi, protected, as_, solved, ani):
    protected(dewi)
    form = {"account_id": "dewi", "password": PASSWORD, "captcha": solved(), "user_type": 1}
    pair = as_().post("/auth/login", form).results
    fresh = office().post("/auth/refresh", json_body={"secret_token": pair["secret_token"]}).results
    for token in (pair["token"], fresh["token"]):
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


# Renewing, switching off, taking away.


def signed_in(user, secret, first_step, clock) -> Caller:
    answer = second_step(first_step(user).results["ticket"], clock.code(secret))
    clock(60)
    return office(answer.results["token"])


def test_new_recovery_codes_replace_the_old(dewi, protected, first_step, clock):
    secret, old = protected(dewi)
    caller = signed_in(dewi, secret, first_step, clock)
    body = {"password": PASSWORD, "code": clock.code(secret)}
    answer = caller.post("/auth/two-factor/recovery-codes", json_body=body)
    assert (answer.status, answer.message) == (200, "Kode pemulihan baru telah dibuat.")
    assert not set(answer.results["recovery_codes"]) & set(old)
    assert second_step(first_step(dewi).results["ticket"], old[0]).status == 422
    ticket = first_step(dewi).results["ticket"]
    assert second_step(ticket, answer.results["recovery_codes"][0]).status == 200


@pytest.mark.parametrize("path", ["recovery-codes", "disable"])
@pytest.mark.parametrize(
    ("changes", "field"), [({"password": "salah"}, "password"), ({"code": "000000"}, "code")]
)
def test_both_secrets_are_needed(dewi, protected, first_step, clock, path, changes, field):
    secret, _codes = protected(dewi)
    before = set(RecoveryCode.objects.values_list("code_hash", flat=True))
    caller = signed_in(dewi, secret, first_step, clock)
    body = {"password": PASSWORD, "code": clock.code(secret)} | changes
    answer = caller.post(f"/auth/two-factor/{path}", json_body=body)
    assert (answer.status, list(answer.errors)) == (422, [field])
    assert TotpDevice.objects.get().confirmed_at is not None
    assert set(RecoveryCode.objects.values_list("code_hash", flat=True)) == before


def test_switching_off_forgets_everything(
    dewi, protected, first_step, clock, settings, django_capture_on_commit_callbacks
):
    heard: list = []
    account_changed.listen(heard.append)
    try:
        secret, _codes = protected(dewi)
        caller = signed_in(dewi, secret, first_step, clock)
        other = signed_in(dewi, secret, first_step, clock)
        body = {"password": PASSWORD, "code": clock.code(secret)}
        with django_capture_on_commit_callbacks(execute=True):
            answer = caller.post("/auth/two-factor/disable", json_body=body)
        assert (answer.status, answer.message) == (200, "Verifikasi dua langkah dimatikan.")
        assert [news.news for news in heard] == [AccountNews.TWO_FACTOR_OFF]
    finally:
        account_changed._listeners.remove(heard.append)
    assert not TotpDevice.objects.exists()
    assert not RecoveryCode.objects.exists()
    assert other.get("/auth/me").status == 491
    assert caller.get("/dashboard").status == 200
    settings.STAFF_TWO_FACTOR = "required"
    assert caller.get("/dashboard").message == REQUIRED


# The Django admin.


@pytest.fixture
def rani(someone):
    """A superuser."""
    return someone("rani", "Staff", is_superuser=True)


def at_the_admin(user, code="", password=PASSWORD) -> tuple[Client, int]:
    client = Client()
    form = {"username": user.email, "password": password, "code": code}
    return client, client.post("/admin/login/", form).status_code


def test_the_admin_asks_for_the_code_as_well(rani, protected, clock):
    secret, codes = protected(rani)
    assert [at_the_admin(rani, code)[1] for code in ("", "000000")] == [200, 200]
    code = clock.code(secret)
    client, status = at_the_admin(rani, code)
    assert (status, client.get("/admin/").status_code) == (302, 200)
    assert at_the_admin(rani, code)[1] == 200
    assert at_the_admin(rani, codes[0])[1] == 302


def test_the_admin_s_form_shows_the_field_and_the_refusal(rani, protected):
    protected(rani)
    page = Client().get("/admin/login/").content.decode()
    assert 'name="code"' in page
    assert 'autocomplete="one-time-code"' in page
    client = Client()
    answer = client.post("/admin/login/", {"username": rani.email, "password": PASSWORD, "code": "000000"})
    assert WRONG in answer.content.decode()


def test_a_sign_in_from_before_the_device_is_over_in_the_admin(rani, protected):
    client, status = at_the_admin(rani)
    assert (status, client.get("/admin/").status_code) == (302, 200)
    protected(rani)
    assert client.get("/admin/").status_code == 302


def test_required_the_admin_sends_to_the_back_office_first(rani, settings):
    settings.STAFF_TWO_FACTOR = "required"
    answer = Client().post("/admin/login/", {"username": rani.email, "password": PASSWORD})
    assert answer.status_code == 200
    assert REQUIRED in answer.content.decode()


def test_a_superuser_takes_a_colleague_s_device_and_the_log_keeps_it(rani, dewi, protected):
    protected(dewi)
    device = TotpDevice.objects.get()
    client, _status = at_the_admin(rani)
    page = f"/admin/accounts/totpdevice/{device.pk}/delete/"
    assert client.post(page, {"post": "yes"}).status_code == 302
    assert not TotpDevice.objects.exists()
    assert not RecoveryCode.objects.exists()
    assert not LoginSession.objects.filter(user=dewi, ended_at=None).exists()
    kept = LogEntry.objects.get()
    told = (kept.user, kept.action_flag, kept.object_repr, kept.content_type.model)
    assert told == (rani, DELETION, "dewi@contoh.id", "totpdevice")


def test_nobody_takes_their_own_there(rani, protected, clock):
    secret, _codes = protected(rani)
    client, _status = at_the_admin(rani, clock.code(secret))
    device = TotpDevice.objects.get()
    form = {"action": "delete_selected", "_selected_action": [device.pk], "post": "yes"}
    assert client.post(f"/admin/accounts/totpdevice/{device.pk}/delete/", {"post": "yes"}).status_code == 403
    client.post("/admin/accounts/totpdevice/", form)
    assert TotpDevice.objects.exists()


def test_the_secret_is_nowhere_in_the_admin(rani, protected, clock):
    secret, _codes = protected(rani)
    client, _status = at_the_admin(rani, clock.code(secret))
    device = TotpDevice.objects.get()
    for path in ("", f"{device.pk}/change/"):
        page = client.get(f"/admin/accounts/totpdevice/{path}").content.decode()
        assert device.encrypted_secret not in page
        assert secret not in page
