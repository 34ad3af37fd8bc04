"""Says at the start, and not in the worker's log days later, that mail would go nowhere."""

from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, Warning  # noqa: A004 - the framework's name
from django.core.exceptions import ImproperlyConfigured

from duxi.gateways.mail.smtp import Server


def mail_leaves_the_house(**options: Any) -> list[CheckMessage]:
    """An SMTP server that can be read; outside demonstrations and tests there should be one at all."""
    if settings.MAIL_PROVIDER == "smtp":
        try:
            Server.of(settings.SMTP_URL)
        except ImproperlyConfigured as unreadable:
            return [Error(str(unreadable), id="duxi.E001")]
    elif not (settings.DEMO or settings.DEBUG or settings.TEST):
        return [Warning("DUXI_SMTP_URL is not set: nobody gets the mail that is sent", id="duxi.W001")]
    return []
