"""Adding items to the cart, changing and removing them."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.commerce.models import CartItem
from duxi.commerce.shop.agencies import agency_for
from duxi.commerce.shop.availability import refuse_unavailable, unavailable_reason
from duxi.commerce.shop.queries.cart import cart_item_for
from duxi.commerce.shop.queries.reservations import reserved_for
from duxi.commerce.shop.referrals import accepted_code
from duxi.core.errors import Invalid, Rejected
from duxi.core.money import rupiah


class FixedPrice(Rejected):
    """The product has a fixed price."""

    message = gettext_lazy("Harga produk ini sudah ditentukan.")


def add_item(
    *,
    owner: User,
    product: Product,
    quantity: int,
    affiliate_code: str = "",
    rolin_instansi_id: int | None = None,
) -> CartItem:
    """Put a product into the cart; adding it again overwrites its quantity, price and agency.

    An affiliate code that is unknown, or the buyer's own, is ignored silently. Raises `Invalid` for a
    quantity or an agency that the product does not allow, `NotAvailable` when it cannot be bought now.
    """
    _check_quantity(product, quantity)
    agency = agency_for(product, rolin_instansi_id)
    _refuse_unavailable(owner, product, quantity)
    item = CartItem(
        owner=owner,
        product=product,
        quantity=quantity,
        price_when_added=product.price,
        affiliate_code=accepted_code(affiliate_code, owner),
        rolin_instansi=agency,
    )
    CartItem.objects.bulk_create(
        [item], update_conflicts=True, unique_fields=["owner", "product"], update_fields=_SET_ANEW
    )
    return item


_SET_ANEW = ("quantity", "price_when_added", "voluntary_price", "affiliate_code", "rolin_instansi")


def _refuse_unavailable(owner: User, product: Product, quantity: int) -> None:
    """The owner's reserved seats are only read when the free seats are not enough."""
    if unavailable_reason(product, quantity):
        refuse_unavailable(product, quantity, reserved=reserved_for(owner))


def change_quantity(*, owner: User, cart_id: int, quantity: int) -> CartItem:
    """Set the quantity of a line."""
    item = cart_item_for(owner, cart_id)
    _check_quantity(item.product, quantity)
    _refuse_unavailable(owner, item.product, quantity)
    item.quantity = quantity
    item.save(update_fields=["quantity"])
    return item


def set_voluntary_price(*, owner: User, cart_id: int, price: int) -> CartItem:
    """Set the price that the buyer wants to pay per piece, for products with a voluntary price.

    Raises `NotFound`, `FixedPrice`, or `Invalid` below the minimum or off the price steps.
    """
    item = cart_item_for(owner, cart_id)
    lowest, step = item.product.voluntary_minimum, item.product.voluntary_step
    if lowest is None:
        raise FixedPrice
    if price < lowest:
        raise Invalid(errors={"cart_voluntary_price": [_("Minimal {price}.").format(price=rupiah(lowest))]})
    if (price - lowest) % step:
        text = _("Gunakan kelipatan {step} mulai dari {price}.")
        errors = {"cart_voluntary_price": [text.format(step=rupiah(step), price=rupiah(lowest))]}
        raise Invalid(errors=errors)
    item.voluntary_price = item.price_when_added = price
    item.save(update_fields=["voluntary_price", "price_when_added"])
    return item


def remove_item(*, owner: User, cart_id: int) -> None:
    """Remove a line from the user's own cart."""
    cart_item_for(owner, cart_id).delete()


def _check_quantity(product: Product, quantity: int) -> None:
    most = KINDS[product.kind].max_quantity
    if quantity > most:
        raise Invalid(errors={"cart_qty": [_("Maksimal {n}.").format(n=most)]})
