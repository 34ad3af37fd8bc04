"""Anyone who has solved a captcha need not solve another for every page they look at.

The answer to a page view carries a pass: signed, bound to the caller's address, good for a quarter of
an hour and sent as `captcha` with the next view. It opens nothing but this one call.
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
    """Let a pass or a fresh captcha answer in and give the pass for the next time.

    Raises `captcha.InvalidCaptcha`, or `TooMany` for an address that looks at pages faster than people do.
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
