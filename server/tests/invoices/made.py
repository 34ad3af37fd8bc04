"""Orders to be invoiced, created like checkout does."""

from datetime import timedelta
from decimal import Decimal
from itertools import count
from typing import Any
from urllib.parse import parse_qs, urlsplit

from duxi.accounts.models import User
from duxi.commerce.invoicing.actions.invoices import issue_invoice
from duxi.commerce.invoicing.tax_numbers import encrypt_number
from duxi.commerce.models import (
    FulfilmentStatus,
    Order,
    OrderLine,
    OrderStatus,
    OrderTaxDetails,
    Refund,
    RefundLine,
)
from duxi.commerce.orders.tickets import ticket_url
from duxi.core.clock import now
from tests.shop import training

_numbers = count(1)
NPWP, NIK = "012345678901000", "3174012501900001"


def order_of(buyer: User, *totals: int, tax_percent: int = 12, **fields: Any) -> Order:
    """A pending order with one taxed line for each total (PPN included)."""
    moment = fields.pop("created_at", now())
    lines = [(total, total - _net(total)) if tax_percent else (total, 0) for total in totals]
    order = Order.objects.create(
        order_id=f"DX-{next(_numbers):08}",
        buyer=buyer,
        subtotal=sum(totals),
        total=sum(totals),
        tax=sum(tax for _total, tax in lines),
        created_at=moment,
        expires_at=moment + timedelta(hours=24),
        **fields,
    )
    for total, tax in lines:
        product = training()
        OrderLine.objects.create(
            order=order,
            product=product,
            kind=product.kind,
            title=product.title,
            quantity=1,
            price=total,
            amount=total,
            total=total,
            tax_percent=Decimal(tax_percent),
            tax=tax,
        )
    return order


def _net(total: int) -> int:
    """Net of the included effective 11 %, rounded half up."""
    return (2 * total * 100 + 111) // 222


def paid(order: Order) -> Order:
    """The same order, paid."""
    order.status, order.paid_at = OrderStatus.PAID, now()
    order.save()
    return order


def refund_of(order: Order, *amounts: int, fee: int = 0) -> Refund:
    """A refund of these amounts of the lines, in their order."""
    refund = Refund.objects.create(
        order=order, amount=sum(amounts) - fee, fee=fee, reason="Berhalangan hadir", requested_at=now()
    )
    for line, amount in zip(order.lines.order_by("pk"), amounts, strict=False):
        if amount:
            RefundLine.objects.create(refund=refund, line=line, amount=amount)
    return refund


def served(buyer, **product_fields):
    """A fulfilled line."""
    order = paid(order_of(buyer, 150_000))
    line = order.lines.select_related("product").get()
    for name, value in product_fields.items():
        setattr(line.product, name, value)
    line.product.save()
    line.service = FulfilmentStatus.FULFILLED
    line.save()
    return line


def token_of(line):
    """The token in the link of its ticket."""
    (token,) = parse_qs(urlsplit(ticket_url(line)).query)["token"]
    return token


def wanted(buyer, *totals, id_type="npwp", number=NPWP, name="PT Contoh & Anak <Tbk>", **fields):
    """A paid and invoiced order whose buyer wants a tax invoice."""
    order = order_of(buyer, *totals, faktur_pajak=True, **fields)
    OrderTaxDetails.objects.create(
        order=order,
        id_type=id_type,
        encrypted_number=encrypt_number(number),
        name=name,
        address="Jalan Mawar 5\nBandung",
    )
    return issue_invoice(paid(order))
