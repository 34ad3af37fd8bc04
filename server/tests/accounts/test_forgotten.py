"""Forgotten passwords: one sentence for all, a link that works once, and everything old ends."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django_q.models import OrmQ

from duxi.accounts.actions.one_time import Purpose, issue
from duxi.accounts.events import AccountChanged, AccountNews, SessionsEnded
from duxi.accounts.models import LoginSession, OneTimeToken, User
from duxi.core.clock import now
from tests.accounts.conftest import NEW_PASSWORD, mails
from tests.caller import Caller
from tests.conftest import PASSWORD

pytestmark = pytest.mark.django_db

ANI = "ani@contoh.example"
SENT = (
    "Jika alamat ini terdaftar, kami sudah mengirim tautan untuk membuat kata sandi baru. "
    "Periksa kotak masuk dan folder spam Anda."
)
OVER = "Invalid or expired session to reset your password!"
DONE = "Your new password has been successfully updated."


def look(token):
    return Caller().get(f"/auth/reset-password/{token}")


def reset(token, new_pass=NEW_PASSWORD, **more):
    return Caller().post("/account/reset-password", {"token": token, "new_pass": new_pass} | more)


def assert_over(answer):
    assert (answer.status, answer.message) == (409, OVER)


@pytest.mark.parametrize("base", ["/api/v1", "/api/v2"])
def test_one_sentence_for_all(ani, forgot, post, base):
    known, unknown = forgot("ANI@contoh.example", base=base), forgot("tiada@contoh.example", base=base)
    assert (known.status, known.message) == (200, SENT)
    assert known.response.content == unknown.response.content
    assert dict(known.response.headers) == dict(unknown.response.headers)
    assert post.subjects(ANI) == ["Atur ulang kata sandi Anda"]
    assert post.subjects("tiada@contoh.example") == []


def test_a_request_does_the_same_for_an_unknown_address(ani, solved, django_capture_on_commit_callbacks):
    """The same statements: only the worker finds out whether there is an account."""

    def statements(email):
        form = {"email": email, "captcha": solved()}
        with CaptureQueriesContext(connection) as seen, django_capture_on_commit_callbacks(execute=True):
            Caller().post("/auth/forgot-password", form)
        return [one["sql"].partition("(")[0] for one in seen]

    assert statements(ANI) == statements("tiada@contoh.example")
    assert OrmQ.objects.count() == 2
    assert not any(
        ANI in waiting.payload or ANI in str(waiting.task["args"]) for waiting in OrmQ.objects.all()
    )


def test_the_hint_shows_one_letter_even_of_a_name_with_an_at_sign(someone, forgot, post):
    someone("ling")
    User.objects.update(email='"ling@rumah"@contoh.example')
    forgot('"ling@rumah"@contoh.example')
    hint = look(post.key('"ling@rumah"@contoh.example')).results["email_hint"]
    assert hint == '"•••@contoh.example'


def test_the_link_opens_the_form_and_resets_once(ani, forgot, post, signs_in, heard):
    LoginSession.objects.create(user=ani, last_used_at=now())
    User.objects.update(must_update_password=True)
    forgot(ANI)
    key = post.key(ANI)
    assert look(key).results == {
        "email_hint": "a•••@contoh.example",
        "requires_old_password": False,
        "is_staff": False,
    }
    answer = post.after(lambda: reset(key))
    assert (answer.status, answer.message) == (200, DONE)
    user = User.objects.get()
    assert not user.must_update_password
    assert user.email_verified_at is not None
    session = LoginSession.objects.get()
    assert session.end_reason == "password"
    assert heard == [
        AccountChanged(ani.pk, AccountNews.ACTIVATED),
        SessionsEnded(ani.pk, (session.pk,)),
        AccountChanged(ani.pk, AccountNews.PASSWORD_CHANGED),
    ]
    assert (signs_in(ANI, NEW_PASSWORD), signs_in(ANI, PASSWORD)) == (True, False)
    assert_over(look(key))
    assert_over(reset(key, "sandi-ketiga-yang-lain"))
    assert signs_in(ANI, NEW_PASSWORD)


def test_a_link_lives_an_hour(ani, forgot, post):
    forgot(ANI)
    token = OneTimeToken.objects.get()
    assert abs(token.expires_at - now() - timedelta(hours=1)) < timedelta(minutes=1)
    OneTimeToken.objects.update(expires_at=now())
    assert_over(look(post.key(ANI)))
    assert_over(reset(post.key(ANI)))
    assert User.objects.get().check_password(PASSWORD)


def test_unknown_and_foreign_links_look_alike(ani):
    activation = issue(ani, Purpose.ACTIVATION, timedelta(days=3), {"email": ANI})
    answers = [look("tiada"), look(activation), reset("tiada"), reset(activation)]
    for answer in answers:
        assert_over(answer)
    assert len({answer.response.content for answer in answers}) == 1
    assert User.objects.get().check_password(PASSWORD)


@pytest.mark.parametrize(
    ("new_pass", "sentence"),
    [
        ("password123", "Kata sandi ini terlalu umum. Pilih yang lebih sulit ditebak."),
        ("ani@contoh.example", "Kata sandi ini terlalu mirip dengan nama atau email Anda."),
        ("pendek", "Minimal 8 karakter."),
        ("x" * 129, "Maksimal 128 karakter."),
    ],
)
def test_a_weak_password_leaves_the_link_good(ani, forgot, post, new_pass, sentence):
    forgot(ANI)
    answer = reset(post.key(ANI), new_pass)
    assert (answer.status, answer.errors) == (422, {"new_pass": [sentence]})
    assert User.objects.get().check_password(PASSWORD)
    assert look(post.key(ANI)).status == 200
    assert reset(post.key(ANI)).status == 200


def test_the_form_names_nobody_else(ani, budi, forgot, post):
    forgot(ANI)
    reset(post.key(ANI), email="budi@contoh.example", user_id=budi.pk, is_staff="1")
    budi.refresh_from_db()
    assert budi.check_password(PASSWORD)
    assert not User.objects.get(pk=ani.pk).is_staff


def test_a_link_to_an_old_mailbox_is_over(ani, forgot, post):
    forgot(ANI)
    User.objects.filter(pk=ani.pk).update(email="pindah@contoh.example")
    assert_over(look(post.key(ANI)))
    assert_over(reset(post.key(ANI)))


def test_a_deactivated_account_gets_no_link(ani, forgot, post):
    forgot(ANI)
    User.objects.update(is_active=False)
    assert_over(reset(post.key(ANI)))
    assert forgot(ANI).message == SENT
    assert len(post.subjects(ANI)) == 1


def test_the_second_step_of_a_sign_in_ends_too(ani, forgot, post):
    purposes = [Purpose.TWO_FACTOR, Purpose.TEMPORARY_LOGIN, Purpose.CHANGE_EMAIL, Purpose.ACTIVATION]
    for purpose in (*purposes, Purpose.KEEP_ACCOUNT):
        issue(ani, purpose, timedelta(hours=1), {"email": ANI})
    forgot(ANI)
    reset(post.key(ANI))
    alive = OneTimeToken.objects.filter(used_at=None, expires_at__gt=now())
    assert [token.purpose for token in alive] == [Purpose.KEEP_ACCOUNT]


def test_a_stranger_can_neither_bomb_nor_lock(ani, forgot, post, anywhere):
    """The fourth request in an hour sends nothing and revokes nothing: the last link stays valid."""
    answers = [forgot(ANI, anywhere()) for _n in range(6)]
    assert {(answer.status, answer.message) for answer in answers} == {(200, SENT)}
    assert len(post.subjects(ANI)) == 3
    assert look(post.key(ANI)).status == 200


def test_letters_about_sign_ups_do_not_use_up_the_resets(ani, sign_up, forgot, post, anywhere):
    for _n in range(4):
        sign_up(email=ANI, address=anywhere())
    forgot(ANI)
    assert post.subjects(ANI).count("Atur ulang kata sandi Anda") == 1


def test_whoever_insists_waits_and_the_owner_does_not(ani, forgot):
    assert [forgot(ANI).status for _n in range(6)] == [200] * 5 + [429]
    assert 0 < int(forgot(ANI).response["Retry-After"]) <= 3600
    assert [forgot("tiada@contoh.example").status for _n in range(6)] == [200] * 5 + [429]
    assert forgot(ANI, "10.0.0.5").status == 200


def test_guessing_links_is_counted(ani, forgot, post):
    forgot(ANI)
    assert [look("tiada").status for _n in range(31)] == [409] * 30 + [429]
    assert reset(post.key(ANI)).status == 429
    assert User.objects.get().check_password(PASSWORD)


def test_without_captcha_nothing_is_sent(ani, as_):
    for path in ("/auth/forgot-password", "/auth/resend-verification"):
        answer = as_().post(path, {"email": ANI})
        assert (answer.status, answer.message) == (400, "Invalid recaptcha")
    assert not OrmQ.objects.exists()


def test_the_mail_comes_in_its_readers_language(someone, forgot):
    someone("layla", locale="ar")
    forgot("layla@contoh.example")
    email_message = mails("layla@contoh.example").get()
    assert 'lang="ar" dir="rtl"' in email_message.html
