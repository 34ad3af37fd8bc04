"""`/payment/cart`: the user's cart."""

from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.models import User
from duxi.catalog.queries import product_on_sale
from duxi.commerce.models import CartItem
from duxi.commerce.shop.actions import cart
from duxi.commerce.shop.actions.reservations import with_overdue_released
from duxi.commerce.shop.actions.vouchers import cart_bill
from duxi.commerce.shop.queries.cart import cart_of, counts_of
from duxi.commerce.shop.queries.reservations import reserved_in
from duxi.commerce.shop.schemas.cart import (
    AddToCart,
    CartCount,
    CartId,
    CartRow,
    ChangeQuantity,
    VoluntaryPrice,
    rows_of,
)
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.forms import Id
from duxi.gateways import captcha

router = Router(tags=["cart"], auth=UserBearer())


@router.get("/cart", response=Envelope[Rows[CartRow]])
def show_cart(request: LearnerRequest) -> Envelope[Rows[CartRow]]:
    rows = rows_for(request.auth)
    return ok(Rows[CartRow](rows=rows, total=len(rows)))


@router.get("/cart/count", response=Envelope[CartCount])
def count_cart(request: LearnerRequest) -> Envelope[CartCount]:
    lines, pending = counts_of(request.auth)
    return ok(CartCount(count=lines, order_pending_count=pending))


@router.put("/cart", response=Envelope[CartId])
def add_to_cart(request: LearnerRequest, body: Form[AddToCart]) -> Envelope[CartId]:
    captcha.verify(body.captcha, request)

    def add() -> CartItem:
        return cart.add_item(
            owner=request.auth,
            product=product_on_sale(kind_id=body.cart_product_id, item_id=body.cart_item_id),
            quantity=body.cart_qty,
            affiliate_code=body.cart_aff_code,
            rolin_instansi_id=body.rolin_instansi_id,
        )

    return ok(CartId(cart_id=with_overdue_released(add).pk), _("Item ditambahkan ke keranjang"))


@router.delete("/cart", response=MessageOut)
def remove_from_cart(request: LearnerRequest, cart_id: Query[Id]) -> MessageOut:
    cart.remove_item(owner=request.auth, cart_id=cart_id)
    return message_only(_("Item dihapus dari keranjang"))


@router.post("/cart/qty", response=Envelope[CartRow])
def change_quantity(request: LearnerRequest, body: Form[ChangeQuantity]) -> Envelope[CartRow]:
    def change() -> CartItem:
        return cart.change_quantity(owner=request.auth, cart_id=body.cart_id, quantity=body.cart_qty)

    return ok(row_for(request.auth, with_overdue_released(change).pk))


@router.post("/cart/voluntary-price", response=Envelope[CartRow])
def set_voluntary_price(request: LearnerRequest, body: Form[VoluntaryPrice]) -> Envelope[CartRow]:
    price = body.cart_voluntary_price
    item = cart.set_voluntary_price(owner=request.auth, cart_id=body.cart_id, price=price)
    return ok(row_for(request.auth, item.pk))


def rows_for(user: User) -> list[CartRow]:
    """The rows of the user's cart, computed together, because a voucher may apply to several."""
    items = cart_of(user)
    return rows_of(cart_bill(items), reserved_in(items))


def row_for(user: User, cart_id: int) -> CartRow:
    """One row of the user's cart."""
    return next(row for row in rows_for(user) if row.cart_id == cart_id)
