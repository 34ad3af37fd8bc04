"""Telling websockets from synchronous code: across threads, after a fork, and while the layer is down."""

import asyncio
import os
import threading
import time

import pytest
from channels.layers import channel_layers, get_channel_layer
from channels_redis.pubsub import RedisPubSubChannelLayer

from duxi.core import live
from duxi.core.live import publish

NEWS = {"type": "inbox.changed", "notification": None}
SOON, NEVER = 3.0, 8.0


async def joined(group):
    """A reader of a group, already waiting in this loop."""
    layer = get_channel_layer()
    channel = await layer.new_channel()
    await layer.group_add(group, channel)
    reader = asyncio.create_task(layer.receive(channel))
    await asyncio.sleep(0.05)
    return reader


async def test_a_loop_that_sleeps_is_woken_by_another_threads_news():
    """Nothing else happens in this loop meanwhile: without a wake-up the news would lie there until NEVER."""
    reader = await joined("tests.sleeping")
    began = time.monotonic()
    threading.Timer(0.2, publish, ("tests.sleeping", NEWS)).start()
    assert await asyncio.wait_for(reader, NEVER) == NEWS
    assert time.monotonic() - began < SOON


async def test_only_the_group_hears_it():
    reported, other = await joined("tests.told"), await joined("tests.other")
    publish("tests.told", NEWS)
    assert await asyncio.wait_for(reported, NEVER) == NEWS
    assert not other.done()
    other.cancel()


async def test_a_reader_whose_loop_has_ended_bars_nobody():
    """Its loop is closed and it never left the group: only the readers after it hear the news."""
    group = "tests.ended"
    ended = threading.Thread(target=lambda: asyncio.run(left(group)))
    ended.start()
    ended.join()
    reader = await joined(group)
    assert len(get_channel_layer().groups[group]) == 2
    publish(group, NEWS)
    assert await asyncio.wait_for(reader, NEVER) == NEWS


async def left(group):
    """Join, and end without leaving."""
    layer = get_channel_layer()
    await layer.group_add(group, await layer.new_channel())


def test_telling_does_not_wait_and_all_threads_share_one_loop():
    loops = set()
    threads = [threading.Thread(target=lambda: loops.add(live._sender.loop())) for _n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(loops) == 1


def test_a_forked_process_gets_a_loop_that_runs():
    """The worker forks: the child has the parent's variables and none of its threads."""
    before = live._sender.loop()
    child = os.fork()
    if child == 0:
        loop = live._sender.loop()
        done = asyncio.run_coroutine_threadsafe(asyncio.sleep(0, "done"), loop)
        os._exit(0 if loop is not before and done.result(SOON) == "done" else 1)
    _pid, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert live._sender.loop() is before


@pytest.fixture
def dead_layer():
    """Redis is not there."""
    kept = channel_layers.set("default", RedisPubSubChannelLayer(hosts=["redis://127.0.0.1:1/0"]))
    yield
    channel_layers.set("default", kept)


def test_a_layer_that_is_down_is_logged_and_hurts_nobody(dead_layer, caplog):
    publish("tests.dead", NEWS)
    until = time.monotonic() + NEVER
    while "Could not publish to tests.dead: inbox.changed" not in caplog.text and time.monotonic() < until:
        time.sleep(0.05)
    assert "Could not publish to tests.dead: inbox.changed" in caplog.text
