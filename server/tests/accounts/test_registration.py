"""Signing up: one answer for everybody, weak passwords refused, nothing slipped in by the form."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django_q.models import OrmQ

from duxi.accounts.actions.register import username_from
from duxi.accounts.models import OneTimeToken, User
from tests.accounts.conftest import mails
from tests.caller import Caller
from tests.conftest import PASSWORD

pytestmark = pytest.mark.django_db

WELCOME = "Pendaftaran berhasil. Selamat datang di Duxi!"


def test_a_new_account_gets_its_link(sign_up, post):
    answer = sign_up(locale="ar")
    assert (answer.status, answer.message) == (200, WELCOME)
    user = User.objects.get()
    assert (user.email, user.locale, user.email_verified_at) == ("sari@contoh.example", "ar", None)
    email_message = mails(user.email).get()
    assert 'dir="rtl"' in email_message.html
    assert f"http://localhost:8000/accountActivation?key={post.key(user.email)}" in email_message.text
    assert OneTimeToken.objects.get().token_hash not in email_message.text
    assert post.key(user.email) not in str(OneTimeToken.objects.values().get())


def test_a_taken_address_is_answered_alike_and_its_owner_told(ani, sign_up, post, signs_in):
    fresh, taken = (
        sign_up(),
        sign_up(email="ANI@contoh.example", fullname="Orang Lain", password="sandi-penyerang"),
    )
    assert (taken.status, taken.response.content) == (fresh.status, fresh.response.content)
    assert dict(taken.response.headers) == dict(fresh.response.headers)
    assert User.objects.count() == 2
    assert post.subjects("ani@contoh.example") == ["Anda sudah memiliki akun Duxi"]
    email_message = mails("ani@contoh.example").get()
    assert email_message.text.startswith("Halo Ani,")
    assert "Orang Lain" not in email_message.text + email_message.html
    assert "key=" not in email_message.text
    assert not signs_in("ani@contoh.example", "sandi-penyerang")
    assert signs_in("ani@contoh.example", PASSWORD)


def test_a_taken_address_costs_the_same_work(
    ani, as_, solved, django_capture_on_commit_callbacks, monkeypatch
):
    """One hash, one insert, one job; only the rollback and finding the reason are two more."""
    hashes = []
    make = User.set_password
    monkeypatch.setattr(User, "set_password", lambda user, raw: (hashes.append(raw), make(user, raw)))

    def statements(email):
        form = {
            "fullname": "S",
            "email": email,
            "password": PASSWORD,
            "captcha": solved(),
            "is_check_terms": "yes",
        }
        with CaptureQueriesContext(connection) as seen, django_capture_on_commit_callbacks(execute=True):
            as_().post("/auth/register", form)
        return len(seen)

    fresh, taken = statements("baru@contoh.example"), statements("ani@contoh.example")
    assert len(hashes) == 2
    assert 0 <= taken - fresh <= 2
    assert OrmQ.objects.count() == 2


@pytest.mark.parametrize(
    ("changes", "field", "sentence"),
    [
        (
            {"password": "password123"},
            "password",
            "Kata sandi ini terlalu umum. Pilih yang lebih sulit ditebak.",
        ),
        (
            {"password": "sari-lestari"},
            "password",
            "Kata sandi ini terlalu mirip dengan nama atau email Anda.",
        ),
        ({"password": "x" * 129}, "password", "Maksimal 128 karakter."),
        ({"password": "1234567"}, "password", "Minimal 8 karakter."),
        ({"email": "sari@"}, "email", "Masukkan alamat email yang valid."),
        ({"locale": "xx"}, "locale", "Pilihan tidak dikenal."),
    ],
)
def test_refuses_with_a_sentence_by_field(sign_up, changes, field, sentence):
    answer = sign_up(**changes)
    assert (answer.status, answer.errors) == (422, {field: [sentence]})
    assert not User.objects.exists()
    assert not OrmQ.objects.exists()


def test_a_weak_password_is_refused_before_the_address_is_looked_up(ani, sign_up, post):
    fresh, taken = (
        sign_up(password="password123"),
        sign_up(password="password123", email="ani@contoh.example"),
    )
    assert fresh.response.content == taken.response.content
    assert post.subjects("ani@contoh.example") == []


def test_the_form_gives_nobody_rights(sign_up):
    sign_up(
        is_staff="1",
        is_superuser="1",
        is_corporate="1",
        email_verified_at="2026-01-01",
        must_update_password="1",
        groups="1",
        username="admin",
    )
    user = User.objects.get()
    given = (user.is_staff, user.is_superuser, user.is_corporate, user.must_update_password)
    assert given == (False, False, False, False)
    assert (user.email_verified_at, user.username) == (None, "sari")


@pytest.mark.parametrize(
    ("email", "username"),
    [
        ("Ani.Wulandari+1@contoh.example", "aniwulandari1"),
        ('"a@b"@contoh.example', "ab"),
        ("___@contoh.example", "pengguna"),
    ],
)
def test_the_username_is_the_part_before_the_last_at_sign(email, username):
    assert username_from(email) == username


def test_a_name_is_no_place_for_advertisements(sign_up):
    sign_up(fullname="Menang undian di http://jahat.example")
    email_message = mails("sari@contoh.example").get()
    assert email_message.text.startswith("Halo,\n")
    assert "jahat" not in email_message.text + email_message.html


def test_signing_a_victim_up_again_and_again_bombs_nobody(ani, sign_up, post, anywhere):
    answers = {sign_up(email="ani@contoh.example", address=anywhere()).response.content for _n in range(6)}
    assert len(answers) == 1
    assert len(post.subjects("ani@contoh.example")) == 3


def test_whoever_insists_waits(sign_up):
    assert [sign_up(email="korban@contoh.example").status for _n in range(6)] == [200] * 5 + [429]
    assert sign_up(email="lain@contoh.example").status == 200
    answer = sign_up(email="korban@contoh.example")
    assert 0 < int(answer.response["Retry-After"]) <= 3600
    assert sign_up(email="korban@contoh.example", address="10.0.0.9").status == 200


def test_free_addresses_and_names(as_, ani):
    for form, free in (
        ({"email": "Ani@contoh.example"}, False),
        ({"email": "bebas@contoh.example"}, True),
    ):
        assert as_().post("/auth/check-email", form).results == {"available": free}
    for form, free in (({"username": "ANI"}, False), ({"username": "bebas"}, True)):
        assert as_().post("/auth/check-username", form).results == {"available": free}
    assert as_().post("/auth/check-email", {"email": "bukan"}).status == 422


def test_nobody_reads_the_list_of_members(as_):
    statuses = [as_().post("/auth/check-email", {"email": f"a{n}@contoh.example"}).status for n in range(21)]
    assert statuses == [200] * 20 + [429]
    answer = Caller().post("/auth/check-username", {"username": "a"})
    assert 0 < int(answer.response["Retry-After"]) <= 60
    assert Caller().post("/auth/check-username", {"username": "a"}, address="10.0.0.3").status == 200
