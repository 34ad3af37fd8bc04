"""A visitor who solved one captcha needs no other for each page view.

The response to a page view contains a pass: signed, bound to the client's address, valid for 15 minutes and
sent as `captcha` with the next view. It is accepted by this call only.
"""

from datetime import timedelta

from django.core import signing
from django.http import HttpRequest

from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.gateways import captcha

LIFETIME = timedelta(minutes=15)
VIEWS = Limit("page-activity", times=120, seconds=60)
_SALT = "duxi.activity.pass"


def check(answer: str, request: HttpRequest) -> str:
    """Accept a pass or a fresh captcha answer, and return the next pass.

    Raises `captcha.InvalidCaptcha`, or `TooMany` for an address with too many views.
    """
    address = client_address(request)
    VIEWS.hit(address)
    if not _is_pass(answer, address):
        captcha.verify(answer, request)
    return signing.TimestampSigner(salt=_SALT).sign(address)


def _is_pass(answer: str, address: str) -> bool:
    try:
        return signing.TimestampSigner(salt=_SALT).unsign(answer, max_age=LIFETIME) == address
    except signing.BadSignature:
        return False
