"""Grants entitlements."""

from collections.abc import Sequence
from datetime import datetime

from duxi.accounts.models import User
from duxi.catalog.kinds import Source
from duxi.catalog.models import Product
from duxi.entitlements.events import EntitlementChanged, entitlement_granted
from duxi.entitlements.models import LIVE, Entitlement


def grant(
    *,
    product: Product,
    quantity: int,
    source: Source,
    bought_by: User,
    granted_at: datetime,
    holders: Sequence[User] = (),
) -> list[Entitlement]:
    """Grant so many seats in a product, the first ones to these holders; returns them all.

    Idempotent per source. Callers must have locked the source's row.
    """
    of_source = Entitlement.objects.filter(source_kind=source.kind, source_reference=source.reference)
    known = list(of_source.order_by("seat_number"))
    live = [one for one in known if one.product_id == product.pk and one.status in LIVE]
    next_number = max((one.seat_number for one in known), default=0) + 1
    added = [
        Entitlement(
            product=product,
            holder=holders[place] if place < len(holders) else None,
            bought_by=bought_by,
            source_kind=source.kind,
            source_reference=source.reference,
            seat_number=next_number + index,
            granted_at=granted_at,
        )
        for index, place in enumerate(range(len(live), quantity))
    ]
    Entitlement.objects.bulk_create(added)
    for entitlement in added:
        entitlement_granted.announce(EntitlementChanged(entitlement.pk))
    return [*live, *added]
