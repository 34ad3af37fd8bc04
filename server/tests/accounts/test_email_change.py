"""Changing the mailbox: both are notified, the new one confirms, the constraint decides races."""

from datetime import timedelta

import pytest

from duxi.accounts.actions.one_time import Purpose, issue
from duxi.accounts.events import AccountChanged, AccountNews
from duxi.accounts.models import OneTimeToken, User
from duxi.core.clock import now
from tests.accounts.conftest import NEW_PASSWORD, mails
from tests.caller import Caller
from tests.conftest import PASSWORD

pytestmark = pytest.mark.django_db

ANI, NEW = "ani@contoh.example", "ani.baru@contoh.example"
ASKED = "Buka tautan yang kami kirim ke alamat baru Anda. Alamat Anda berganti setelah itu."


@pytest.fixture
def move(as_, ani, post):
    def ask(email=NEW, password=PASSWORD, **more):
        form = {"email": email, "password": password} | more
        return post.after(lambda: as_(ani).post("/account/update-profile-email", form))

    return ask


def confirm(token):
    return Caller().post("/auth/email-verification", {"token": token})


def test_the_address_changes_when_the_link_is_opened(ani, move, post, heard, signs_in):
    answer = move(" ANI.baru@contoh.example ")
    assert (answer.status, answer.message) == (200, ASKED)
    assert User.objects.get().email == ANI
    assert post.subjects(NEW) == ["Konfirmasi alamat email baru Anda"]
    assert post.subjects(ANI) == ["Permintaan mengganti alamat email"]
    assert "a•••@contoh.example" in mails(ANI).get().text
    assert NEW not in mails(ANI).get().text
    reset = issue(ani, Purpose.RESET_PASSWORD, timedelta(hours=1), {"email": ANI})
    answer = post.after(lambda: confirm(post.key(NEW)))
    assert answer.results == {"activation_type": "change_email"}
    user = User.objects.get()
    assert user.email == NEW
    assert user.email_verified_at is not None
    assert heard == [AccountChanged(ani.pk, AccountNews.EMAIL_CHANGED, NEW)]
    assert post.subjects(ANI)[-1] == "Alamat email akun Anda telah berganti"
    assert Caller().get(f"/auth/reset-password/{reset}").status == 409
    assert (signs_in(NEW, PASSWORD), signs_in(ANI, PASSWORD)) == (True, False)
    assert confirm(post.key(NEW)).status == 409


def test_the_password_is_asked_again(ani, move, post):
    for password, sentence in (
        ("", "Masukkan kata sandi Anda untuk melanjutkan."),
        ("salah", "Kata sandi tidak cocok."),
    ):
        answer = move(password=password)
        assert (answer.status, answer.errors) == (422, {"password": [sentence]})
    assert not OneTimeToken.objects.exists()
    assert post.subjects(NEW) + post.subjects(ANI) == []


@pytest.mark.parametrize(
    ("email", "sentence"),
    [
        ("ANI@contoh.example", "Ini sudah alamat email akun Anda."),
        ("bukan", "Masukkan alamat email yang valid."),
    ],
)
def test_refuses_an_address_that_is_none(move, email, sentence):
    answer = move(email)
    assert (answer.status, answer.errors) == (422, {"email": [sentence]})
    assert not OneTimeToken.objects.exists()


def test_a_taken_address_is_answered_alike(budi, move, post):
    free, taken = move(), move("budi@contoh.example")
    assert free.response.content == taken.response.content
    assert post.subjects("budi@contoh.example") == ["Alamat email ini tetap milik akun Anda"]
    email_message = mails("budi@contoh.example").get()
    assert email_message.text.startswith("Halo Budi,")
    assert "key=" not in email_message.text
    assert User.objects.get(pk=budi.pk).email == "budi@contoh.example"


def test_an_address_taken_meanwhile_is_refused_by_the_database(ani, someone, move, post):
    move()
    key = post.key(NEW)
    someone("cepat")
    User.objects.filter(username="cepat").update(email=NEW.upper())
    answer = confirm(key)
    assert (answer.status, answer.message) == (409, "Failed to verificate your email!")
    assert User.objects.get(pk=ani.pk).email == ANI
    assert post.subjects(ANI) == ["Permintaan mengganti alamat email"]


def test_a_later_wish_ends_the_earlier(move, post, ani):
    move()
    first = post.key(NEW)
    move("lain@contoh.example")
    assert confirm(first).status == 409
    assert confirm(post.key("lain@contoh.example")).status == 200
    assert User.objects.get().email == "lain@contoh.example"


def test_a_new_password_calls_the_move_off(as_, ani, move, post):
    move()
    form = {"old_pass": PASSWORD, "new_pass": NEW_PASSWORD}
    assert as_(ani).post("/account/change-password", form).status == 200
    assert confirm(post.key(NEW)).status == 409
    assert User.objects.get().email == ANI


def test_an_expired_link_changes_nothing(move, post):
    move()
    OneTimeToken.objects.update(expires_at=now())
    assert confirm(post.key(NEW)).status == 409
    assert User.objects.get().email == ANI


def test_the_form_changes_nothing_else(move, ani):
    move(is_staff="1", username="admin", email_verified_at="2026-01-01")
    user = User.objects.get()
    assert (user.is_staff, user.username, user.email_verified_at) == (False, "ani", None)


def test_nobody_is_bombed_through_this_form(move, post, someone, as_):
    assert [move("korban@contoh.example").status for _n in range(4)] == [200] * 3 + [429]
    other = someone("kedua")
    form = {"email": "korban@contoh.example", "password": PASSWORD}
    post.after(lambda: as_(other).post("/account/update-profile-email", form))
    assert len(post.subjects("korban@contoh.example")) == 3
