"""Captcha: proof of work by ALTCHA (embedded) or Google reCAPTCHA, as configured.

Required by login, sign-up, add-to-cart, checkout and more: a missing, wrong, expired or replayed answer is
refused with 'Invalid recaptcha'.
"""

from typing import Any, Protocol

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from duxi.core.errors import NotFound, Rejected
from duxi.core.types import client_address
from duxi.gateways.captcha.altcha_driver import AltchaDriver
from duxi.gateways.captcha.recaptcha_driver import RecaptchaDriver
from duxi.gateways.registry import Gateway


class InvalidCaptcha(Rejected):
    """The answer is missing, wrong, expired or was used before."""

    status = 400
    message = _("Invalid recaptcha")


class CaptchaDriver(Protocol):
    site_key: str

    def accepts(self, answer: str, address: str) -> bool:
        """Return whether the answer is correct, unexpired and unused."""


_GATEWAY: Gateway[CaptchaDriver] = Gateway("captcha", altcha=AltchaDriver, recaptcha=RecaptchaDriver)


def driver() -> CaptchaDriver:
    return _GATEWAY.driver()


def verify(answer: str, request: HttpRequest) -> None:
    """Raise `InvalidCaptcha` unless the request carries an accepted answer."""
    verify_from(answer, client_address(request))


def verify_from(answer: str, address: str) -> None:
    """`verify` for callers without a request, such as websockets."""
    if not answer or not driver().accepts(answer, address):
        raise InvalidCaptcha


def challenge() -> dict[str, Any]:
    """A new ALTCHA challenge; raises `NotFound` where another provider is configured."""
    chosen = driver()
    if not isinstance(chosen, AltchaDriver):
        raise NotFound
    return chosen.challenge()
