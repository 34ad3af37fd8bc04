"""Which account a Google account opens: existing, linked, new, and never another user's."""

import pytest
from django.test import Client

from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.models import GoogleIdentity, LoginSession, OneTimeToken, User
from duxi.gateways.google.embedded import EmbeddedGoogle, subject_of
from duxi.notices.models import Notification
from tests.caller import Caller
from tests.conftest import PASSWORD
from tests.google.support import NOT_ACTIVATED, activated, mailed_key, token

pytestmark = pytest.mark.django_db


def test_a_new_address_makes_an_activated_account_without_password(sign_in_with):
    answer = sign_in_with(token(), user_type=2)
    assert answer.status == 200, answer.body
    user = User.objects.get()
    assert (user.email, user.fullname, user.username) == ("gita@contoh.example", "Gita Maharani", "gita")
    assert (user.user_type, user.is_staff, user.has_usable_password()) == (2, False, False)
    assert user.email_verified_at is not None
    assert user.google_identity.subject == subject_of("gita@contoh.example")
    assert answer.results["is_corporate"] is False
    assert LoginSession.objects.get().user == user


def test_the_same_google_account_comes_back_to_the_same_account(sign_in_with):
    assert [sign_in_with(token()).status for _time in range(2)] == [200, 200]
    assert User.objects.count() == GoogleIdentity.objects.count() == 1


def test_the_subject_counts_and_not_the_address(sign_in_with, someone):
    sign_in_with(token())
    User.objects.update(email="pindah@contoh.example")
    other = activated(someone("lain"))
    User.objects.filter(pk=other.pk).update(email="gita@contoh.example")
    assert sign_in_with(token()).status == 200
    assert LoginSession.objects.filter(user=other).count() == 0


def test_an_activated_account_is_linked(sign_in_with, ani):
    activated(ani)
    assert sign_in_with(token(email="ANI@contoh.example")).status == 200
    ani.refresh_from_db()
    assert ani.google_identity.subject == subject_of("ani@contoh.example")
    assert ani.check_password(PASSWORD)


def test_the_owner_is_notified_of_the_first_sign_in_with_google(sign_in_with, ani):
    sign_in_with(token(email=activated(ani).email))
    notification = Notification.objects.get(user=ani)
    assert notification.template == "security.new_sign_in"
    assert notification.params["detail"] == "Google · Perangkat tidak dikenal · 127.0.•.•"


def test_an_unactivated_account_is_neither_taken_over_nor_shared(sign_in_with, ani):
    """The first to enter an address may be a stranger who waits for its owner."""
    answer = sign_in_with(token(email="ani@contoh.example"))
    assert (answer.status, answer.message) == (409, NOT_ACTIVATED)
    assert answer.body["results"] is None
    assert not GoogleIdentity.objects.exists()
    assert not LoginSession.objects.exists()
    ani.refresh_from_db()
    assert ani.email_verified_at is None
    assert ani.check_password(PASSWORD)
    assert OneTimeToken.objects.get().purpose == OneTimeToken.Purpose.RESET_PASSWORD


def test_its_owner_gets_in_by_the_mailed_link_and_the_squatter_is_out(sign_in_with, as_, ani, solved):
    squatter = open_session(user=ani, address="", user_agent="", remember=False)
    assert sign_in_with(token(email="ani@contoh.example")).status == 409
    form = {"token": mailed_key("ani@contoh.example"), "new_pass": "sandi-milik-ani-sendiri"}
    assert as_().post("/account/reset-password", form).status == 200
    assert Caller(headers={"Authorization": f"Bearer {squatter.token}"}).post("/auth/me").status == 491
    login = {"account_id": "ani", "password": PASSWORD, "captcha": solved(), "user_type": 1}
    assert as_().post("/auth/login", login).status == 422
    assert sign_in_with(token(email="ani@contoh.example")).status == 200


def test_an_account_of_another_google_account_is_not_linked_twice(sign_in_with, ani):
    activated(ani)
    GoogleIdentity.objects.create(user=ani, subject="somebody-else")
    answer = sign_in_with(token(email="ani@contoh.example"))
    assert (answer.status, answer.message) == (
        409,
        "Email ini sudah terhubung dengan akun Google lain. Silakan login dengan kata sandi Anda.",
    )
    assert GoogleIdentity.objects.get().subject == "somebody-else"
    assert not LoginSession.objects.exists()


@pytest.mark.parametrize("is_linked", [True, False])
def test_a_closed_account_stays_closed(sign_in_with, ani, is_linked):
    activated(ani)
    User.objects.update(is_active=False)
    if is_linked:
        GoogleIdentity.objects.create(user=ani, subject=subject_of("ani@contoh.example"))
    answer = sign_in_with(token(email="ani@contoh.example"))
    assert (answer.status, answer.message) == (
        403,
        "Akun ini sudah tidak aktif. Hubungi kami bila Anda memerlukan bantuan.",
    )
    assert not LoginSession.objects.exists()


def test_a_captcha_is_needed(as_):
    answer = as_().post("/auth/google", {"token": token()})
    assert (answer.status, answer.message) == (400, "Invalid recaptcha")
    assert not User.objects.exists()


def test_without_configuration_there_is_no_such_door(sign_in_with, settings, as_):
    settings.GOOGLE_PROVIDER = "none"
    assert sign_in_with("x").status == 404
    site = as_().get("/public/site").results
    assert (site["google_client_id"], site["google_script_url"]) == (None, None)
    for path in ("client.js", "choose", "certs"):
        assert Client().get(f"/google/{path}").status_code == 404
    assert Client().post("/google/credential", {"email": "a@contoh.example", "name": "A"}).status_code == 404


def test_the_site_names_client_and_script(as_):
    site = as_().get("/public/site").results
    assert site["google_client_id"] == EmbeddedGoogle().client_id
    assert site["google_script_url"] == "/google/client.js"
