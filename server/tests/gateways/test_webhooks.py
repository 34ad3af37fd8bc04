"""Sending webhooks over HTTPS: the address that is called, what is accepted, and simulated receivers."""

import socket
import time

import httpx
import pytest

from duxi.gateways.webhooks import Message, NoAnswer
from duxi.gateways.webhooks import addresses as lookups
from duxi.gateways.webhooks.addresses import public_address
from duxi.gateways.webhooks.embedded import EmbeddedWebhooks
from duxi.gateways.webhooks.http_driver import HttpWebhooks

PUBLIC = "93.184.215.14"


@pytest.fixture
def resolves(monkeypatch):
    """Answers look-ups with the given addresses."""

    def work(*addresses):
        found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]
        monkeypatch.setattr(lookups.socket, "getaddrinfo", lambda *_args, **_more: found)

    return work


def message(url="https://penerima.example/hook?a=1"):
    headers = {
        "webhook-id": "msg_1",
        "webhook-timestamp": str(int(time.time())),
        "webhook-signature": "v1,x",
    }
    return Message(url, b'{"type":"webhook.test"}', headers)


def sent_to(url, status=204, text=""):
    """The request that the receiver gets, and what the driver makes of its response."""
    seen = []

    def receive(request):
        seen.append(request)
        return httpx.Response(status, text=text)

    return HttpWebhooks(httpx.MockTransport(receive)).post(message(url)), seen[0]


def test_the_checked_address_is_called_by_the_hosts_name(resolves):
    resolves(PUBLIC)
    answer, request = sent_to("https://penerima.example:8443/hook?a=1", text="ok")
    assert (answer.status, answer.text, answer.is_accepted) == (204, "ok", True)
    assert str(request.url) == f"https://{PUBLIC}:8443/hook?a=1"
    assert request.headers["host"] == "penerima.example:8443"
    assert request.extensions["sni_hostname"] == "penerima.example"
    assert request.headers["webhook-id"] == "msg_1"
    assert request.headers["content-type"] == "application/json"
    assert request.read() == b'{"type":"webhook.test"}'


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),  # noqa: S104
        *("224.0.0.1", "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::"),
    ],
)
def test_addresses_of_our_own_network_are_never_called(resolves, address):
    resolves(PUBLIC, address)
    with pytest.raises(NoAnswer, match="bukan alamat publik"):
        sent_to("https://penerima.example/")


def test_public_addresses_of_both_families_are_called(resolves):
    for address in (PUBLIC, "2606:4700:4700::1111"):
        resolves(address)
        assert public_address("penerima.example", 443) == address


def test_an_unknown_host_and_plain_http_have_no_answer(monkeypatch):
    def fails(*_args, **_more):
        raise socket.gaierror

    monkeypatch.setattr(lookups.socket, "getaddrinfo", fails)
    with pytest.raises(NoAnswer, match="tidak ditemukan"):
        sent_to("https://tidak-ada.example/")
    with pytest.raises(NoAnswer, match="tidak memakai https"):
        sent_to("http://penerima.example/")


@pytest.mark.parametrize(("status", "is_accepted"), [(200, True), (299, True), (302, False), (500, False)])
def test_redirects_are_not_followed_and_only_success_is_accepted(resolves, status, is_accepted):
    resolves(PUBLIC)
    answer, _request = sent_to("https://penerima.example/", status=status)
    assert (answer.status, answer.is_accepted) == (status, is_accepted)


def test_only_the_beginning_of_a_long_answer_is_read(resolves):
    resolves(PUBLIC)
    answer, _request = sent_to("https://penerima.example/", text="a\x00" * 5_000)
    assert answer.text == "a" * 1_000


def test_a_broken_connection_is_no_answer(resolves):
    resolves(PUBLIC)

    def breaks(request):
        raise httpx.ConnectTimeout("", request=request)

    with pytest.raises(NoAnswer, match="ConnectTimeout"):
        HttpWebhooks(httpx.MockTransport(breaks)).post(message())


@pytest.mark.parametrize(("path", "status"), [("ok", 204), ("gone", 410), ("error/", 500), ("redirect", 302)])
def test_simulated_receivers_behave_by_their_address(path, status):
    assert EmbeddedWebhooks().post(message(f"https://penerima.example/{path}")).status == status


def test_simulated_receivers_are_silent_or_refuse_unsigned_and_old_messages():
    with pytest.raises(NoAnswer):
        EmbeddedWebhooks().post(message("https://penerima.example/silent"))
    signed = message()
    for changes in ({"webhook-signature": ""}, {"webhook-timestamp": "1700000000"}):
        unsigned = Message(signed.url, signed.body, {**signed.headers, **changes})
        assert EmbeddedWebhooks().post(unsigned).status == 401
