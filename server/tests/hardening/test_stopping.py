"""A stopping server finishes running requests, and ends even if one of them never does."""

import signal
import socket
import time

from tests.daphne import running


def asked(port, path):
    wire = socket.create_connection(("127.0.0.1", port), timeout=10)
    wire.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    return wire


def test_running_requests_are_answered_and_the_process_ends():
    with running("tests.hardening.slow_app:application", DUXI_STOP_SECONDS="3") as (server, port):
        with asked(port, "/") as first:
            assert first.recv(100).startswith(b"HTTP/1.1 200")
        slow, stuck = asked(port, "/slow"), asked(port, "/stuck")
        time.sleep(0.5)
        server.send_signal(signal.SIGTERM)
        assert slow.recv(100).startswith(b"HTTP/1.1 200")
        assert server.wait(8) == 0
        slow.close()
        stuck.close()
