"""Demo money that fits nowhere, so that finance has something to look at: each told by the provider's own
signed news or by the product's own actions, to nobody.
"""

import json
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any

from django.db import transaction

from duxi.accounts.models import User
from duxi.commerce.actions import refund_accounts, refund_books, refunds, reports
from duxi.commerce.actions.refund_accounts import BankAccount
from duxi.commerce.actions.refunds import LineRefund, Terms
from duxi.commerce.models import Order, OrderStatus, Refund, RefundRoute
from duxi.core.clock import at, now
from duxi.core.errors import Rejected
from duxi.core.events import in_silence
from duxi.core.fixtures import read_yaml
from duxi.gateways.models import EmbeddedTransaction
from duxi.gateways.payment.embedded_report import notification_of, server_key
from duxi.gateways.payment.report import PaymentReport, signature

Item = Mapping[str, Any]


def load_cases(path: Path) -> None:
    """Lay down the cases of `orders.yaml` upon its orders."""
    plan = read_yaml(path)
    staff = User.objects.get(email=plan["staff"])
    cases = plan["cases"]
    with in_silence():
        _tell_of_strangers(cases["unknown_orders"])
        _charge_back(_paid_by("credit_card"))
        _fail(_paid_by("qris"), cases["refused"], staff)
        _name_account(_paid_by("bank_transfer"), cases["account"], staff)


def _paid_by(payment_type: str) -> Order:
    """The newest order that was paid so, and of which nothing went back yet."""
    paid = Order.objects.filter(status=OrderStatus.PAID, payment_type=payment_type, review_reason="")
    return paid.filter(refunds=None, lines__service="served").order_by("-paid_at", "-pk")[0]


def _tell_of_strangers(orders: list[Item]) -> None:
    """Somebody else's orders, such as those of a test shop under the same account."""
    for item in orders:
        amount = f"{item['amount']}.00"
        news = {
            "order_id": item["order_id"],
            "transaction_id": item["transaction_id"],
            "transaction_status": "settlement",
            "status_code": "200",
            "gross_amount": amount,
            "payment_type": "qris",
            "signature_key": signature(item["order_id"], "200", amount, server_key()),
        }
        _receive(news, hours=item["hours_ago"])


def _charge_back(order: Order) -> None:
    told = notification_of(EmbeddedTransaction.objects.get(order_id=order.order_id))
    _receive(told | {"transaction_status": "chargeback"}, hours=20)


def _receive(news: Item, *, hours: int) -> None:
    """What the provider posts; what is refused is kept all the same."""
    with at(now() - timedelta(hours=hours)):
        try:
            reports.receive(
                report=PaymentReport.model_validate(news), body=json.dumps(news), address="127.0.0.1"
            )
        except Rejected:
            return


def _fail(order: Order, answer: str, staff: User) -> None:
    """The provider refused it."""
    with at(now() - timedelta(hours=30)), transaction.atomic():
        refund = _asked_back(order, staff, RefundRoute.GATEWAY)
        held, locked = refund_books.lock_refund(refund)
        refunds.fail_locked(held, locked, answer)


def _name_account(order: Order, account: Item, staff: User) -> None:
    """The buyer has said where the money goes, and staff have to transfer it."""
    with at(now() - timedelta(hours=7)):
        refund = _asked_back(order, staff, RefundRoute.TRANSFER)
    with at(now() - timedelta(hours=4)):
        refund_accounts.give_account(refund=refund, account=BankAccount(**account))


def _asked_back(order: Order, staff: User, route: RefundRoute) -> Refund:
    line = order.lines.order_by("pk")[0]
    wanted = [LineRefund(line.pk, line.total - line.refunded)]
    terms = Terms("Jadwal bentrok dengan penugasan", route=route)
    return refunds.refund_lines(order=order, lines=wanted, terms=terms, made_by=staff)
