"""Putting things into the cart and taking them out."""

from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.commerce.availability import refuse_unavailable
from duxi.commerce.models import CartItem
from duxi.commerce.queries import cart_item_for
from duxi.core.errors import Invalid
from duxi.reference.models import RoleInstansi


def add_item(
    *,
    owner: User,
    product: Product,
    quantity: int,
    affiliate_code: str = "",
    rolin_instansi_id: int | None = None,
) -> CartItem:
    """Put a product into the cart; adding it again sets its number, price and agency anew.

    Raises `Invalid` for a number or an agency that the product does not allow, `NotAvailable` when it
    cannot be bought now.
    """
    _check_quantity(product, quantity)
    agency = _agency(product, rolin_instansi_id)
    refuse_unavailable(product, quantity)
    item, _created = CartItem.objects.update_or_create(
        owner=owner,
        product=product,
        defaults={
            "quantity": quantity,
            "price_when_added": product.price,
            "affiliate_code": affiliate_code,
            "rolin_instansi": agency,
        },
    )
    return item


def change_quantity(*, owner: User, cart_id: int, quantity: int) -> CartItem:
    """Set how many of a line's product are wanted."""
    item = cart_item_for(owner, cart_id)
    _check_quantity(item.product, quantity)
    refuse_unavailable(item.product, quantity)
    item.quantity = quantity
    item.save(update_fields=["quantity"])
    return item


def remove_item(*, owner: User, cart_id: int) -> None:
    """Take a line out of somebody's own cart."""
    cart_item_for(owner, cart_id).delete()


def _check_quantity(product: Product, quantity: int) -> None:
    most = KINDS[product.kind].max_quantity
    if quantity > most:
        raise Invalid(errors={"cart_qty": [_("Maksimal {n}.").format(n=most)]})


def _agency(product: Product, rolin_instansi_id: int | None) -> RoleInstansi | None:
    if rolin_instansi_id is None:
        return None
    agencies = KINDS[product.kind].role_agencies
    found = agencies(product).filter(pk=rolin_instansi_id).first() if agencies else None
    if found is None:
        text = _("Instansi ini tidak memiliki job role dari asesmen yang dipilih.")
        raise Invalid(errors={"rolin_instansi_id": [text]})
    return found
