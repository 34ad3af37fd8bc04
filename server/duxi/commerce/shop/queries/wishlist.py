"""Reads of wishlists; `wishlist_of(user)` is the only query that scopes rows to a user."""

from django.db.models import QuerySet

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.catalog.titles import title_filter
from duxi.commerce.models import WishlistItem
from duxi.core.errors import NotFound
from duxi.core.lists import Filter, ListSpec

WISHLIST = ListSpec(
    filters={
        "item_id": Filter("product", int),
        "title": title_filter("product__"),
        "kind": Filter("product__kind"),
        "price": Filter("product__price", int),
    },
    sorts={
        "wishlist_id": "pk",
        "added_at": "created_at",
        "title": "product__title",
        "price": "product__price",
    },
    default_sort="wishlist_id|desc",
    page_size=12,
)


def wishlist_of(user: User) -> QuerySet[WishlistItem]:
    """The user's wishlist, with the details that the products' codes need."""
    telling = [f"product__{kind.detail_name}" for kind in KINDS if kind.wishlist_code_of]
    known = WishlistItem.objects.filter(owner=user, product__kind__in=[kind.slug for kind in KINDS])
    return known.select_related("product", "rolin_instansi__instansi", *telling)


def code_of(product: Product) -> str:
    """The product's wishlist code on the wire."""
    kind = KINDS[product.kind]
    return kind.wishlist_code_of(product) if kind.wishlist_code_of else kind.wishlist_code


def product_by_code(code: str, item_id: int) -> Product:
    """The published product with this wishlist code and number; raises `NotFound`."""
    product = Product.objects.filter(pk=item_id, is_published=True).first()
    kind = KINDS.get(product.kind) if product else None
    if product is None or kind is None or code not in (kind.wishlist_code, code_of(product)):
        raise NotFound
    return product


def wished_ids(user: User) -> list[int]:
    """The ids of the wished products, the latest first."""
    wished = WishlistItem.objects.filter(owner=user).order_by("-pk")
    return list(wished.values_list("product_id", flat=True))
