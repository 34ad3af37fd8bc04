"""Products on wishlists and waiting lists, with cards of every kind."""

from datetime import datetime
from typing import Any

from duxi.catalog.schemas import ProductCard
from duxi.commerce.models import WishlistItem
from duxi.commerce.shop.queries.wishlist import code_of
from duxi.core.clock import local
from duxi.core.schema import Schema
from duxi.offerings.cards import ANY_CARD


class WishlistRow(Schema):
    """`product` is the wishlist's code; `available` when it can be bought (or joined) now."""

    wishlist_id: int
    product: str
    item_id: int
    added_at: datetime
    available: bool
    rolin_instansi_id: int | None
    instansi_name: str | None
    card: ANY_CARD

    @classmethod
    def of(cls, item: WishlistItem, card: ProductCard) -> "WishlistRow":
        agency = item.rolin_instansi
        return cls(
            wishlist_id=item.pk,
            product=code_of(item.product),
            item_id=item.product_id,
            added_at=local(item.created_at),
            available=item.product.is_published and card.on_sale,
            rolin_instansi_id=agency.pk if agency else None,
            instansi_name=agency.instansi.name if agency else None,
            card=card,
        )


class WaitingRow(Schema):
    """`position` counts from 1; 0 with an offer, which holds a seat until `offered_until`."""

    item_id: int
    product: ANY_CARD
    position: int
    waiting_since: datetime
    offered_until: datetime | None

    @classmethod
    def of(cls, entry: Any, card: ProductCard) -> "WaitingRow":
        """`entry` is one of `open_entries_of`."""
        until = entry.offered_until
        return cls(
            item_id=entry.product_id,
            product=card,
            position=entry.place,
            waiting_since=local(entry.created_at),
            offered_until=local(until) if until else None,
        )
