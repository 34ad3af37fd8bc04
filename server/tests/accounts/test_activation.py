"""Activation links: once, in time, for the mailbox they went to."""

from datetime import timedelta

import pytest

from duxi.accounts.actions.one_time import Purpose, issue
from duxi.accounts.events import AccountChanged, AccountNews
from duxi.accounts.models import OneTimeToken, User
from duxi.core.clock import now
from tests.caller import Caller

pytestmark = pytest.mark.django_db

SARI = "sari@contoh.example"


def activate(token, address="127.0.0.1"):
    return Caller().post("/auth/email-verification", {"token": token}, address=address)


def assert_failed(answer):
    assert (answer.status, answer.message) == (409, "Failed to verificate your email!")


@pytest.fixture
def resend(solved, post):
    def ask(email, address="127.0.0.1"):
        form = {"email": email, "captcha": solved()}
        return post.after(lambda: Caller().post("/auth/resend-verification", form, address=address))

    return ask


def test_the_link_activates_once(sign_up, post, heard):
    sign_up()
    answer = post.after(lambda: activate(post.key(SARI)))
    assert answer.results == {"activation_type": "registration"}
    user = User.objects.get()
    assert now() - user.email_verified_at < timedelta(minutes=1)
    assert heard == [AccountChanged(user.pk, AccountNews.ACTIVATED)]
    assert_failed(activate(post.key(SARI)))


@pytest.mark.parametrize("token", ["", "x" * 201])
def test_what_is_no_token_is_refused(token):
    assert activate(token).status == 422


def test_unknown_expired_and_foreign_tokens_look_alike(sign_up, post):
    sign_up()
    user = User.objects.get()
    reset = issue(user, Purpose.RESET_PASSWORD, timedelta(hours=1), {"email": user.email})
    key = post.key(SARI)
    OneTimeToken.objects.filter(purpose=Purpose.ACTIVATION).update(expires_at=now())
    answers = [activate(one) for one in ("tiada", key, reset)]
    for answer in answers:
        assert_failed(answer)
    assert len({answer.response.content for answer in answers}) == 1
    assert User.objects.get().email_verified_at is None


def test_a_deactivated_account_stays_so(sign_up, post):
    sign_up()
    User.objects.update(is_active=False)
    assert_failed(activate(post.key(SARI)))


def test_a_link_to_an_old_mailbox_proves_nothing(sign_up, post):
    sign_up()
    User.objects.update(email="pindah@contoh.example")
    assert_failed(activate(post.key(SARI)))
    assert User.objects.get().email_verified_at is None


def test_a_second_link_ends_the_first(sign_up, resend, post):
    sign_up()
    first = post.key(SARI)
    resend(SARI)
    assert_failed(activate(first))
    assert activate(post.key(SARI)).status == 200


def test_resending_tells_nobody_who_has_an_account(ani, sign_up, resend, post):
    User.objects.filter(pk=ani.pk).update(email_verified_at=now())
    sign_up()
    answers = [resend(one) for one in (SARI, "ani@contoh.example", "tiada@contoh.example")]
    assert len({answer.response.content for answer in answers}) == 1
    assert answers[0].message == (
        "Jika akun dengan alamat ini belum aktif, kami sudah mengirim tautan aktivasi. "
        "Periksa kotak masuk dan folder spam Anda."
    )
    assert post.subjects(SARI) == ["Aktifkan akun Duxi Anda"] * 2
    assert post.subjects("ani@contoh.example") == []
    assert post.subjects("tiada@contoh.example") == []


def test_a_stranger_can_neither_bomb_nor_lock(sign_up, resend, post, anywhere):
    sign_up()
    answers = [resend(SARI, anywhere()) for _n in range(5)]
    assert {answer.status for answer in answers} == {200}
    assert len(post.subjects(SARI)) == 3
    assert activate(post.key(SARI)).status == 200


def test_trying_links_is_counted(sign_up, post):
    sign_up()
    assert [activate("tiada").status for _n in range(31)] == [409] * 30 + [429]
    assert activate(post.key(SARI)).status == 429
    assert activate(post.key(SARI), address="10.0.0.4").status == 200
