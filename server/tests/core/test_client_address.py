"""Whose address counts, behind our proxy and without it."""

import pytest
from django.test import RequestFactory

from duxi.core.types import client_address, client_address_of

pytestmark = pytest.mark.django_db

PROXY = "172.18.0.9"


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("198.51.100.1, 203.0.113.7", "203.0.113.7"),
        ("2001:db8::7", "2001:db8::7"),
        ("bukan alamat", PROXY),
        ("", PROXY),
    ],
)
def test_the_proxy_names_the_client_at_the_right_end(settings, forwarded, address):
    settings.BEHIND_PROXY = True
    request = RequestFactory().get("/", headers={"X-Forwarded-For": forwarded}, REMOTE_ADDR=PROXY)
    assert client_address(request) == address
    scope = {"client": (PROXY, 443), "headers": [(b"x-forwarded-for", forwarded.encode())]}
    assert client_address_of(scope) == address


def test_without_a_proxy_the_header_means_nothing():
    request = RequestFactory().get("/", headers={"X-Forwarded-For": "203.0.113.7"}, REMOTE_ADDR="192.0.2.1")
    assert client_address(request) == "192.0.2.1"
    scope = {"client": ("192.0.2.1", 443), "headers": [(b"x-forwarded-for", b"203.0.113.7")]}
    assert client_address_of(scope) == "192.0.2.1"


def test_a_peer_without_an_address_has_none(settings):
    """As over a Unix socket."""
    settings.BEHIND_PROXY = True
    request = RequestFactory().get("/")
    del request.META["REMOTE_ADDR"]
    assert client_address(request) == client_address_of({}) == client_address_of({"client": None}) == ""


def test_one_guesser_behind_the_proxy_does_not_lock_the_others_out(settings, as_, ani, solved):
    settings.BEHIND_PROXY = True

    def sign_in(address, password):
        caller = as_().with_headers(X_Forwarded_For=address)
        form = {"account_id": ani.email, "password": password, "captcha": solved(), "user_type": 1}
        return caller.post("/auth/login", form, address=PROXY).status

    assert [sign_in("203.0.113.7", "salah") for _ in range(6)] == [422] * 5 + [429]
    assert sign_in("198.51.100.1, 203.0.113.7", "salah") == 429
    assert sign_in("203.0.113.8", "kata-sandi-panjang") == 200
