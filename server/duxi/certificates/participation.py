"""A certificate's learning time and attended sessions."""

from typing import TypedDict

from duxi.catalog.kinds import KINDS, SessionsAttended
from duxi.catalog.models import Product
from duxi.entitlements.models import Entitlement


class Participation(TypedDict):
    """Null for kinds of products without them."""

    minutes: int | None
    sessions_held: int | None
    sessions_attended: int | None


def participation_in(product: Product, seat: Entitlement | None) -> Participation:
    """The current figures; without a seat the sessions are unknown."""
    sessions = _sessions(product, seat)
    return Participation(
        minutes=_minutes(product),
        sessions_held=sessions.held if sessions else None,
        sessions_attended=sessions.attended if sessions else None,
    )


def _sessions(product: Product, seat: Entitlement | None) -> SessionsAttended | None:
    attended = KINDS[product.kind].sessions_attended
    found = attended(seat.pk) if attended and seat else None
    return found if found and found.held else None


def _minutes(product: Product) -> int | None:
    minutes = KINDS[product.kind].learning_minutes
    if minutes is None:
        return None
    found = Product.objects.filter(pk=product.pk).values_list(minutes(""), flat=True)
    return found.get() or None
