"""What is known about a session: device, browser and country."""

from dataclasses import dataclass
from ipaddress import ip_address

from babel import Locale
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from iptocc import country_code
from ua_parser import parse

from duxi.accounts.models import LoginSession, User
from duxi.core.language import speaking

REMEMBERED_SIGN_INS = 50
"""How many earlier user agents are compared to recognise a new device."""


@dataclass(frozen=True)
class Device:
    """Operating system and browser without versions, because updates do not make a new device."""

    device: str
    browser: str

    def __str__(self) -> str:
        known = [name for name in (self.browser, self.device) if name]
        return " · ".join(known) or _("Perangkat tidak dikenal")


def device_of(user_agent: str) -> Device:
    """Parse a User-Agent header; unknown parts are empty."""
    found = parse(user_agent)
    return Device(
        device=found.os.family if found.os else "",
        browser=found.user_agent.family if found.user_agent else "",
    )


def country_of(address: str | None) -> str | None:
    """The country's name in the caller's language; None for addresses without a country."""
    if not address:
        return None
    code = country_code(address)
    return Locale.parse(get_language() or "id", sep="-").territories.get(code) if code else None


def masked(address: str | None) -> str | None:
    """The network half of an address: recognisable, but not enough to identify its owner."""
    if not address:
        return None
    if ip_address(address).version == 4:
        return ".".join([*address.split(".")[:2], "•", "•"])
    return ":".join([*ip_address(address).exploded.split(":")[:2], "…"])


def is_new_device(user: User, user_agent: str) -> bool:
    """Whether a user who signed in before never did so from such a device."""
    earlier = LoginSession.objects.filter(user=user).order_by("-created_at")
    agents = set(earlier.values_list("user_agent", flat=True)[:REMEMBERED_SIGN_INS])
    return bool(agents) and device_of(user_agent) not in set(map(device_of, agents))


def described(user: User, user_agent: str, address: str | None) -> str:
    """Device, country and masked address in the account owner's language."""
    with speaking(user.locale):
        parts = [str(device_of(user_agent)), country_of(address), masked(address)]
    return " · ".join(part for part in parts if part)
