"""Enrolling in free products: an order over nothing, without cart and checkout."""

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.commerce.orders.actions.checkout import Placed, place_order
from duxi.commerce.shop.actions.cart import add_item
from duxi.core.errors import Rejected
from duxi.core.locks import advisory_lock
from duxi.entitlements.queries import owns


class NotFree(Rejected):
    """The product costs something."""

    message = _("Produk ini berbayar. Silakan beli melalui keranjang.")


class AlreadyEnrolled(Rejected):
    """The user already has a seat, and a second one would be lost for others."""

    message = _("Anda sudah terdaftar di kelas ini.")


def enrol(*, buyer: User, product: Product) -> Placed:
    """Order one of a free product and fulfil it at once.

    Raises `NotFree`, `AlreadyEnrolled` for a second seat at the same event, or what adding to the cart and
    ordering raise; then nothing changes.
    """
    if product.price:
        raise NotFree
    with transaction.atomic():
        advisory_lock(f"enrol:{product.pk}:{buyer.pk}")
        if product.starts_at and owns(buyer, product):
            raise AlreadyEnrolled
        item = add_item(owner=buyer, product=product, quantity=1)
        return place_order(buyer=buyer, cart_ids=[item.pk], wants_tax_invoice=False)
