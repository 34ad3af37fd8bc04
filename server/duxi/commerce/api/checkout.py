"""`/payment/checkout-v2`: from cart lines to an order and its payment popup."""

from uuid import UUID

from django.utils.translation import gettext as _
from ninja import Form, Router, Schema

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.verified_phone import require_verified_phone
from duxi.commerce.actions.checkout import place_order
from duxi.commerce.actions.payments import can_be_paid, ensure_token
from duxi.commerce.queries import order_for
from duxi.commerce.schemas import CheckoutIn, CheckoutOut
from duxi.core.envelope import Envelope, gives
from duxi.core.errors import Invalid
from duxi.core.idempotency import once
from duxi.gateways import captcha

router = Router(tags=["checkout"], auth=UserBearer())


class Placed(Schema):
    """What is kept under the idempotency key: the popup's token is asked for afterwards."""

    order_uuid: UUID


@router.post("/checkout-v2", response=Envelope[CheckoutOut])
def checkout(request: LearnerRequest, body: Form[CheckoutIn]) -> Envelope[CheckoutOut]:
    """Place the order, commit it, then ask for a token: a provider that is down costs no order."""
    require_verified_phone(request.auth)
    placed = once(
        request,
        scope=f"checkout:{request.auth.pk}",
        body=body.model_dump(exclude={"captcha"}),
        answer=Placed,
        work=lambda: _place(request, body),
    )
    order = order_for(request.auth, order_id=None, order_uuid=placed.order_uuid)
    if can_be_paid(order):
        ensure_token(order)
    return gives(CheckoutOut.of(order))


def _place(request: LearnerRequest, body: CheckoutIn) -> Placed:
    """The captcha is good once, so it is looked at where the work is done and not for a repetition."""
    captcha.verify(body.captcha, request)
    if body.voucher_code:
        text = _("Kode voucher tidak dikenal.")
        raise Invalid(text, errors={"voucher_code": [text]})
    order = place_order(buyer=request.auth, cart_ids=body.cart_id, wants_tax_invoice=body.faktur_pajak)
    return Placed(order_uuid=order.uuid)
