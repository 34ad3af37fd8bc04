"""Temporary logins and the hand-over of corporate accounts: once, within a minute, only the own account's."""

from datetime import timedelta

import pytest

from duxi.accounts.events import account_changed
from duxi.accounts.models import LoginSession, OneTimeToken, RefreshToken
from duxi.core.clock import now
from tests.caller import Caller
from tests.conftest import PASSWORD

pytestmark = pytest.mark.django_db

OVER = "Login otomatis ini sudah tidak berlaku. Silakan login kembali."
SITE = "https://korporat.contoh.example/masuk"


@pytest.fixture
def made(as_, ani):
    """A fresh temporary login of Ani's."""
    return as_(ani).post("/auth/temporary-login/create").results


def sign_in(token: str, agent: str = "tests"):
    return Caller(headers={"User-Agent": agent}).post("/auth/temporary-login", {"token": token})


def bearer(token: str) -> Caller:
    return Caller(headers={"Authorization": f"Bearer {token}"})


def refused(answer) -> bool:
    return (answer.status, answer.message, answer.body["results"]) == (409, OVER, None)


def test_opens_one_more_session_of_its_maker(made, ani):
    answer = sign_in(made["token"])
    assert answer.status == 200, answer.body
    assert set(answer.results) == {"token", "secret_token", "is_corporate", "handover_url"}
    assert bearer(answer.results["token"]).post("/auth/me").results["email"] == "ani@contoh.example"
    assert LoginSession.objects.filter(user=ani).count() == 2


def test_only_its_hash_is_kept_and_it_lives_a_minute(made):
    kept = OneTimeToken.objects.get()
    assert made["token"] not in str(kept.__dict__)
    assert (str(kept.uuid), kept.purpose) == (made["uuid"], OneTimeToken.Purpose.TEMPORARY_LOGIN)
    assert timedelta(seconds=58) < kept.expires_at - now() <= timedelta(seconds=60)


def test_works_once(made):
    assert sign_in(made["token"]).status == 200
    sessions = LoginSession.objects.count()
    assert refused(sign_in(made["token"]))
    assert LoginSession.objects.count() == sessions


def test_is_over_after_a_minute(made):
    OneTimeToken.objects.update(expires_at=now() - timedelta(seconds=1))
    assert refused(sign_in(made["token"]))


@pytest.mark.parametrize("token", ["x", "0" * 43])
def test_an_unknown_one_looks_the_same(token, db):
    assert refused(sign_in(token))


def test_dies_with_the_session_that_made_it(as_, ani):
    made = as_(ani).post("/auth/temporary-login/create").results
    LoginSession.objects.update(ended_at=now())
    assert refused(sign_in(made["token"]))
    assert LoginSession.objects.filter(ended_at=None).count() == 0


def test_a_blocked_account_gets_nothing(made, ani):
    ani.is_active = False
    ani.save()
    assert refused(sign_in(made["token"]))


def test_tokens_of_other_purposes_open_nothing(ani):
    from duxi.accounts.actions.one_time import Purpose, issue

    for purpose in Purpose:
        if purpose != Purpose.TEMPORARY_LOGIN:
            assert refused(sign_in(issue(ani, purpose, timedelta(hours=1), {"email": ani.email})))


def test_its_maker_removes_it_by_code(made, as_, ani):
    for _time in range(2):
        answer = as_(ani).post("/auth/temporary-login/remove", {"code": made["token"]})
        assert (answer.status, answer.message) == (200, "Login otomatis telah dihapus.")
    assert refused(sign_in(made["token"]))


def test_nobody_else_removes_it(made, as_, budi):
    assert as_(budi).post("/auth/temporary-login/remove", {"code": made["token"]}).status == 200
    assert sign_in(made["token"]).status == 200


def test_whoever_holds_name_and_secret_removes_it(made, as_):
    path = f"/auth/temporary-login/{made['uuid']}/remove"
    assert as_().post(path, {"token": "another"}).status == 200
    assert OneTimeToken.objects.filter(used_at=None).exists()
    assert as_().post(path, {"token": made["token"]}).message == "Login otomatis telah dihapus."
    assert refused(sign_in(made["token"]))


def test_the_name_alone_removes_nothing(made, as_):
    other = "6f0d3c1e-8f0a-4c59-9d8e-000000000000"
    assert as_().post(f"/auth/temporary-login/{other}/remove", {"token": made["token"]}).status == 200
    assert sign_in(made["token"]).status == 200


def test_a_corporate_account_goes_on_with_a_code_in_the_path(as_, citra, settings):
    settings.CORPORATE_URL = SITE
    url = as_(citra).post("/auth/corporate-handover").results["redirect_url"]
    path, _slash, code = url.rpartition("/")
    assert path == SITE
    opened = sign_in(code).results
    assert bearer(opened["token"]).post("/auth/me").results["email"] == "citra@contoh.example"
    assert refused(sign_in(code))


def test_the_code_is_neither_of_the_session_s_tokens(as_, citra, settings, solved):
    settings.CORPORATE_URL = SITE
    form = {"account_id": "citra", "password": PASSWORD, "captcha": solved(), "user_type": 1}
    results = as_().post("/auth/login", form).results
    assert results["is_corporate"] is True
    code = results["handover_url"].removeprefix(f"{SITE}/")
    assert code not in (results["token"], results["secret_token"])
    assert bearer(code).post("/auth/me").status == 401
    assert as_().post("/auth/refresh", {"secret_token": code}).status == 491
    assert sign_in(code).status == 200


def test_without_a_site_there_is_nowhere_to_go(as_, citra, solved):
    assert as_(citra).post("/auth/corporate-handover").results == {"redirect_url": None}
    form = {"account_id": "citra", "password": PASSWORD, "captcha": solved(), "user_type": 1}
    assert as_().post("/auth/login", form).results["handover_url"] is None
    assert not OneTimeToken.objects.exists()


def test_others_have_no_business_there(as_, ani, settings, solved):
    settings.CORPORATE_URL = SITE
    answer = as_(ani).post("/auth/corporate-handover")
    assert (answer.status, answer.message) == (403, "Halaman ini hanya untuk akun korporat.")
    form = {"account_id": "ani", "password": PASSWORD, "captcha": solved(), "user_type": 1}
    assert as_().post("/auth/login", form).results["handover_url"] is None
    assert not OneTimeToken.objects.exists()


def test_a_hand_over_is_no_news_to_its_owner_and_another_temporary_login_is(
    as_, citra, settings, django_capture_on_commit_callbacks
):
    settings.CORPORATE_URL = SITE
    heard: list = []
    account_changed.listen(heard.append)
    try:
        with django_capture_on_commit_callbacks(execute=True):
            url = as_(citra).post("/auth/corporate-handover").results["redirect_url"]
            sign_in(url.rpartition("/")[2], "python-requests/2.34")
        assert heard == []
        with django_capture_on_commit_callbacks(execute=True):
            made = as_(citra).post("/auth/temporary-login/create").results
            sign_in(made["token"], "curl/8.1")
        assert [news.detail for news in heard] == ["curl · 127.0.•.•"]
    finally:
        account_changed._listeners.remove(heard.append)


def test_the_site_tells_where_a_login_may_lead(as_, settings):
    settings.CORPORATE_URL = ""
    settings.REDIRECT_ORIGINS = []
    plain = as_().get("/public/site").results
    assert (plain["redirect_origins"], plain["corporate_site"]) == ([], False)
    settings.CORPORATE_URL = SITE
    settings.REDIRECT_ORIGINS = ["https://live.contoh.example/x", "https://korporat.contoh.example"]
    reported = as_().get("/public/site").results
    assert reported["redirect_origins"] == ["https://korporat.contoh.example", "https://live.contoh.example"]
    assert reported["corporate_site"] is True


def test_its_session_lives_as_long_as_an_unremembered_one(made):
    sign_in(made["token"])
    newest = RefreshToken.objects.latest("pk")
    assert newest.expires_at - now() <= timedelta(hours=12)
    assert newest.session.two_factor_at is None
