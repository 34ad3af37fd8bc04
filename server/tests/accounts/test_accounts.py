"""Sign up, sign in, refresh, sign out."""

from datetime import timedelta

import pytest
from django.core import signing

from duxi.accounts.actions.register import username_from
from duxi.accounts.constants import ACCESS_LIFETIME, REUSE_GRACE
from duxi.accounts.hashing import BoundedArgon2
from duxi.accounts.models import LoginSession, RefreshToken, User
from duxi.config import settings as product
from duxi.core.clock import now
from tests.caller import Caller
from tests.conftest import PASSWORD

pytestmark = pytest.mark.django_db


def login_form(solved, **changes):
    form = {"account_id": "ani@contoh.example", "password": PASSWORD, "captcha": solved(), "user_type": 1}
    return form | changes


def register_form(solved, **changes):
    form = {
        "fullname": "Sari Lestari",
        "username": "sarilestari",
        "email": "sari.lestari+baru@contoh.example",
        "password": "kata-sandi-panjang",
        "captcha": solved(),
        "user_type": 1,
        "is_check_terms": "yes",
    }
    return form | changes


def bearer(token: str) -> Caller:
    return Caller(headers={"Authorization": f"Bearer {token}"})


def test_registers_and_signs_in(as_, solved):
    answer = as_().post("/auth/register", register_form(solved))
    assert (answer.status, answer.message) == (200, "Pendaftaran berhasil. Selamat datang di Duxi!")
    user = User.objects.get()
    assert (user.username, user.email) == ("sarilestaribaru", "sari.lestari+baru@contoh.example")
    assert user.terms_accepted_at is not None
    assert not user.is_staff
    form = login_form(solved, account_id=user.username)
    assert as_().post("/auth/login", form).status == 200


@pytest.mark.parametrize(
    ("changes", "field", "sentence"),
    [
        ({"is_check_terms": "no"}, "is_check_terms", "Setujui syarat dan ketentuan untuk melanjutkan."),
        ({"email": "bukan-alamat"}, "email", "Masukkan alamat email yang valid."),
        ({"password": "pendek"}, "password", "Minimal 8 karakter."),
        ({"fullname": "   "}, "fullname", "Wajib diisi."),
        ({"user_type": 7}, "user_type", "Maksimal 2."),
    ],
)
def test_refuses_a_bad_registration(as_, ani, solved, changes, field, sentence):
    answer = as_().post("/auth/register", register_form(solved, **changes))
    assert answer.status == 422
    assert answer.errors == {field: [sentence]}
    assert User.objects.count() == 1


def test_a_taken_username_gets_a_number(as_, ani, solved):
    as_().post("/auth/register", register_form(solved, email="a.n.i@contoh.example"))
    assert User.objects.filter(username="ani2").exists()


@pytest.mark.parametrize(
    ("email", "username"),
    [("Sari.L+x@a.id", "sarilx"), ("budi_99@a.id", "budi99"), ("_._@a.id", "pengguna")],
)
def test_username_is_the_local_part_without_non_alphanumerics(email, username):
    assert username_from(email) == username


def test_signs_in_with_email_or_username(as_, ani, solved):
    for account in ("ani@contoh.example", "ANI@contoh.example", "ani"):
        answer = as_().post("/auth/login", login_form(solved, account_id=account))
        assert answer.status == 200, answer.body
        assert set(answer.results) >= {"token", "secret_token", "is_corporate", "handover_url"}
        assert (answer.results["two_factor"], answer.results["ticket"]) == (None, None)


@pytest.mark.parametrize(
    "changes", [{"password": "salah"}, {"account_id": "tiada"}, {"user_type": 2, "password": "salah"}]
)
def test_wrong_credentials_look_alike(as_, ani, solved, changes):
    answer = as_().post("/auth/login", login_form(solved, **changes))
    assert (answer.status, answer.message) == (422, "Akun atau kata sandi tidak cocok.")
    assert not LoginSession.objects.exists()


def test_the_right_password_under_the_other_type_says_so_and_is_no_guess(ani, solved):
    caller = Caller()
    for _try in range(6):
        answer = caller.post("/auth/login", login_form(solved, user_type=2))
        assert (answer.status, answer.message) == (422, "Akun ini terdaftar sebagai User.")
        assert answer.errors == {"user_type": ["Akun ini terdaftar sebagai User."]}
    assert not LoginSession.objects.exists()
    assert caller.post("/auth/login", login_form(solved)).status == 200


def test_a_missing_field_is_named(as_, ani, solved):
    answer = as_().post("/auth/login", {"captcha": solved()})
    assert (answer.status, answer.message) == (422, "Periksa kembali isian Anda.")
    assert answer.errors == {"account_id": ["Wajib diisi."], "password": ["Wajib diisi."]}


def test_guessing_locks_the_stranger_out_and_not_the_account(ani, solved):
    stranger, owner = Caller(), Caller()
    for _guess in range(5):
        assert stranger.post("/auth/login", login_form(solved, password="salah")).status == 422
    answer = stranger.post("/auth/login", login_form(solved))
    assert answer.status == 429
    assert 0 < int(answer.response["Retry-After"]) <= 900
    assert owner.post("/auth/login", login_form(solved), address="10.0.0.7").status == 200


def test_me_answers_beside_the_envelope_too(as_, ani):
    answer = as_(ani).post("/auth/me")
    assert answer.body["success"] is True
    assert answer.body["user"] == answer.results
    assert answer.results["email"] == "ani@contoh.example"
    assert answer.results["update_password"] is False


@pytest.mark.parametrize("token", ["", "bukan-token", "YWJj:1a:b"])
def test_an_unknown_token_is_401(token):
    answer = bearer(token).post("/auth/me")
    assert (answer.status, answer.message) == (401, "Silakan login terlebih dahulu")


def test_an_expired_access_token_is_490(as_, ani, solved, monkeypatch):
    token = as_().post("/auth/login", login_form(solved)).results["token"]
    later = signing.time.time() + ACCESS_LIFETIME.total_seconds() + 1
    monkeypatch.setattr(signing.time, "time", lambda: later)
    answer = bearer(token).post("/auth/me")
    assert (answer.status, answer.body["code"]) == (490, 490)


def test_refresh_rotates_and_stores_only_hashes(as_, ani, solved):
    first = as_().post("/auth/login", login_form(solved)).results
    second = as_().post("/auth/refresh", {"secret_token": first["secret_token"]}).results
    assert second["refresh_token"] == second["token"]
    assert second["secret_token"] != first["secret_token"]
    assert bearer(second["token"]).post("/auth/me").status == 200
    stored = RefreshToken.objects.values_list("token_hash", flat=True)
    assert not {first["secret_token"], second["secret_token"]} & set(stored)


def test_parallel_tabs_may_reuse_a_token_for_30_seconds(as_, ani, solved):
    first = as_().post("/auth/login", login_form(solved)).results
    answers = [as_().post("/auth/refresh", {"secret_token": first["secret_token"]}) for _tab in range(3)]
    assert [answer.status for answer in answers] == [200, 200, 200]
    for answer in answers:
        assert as_().post("/auth/refresh", {"secret_token": answer.results["secret_token"]}).status == 200


def test_a_later_reuse_ends_the_whole_session(as_, ani, solved):
    first = as_().post("/auth/login", login_form(solved)).results
    second = as_().post("/auth/refresh", {"secret_token": first["secret_token"]}).results
    long_ago = now() - REUSE_GRACE - timedelta(seconds=1)
    RefreshToken.objects.exclude(rotated_at=None).update(rotated_at=long_ago)
    assert as_().post("/auth/refresh", {"secret_token": first["secret_token"]}).status == 491
    assert as_().post("/auth/refresh", {"secret_token": second["secret_token"]}).status == 491
    assert bearer(second["token"]).post("/auth/me").status == 491
    assert LoginSession.objects.get().end_reason == "reused"


def test_an_expired_refresh_token_is_491(as_, ani, solved):
    first = as_().post("/auth/login", login_form(solved)).results
    RefreshToken.objects.update(expires_at=now())
    assert as_().post("/auth/refresh", {"secret_token": first["secret_token"]}).status == 491


@pytest.mark.parametrize(("remember", "days"), [("yes", 30), ("no", 0.5)])
def test_remember_me_decides_how_long_it_lasts(as_, ani, solved, remember, days):
    as_().post("/auth/login", login_form(solved, remember_me=remember))
    lasts = RefreshToken.objects.get().expires_at - now()
    assert abs(lasts - timedelta(days=days)) < timedelta(minutes=1)


def test_logout_elsewhere_answers_491(as_, ani, solved):
    here = as_().post("/auth/login", login_form(solved)).results
    there = as_().post("/auth/login", login_form(solved)).results
    assert bearer(here["token"]).post("/auth/logout").message == "Anda telah keluar."
    answer = bearer(here["token"]).post("/auth/me")
    assert (answer.status, answer.message) == (491, "Sesi Anda telah berakhir. Silakan login kembali.")
    assert bearer(there["token"]).post("/auth/me").status == 200


def test_a_deactivated_account_is_out_at_once(as_, ani):
    caller = as_(ani)
    User.objects.update(is_active=False)
    assert caller.post("/auth/me").status == 491


def test_passwords_are_argon2():
    """The tests themselves use a fast hasher; the product's is in its settings."""
    assert product.PASSWORD_HASHERS == ["duxi.accounts.hashing.BoundedArgon2"]
    hashed = BoundedArgon2().encode("rahasia", "garam-garam")
    assert hashed.startswith("argon2$argon2id$v=19$m=19456,t=2,p=1$")
