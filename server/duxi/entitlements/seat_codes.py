"""The code of one seat, in its QR code and for typing."""

from duxi.core.signed_codes import read_code, signed_code
from duxi.entitlements.models import Entitlement

_PREFIX, _SALT = "SEAT", "duxi.entitlements.seat"


def code_of_seat(pk: int) -> str:
    return signed_code(_PREFIX, pk, salt=_SALT)


def seat_of_code(code: str) -> Entitlement | None:
    """The seat of a code, whatever its status."""
    pk = read_code(code, _PREFIX, salt=_SALT)
    rows = Entitlement.objects.select_related("product__location", "holder", "bought_by")
    return rows.filter(pk=pk).first() if pk is not None else None
