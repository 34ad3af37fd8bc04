"""Corporate accounts continue on the corporate site with a one-time code in the path."""

import uuid
from urllib.parse import urlsplit

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from duxi.accounts.actions import temporary_login
from duxi.accounts.models import User
from duxi.accounts.tokens import TokenPair, read_access
from duxi.core.errors import Forbidden


class NotCorporate(Forbidden):
    """The account is not corporate."""

    message = _("Halaman ini hanya untuk akun korporat.")


def handover_url(user: User, session_uuid: uuid.UUID) -> str | None:
    """The URL where a corporate account continues, valid once and for a minute; None for others and without a
    site.
    """
    if not user.is_corporate or not settings.CORPORATE_URL:
        return None
    made = temporary_login.create(user=user, session_uuid=session_uuid, is_handover=True)
    return f"{settings.CORPORATE_URL}/{made.token}"


def handover_after(user: User, pair: TokenPair | None) -> str | None:
    """The same for a sign-in that was just opened; None until its second step is done."""
    return handover_url(user, read_access(pair.token)) if pair else None


def hand_over(user: User, session_uuid: uuid.UUID) -> str | None:
    """The same for a call that only corporate accounts may make; raises `NotCorporate`."""
    if not user.is_corporate:
        raise NotCorporate
    return handover_url(user, session_uuid)


def redirect_origins() -> list[str]:
    """The origins that a temporary login may redirect to besides our own pages (`base64_redirect_url`)."""
    corporate = [_origin(settings.CORPORATE_URL)] if settings.CORPORATE_URL else []
    return list(dict.fromkeys([*corporate, *map(_origin, settings.REDIRECT_ORIGINS)]))


def _origin(url: str) -> str:
    parts = urlsplit(url.strip())
    return f"{parts.scheme}://{parts.netloc}"
