"""Who takes part with a seat."""

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.errors import Rejected
from duxi.entitlements.models import LIVE, Entitlement, EntitlementStatus


class SeatNotOpen(Rejected):
    """It was withdrawn, completed, or another user holds it."""

    message = _("Kursi ini sudah dipakai atau tidak berlaku lagi.")


class HoldsAnotherSeat(Rejected):
    """A second seat for the same person would be a seat lost for others."""

    message = _("Orang ini sudah memiliki kursi di produk yang sama.")


@transaction.atomic
def name_holder(*, entitlement_pk: int, holder: User | None, replaces: User | None = None) -> None:
    """Let a user take part with an active seat that `replaces` (None: no one) holds so far.

    Without a `holder` the seat is free to be named anew. Raises `SeatNotOpen` or `HoldsAnotherSeat`; then
    nothing changes.
    """
    seat = Entitlement.objects.select_for_update(of=("self",)).filter(pk=entitlement_pk).first()
    if seat is None or seat.status != EntitlementStatus.ACTIVE:
        raise SeatNotOpen
    if seat.holder_id != (replaces.pk if replaces else None):
        raise SeatNotOpen
    if holder and _holds_another(seat, holder):
        raise HoldsAnotherSeat
    seat.holder = holder
    seat.save(update_fields=["holder"])


def _holds_another(seat: Entitlement, holder: User) -> bool:
    others = Entitlement.objects.filter(product=seat.product_id, holder=holder, status__in=LIVE)
    return others.exclude(pk=seat.pk).exists()
