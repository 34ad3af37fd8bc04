"""The smallest shop: runs the statements of one add-to-cart and one checkout for each buyer that asks.

Usage: baseline_shop.py PORT, with the pickled statements, answers and buyers on standard input. A request's
path is the call and the number of the buyer: `/cart/3`, `/checkout/3`. A checkout orders what the buyer's
last cart request put there.
"""

import pickle
import secrets
import socket
import sys
import threading
import uuid
from typing import Any

import psycopg

from replay import Step, filled

_HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: {size}\r\n\r\n"


def main() -> None:
    port, shop = int(sys.argv[1]), pickle.load(sys.stdin.buffer)
    with socket.create_server(("127.0.0.1", port)) as server:
        print("ready", flush=True)
        while True:
            client, _address = server.accept()
            threading.Thread(target=serve, args=(client, shop), daemon=True).start()


def serve(client: socket.socket, shop: dict[str, Any]) -> None:
    """Answer every request of one connection."""
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    slots: dict[str, Any] = {}
    database = psycopg.connect(autocommit=True, cursor_factory=psycopg.ClientCursor)
    with client, database:
        while path := read_request(client):
            call, buyer = path.strip("/").split("/")
            slots |= shop["buyers"][int(buyer)] | fresh()
            run(database, shop["calls"][call], slots)
            body = shop["answers"][call]
            client.sendall(_HEAD.format(size=len(body)).encode() + body)


def fresh() -> dict[str, Any]:
    """Values that are new with every order."""
    return {
        "number": f"DX-{secrets.token_hex(6)}",
        "order uuid": uuid.uuid4(),
        "token": secrets.token_urlsafe(32),
        "transaction": uuid.uuid4(),
    }


def run(database: psycopg.Connection, steps: list[Step], slots: dict[str, Any]) -> None:
    """Run the statements in sequence, in the same transactions."""
    is_inside = False
    with database.cursor() as cursor:
        for step in steps:
            if step.is_inside != is_inside:
                database.execute("BEGIN" if step.is_inside else "COMMIT")
                is_inside = step.is_inside
            cursor.execute(step.sql, filled(step.params, slots))
            if cursor.description:
                rows = cursor.fetchall()
                if step.ok:
                    slots[step.ok] = rows[0][0]
        if is_inside:
            database.execute("COMMIT")


def read_request(client: socket.socket) -> str:
    """The path of a request, ignoring its body; empty if the client has disconnected."""
    seen = b""
    while b"\r\n\r\n" not in seen:
        part = client.recv(65536)
        if not part:
            return ""
        seen += part
    head, _end, body = seen.partition(b"\r\n\r\n")
    missing = length_of(head) - len(body)
    while missing > 0:
        missing -= len(client.recv(65536))
    return head.split(b" ")[1].decode()


def length_of(head: bytes) -> int:
    """The length of the body."""
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return int(line.partition(b":")[2])
    return 0


if __name__ == "__main__":
    main()
