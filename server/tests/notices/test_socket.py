"""`/ws/notifications`: who may listen, to what, and when it is over."""

import asyncio
import json

import pytest
from asgiref.sync import sync_to_async as sync
from channels.layers import get_channel_layer
from channels.testing import WebsocketCommunicator
from django.core.signing import TimestampSigner

from duxi.accounts.actions.one_time import issue
from duxi.accounts.actions.sign_in import open_session
from duxi.accounts.constants import RESET_LIFETIME
from duxi.accounts.models import LoginSession, OneTimeToken, RefreshToken
from duxi.accounts.tokens import read_access
from duxi.config.asgi import application
from duxi.core.clock import now
from duxi.notices import consumers
from tests.conftest import PASSWORD, Caller

pytestmark = pytest.mark.django_db

ORIGIN = [(b"origin", b"http://testserver"), (b"host", b"testserver")]
QUIET = 0.1
PATIENCE = 10


@pytest.fixture(autouse=True)
def _one_connection(monkeypatch):
    """Consumers close old connections around each look at the database: not the test's own transaction."""
    monkeypatch.setattr("channels.db.close_old_connections", lambda: None)


class Tab(WebsocketCommunicator):
    """Waits longer than a busy machine needs."""

    async def receive_output(self, timeout=PATIENCE):
        return await super().receive_output(max(timeout, PATIENCE))

    async def wait(self, timeout=PATIENCE):
        await super().wait(max(timeout, PATIENCE))


def open_socket(headers=ORIGIN, path="/ws/notifications"):
    return Tab(application, path, headers=headers)


async def greet(token, **data):
    """A connection that has sent its first frame."""
    socket = open_socket()
    assert (await socket.connect())[0]
    await socket.send_json_to({"event": "initSocket", "data": {"token": token, **data}})
    return socket


async def listen(token, **data):
    """A connection that is let in, and the unread count it starts with."""
    socket = await greet(token, **data)
    frame = await socket.receive_json_from()
    assert frame["event"] == "ready"
    return socket, frame["data"]


async def close_code(socket):
    closed = await socket.receive_output()
    assert closed["type"] == "websocket.close", closed
    await socket.disconnect(closed["code"])
    return closed["code"]


@sync
def token_of(user):
    return open_session(user=user, address="", user_agent="", remember=False).token


def caller_with(token):
    return Caller().with_headers(Authorization=f"Bearer {token}")


async def test_the_first_word_back_is_the_unread_count(ani, told):
    await sync(told)(ani)
    socket, data = await listen(await token_of(ani))
    assert data == {"total_unread": 1}
    await socket.disconnect()


async def test_news_arrive_in_every_tab_and_at_nobody_elses(ani, budi, told):
    token, other = await token_of(ani), await token_of(ani)
    tabs = [(await listen(one))[0] for one in (token, token, other)]
    stranger, _data = await listen(await token_of(budi))
    row = await sync(told)(ani)
    for tab in tabs:
        frame = await tab.receive_json_from()
        assert (frame["event"], frame["data"]["total_unread"]) == ("unread", 1)
        assert frame["data"]["notification"]["notif_id"] == row.pk
        assert frame["data"]["notification"]["notif_title"] == "Pembayaran diterima"
    assert await stranger.receive_nothing(QUIET)
    for tab in [*tabs, stranger]:
        await tab.disconnect()


async def test_reading_in_one_tab_is_seen_in_the_others(ani, told, django_capture_on_commit_callbacks):
    await sync(told)(ani), await sync(told)(ani)
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


async def test_who_comes_back_gets_the_present_count(ani, told):
    token = await token_of(ani)
    first, data = await listen(token)
    assert data == {"total_unread": 0}
    await first.disconnect()
    await sync(told)(ani)
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


async def test_a_new_password_ends_all_others(ani, told, django_capture_on_commit_callbacks):
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
    await sync(told)(ani)
    assert (await own.receive_json_from())["event"] == "unread"
    assert await stolen.receive_nothing(QUIET)  # no news follow the end
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


async def test_who_says_nothing_is_cut_off(db, monkeypatch):
    monkeypatch.setattr(consumers, "AUTH_SECONDS", 0.05)
    socket = open_socket()
    await socket.connect()
    assert await close_code(socket) == 4408


async def test_who_was_let_in_may_be_silent(ani, monkeypatch):
    token = await token_of(ani)
    monkeypatch.setattr(consumers, "AUTH_SECONDS", 2.0)
    socket, _data = await listen(token)
    assert await socket.receive_nothing(2.5)
    await socket.disconnect()


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("bukan json", 4400),
        ("[]", 4400),
        ('{"event": 1}', 4400),
        ("[" * 4000, 4400),
        (json.dumps({"event": "initSocket", "data": {"token": "x" * 4096}}), 1009),
        ("é" * 2049, 1009),
    ],
)
async def test_what_is_no_frame_is_cut_off(db, frame, code):
    socket = open_socket()
    await socket.connect()
    await socket.send_to(text_data=frame)
    assert await close_code(socket) == code


async def test_bytes_are_no_frame(db):
    socket = open_socket()
    await socket.connect()
    await socket.send_to(bytes_data=b'{"event":"initSocket"}')
    assert await close_code(socket) == 4400


async def test_a_flood_is_cut_off(ani):
    socket, _data = await listen(await token_of(ani))
    for _n in range(19):
        await socket.send_json_to({"event": "ping"})
        assert await socket.receive_json_from() == {"event": "pong", "data": {}}
    await socket.send_json_to({"event": "ping"})
    assert await close_code(socket) == 4429


async def test_nothing_is_heard_before_the_token(ani, told):
    socket = open_socket()
    await socket.connect()
    await socket.send_json_to({"event": "ping"})
    assert (await socket.receive_json_from())["event"] == "pong"
    await sync(told)(ani)
    assert await socket.receive_nothing(QUIET)
    await socket.disconnect()


async def test_a_second_greeting_does_not_change_who_listens(ani, budi, told):
    socket, _data = await listen(await token_of(ani))
    await socket.send_json_to({"event": "initSocket", "data": {"token": await token_of(budi)}})
    assert await socket.receive_nothing(QUIET)
    await sync(told)(budi)
    assert await socket.receive_nothing(QUIET)
    await socket.disconnect()


@pytest.mark.parametrize(
    "headers", [[(b"origin", b"https://jahat.example"), (b"host", b"testserver")], [(b"host", b"testserver")]]
)
async def test_another_sites_page_cannot_connect(db, headers):
    assert (await open_socket(headers).connect())[0] is False


async def test_there_is_nothing_elsewhere(db):
    assert (await open_socket(path="/ws/lain").connect())[0] is False


async def test_nothing_of_a_connection_stays_behind(ani):
    before = asyncio.all_tasks()
    socket, _data = await listen(await token_of(ani))
    assert get_channel_layer().groups
    await socket.disconnect()
    assert not get_channel_layer().groups
    await asyncio.sleep(0)
    assert {task for task in asyncio.all_tasks() - before if not task.done()} == set()
