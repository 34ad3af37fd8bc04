"""The chat embedded in other sites, and what sockets receive when the server stops."""

import asyncio

import pytest
from django.conf import settings
from django.test import Client

from duxi.config import chat_window
from duxi.config.spa import face
from duxi.core.sockets import drain
from tests.chat.support import connect
from tests.notices.sockets import close_code


@pytest.fixture
def window(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text("<!doctype html><title>Chat Si Duxi</title>")
    monkeypatch.setattr(chat_window, "_window", face(tmp_path))


def test_only_named_sites_may_frame_the_chat(window, monkeypatch):
    monkeypatch.setattr(settings, "CHAT_ORIGINS", ["https://mitra.contoh.example"])
    answer = Client().get("/chat-window")
    assert answer.content == b"<!doctype html><title>Chat Si Duxi</title>"
    policy = answer["Content-Security-Policy"]
    assert "frame-ancestors 'self' https://mitra.contoh.example;" in f"{policy};"
    assert "X-Frame-Options" not in answer


def test_without_names_only_our_own_pages_may(window):
    policy = Client().get("/chat-window")["Content-Security-Policy"]
    assert "frame-ancestors 'self';" in f"{policy};"


@pytest.mark.django_db(transaction=True)
async def test_a_server_that_stops_asks_everybody_to_come_back():
    first, _hello = await connect()
    second, _hello = await connect()
    await asyncio.wait_for(drain(), 5)
    assert await close_code(first.socket) == 4503
    assert await close_code(second.socket) == 4503
