"""`/auth/google`: sign in with Google's ID token."""

from django.http import HttpRequest
from ninja import Form, Router

from duxi.accounts.actions.google import sign_in_with_google
from duxi.accounts.actions.handover import handover_after
from duxi.accounts.schemas.auth import FirstStepOut
from duxi.accounts.schemas.temporary_login import GoogleIn
from duxi.core.envelope import Envelope, ok
from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.gateways import captcha

router = Router(tags=["auth"])

TRIES = Limit("google", times=30, seconds=900)


@router.post("/google", response=Envelope[FirstStepOut])
def google(request: HttpRequest, body: Form[GoogleIn]) -> Envelope[FirstStepOut]:
    captcha.verify(body.captcha, request)
    TRIES.hit(client_address(request))
    step = sign_in_with_google(
        id_token=body.token,
        user_type=body.user_type,
        address=client_address(request),
        user_agent=request.headers.get("User-Agent", ""),
    )
    return ok(FirstStepOut.of(step, handover_after(step.user, step.pair)))
