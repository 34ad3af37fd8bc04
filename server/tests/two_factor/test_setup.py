"""A second factor is set up, renewed and switched off."""

import re

import pytest

from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.events import AccountNews, account_changed
from duxi.accounts.models import RecoveryCode, TotpDevice
from tests.conftest import PASSWORD
from tests.two_factor.support import REQUIRED, WRONG, office, second_step, signed_in, state

pytestmark = pytest.mark.django_db


def test_a_device_is_set_up_and_confirmed(staff_as, dewi, clock):
    caller = office(open_session(user=dewi, address="", user_agent="", remember=False).token)
    elsewhere = office(open_session(user=dewi, address="", user_agent="", remember=False).token)
    assert caller.get("/auth/me").results["two_factor"] == state(enabled=False, left=0)
    made = caller.post("/auth/two-factor/setup", json_body={"password": PASSWORD}).results
    assert re.fullmatch(r"[A-Z2-7]{32}", made["secret"])
    assert (
        made["otpauth_uri"]
        == f"otpauth://totp/Duxi:dewi%40contoh.example?secret={made['secret']}&issuer=Duxi"
    )
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


def test_the_first_code_may_be_typed_as_apps_show_it(staff_as, dewi, clock):
    caller = staff_as(dewi)
    made = caller.post("/auth/two-factor/setup", json_body={"password": PASSWORD}).results
    code = clock.code(made["secret"])
    answer = caller.post("/auth/two-factor/confirm", json_body={"code": f"{code[:3]} {code[3:]}"})
    assert (answer.status, answer.message) == (200, "Verifikasi dua langkah aktif.")


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
