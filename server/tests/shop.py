"""Shopping as tests do it: fill a cart, check out, and speak as the payment provider."""

from typing import Any

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.commerce.models import CartItem, Order
from duxi.gateways.payment.embedded_report import server_key
from duxi.gateways.payment.report import signature
from tests.factories import AssessmentFactory, TrainingFactory

NOTIFICATIONS = "/payment/notifications/midtrans"
TAX_INVOICE = {
    "faktur_pajak": 1,
    "tax_id_type": "npwp",
    "tax_id": "01.300.066.6-091.000",
    "tax_name": "PT Maju Bersama",
    "tax_address": "Jalan Merdeka 1, Bandung",
}


def assessment(**fields: Any) -> Product:
    """An assessment on sale."""
    return AssessmentFactory(**{f"product__{name}": value for name, value in fields.items()}).product


def training(**fields: Any) -> Product:
    """A training class on sale."""
    return TrainingFactory(**{f"product__{name}": value for name, value in fields.items()}).product


def add_form(product: Product, solved, quantity: int = 1, **more: Any) -> dict[str, Any]:
    """The form that puts a product into the cart."""
    return {
        "cart_product_id": KINDS[product.kind].id,
        "cart_item_id": product.pk,
        "cart_qty": quantity,
        "captcha": solved(),
    } | more


def in_cart(owner, product: Product, quantity: int = 1) -> CartItem:
    """A cart line, without the way through HTTP."""
    return CartItem.objects.create(
        owner=owner, product=product, quantity=quantity, price_when_added=product.price
    )


def checkout_form(items, solved, **more: Any) -> dict[str, Any]:
    """The form that orders these cart lines."""
    ids = ",".join(str(item.pk) for item in items)
    return {"cart_id": f"[{ids}]", "faktur_pajak": 0, "captcha": solved()} | more


def ordered(as_, buyer, product: Product, solved, quantity: int = 1, **more: Any) -> Order:
    """A pending order of one product, made through HTTP."""
    items = [in_cart(buyer, product, quantity)]
    answer = as_(buyer).post("/payment/checkout-v2", checkout_form(items, solved, **more))
    assert answer.status == 200, answer.body
    return Order.objects.get(order_id=answer.results["order_id"])


def notification(order: Order, status: str = "settlement", **changes: Any) -> dict[str, Any]:
    """A signed notification about an order, as the provider sends it."""
    body: dict[str, Any] = {
        "transaction_time": "2026-11-21 10:00:00",
        "transaction_status": status,
        "transaction_id": "9aed5972-5b6a-401e-894b-a32c91ed1a3a",
        "status_message": "midtrans payment notification",
        "status_code": {"pending": "201", "deny": "202", "expire": "407"}.get(status, "200"),
        "payment_type": "bank_transfer",
        "va_numbers": [{"bank": "bca", "va_number": "39358123456"}],
        "order_id": order.order_id,
        "gross_amount": f"{order.total}.00",
        "fraud_status": "accept",
        "currency": "IDR",
    } | changes
    body.setdefault(
        "signature_key",
        signature(body["order_id"], body["status_code"], body["gross_amount"], server_key()),
    )
    return body


def notify(as_, order: Order, status: str = "settlement", **changes: Any):
    """Post a notification as the provider does."""
    return as_().post(NOTIFICATIONS, json_body=notification(order, status, **changes))
