"""`/wishlist` and `/waiting-list`: products that a user wants, with the cards of their kinds."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.catalog.queries import published_product
from duxi.commerce.orders.actions import waiting
from duxi.commerce.shop.actions import wishlist
from duxi.commerce.shop.queries.waiting import open_entries_of
from duxi.commerce.shop.queries.wishlist import WISHLIST, product_by_code, wished_ids, wishlist_of
from duxi.commerce.shop.schemas.wishlist import ItemIds, Place, UnwishIn, WaitIn, WishIn, WishlistId
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.forms import Id
from duxi.core.lists import ListParams, select
from duxi.offerings.cards import mixed_cards
from duxi.offerings.wanted import WaitingRow, WishlistRow

wishlist_router = Router(tags=["wishlist"], auth=UserBearer())
waiting_router = Router(tags=["waiting list"], auth=UserBearer())


@wishlist_router.get("", response=Envelope[Rows[WishlistRow]])
def list_wishes(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[Any]]:
    whole, page = select(wishlist_of(request.auth), params, WISHLIST)
    items = list(page)
    cards = _cards(items)
    rows = [WishlistRow.of(item, cards[item.product_id]) for item in items]
    return ok(Rows[Any](rows=rows, total=whole.count()))


@wishlist_router.post("", response=Envelope[WishlistId])
def add_wish(request: LearnerRequest, body: Form[WishIn]) -> Envelope[WishlistId]:
    product = product_by_code(body.product, body.item_id)
    agency = body.rolin_instansi_id
    item = wishlist.add(owner=request.auth, product=product, rolin_instansi_id=agency)
    return ok(WishlistId(wishlist_id=item.pk), _("Item ditambahkan ke Wishlist"))


@wishlist_router.post("/unwishlists", response=MessageOut)
def remove_wishes(request: LearnerRequest, body: Form[UnwishIn]) -> MessageOut:
    wishlist.remove(owner=request.auth, wishlist_ids=body.wishlist_id)
    return message_only(_("Item dihapus dari Wishlist"))


@wishlist_router.get("/ids", response=Envelope[ItemIds])
def list_wished_items(request: LearnerRequest) -> Envelope[ItemIds]:
    return ok(ItemIds(item_ids=wished_ids(request.auth)))


@waiting_router.get("", response=Envelope[Rows[WaitingRow]])
def list_waiting(request: LearnerRequest) -> Envelope[Rows[Any]]:
    entries = list(open_entries_of(request.auth))
    cards = _cards(entries)
    rows = [WaitingRow.of(entry, cards[entry.product_id]) for entry in entries]
    return ok(Rows[Any](rows=rows, total=len(rows)))


@waiting_router.post("", response=Envelope[Place])
def wait(request: LearnerRequest, body: Form[WaitIn]) -> Envelope[Place]:
    position = waiting.join(person=request.auth, product=published_product(body.item_id))
    return ok(Place(position=position), _("Anda masuk daftar tunggu. Kami kabari begitu ada kursi."))


@waiting_router.delete("", response=MessageOut)
def stop_waiting(request: LearnerRequest, item_id: Query[Id]) -> MessageOut:
    waiting.leave(person=request.auth, product_id=item_id)
    return message_only(_("Anda keluar dari daftar tunggu."))


def _cards(rows: Any) -> dict[int, Any]:
    cards: list[Any] = [*mixed_cards([(row.product_id, row.product.kind) for row in rows])]
    return {card.item_id: card for card in cards}
