"""The smallest chat that stores a message under the next number and sends it to both sides.

asyncio, psycopg and Redis: the baseline of the product's round trip. Usage: baseline_chat.py PORT, with the
database and REDIS_URL in the environment. The first frame of a socket names its conversation, or none for an
idle one.
"""

import asyncio
import json
import os
import sys
from collections import defaultdict

import psycopg
from redis.asyncio import Redis

from wire import Wire, accept

CONNECTIONS = 4
TABLES = """
CREATE TABLE IF NOT EXISTS bench_conversation (id text PRIMARY KEY, last_sequence int NOT NULL DEFAULT 0);
CREATE TABLE IF NOT EXISTS bench_message (
    conversation_id text NOT NULL, sequence int NOT NULL, client_id text NOT NULL, content text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (conversation_id, sequence), UNIQUE (conversation_id, client_id)
)
"""
NUMBER = """
INSERT INTO bench_conversation (id, last_sequence) VALUES (%s, 1)
ON CONFLICT (id) DO UPDATE SET last_sequence = bench_conversation.last_sequence + 1 RETURNING last_sequence
"""
STORE = "INSERT INTO bench_message (conversation_id, sequence, client_id, content) VALUES (%s, %s, %s, %s)"


class BareChat:
    def __init__(self) -> None:
        self._redis = Redis.from_url(os.environ["REDIS_URL"])
        self._sockets: dict[str, set[Wire]] = defaultdict(set)
        self._databases: asyncio.Queue[psycopg.AsyncConnection] = asyncio.Queue()

    async def run(self, port: int) -> None:
        for _n in range(CONNECTIONS):
            self._databases.put_nowait(await psycopg.AsyncConnection.connect(autocommit=True))
        database = await self._databases.get()
        await database.execute(TABLES)
        self._databases.put_nowait(database)
        news = self._redis.pubsub()
        await news.psubscribe("baseline.*")
        async with await asyncio.start_server(self._serve, "127.0.0.1", port):
            print("ready", flush=True)
            async for one in news.listen():
                if one["type"] == "pmessage":
                    text = one["data"].decode()
                    for wire in self._sockets[one["channel"].decode()]:
                        wire.send(text)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        wire = await accept(reader, writer)
        first = json.loads(await wire.receive() or "{}")
        channel = f"baseline.{first.get('conversation')}"
        self._sockets[channel].add(wire)
        wire.send("{}")
        while (text := await wire.receive()) is not None:
            await self._store(first["conversation"], json.loads(text), channel)
        self._sockets[channel].discard(wire)

    async def _store(self, conversation: str, message: dict, channel: str) -> None:
        database = await self._databases.get()
        try:
            async with database.transaction():
                numbered = await database.execute(NUMBER, [conversation])
                (sequence,) = await numbered.fetchone()
                await database.execute(
                    STORE, [conversation, sequence, message["client_id"], message["content"]]
                )
        finally:
            self._databases.put_nowait(database)
        await self._redis.publish(channel, json.dumps({**message, "sequence": sequence}))


if __name__ == "__main__":
    asyncio.run(BareChat().run(int(sys.argv[1])))
