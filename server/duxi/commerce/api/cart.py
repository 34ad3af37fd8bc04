"""`/payment/cart`: what somebody is about to buy."""

from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.catalog.queries import product_on_sale
from duxi.commerce.actions import cart
from duxi.commerce.hold_queries import kept_for
from duxi.commerce.models import OrderStatus
from duxi.commerce.queries import cart_of, orders_of
from duxi.commerce.schemas import AddToCart, CartCount, CartId, CartRow, ChangeQuantity
from duxi.core.envelope import Envelope, Rows, Said, gives, says
from duxi.core.forms import Id
from duxi.gateways import captcha

router = Router(tags=["cart"], auth=UserBearer())


@router.get("/cart", response=Envelope[Rows[CartRow]])
def show_cart(request: LearnerRequest) -> Envelope[Rows[CartRow]]:
    kept = kept_for(request.auth)
    rows = [CartRow.of(item, kept) for item in cart_of(request.auth)]
    return gives(Rows[CartRow](rows=rows, total=len(rows)))


@router.get("/cart/count", response=Envelope[CartCount])
def count_cart(request: LearnerRequest) -> Envelope[CartCount]:
    pending = orders_of(request.auth).filter(status=OrderStatus.PENDING)
    return gives(CartCount(count=cart_of(request.auth).count(), order_pending_count=pending.count()))


@router.put("/cart", response=Envelope[CartId])
def add_to_cart(request: LearnerRequest, body: Form[AddToCart]) -> Envelope[CartId]:
    captcha.verify(body.captcha, request)
    product = product_on_sale(kind_id=body.cart_product_id, item_id=body.cart_item_id)
    item = cart.add_item(
        owner=request.auth,
        product=product,
        quantity=body.cart_qty,
        affiliate_code=body.cart_aff_code,
        rolin_instansi_id=body.rolin_instansi_id,
    )
    return gives(CartId(cart_id=item.pk), _("Item ditambahkan ke keranjang"))


@router.delete("/cart", response=Said)
def remove_from_cart(request: LearnerRequest, cart_id: Query[Id]) -> Said:
    cart.remove_item(owner=request.auth, cart_id=cart_id)
    return says(_("Item dihapus dari keranjang"))


@router.post("/cart/qty", response=Envelope[CartRow])
def change_quantity(request: LearnerRequest, body: Form[ChangeQuantity]) -> Envelope[CartRow]:
    item = cart.change_quantity(owner=request.auth, cart_id=body.cart_id, quantity=body.cart_qty)
    return gives(CartRow.of(item, kept_for(request.auth)))
