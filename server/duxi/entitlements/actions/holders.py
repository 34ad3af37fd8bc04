"""Changes the holder of a seat."""

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.errors import Rejected
from duxi.entitlements.models import LIVE, Entitlement, EntitlementStatus


class SeatNotOpen(Rejected):
    """The seat was withdrawn or completed, or has another holder."""

    message = _("Kursi ini sudah dipakai atau tidak berlaku lagi.")


class HoldsAnotherSeat(Rejected):
    """The user already holds a seat in the product."""

    message = _("Orang ini sudah memiliki kursi di produk yang sama.")


@transaction.atomic
def name_holder(*, entitlement_pk: int, holder: User | None, replaces: User | None = None) -> None:
    """Assign an active seat whose current holder is `replaces` (None: no one).

    Without a `holder` the seat becomes free. Raises `SeatNotOpen` or `HoldsAnotherSeat` without any change.
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
