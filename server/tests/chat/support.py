"""Both sides of a chat, for tests."""

import json
from itertools import count
from uuid import uuid4

from asgiref.sync import sync_to_async as sync
from django.contrib.auth.models import Permission

from duxi.chat.models import Conversation, Message
from tests.notices.sockets import close_code, open_socket, token_of

PATH = "/ws/live-chat"
FORM = {"fullname": "Sari Utami", "email": "sari@contoh.example", "phone": "081200000200"}
PNG = b"\x89PNG\r\n\x1a\n"


class End:
    """One side of a chat: sends events, waits for responses, and collects the events in between."""

    def __init__(self, socket):
        self.socket = socket
        self.news = []
        self._acks = count(1)

    async def ask(self, event, **data):
        """Send an event; returns the response frame."""
        ack = next(self._acks)
        await self.socket.send_json_to({"event": event, "data": data, "ack": ack})
        while True:
            frame = await self.socket.receive_json_from()
            if frame.get("ack") == ack:
                return frame
            self.news.append(frame)

    async def get(self, event, **data):
        """Send an event that must succeed; returns its data."""
        frame = await self.ask(event, **data)
        assert frame["event"] == event, frame
        return frame["data"]

    async def refused(self, event, **data):
        """Send an event that must be refused; returns status and message."""
        frame = await self.ask(event, **data)
        assert frame["event"] == "error", frame
        return frame["data"]["code"], frame["data"]["message"]

    async def heard(self, event, **facts):
        """Wait for news."""
        while True:
            for place, frame in enumerate(self.news):
                if frame["event"] == event and facts.items() <= frame["data"].items():
                    return self.news.pop(place)["data"]
            self.news.append(await self.socket.receive_json_from())

    async def close(self):
        await self.socket.disconnect()


async def connect(**data):
    """A connection after `initSocket`; returns it and the server's response."""
    socket = open_socket(path=PATH)
    assert (await socket.connect())[0]
    end = End(socket)
    return end, await end.get("initSocket", **data)


async def start(solved, content="Halo, saya butuh bantuan", **form):
    """A visitor without an account who has started a chat."""
    end, _hello = await connect()
    started = await end.get(
        "startConversation",
        message=content,
        client_id=uuid4().hex,
        captcha=await sync(solved)(),
        **(FORM | form),
    )
    return end, started


async def agent_of(user):
    """An agent at the console."""
    await sync(allow)(user)
    end, hello = await connect(token=await token_of(user), as_agent=True)
    assert hello["role"] == "agent"
    return end


def allow(user):
    user.user_permissions.add(Permission.objects.get(codename="answer_conversation"))


@sync
def stored():
    """All messages in the order of their numbers."""
    return list(Message.objects.order_by("conversation", "sequence").values_list("sender", "content"))


@sync
def conversation():
    return Conversation.objects.select_related("assignee").get()


@sync
def numbers():
    return list(Message.objects.order_by("sequence").values_list("sequence", flat=True))


async def raw(text):
    """Send something that is no frame; returns what is received, and the close code."""
    end, _hello = await connect()
    await end.socket.send_to(text_data=text)
    error = json.loads((await end.socket.receive_output())["text"])
    return error["data"], await close_code(end.socket)
