"""`/ws/notifications`: access, messages, and its end."""

import json

import pytest
from asgiref.sync import sync_to_async as sync
from django.core.signing import TimestampSigner

from duxi.accounts.actions.one_time import issue
from duxi.accounts.constants import RESET_LIFETIME
from duxi.accounts.models import LoginSession, OneTimeToken, RefreshToken
from duxi.accounts.tokens import read_access
from duxi.core.clock import now
from duxi.notices import consumers
from duxi.notices.actions.notify import notify
from tests.conftest import PASSWORD
from tests.notices.sockets import QUIET, caller_with, close_code, greet, listen, open_socket, token_of

pytestmark = pytest.mark.django_db


async def test_the_first_word_back_is_the_unread_count(ani, notified):
    await sync(notified)(ani)
    socket, data = await listen(await token_of(ani))
    assert data == {"total_unread": 1}
    await socket.disconnect()


async def test_news_arrive_in_every_tab_and_at_nobody_elses(ani, budi, notified):
    token, other = await token_of(ani), await token_of(ani)
    tabs = [(await listen(one))[0] for one in (token, token, other)]
    stranger, _data = await listen(await token_of(budi))
    row = await sync(notified)(ani)
    for tab in tabs:
        frame = await tab.receive_json_from()
        assert (frame["event"], frame["data"]["total_unread"]) == ("unread", 1)
        assert frame["data"]["notification"]["notif_id"] == row.pk
        assert frame["data"]["notification"]["notif_title"] == "Pembayaran diterima"
    assert await stranger.receive_nothing(QUIET)
    for tab in [*tabs, stranger]:
        await tab.disconnect()


async def test_tabs_hear_nothing_before_the_commit(ani, notified):
    """A reader would otherwise get the old count, and a rollback would be announced."""
    tab, _data = await listen(await token_of(ani))
    news = {"order_id": "DX-1", "total": 350_000, "detail": ""}
    await sync(notify)(user=ani, template="orders.paid", params=news)
    assert await tab.receive_nothing(QUIET)
    await sync(notified)(ani)
    assert (await tab.receive_json_from())["data"]["total_unread"] == 2
    await tab.disconnect()


async def test_reading_in_one_tab_is_seen_in_the_others(ani, notified, django_capture_on_commit_callbacks):
    await sync(notified)(ani), await sync(notified)(ani)
    token = await token_of(ani)
    tab, data = await listen(token)
    assert data == {"total_unread": 2}

    @sync
    def read_all():
        with django_capture_on_commit_callbacks(execute=True):
            return caller_with(token).post("/account/notification/readall").status

    assert await read_all() == 200
    assert await tab.receive_json_from() == {"event": "unread", "data": {"total_unread": 0}}
    await tab.disconnect()


async def test_who_comes_back_gets_the_present_count(ani, notified):
    token = await token_of(ani)
    first, data = await listen(token)
    assert data == {"total_unread": 0}
    await first.disconnect()
    await sync(notified)(ani)
    again, data = await listen(token)
    assert data == {"total_unread": 1}
    await again.disconnect()


@pytest.mark.parametrize("token", ["", "salah", "a:b:c", None, 7, {"token": "x"}])
async def test_a_token_that_is_none_is_refused(db, token):
    assert await close_code(await greet(token)) == 4401


async def test_a_token_of_another_purpose_is_refused(ani):
    session = read_access(await token_of(ani))
    forged = TimestampSigner(salt="duxi.lain").sign(session.hex)
    assert await close_code(await greet(forged)) == 4401


async def test_an_expired_token_asks_for_a_refresh(ani, monkeypatch):
    token = await token_of(ani)
    monkeypatch.setattr("duxi.accounts.tokens.ACCESS_LIFETIME", -1)
    assert await close_code(await greet(token)) == 4490


async def test_a_sign_in_that_is_over_is_refused(ani):
    token = await token_of(ani)
    await sync(LoginSession.objects.update)(ended_at=now(), end_reason="logout")
    assert await close_code(await greet(token)) == 4491


async def test_an_account_that_is_closed_is_refused(ani):
    token = await token_of(ani)
    ani.is_active = False
    await sync(ani.save)()
    assert await close_code(await greet(token)) == 4491


async def test_a_sign_in_that_is_gone_is_refused(ani):
    token = await token_of(ani)
    await sync(LoginSession.objects.all().delete)()
    assert await close_code(await greet(token)) == 4491


async def test_logout_ends_this_sign_in_and_no_other(ani, django_capture_on_commit_callbacks):
    token, other = await token_of(ani), await token_of(ani)
    tabs = [(await listen(token))[0] for _n in range(2)]
    phone, _data = await listen(other)

    @sync
    def log_out():
        with django_capture_on_commit_callbacks(execute=True):
            return caller_with(token).post("/auth/logout").status

    assert await log_out() == 200
    for tab in tabs:
        assert await tab.receive_json_from() == {"event": "sessionEnded", "data": {}}
        assert await close_code(tab) == 4491
    assert await phone.receive_nothing(QUIET)
    await phone.disconnect()


async def test_a_new_password_ends_all_others(ani, notified, django_capture_on_commit_callbacks):
    token, other = await token_of(ani), await token_of(ani)
    own, _data = await listen(token)
    stolen, _data = await listen(other)

    @sync
    def change():
        with django_capture_on_commit_callbacks(execute=True):
            form = {"old_pass": PASSWORD, "new_pass": "sandi-lain-yang-panjang"}
            return caller_with(token).post("/account/change-password", form).status

    assert await change() == 200
    assert await stolen.receive_json_from() == {"event": "sessionEnded", "data": {}}
    news = (await own.receive_json_from())["data"]["notification"]
    assert news["notif_title"] == "Kata sandi Anda diganti"
    closed = await stolen.receive_output()
    assert (closed["type"], closed["code"]) == ("websocket.close", 4491)
    await sync(notified)(ani)
    assert (await own.receive_json_from())["event"] == "unread"
    assert await stolen.receive_nothing(QUIET)  # no messages after the end
    await own.disconnect()
    await stolen.disconnect()


async def test_a_reset_password_ends_all_without_exception(ani, django_capture_on_commit_callbacks):
    tabs = [(await listen(await token_of(ani)))[0] for _n in range(2)]

    @sync
    def reset():
        link = issue(ani, OneTimeToken.Purpose.RESET_PASSWORD, RESET_LIFETIME, {"email": ani.email})
        with django_capture_on_commit_callbacks(execute=True):
            form = {"token": link, "new_pass": "sandi-lain-yang-panjang"}
            return caller_with("").post("/account/reset-password", form).status

    assert await reset() == 200
    for tab in tabs:
        frames = [await tab.receive_output()]
        while frames[-1]["type"] == "websocket.send":
            frames.append(await tab.receive_output())
        assert json.loads(frames[-2]["text"])["event"] == "sessionEnded"
        assert frames[-1]["code"] == 4491
        await tab.disconnect()


async def test_an_end_whose_word_was_lost_is_noticed(ani, monkeypatch):
    monkeypatch.setattr(consumers, "HEARTBEAT_SECONDS", 0.02)
    monkeypatch.setattr(consumers, "CHECK_EVERY", 2)
    socket, _data = await listen(await token_of(ani))
    assert await socket.receive_json_from() == {"event": "heartbeat", "data": {}}
    await sync(LoginSession.objects.update)(ended_at=now(), end_reason="logout")
    events = [(await socket.receive_json_from())["event"] for _n in range(2)]
    while events[-1] == "heartbeat":
        events.append((await socket.receive_json_from())["event"])
    assert events[-1] == "sessionEnded"
    assert await close_code(socket) == 4491


async def test_a_sign_in_that_nothing_can_renew_does_not_listen_for_ever(ani, monkeypatch):
    monkeypatch.setattr(consumers, "HEARTBEAT_SECONDS", 0.02)
    monkeypatch.setattr(consumers, "CHECK_EVERY", 1)
    socket, _data = await listen(await token_of(ani))
    await sync(RefreshToken.objects.update)(expires_at=now())
    frame = await socket.receive_output()
    while frame["type"] == "websocket.send":
        assert json.loads(frame["text"])["event"] == "heartbeat"
        frame = await socket.receive_output()
    assert frame["code"] == 4490
    await socket.disconnect()


async def test_nothing_is_heard_before_the_token(ani, notified):
    socket = open_socket()
    await socket.connect()
    await socket.send_json_to({"event": "ping"})
    assert (await socket.receive_json_from())["event"] == "pong"
    await sync(notified)(ani)
    assert await socket.receive_nothing(QUIET)
    await socket.disconnect()


async def test_a_second_greeting_does_not_change_who_listens(ani, budi, notified):
    socket, _data = await listen(await token_of(ani))
    await socket.send_json_to({"event": "initSocket", "data": {"token": await token_of(budi)}})
    assert await socket.receive_nothing(QUIET)
    await sync(notified)(budi)
    assert await socket.receive_nothing(QUIET)
    await socket.disconnect()
