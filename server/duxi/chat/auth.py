"""The `Chat-Token` header of HTTP calls."""

from django.http import HttpRequest
from ninja.security import APIKeyHeader

from duxi.chat.actions.visitors import visitor_by_token
from duxi.chat.models import Visitor
from duxi.core.types import client_address


class ChatRequest(HttpRequest):
    """A call of a visitor who has started a chat."""

    auth: Visitor


class ChatTokenHeader(APIKeyHeader):
    """Requires a valid chat token."""

    param_name = "Chat-Token"

    def authenticate(self, request: HttpRequest, key: str | None) -> Visitor | None:
        return visitor_by_token(key, client_address(request)) if key else None
