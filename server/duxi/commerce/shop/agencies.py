"""The agency for which a buyer takes a product."""

from django.utils.translation import gettext as _

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.core.errors import Invalid
from duxi.reference.models import RoleInstansi


def role_of(product: Product, instansi_id: int | None) -> int | None:
    """The agency's role that an order names; None where the kind has none."""
    agencies = KINDS[product.kind].role_agencies
    if agencies is None or instansi_id is None:
        return None
    return agencies(product).filter(instansi=instansi_id).values_list("pk", flat=True).first()


def agency_for(product: Product, rolin_instansi_id: int | None) -> RoleInstansi | None:
    """The named agency role; raises `Invalid` for one that the product's kind does not allow."""
    if rolin_instansi_id is None:
        return None
    agencies = KINDS[product.kind].role_agencies
    found = agencies(product).filter(pk=rolin_instansi_id).first() if agencies else None
    if found is None:
        text = _("Instansi ini tidak memiliki job role dari asesmen yang dipilih.")
        raise Invalid(errors={"rolin_instansi_id": [text]})
    return found
