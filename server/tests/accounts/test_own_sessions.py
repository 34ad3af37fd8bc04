"""Where a user is signed in: seen, ended, announced."""

from datetime import timedelta

import pytest

from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.devices import device_of, is_new_device, masked
from duxi.accounts.events import AccountNews, account_changed, sessions_ended
from duxi.accounts.models import LoginSession, RefreshToken
from duxi.accounts.tokens import read_access
from duxi.core.clock import now
from tests.caller import Caller

pytestmark = pytest.mark.django_db

_KIT = "AppleWebKit/537.36 (KHTML, like Gecko)"
CHROME = f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {_KIT} Chrome/130.0.0.0 Safari/537.36"
NEWER_CHROME = CHROME.replace("130", "156")
PHONE = f"Mozilla/5.0 (Linux; Android 14; Pixel 8) {_KIT} Chrome/130.0.0.0 Mobile Safari/537.36"
JAKARTA, MOUNTAIN_VIEW = "103.28.12.1", "8.8.8.8"


def signed_in(user, agent=CHROME, address=JAKARTA) -> Caller:
    pair = open_session(user=user, address=address, user_agent=agent, remember=False)
    return Caller(headers={"Authorization": f"Bearer {pair.token}"})


def session_of(caller: Caller) -> LoginSession:
    return LoginSession.objects.get(pk=read_access(caller.headers["Authorization"].split()[1]))


@pytest.fixture
def heard():
    """What is announced while a test runs."""
    reported: list = []
    for announcement in (account_changed, sessions_ended):
        announcement.listen(reported.append)
    yield reported
    for announcement in (account_changed, sessions_ended):
        announcement._listeners.remove(reported.append)


def test_the_list_tells_device_place_and_use_of_own_sessions_alone(ani, budi, django_assert_max_num_queries):
    signed_in(budi)
    caller, phone = signed_in(ani), signed_in(ani, PHONE, MOUNTAIN_VIEW)
    with django_assert_max_num_queries(4):
        results = caller.get("/account/sessions").results
    assert results["total"] == 2
    other, own = results["rows"]
    assert own == {
        "session_uuid": str(session_of(caller).pk),
        "device": "Windows",
        "browser": "Chrome",
        "place": "Indonesia",
        "address": "103.28.•.•",
        "created_at": own["created_at"],
        "last_used_at": own["last_used_at"],
        "is_current": True,
    }
    reported = (other["device"], other["browser"], other["place"], other["address"], other["is_current"])
    assert reported == ("Android", "Chrome Mobile", "Amerika Serikat", "8.8.•.•", False)
    assert other["session_uuid"] == str(session_of(phone).pk)


@pytest.mark.parametrize(
    ("language", "place"),
    [("en", "United States"), ("ar", "الولايات المتحدة"), ("zh", "美国"), ("xx", "Amerika Serikat")],
)
def test_the_place_is_named_in_the_caller_s_language(ani, language, place):
    caller = signed_in(ani, address=MOUNTAIN_VIEW).with_headers(Accept_Language=language)
    assert caller.get("/account/sessions").results["rows"][0]["place"] == place


def test_ended_and_worn_out_sessions_are_not_listed(ani):
    caller, ended, worn = signed_in(ani), signed_in(ani), signed_in(ani)
    LoginSession.objects.filter(pk=session_of(ended).pk).update(ended_at=now())
    RefreshToken.objects.filter(session=session_of(worn)).update(expires_at=now() - timedelta(seconds=1))
    assert caller.get("/account/sessions").results["total"] == 1


def test_an_unreadable_device_and_a_place_of_no_country_are_null(ani):
    row = signed_in(ani, "", "127.0.0.1").get("/account/sessions").results["rows"][0]
    assert (row["device"], row["browser"], row["place"], row["address"]) == (None, None, None, "127.0.•.•")


def test_one_session_ends_and_its_owner_s_things_are_told(ani, heard, django_capture_on_commit_callbacks):
    caller, other, third = signed_in(ani), signed_in(ani), signed_in(ani)
    heard.clear()
    with django_capture_on_commit_callbacks(execute=True):
        answer = caller.post(f"/account/sessions/{session_of(other).pk}/end")
    assert (answer.status, answer.message) == (200, "Sesi telah diakhiri.")
    assert other.post("/auth/me").status == 491
    assert [one.post("/auth/me").status for one in (caller, third)] == [200, 200]
    assert session_of(other).end_reason == LoginSession.EndReason.ELSEWHERE
    assert [(news.user_pk, news.session_uuids) for news in heard] == [(ani.pk, (session_of(other).pk,))]


def test_somebody_else_s_session_is_no_session(ani, budi, heard, django_capture_on_commit_callbacks):
    caller, other = signed_in(ani), signed_in(budi)
    heard.clear()
    with django_capture_on_commit_callbacks(execute=True):
        answer = caller.post(f"/account/sessions/{session_of(other).pk}/end")
    assert (answer.status, answer.message) == (404, "Data tidak ditemukan.")
    assert other.post("/auth/me").status == 200
    assert heard == []


def test_a_session_ends_once(ani):
    caller, other = signed_in(ani), signed_in(ani)
    path = f"/account/sessions/{session_of(other).pk}/end"
    assert [caller.post(path).status for _time in range(2)] == [200, 404]


def test_all_others_end_and_the_own_stays(ani, budi, heard, django_capture_on_commit_callbacks):
    caller, others, stranger = signed_in(ani), [signed_in(ani), signed_in(ani)], signed_in(budi)
    heard.clear()
    with django_capture_on_commit_callbacks(execute=True):
        answer = caller.post("/account/sessions/end-others")
    assert (answer.status, answer.message) == (200, "Semua sesi lain telah diakhiri.")
    assert [one.post("/auth/me").status for one in (*others, caller, stranger)] == [491, 491, 200, 200]
    assert [set(news.session_uuids) for news in heard] == [{session_of(one).pk for one in others}]


def test_a_new_device_is_announced_to_its_owner(ani, heard, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        signed_in(ani)
        signed_in(ani, NEWER_CHROME, MOUNTAIN_VIEW)
    assert heard == []
    with django_capture_on_commit_callbacks(execute=True):
        signed_in(ani, PHONE)
    (news,) = heard
    assert (news.user_pk, news.news) == (ani.pk, AccountNews.NEW_SIGN_IN)
    assert news.detail == "Chrome Mobile · Android · Indonesia · 103.28.•.•"


def test_the_announcement_speaks_the_owner_s_language(ani, heard, django_capture_on_commit_callbacks):
    ani.locale = "zh"
    ani.save()
    with django_capture_on_commit_callbacks(execute=True):
        signed_in(ani)
        signed_in(ani, PHONE)
    assert heard[0].detail == "Chrome Mobile · Android · 印度尼西亚 · 103.28.•.•"


def test_another_version_is_the_same_device(ani):
    signed_in(ani)
    assert not is_new_device(ani, NEWER_CHROME)
    assert is_new_device(ani, PHONE)


@pytest.mark.parametrize(
    ("address", "shown"),
    [("203.0.113.9", "203.0.•.•"), ("2001:db8::1", "2001:0db8:…"), (None, None), ("", None)],
)
def test_addresses_are_half_hidden(address, shown):
    assert masked(address) == shown


@pytest.mark.parametrize("agent", ["", "x" * 300, "Mozilla/5.0 (" * 20])
def test_any_user_agent_can_be_read(agent):
    assert isinstance(str(device_of(agent)), str)
