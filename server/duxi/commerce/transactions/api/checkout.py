"""`/payment/checkout`: from cart lines, or a free product, to an order and its payment popup."""

from collections.abc import Callable
from functools import cache
from typing import Any
from uuid import UUID

from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.verified_phone import require_verified_phone
from duxi.catalog.queries import product_on_sale
from duxi.commerce.invoicing.tax_identity import TaxIdentity, tax_identity
from duxi.commerce.orders.actions.checkout import Placed, place_order
from duxi.commerce.orders.actions.enrolments import enrol
from duxi.commerce.orders.schemas.orders import CheckoutOut
from duxi.commerce.payments.actions.payments import ensure_token
from duxi.commerce.queries.orders import can_be_paid, order_for
from duxi.commerce.shop.actions.reservations import with_overdue_released
from duxi.commerce.shop.schemas.cart import CheckoutIn, EnrolIn
from duxi.core.envelope import Envelope, ok
from duxi.core.idempotency import once
from duxi.core.schema import Schema
from duxi.gateways import captcha

router = Router(tags=["checkout"], auth=UserBearer())


class OrderKey(Schema):
    """The value stored under the idempotency key; the popup's token is requested afterwards."""

    order_uuid: UUID


@router.post("/checkout", response=Envelope[CheckoutOut])
def checkout_one(request: LearnerRequest, body: Form[CheckoutIn]) -> Envelope[CheckoutOut]:
    """The same as `checkout-v2`, with one `cart_id`."""
    return _checkout(request, body)


@router.post("/checkout-v2", response=Envelope[CheckoutOut])
def checkout(request: LearnerRequest, body: Form[CheckoutIn]) -> Envelope[CheckoutOut]:
    return _checkout(request, body)


@router.post("/enroll", response=Envelope[CheckoutOut])
def enroll(request: LearnerRequest, body: Form[EnrolIn]) -> Envelope[CheckoutOut]:
    """Enrol in a free product."""
    require_verified_phone(request.auth)

    def work() -> Placed:
        product = product_on_sale(kind_id=body.cart_product_id, item_id=body.cart_item_id)
        return enrol(buyer=request.auth, product=product)

    return _ordered(request, scope="enroll", body=body.model_dump(), work=work)


def _checkout(request: LearnerRequest, body: CheckoutIn) -> Envelope[CheckoutOut]:
    require_verified_phone(request.auth)

    @cache
    def verified() -> None:
        """A captcha can be verified only once, so it is verified together with the work, not before."""
        captcha.verify(body.captcha, request)

    def work() -> Placed:
        verified()
        return place_order(
            buyer=request.auth,
            cart_ids=body.cart_id,
            wants_tax_invoice=body.faktur_pajak,
            voucher_code=body.voucher_code,
            tax_identity=_tax_identity(body),
            expected_total=body.expected_total,
        )

    return _ordered(request, scope="checkout", body=body.model_dump(exclude={"captcha"}), work=work)


def _ordered(
    request: LearnerRequest, *, scope: str, body: dict[str, Any], work: Callable[[], Placed]
) -> Envelope[CheckoutOut]:
    """Place the order, commit it, then request a token, so that an unreachable provider does not lose the
    order.
    """

    made: dict[UUID, Placed] = {}

    def do() -> OrderKey:
        placed = work()
        made[placed.order.uuid] = placed
        return OrderKey(order_uuid=placed.order.uuid)

    def place() -> OrderKey:
        return once(request, scope=f"{scope}:{request.auth.pk}", body=body, answer=OrderKey, work=do)

    wanted = with_overdue_released(place).order_uuid
    order, lines = made.get(wanted) or (
        order_for(request.auth, order_id=None, order_uuid=wanted),
        None,
    )
    if can_be_paid(order):
        ensure_token(order, lines)
    return ok(CheckoutOut.of(order))


def _tax_identity(body: CheckoutIn) -> TaxIdentity | None:
    if not body.faktur_pajak:
        return None
    return tax_identity(
        id_type=body.tax_id_type, number=body.tax_id, name=body.tax_name, address=body.tax_address
    )
