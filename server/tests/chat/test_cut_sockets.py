"""Both sides write while their sockets are disconnected at random: each message once, in the same order on
both sides.
"""

import asyncio
import random

import pytest
from asgiref.sync import sync_to_async as sync

from duxi.chat.actions import queue
from duxi.chat.models import Conversation, Message
from tests.chat.support import agent_of, connect, start
from tests.notices.sockets import token_of

pytestmark = pytest.mark.django_db(transaction=True)

CONVERSATIONS, MESSAGES, CUT = 4, 12, 0.35


class Side:
    """A client like the web apps: resends unacknowledged messages and requests missing ones."""

    def __init__(self, name, greeting, uuid, chance):
        self.name, self.greeting, self.uuid, self.chance = name, greeting, uuid, chance
        self.end, self.acknowledged, self.seen = None, [], {}

    async def connected(self):
        if self.end is None:
            self.end, _hello = await connect(**self.greeting)
            await self._catch_up()
        return self.end

    async def _catch_up(self):
        rest = await self.end.get("getMessages", conversation_uuid=self.uuid, sequence=len(self.seen))
        self._take(rest["rows"])

    def _take(self, rows):
        for row in rows:
            if row["sequence"] == len(self.seen) + 1:
                self.seen[row["sequence"]] = row["content"]

    async def write(self, number):
        content = f"{self.name} {number}"
        while True:
            end = await self.connected()
            if self.chance.random() < CUT:
                await self._cut(content)
                continue
            sent = await end.get("sendMessage", **self._frame(content))
            self.acknowledged.append(sent["message"]["uuid"])
            return

    async def _cut(self, content):
        """The frame is sent, but the socket closes before the response."""
        await self.end.socket.send_json_to({"event": "sendMessage", "data": self._frame(content), "ack": 1})
        await asyncio.sleep(self.chance.random() * 0.05)
        await self.end.close()
        self.end = None

    def _frame(self, content):
        return {"conversation_uuid": self.uuid, "content": content, "client_id": content.replace(" ", "-")}

    async def finish(self):
        await self.connected()
        while len(self.seen) < await sync(_last)(self.uuid):
            await self._catch_up()
        await self.end.close()


def _last(uuid):
    return Conversation.objects.get(uuid=uuid).last_sequence


def _claim(agent, uuid):
    queue.claim(agent=agent, conversation=Conversation.objects.get(uuid=uuid))


async def test_what_was_acknowledged_is_stored_once_and_in_one_order(solved, agus):
    await (await agent_of(agus)).close()
    token = await token_of(agus)
    chance = random.Random(14)  # noqa: S311 - the same cuts in every run
    sides = []
    for n in range(CONVERSATIONS):
        end, started = await start(solved, "agen", email=f"p{n}@contoh.example")
        await end.close()
        uuid = started["conversation"]["uuid"]
        await sync(_claim)(agus, uuid)
        visitor = Side("visitor", {"chat_token": started["session_token"]}, uuid, chance)
        agent = Side("agent", {"token": token, "as_agent": True}, uuid, chance)
        sides.append((visitor, agent))
    for number in range(MESSAGES):
        for visitor, agent in sides:
            await visitor.write(number)
            await agent.write(number)
    for visitor, agent in sides:
        await visitor.finish()
        await agent.finish()
        stored = await sync(_stored)(visitor.uuid)
        assert [sequence for sequence, _uuid, _content in stored] == list(range(1, len(stored) + 1))
        uuids = [str(uuid) for _sequence, uuid, _content in stored]
        assert len(set(uuids)) == len(uuids)
        assert set(visitor.acknowledged + agent.acknowledged) <= set(uuids)
        written = [text for _n, _u, text in stored if text.startswith(("visitor ", "agent "))]
        assert sorted(written) == sorted(
            f"{who} {n}" for who in ("visitor", "agent") for n in range(MESSAGES)
        )
        assert list(visitor.seen) == list(agent.seen) == list(range(1, len(stored) + 1))
        assert visitor.seen == agent.seen


def _stored(uuid):
    messages = Message.objects.filter(conversation__uuid=uuid).order_by("sequence")
    return list(messages.values_list("sequence", "uuid", "content"))
