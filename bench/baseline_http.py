"""The smallest program that answers one SQL statement's JSON over HTTP: the baseline of the catalogue.

Usage: baseline_http.py PORT, with the statement and its parameters as JSON on standard input. With several
("statements"), all are run in turn and the one that returns an envelope is the response. Times are written in
the given "zone".
"""

import json
import socket
import sys
import threading

import psycopg

_HEAD = "HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: {size}\r\n\r\n"


def main() -> None:
    port, statement = int(sys.argv[1]), json.load(sys.stdin)
    with socket.create_server(("127.0.0.1", port)) as server:
        print("ready", flush=True)
        while True:
            client, _address = server.accept()
            threading.Thread(target=serve, args=(client, statement), daemon=True).start()


def serve(client: socket.socket, statement: dict) -> None:
    """Answer every request of one connection with the same statement."""
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with client, psycopg.connect(autocommit=True, options=_zone(statement)) as database:
        while read_request(client):
            body = run(database, statement).encode()
            client.sendall(_HEAD.format(size=len(body)).encode() + body)


def _zone(statement: dict) -> str:
    return f"-c TimeZone={statement.get('zone', 'UTC')}"


def run(database: psycopg.Connection, statement: dict) -> str:
    """The JSON of the statement, or of the one that returns an envelope."""
    if "statements" not in statement:
        return database.execute(statement["sql"], statement["params"]).fetchone()[0]
    ran = [database.execute(sql) for sql in statement["statements"]]
    firsts = [cursor.fetchone()[0] for cursor in ran if cursor.description]
    return next(first for first in firsts if isinstance(first, str) and first.startswith('{"code"'))


def read_request(client: socket.socket) -> bool:
    """Read one request without a body; False if the client has disconnected."""
    seen = b""
    while not seen.endswith(b"\r\n\r\n"):
        part = client.recv(65536)
        if not part:
            return False
        seen += part
    return True


if __name__ == "__main__":
    main()
