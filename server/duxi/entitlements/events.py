"""Events that entitlements announce."""

from dataclasses import dataclass

from duxi.core.events import Announcement


@dataclass(frozen=True)
class EntitlementChanged:
    """One seat was granted, withdrawn or completed."""

    entitlement_pk: int


entitlement_granted: Announcement[EntitlementChanged] = Announcement()
entitlement_withdrawn: Announcement[EntitlementChanged] = Announcement()
entitlement_completed: Announcement[EntitlementChanged] = Announcement()
