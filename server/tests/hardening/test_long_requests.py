"""The real server responds to requests that exceed its limits."""

import json
import socket

import pytest

from tests.daphne import running

pytestmark = pytest.mark.django_db


@pytest.fixture(scope="module")
def port():
    with running() as (_server, number):
        yield number


def answer_to(port, request):
    with socket.create_connection(("127.0.0.1", port), timeout=60) as wire:
        wire.sendall(request)
        data = b""
        while chunk := wire.recv(65536):
            data += chunk
    head, _gap, body = data.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


@pytest.mark.parametrize("size", [16_400, 60_000, 400_000])
def test_a_long_query_is_refused_in_the_envelope(port, size):
    query = b"q=" + b"a" * size
    request = (
        b"GET /api/v1/public/search?" + query + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    status, body = answer_to(port, request)
    assert status == 414
    assert json.loads(body) == {
        "code": 414,
        "message": "Permintaan terlalu panjang.",
        "results": None,
        "errors": None,
    }


def test_long_headers_are_refused_as_well(port):
    many = b"".join(b"X-%d: %s\r\n" % (n, b"a" * 1000) for n in range(40))
    status, body = answer_to(port, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + many + b"\r\n")
    assert (status, json.loads(body)["code"]) == (431, 431)


def test_an_ordinary_request_is_served(port):
    status, body = answer_to(port, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    assert (status, body) == (200, b"ok")
