"""Request types that handlers annotate."""

from django.http import HttpRequest


def client_address(request: HttpRequest) -> str:
    """The peer's address; behind the trusted proxy the server has already put the real one there."""
    return str(request.META.get("REMOTE_ADDR", ""))
