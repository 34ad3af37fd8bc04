"""A system check that warns at startup when invoices would name no seller."""

from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Warning  # noqa: A004 - the framework's name

_NPWP_LENGTHS = (15, 16)


def seller_is_known(**options: Any) -> list[CheckMessage]:
    """Name, address and a complete NPWP are printed on every invoice."""
    seller = settings.SELLER
    missing = [name for name in ("name", "address") if not seller[name]]
    if sum(map(str.isdigit, seller["npwp"])) not in _NPWP_LENGTHS:
        missing.append("npwp")
    names = ", ".join(f"DUXI_SELLER_{name.upper()}" for name in missing)
    return [Warning(f"{names}: invoices are not complete without", id="duxi.W002")] if missing else []
