"""Adding to the wishlist and removing from it."""

from collections.abc import Collection

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.commerce.models import WishlistItem
from duxi.commerce.shop.agencies import agency_for
from duxi.core.errors import NotFound, Rejected

MOST = 500


class WishlistFull(Rejected):
    """A limit against scripts; no buyer wishes for that many products."""

    message = _("Wishlist Anda sudah penuh. Hapus beberapa item lebih dahulu.")


def add(*, owner: User, product: Product, rolin_instansi_id: int | None) -> WishlistItem:
    """Put a product on the wishlist; adding it again overwrites its agency and keeps its position.

    Raises `Invalid` for an agency that the product does not allow, or `WishlistFull`.
    """
    agency = agency_for(product, rolin_instansi_id)
    own = WishlistItem.objects.filter(owner=owner)
    if own.count() >= MOST and not own.filter(product=product).exists():
        raise WishlistFull
    item, is_new = WishlistItem.objects.get_or_create(
        owner=owner, product=product, defaults={"rolin_instansi": agency}
    )
    if not is_new and agency:
        item.rolin_instansi = agency
        item.save(update_fields=["rolin_instansi"])
    return item


@transaction.atomic
def remove(*, owner: User, wishlist_ids: Collection[int]) -> None:
    """Remove items from the user's own wishlist; raises `NotFound` where none of them is on it."""
    gone, _tables = WishlistItem.objects.filter(owner=owner, pk__in=wishlist_ids).delete()
    if not gone:
        raise NotFound
