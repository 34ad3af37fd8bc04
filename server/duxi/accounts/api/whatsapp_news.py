"""`/public/whatsapp/webhook`: Meta's reports of codes that could not be delivered."""

from django.http import HttpRequest, HttpResponse
from ninja import Query, Router
from pydantic import Field

from duxi.accounts.actions.request_otp import revoke_code
from duxi.core.envelope import MessageOut, message_only
from duxi.core.errors import Forbidden
from duxi.core.schema import Schema
from duxi.gateways.messaging import webhook

router = Router(tags=["otp"])


class SubscriptionIn(Schema):
    """Meta's handshake, with its own parameter names."""

    mode: str = Field("", alias="hub.mode", max_length=20)
    challenge: str = Field("", alias="hub.challenge", max_length=200, pattern=r"^\w*$")
    verify_token: str = Field("", alias="hub.verify_token", max_length=200)


@router.get("/whatsapp/webhook", response={200: str})
def confirm_subscription(request: HttpRequest, params: Query[SubscriptionIn]) -> HttpResponse:
    if not webhook.is_our_subscription(params.mode, params.verify_token):
        raise Forbidden
    return HttpResponse(params.challenge, content_type="text/plain")


@router.post("/whatsapp/webhook", response=MessageOut)
def hear(request: HttpRequest) -> MessageOut:
    """Repeated and late reports are safe: a code that was used or replaced is left alone."""
    if not webhook.is_genuine(request.body, request.headers.get("X-Hub-Signature-256", "")):
        raise Forbidden
    for reference in webhook.undelivered(request.body):
        if reference.isdecimal():
            revoke_code(int(reference))
    return message_only("")
