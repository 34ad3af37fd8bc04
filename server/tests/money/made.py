"""Orders and payments, created by buyers, the provider and time."""

from datetime import timedelta
from typing import Any

from django.db.models import F

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.commerce.ledger.actions import ledger
from duxi.commerce.models import LedgerEntry, Order, OrderLine, OrderVoucher, Voucher, VoucherBatch
from duxi.commerce.payments.actions.reconciliation import checks
from duxi.commerce.shop.actions import seats, vouchers
from duxi.core.clock import now
from duxi.gateways.models import EmbeddedTransaction
from duxi.gateways.payment import embedded_actions
from duxi.gateways.payment.embedded_actions import PaymentMethod
from duxi.gateways.payment.embedded_report import notification_of
from tests.shop import NOTIFICATIONS, checkout_form, in_cart
from tests.worker import work

SEND = "duxi.commerce.tasks.send_refund"


def order_of(as_, buyer, solved, *products: Product, quantity: int = 1) -> Order:
    """A pending order with a line for each product, placed over HTTP."""
    items = [in_cart(buyer, product, quantity) for product in products]
    answer = as_(buyer).post("/payment/checkout-v2", checkout_form(items, solved))
    assert answer.status == 200, answer.body
    return Order.objects.get(order_id=answer.results["order_id"])


def pay_at_provider(as_, order: Order, method: str = "qris") -> None:
    """The payer pays, and the provider's notification arrives."""
    bank = "bca" if method == "bank_transfer" else ""
    embedded_actions.choose(token=order.payment_token, choice="pay", method=PaymentMethod(method, bank))
    deliver(as_, order)


def deliver(as_, order: Order) -> Any:
    """Send the provider's notification of the payment's status."""
    reported = notification_of(EmbeddedTransaction.objects.get(order_id=order.order_id))
    return as_().post(NOTIFICATIONS, json_body=reported)


def send_refunds() -> int:
    """Run the worker's job for refunds in progress."""
    return work(SEND)


def voucher_of(amount: int, *, limit: int | None = 1) -> Voucher:
    """A voucher with this discount and number of uses."""
    batch = VoucherBatch.objects.create(
        label=f"Promo {VoucherBatch.objects.count()}",
        effect="fixed",
        value=amount,
        max_uses=limit,
        max_uses_per_person=None,
    )
    return Voucher.objects.create(batch=batch, code=f"HEMAT{batch.pk}", limit=limit)


def order_with(voucher: Voucher, amount: int, buyer, product: Product) -> Order:
    """A pending order of one seat with a used voucher, created like checkout does."""
    moment = now()
    order = Order.objects.create(
        order_id=f"DX-V-{Order.objects.count():06}",
        buyer=buyer,
        subtotal=product.price,
        discount=amount,
        total=product.price - amount,
        created_at=moment,
        expires_at=moment + timedelta(hours=24),
    )
    OrderLine.objects.create(
        order=order,
        product=product,
        kind=product.kind,
        title=product.title,
        quantity=1,
        price=product.price,
        amount=product.price,
        discount=amount,
        total=product.price - amount,
    )
    assert vouchers.take_one(voucher.pk)
    assert seats.take_one(product.pk, 1)
    OrderVoucher.objects.create(order=order, voucher=voucher, code=voucher.code, amount=amount)
    ledger.charge(order)
    return order


def rows(order: Order) -> list[tuple[str, int]]:
    """The ledger entries of an order, in order."""
    return list(order.ledger.order_by("pk").values_list("kind", "amount"))


def services(order: Order) -> dict[str, str]:
    """The fulfilment status of each line."""
    return dict(order.lines.values_list("title", "service"))


def ledger_balances() -> bool:
    """Whether reconciliation finds no difference and there is no open case."""
    return not any(wrong.exists() for wrong in checks().values())


def paid_long_ago(order: Order, **passed: int) -> None:
    """Move the refund deadline of all lines so far back."""
    order.lines.update(refundable_until=F("refundable_until") - timedelta(**passed))


def owes(order: Order) -> int:
    """The order's balance."""
    return ledger.balance(order)


def bulk_orders(buyers: list[User], product: Product, count: int) -> list[Order]:
    """Pending orders of one seat each, created like checkout does, in a few statements."""
    moment, total = now(), product.price
    orders = Order.objects.bulk_create(
        Order(
            order_id=f"DX-B-{product.pk}-{n:06}",
            buyer=buyers[n % len(buyers)],
            subtotal=total,
            total=total,
            created_at=moment,
            expires_at=moment + timedelta(hours=24),
        )
        for n in range(count)
    )
    piece = {"kind": product.kind, "title": product.title, "quantity": 1}
    OrderLine.objects.bulk_create(
        OrderLine(order=order, product=product, price=total, amount=total, total=total, **piece)
        for order in orders
    )
    LedgerEntry.objects.bulk_create(
        LedgerEntry(order=order, at=moment, kind="charge", amount=total, reference="order")
        for order in orders
    )
    Product.objects.filter(pk=product.pk).update(sold=F("sold") + count)
    return orders
