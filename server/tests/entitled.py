"""Grants seats without an order."""

from typing import Any

from duxi.accounts.models import User
from duxi.catalog.kinds import Source
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.entitlements.actions.grant import grant
from duxi.entitlements.models import LIVE, Entitlement, SourceKind


def entitled(user: User, product: Product, reference: str = "", **fields: Any) -> Entitlement:
    """A seat granted to a user by staff."""
    source = Source(SourceKind.STAFF, reference or f"t:{user.pk}:{product.pk}:{Entitlement.objects.count()}")
    (seat,) = grant(
        product=product, quantity=1, source=source, bought_by=user, granted_at=now(), holders=[user]
    )
    if fields:
        Entitlement.objects.filter(pk=seat.pk).update(**fields)
        seat.refresh_from_db()
    return seat


def live_seats(**filters: Any) -> int:
    """The number of seats that are not withdrawn."""
    return Entitlement.objects.filter(status__in=LIVE, **filters).count()
