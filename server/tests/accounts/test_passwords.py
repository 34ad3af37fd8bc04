"""Changing the password while signed in, and the code 493 that asks for it."""

import json

import pytest
from django.conf import settings

from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.events import AccountChanged, AccountNews, SessionsEnded
from duxi.accounts.models import LoginSession, RefreshToken, User
from tests.accounts.conftest import NEW_PASSWORD
from tests.caller import Caller, bearer_of
from tests.conftest import PASSWORD
from tests.contract.test_permission_matrix import filled

pytestmark = pytest.mark.django_db

CALLS = [
    ("/account/change-password", "Password diperbarui"),
    ("/auth/update-password", "Your new password has been successfully updated."),
]
MUST = "Mohon update password akun Duxi anda"


@pytest.fixture
def here(ani):
    """Ani's browser, always with the same session."""
    pair = open_session(user=ani, address="127.0.0.1", user_agent="tests", remember=False)
    return Caller(headers={"Authorization": f"Bearer {pair.token}"})


@pytest.fixture
def there(ani):
    """Ani's other device."""
    return Caller(headers=bearer_of(ani))


@pytest.mark.parametrize(("path", "message"), CALLS)
def test_a_new_password_ends_every_other_sign_in(ani, here, there, post, signs_in, heard, path, message):
    User.objects.update(must_update_password=True)
    ended, old = LoginSession.objects.latest("created_at"), RefreshToken.objects.first()
    form = {"old_pass": PASSWORD, "new_pass": NEW_PASSWORD}
    answer = post.after(lambda: here.post(path, form))
    assert (answer.status, answer.message) == (200, message)
    assert heard == [
        SessionsEnded(ani.pk, (ended.pk,)),
        AccountChanged(ani.pk, AccountNews.PASSWORD_CHANGED),
    ]
    assert not User.objects.get().must_update_password
    assert (signs_in("ani", NEW_PASSWORD), signs_in("ani", PASSWORD)) == (True, False)
    assert there.post("/auth/me").status == 491
    assert here.post("/auth/me").status == 200
    assert not RefreshToken.objects.filter(pk=old.pk).exists()
    renewed = Caller().post("/auth/refresh", {"secret_token": answer.results["secret_token"]})
    assert renewed.status == 200
    assert (
        Caller(headers={"Authorization": f"Bearer {answer.results['token']}"}).post("/auth/me").status == 200
    )


@pytest.mark.parametrize(
    ("form", "errors"),
    [
        (
            {"new_pass": NEW_PASSWORD},
            {"old_pass": ["Masukkan kata sandi Anda untuk melanjutkan."]},
        ),
        ({"old_pass": "salah", "new_pass": NEW_PASSWORD}, {"old_pass": ["Kata sandi tidak cocok."]}),
        (
            {"old_pass": PASSWORD, "new_pass": PASSWORD},
            {"new_pass": ["Kata sandi baru harus berbeda dari yang lama."]},
        ),
        (
            {"old_pass": PASSWORD, "new_pass": "password123"},
            {"new_pass": ["Kata sandi ini terlalu umum. Pilih yang lebih sulit ditebak."]},
        ),
        ({"old_pass": PASSWORD, "new_pass": "pendek"}, {"new_pass": ["Minimal 8 karakter."]}),
        ({"old_pass": PASSWORD}, {"new_pass": ["Wajib diisi."]}),
    ],
)
@pytest.mark.parametrize("path", [path for path, _message in CALLS])
def test_refuses_by_field_and_changes_nothing(ani, here, there, path, form, errors):
    answer = here.post(path, form)
    assert (answer.status, answer.errors) == (422, errors)
    assert User.objects.get().check_password(PASSWORD)
    assert there.post("/auth/me").status == 200


def test_a_wrong_old_password_is_also_the_sentence_of_the_answer(here):
    answer = here.post("/account/change-password", {"old_pass": "salah", "new_pass": NEW_PASSWORD})
    assert answer.message == "Kata sandi tidak cocok."


def test_guessing_the_old_password_locks_the_guesser_out(ani, here, signs_in):
    form = {"old_pass": "salah", "new_pass": NEW_PASSWORD}
    statuses = [here.post("/account/change-password", form).status for _n in range(6)]
    assert statuses == [422] * 5 + [429]
    assert signs_in("ani", PASSWORD)


def test_an_account_without_a_password_gets_its_first(ani, here, signs_in):
    ani.set_unusable_password()
    ani.save()
    assert here.get("/account/req-old-password").results == {"required": False}
    assert here.post("/account/change-password", {"new_pass": NEW_PASSWORD}).status == 200
    assert here.get("/account/req-old-password").results == {"required": True}
    assert signs_in("ani", NEW_PASSWORD)


def test_493_until_the_password_is_new(ani, here):
    User.objects.update(must_update_password=True)
    answer = here.get("/payment/cart")
    assert (answer.status, answer.body["code"], answer.message) == (493, 493, MUST)
    form = {"email": "baru@contoh.example", "password": PASSWORD}
    assert here.post("/account/update-profile-email", form).status == 493
    assert here.post("/auth/me").results["update_password"] is True
    assert here.get("/account/req-old-password").status == 200
    form = {"old_pass": PASSWORD, "new_pass": NEW_PASSWORD}
    assert here.post("/account/change-password", form).status == 200
    assert here.get("/payment/cart").status == 200


EXEMPT = {
    "/api/v1/auth/me",
    "/api/v1/auth/logout",
    "/api/v1/auth/update-password",
    "/api/v1/account/me",
    "/api/v1/account/profile",
    "/api/v1/account/menu",
    "/api/v1/account/req-old-password",
    "/api/v1/account/change-password",
}


OTHERS = {"OptionalUserBearer", "ChatTokenHeader", "GuestBearer"}
"""Calls without an account: a visitor presents the token of one conversation or one free assessment."""


def _is_exempt(path):
    """Staff may read their account, sign out, and set up the second factor."""
    return path in EXEMPT or path.startswith("/api/backoffice/v1/auth/")


@pytest.mark.parametrize("api", ["learner", "backoffice"])
def test_493_is_the_answer_of_every_other_call(dewi, api):
    """Loops over the contract: every call with a bearer token requires a new password first."""
    User.objects.update(must_update_password=True, is_superuser=True)
    document = json.loads((settings.TOP / "contracts" / f"{api}.json").read_text())
    caller, seen = Caller(base="", headers=bearer_of(dewi)), 0
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            wants = [scheme for one in operation.get("security", []) for scheme in one]
            if not wants or OTHERS & set(wants) or _is_exempt(path):
                continue
            answer = caller._send(method.upper(), filled(path))
            assert (answer.status, answer.message) == (493, MUST), path
            seen += 1
    assert seen > 15


def test_staff_may_still_see_themselves_and_leave(dewi):
    User.objects.update(must_update_password=True)
    caller = Caller(base="/api/backoffice/v1", headers=bearer_of(dewi))
    assert caller.get("/dashboard").status == 493
    assert caller.get("/auth/me").status == 200
    assert caller.post("/auth/logout").status == 200
