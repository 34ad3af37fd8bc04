"""`/ws/notifications` under attack: silence, floods, invalid frames, foreign origins; and a clean
shutdown.
"""

import asyncio
import json
from types import SimpleNamespace

import pytest
from channels.layers import get_channel_layer

from duxi.core.sockets import FRAME_SECONDS, MAX_FRAMES, Socket
from duxi.notices import consumers
from tests.notices.sockets import close_code, listen, open_socket, token_of

pytestmark = pytest.mark.django_db


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
        (json.dumps({"event": "initSocket", "data": {"token": "x" * 4096}}), 4413),
        ("é" * 2049, 4413),
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


def test_a_frame_of_ten_seconds_ago_no_longer_counts(monkeypatch):
    moments = iter([0.0, *[9.5] * (MAX_FRAMES - 1), FRAME_SECONDS, FRAME_SECONDS])
    monkeypatch.setattr("duxi.core.sockets.time", SimpleNamespace(monotonic=lambda: next(moments)))
    socket = Socket()
    assert [socket._fault("{}") for _n in range(MAX_FRAMES + 2)] == [None] * (MAX_FRAMES + 1) + [4429]


@pytest.mark.parametrize(
    "headers", [[(b"origin", b"https://jahat.example"), (b"host", b"testserver")], [(b"host", b"testserver")]]
)
async def test_another_sites_page_cannot_connect(db, headers):
    assert (await open_socket(headers).connect())[0] is False


async def test_there_is_nothing_elsewhere(db):
    assert (await open_socket(path="/ws/lain").connect())[0] is False


async def test_nothing_of_a_connection_stays_behind(ani):
    before, memberships_before = asyncio.all_tasks(), memberships()
    socket, _data = await listen(await token_of(ani))
    assert memberships() - memberships_before
    await socket.disconnect()
    assert memberships() <= memberships_before
    await asyncio.sleep(0)
    assert {task for task in asyncio.all_tasks() - before if not task.done()} == set()


def memberships() -> set[tuple[str, str]]:
    """Every channel with its group; other tests of the process may have left some."""
    groups = get_channel_layer().groups
    return {(group, channel) for group, channels in groups.items() for channel in channels}
