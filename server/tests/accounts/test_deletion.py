"""Requesting and undoing the deletion of an account; the erasure itself is in test_erasure.py."""

import re
from datetime import timedelta
from threading import Barrier

import pytest
from django.db import IntegrityError
from django_q.models import OrmQ

from duxi.accounts.actions import deletion, one_time
from duxi.accounts.models import AccountDeletion, OneTimeToken
from duxi.core.clock import now
from duxi.core.errors import Rejected
from tests.accounts.conftest import mails
from tests.conftest import PASSWORD
from tests.races import times_at_once, without_failures

pytestmark = pytest.mark.django_db

ASKED = "Penghapusan akun Anda sudah dijadwalkan."
NOTHING = "Tidak ada permintaan penghapusan akun yang perlu dibatalkan."
OVER = "Tautan ini sudah dipakai atau tidak berlaku lagi. Masuk untuk melihat keadaan akun Anda."
KEPT = "Penghapusan dibatalkan. Akun Anda tetap seperti semula."
NONE = {"status": "none", "asked_at": None, "due_at": None}


def ask(as_, user, **form):
    return as_(user).post("/account/deletions", {"reason": "Pindah kerja", "password": PASSWORD} | form)


def token_in_mail(address):
    email_message = mails(address).get(subject="Akun Duxi Anda akan dihapus")
    return re.search(r"/signIn\?keep_account=([\w-]+)", email_message.text)[1]


def asked(user):
    moment = now()
    return AccountDeletion.objects.create(user=user, asked_at=moment, due_at=moment + timedelta(days=14))


def test_the_erasure_is_fourteen_days_away_and_everything_goes_on(as_, ani):
    before = now()
    answer = ask(as_, ani)
    wish = AccountDeletion.objects.get()
    assert (wish.user, wish.reason, wish.due_at - wish.asked_at) == (ani, "Pindah kerja", timedelta(days=14))
    assert before <= wish.asked_at <= now()
    assert answer.status == 200
    assert re.fullmatch(
        r"Akun Anda akan dihapus pada \d+ \w+ \d{4}\. Sampai hari itu Anda dapat membatalkannya\.",
        answer.message,
    )
    status = as_(ani).get("/account/deletions").results
    assert status == answer.results
    assert status["status"] == "open"
    assert as_(ani).get("/account/profile").results["deletion"] == {"due_at": status["due_at"]}


def test_signing_in_still_works_meanwhile(as_, ani, solved):
    ask(as_, ani)
    ani.email_verified_at = now()
    ani.save()
    form = {"account_id": "ani", "password": PASSWORD, "captcha": solved(), "user_type": 1}
    assert as_().post("/auth/login", form).status == 200


def test_the_mail_brings_the_way_back_and_it_works_once(as_, ani, post):
    post.after(lambda: ask(as_, ani))
    token = token_in_mail("ani@contoh.example")
    assert as_().post("/account/deletions/cancel", {"token": token}).message == KEPT
    assert as_(ani).get("/account/deletions").results == NONE
    again = as_().post("/account/deletions/cancel", {"token": token})
    assert (again.status, again.message) == (409, OVER)


def test_cancelling_by_hand_ends_the_mails_link(as_, ani, post):
    post.after(lambda: ask(as_, ani))
    token = token_in_mail("ani@contoh.example")
    assert as_(ani).post("/account/deletions/cancel").message == KEPT
    assert as_(ani).get("/account/profile").results["deletion"] is None
    ask(as_, ani)
    answer = as_().post("/account/deletions/cancel", {"token": token})
    assert (answer.status, answer.message) == (409, OVER)
    assert AccountDeletion.objects.filter(cancelled_at=None).count() == 1


@pytest.mark.parametrize("locale", ["id", "en", "zh", "ar", "it", "es", "fr"])
def test_the_mail_names_the_day_in_its_readers_language(as_, someone, post, locale):
    ling = someone("ling", locale=locale)
    post.after(lambda: ask(as_, ling))
    email_message = mails("ling@contoh.example").first()
    assert deletion.due_day(AccountDeletion.objects.get(), locale) in email_message.text
    assert 'href="http://localhost:8000/signIn?keep_account=' in email_message.html


def test_only_the_hash_of_the_token_is_kept(as_, ani):
    ask(as_, ani)
    row = OneTimeToken.objects.get()
    assert (row.purpose, len(row.token_hash), row.payload) == ("keep_account", 64, {})


@pytest.mark.parametrize(
    ("password", "sentence"),
    [("", "Masukkan kata sandi Anda untuk melanjutkan."), ("salah", "Kata sandi tidak cocok.")],
)
def test_the_password_is_asked_again(as_, ani, password, sentence):
    answer = ask(as_, ani, password=password)
    assert (answer.status, answer.errors) == (422, {"password": [sentence]})
    assert not AccountDeletion.objects.exists()


def test_guessing_the_password_here_is_limited_too(as_, ani):
    for _n in range(5):
        assert ask(as_, ani, password="salah").status == 422
    answer = ask(as_, ani)
    assert answer.status == 429
    assert int(answer.response["Retry-After"]) > 0
    assert not AccountDeletion.objects.exists()


def test_an_account_without_a_password_is_not_asked_for_one(as_, ani):
    ani.set_unusable_password()
    ani.save()
    assert ask(as_, ani, password="").status == 200


def test_asking_twice_keeps_the_first_day(as_, ani):
    first = ask(as_, ani).results
    again = ask(as_, ani)
    assert (again.status, again.message) == (409, ASKED)
    assert as_(ani).get("/account/deletions").results == first
    assert AccountDeletion.objects.count() == 1


def test_there_is_nothing_to_cancel_where_nobody_asked(as_, ani):
    assert as_(ani).get("/account/deletions").results == NONE
    answer = as_(ani).post("/account/deletions/cancel")
    assert (answer.status, answer.message) == (409, NOTHING)


def test_nobody_cancels_for_somebody_else(as_, ani, budi):
    asked(ani)
    assert as_(budi).post("/account/deletions/cancel").status == 409
    assert as_().post("/account/deletions/cancel").status == 401
    assert as_(budi).get("/account/deletions").results == NONE
    assert AccountDeletion.objects.get().cancelled_at is None


def test_a_token_of_another_purpose_cancels_nothing(as_, ani):
    asked(ani)
    token = one_time.issue(ani, OneTimeToken.Purpose.RESET_PASSWORD, timedelta(hours=1))
    answer = as_().post("/account/deletions/cancel", {"token": token})
    assert (answer.status, answer.message) == (409, OVER)
    assert AccountDeletion.objects.get().cancelled_at is None
    assert OneTimeToken.objects.get().used_at is None


def test_the_mails_link_works_in_a_browser_whose_sign_in_is_over(as_, ani, post):
    post.after(lambda: ask(as_, ani))
    stale = as_().with_headers(Authorization="Bearer kacau")
    answer = stale.post("/account/deletions/cancel", {"token": token_in_mail("ani@contoh.example")})
    assert (answer.status, answer.message) == (200, KEPT)


def test_an_expired_bearer_asks_for_a_refresh_and_cancels_nothing(as_, ani, monkeypatch):
    asked(ani)
    monkeypatch.setattr("duxi.accounts.tokens.ACCESS_LIFETIME", timedelta(seconds=-1))
    assert as_(ani).post("/account/deletions/cancel").status == 490
    assert AccountDeletion.objects.get().cancelled_at is None


def ask_at_once(user, times):
    def one(_n):
        return deletion.ask(user=user, reason="", password=PASSWORD, address="127.0.0.1").pk

    outcomes = without_failures(times_at_once(times, one))
    return [type(outcome) if isinstance(outcome, Rejected) else outcome for outcome in outcomes]


@pytest.mark.django_db(transaction=True)
def test_two_at_the_same_moment_make_one_wish_and_one_mail(ani):
    results = ask_at_once(ani, 4)
    assert results.count(deletion.AlreadyAsked) == 3
    assert AccountDeletion.objects.count() == 1
    assert OrmQ.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_without_the_lock_the_constraint_would_have_to_speak(ani, monkeypatch):
    """Negative control: proves that the race exists."""
    both_have_looked, look = Barrier(2), deletion.open_deletion

    def looked(user):
        found = look(user)
        both_have_looked.wait(10)
        return found

    monkeypatch.setattr(deletion.one_time, "lock_user", lambda pk: None)
    monkeypatch.setattr(deletion, "open_deletion", looked)
    with pytest.raises(IntegrityError, match="account_deletion_open_once"):
        ask_at_once(ani, 2)
    assert AccountDeletion.objects.count() == 1
