"""Captcha: proof of work by ALTCHA (embedded) or Google reCAPTCHA, chosen by the settings.

Required by login, sign-up, add-to-cart, checkout and more: a missing, wrong,
expired or replayed answer is refused with 'Invalid recaptcha'.
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
    """Missing, wrong, expired or used before."""

    status = 400
    message = _("Invalid recaptcha")


class CaptchaDriver(Protocol):
    """What a captcha provider does for us."""

    site_key: str

    def accepts(self, answer: str, address: str) -> bool:
        """Whether this answer is right, in time and not used before."""


_GATEWAY: Gateway[CaptchaDriver] = Gateway("captcha", altcha=AltchaDriver, recaptcha=RecaptchaDriver)


def driver() -> CaptchaDriver:
    """The configured provider."""
    return _GATEWAY.driver()


def verify(answer: str, request: HttpRequest) -> None:
    """Let the request go on or raise `InvalidCaptcha`."""
    verify_from(answer, client_address(request))


def verify_from(answer: str, address: str) -> None:
    """The same where there is no request, such as on a websocket."""
    if not answer or not driver().accepts(answer, address):
        raise InvalidCaptcha


def challenge() -> dict[str, Any]:
    """A fresh ALTCHA challenge; `NotFound` where another provider is configured."""
    chosen = driver()
    if not isinstance(chosen, AltchaDriver):
        raise NotFound
    return chosen.challenge()
