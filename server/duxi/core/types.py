"""What a request reveals about its client."""

from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any

from django.conf import settings
from django.http import HttpRequest

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def client_address(request: HttpRequest) -> str:
    """The client's IP address: the peer, or the address that our own proxy reports.

    The proxy appends its peer at the right end of X-Forwarded-For; everything before it is written by the
    client and not trusted. Without a proxy of ours the header is ignored.
    """
    peer = str(request.META.get("REMOTE_ADDR", ""))
    if not settings.BEHIND_PROXY:
        return peer
    named = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    return named if _is_address(named) else peer


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def client_address_of(scope: Mapping[str, Any]) -> str:
    """The client's IP address of a websocket."""
    peer = str((scope.get("client") or ("",))[0])
    if not settings.BEHIND_PROXY:
        return peer
    headers = dict(scope.get("headers", ()))
    named = headers.get(b"x-forwarded-for", b"").decode("latin-1").rpartition(",")[2].strip()
    return named if _is_address(named) else peer
