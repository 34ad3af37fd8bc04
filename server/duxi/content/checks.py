"""Warns at startup if visitors' questions are mailed to no one."""

from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Warning  # noqa: A004 - the framework's name


def warn_without_support_mail(**options: Any) -> list[CheckMessage]:
    if settings.SUPPORT_MAIL:
        return []
    return [Warning("DUXI_SUPPORT_MAIL is not set: visitors' questions are mailed to no one", id="duxi.W003")]
