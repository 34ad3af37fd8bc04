"""System checks: gateways that are misconfigured, and embedded drivers outside of demonstrations."""

from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, Warning  # noqa: A004 - the framework's name
from django.core.exceptions import ImproperlyConfigured

from duxi.gateways.mail.smtp import Server
from duxi.gateways.services import EMBEDDED, SERVICES, problems


def is_demonstration() -> bool:
    return bool(settings.DEMO or settings.DEBUG or settings.TEST)


def found_problems() -> list[str]:
    """One sentence for each misconfigured gateway."""
    values = {name: getattr(settings, name) for name in dir(settings) if name.isupper()}
    return [*problems(values, is_demo=is_demonstration()), *_unreadable_mail_server()]


def report_misconfigured_gateways(**options: Any) -> list[CheckMessage]:
    return [Error(sentence, id="duxi.E001") for sentence in found_problems()]


def warn_of_embedded_drivers(**options: Any) -> list[CheckMessage]:
    """Warn about embedded drivers outside of demonstrations: they are allowed, but deliver nothing."""
    if is_demonstration():
        return []
    embedded = [one.variable for one in SERVICES if getattr(settings, one.setting) == EMBEDDED]
    return [
        Warning(f"{name}=embedded: messages stay in the outbox and are not delivered", id="duxi.W001")
        for name in embedded
    ]


def _unreadable_mail_server() -> list[str]:
    if settings.MAIL_PROVIDER != "smtp" or not settings.SMTP_URL:
        return []
    try:
        Server.of(settings.SMTP_URL)
    except ImproperlyConfigured as unreadable:
        return [str(unreadable)]
    return []
