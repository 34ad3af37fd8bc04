"""The demo company's order: partly paid, with seats in different states."""

from datetime import timedelta
from typing import Any

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import at, now
from duxi.corporate.actions.orders import order, record_payment
from duxi.corporate.actions.quotations import answer, request_quotation
from duxi.corporate.actions.seats import assign, use
from duxi.corporate.models import CompanyOrder, CompanySeat, Member, PaymentTerms, Quotation
from duxi.entitlements.actions.status import complete
from duxi.entitlements.models import Entitlement

Item = dict[str, Any]


def load_order(manager: Member, item: Item) -> None:
    """Create the order unless the company has one."""
    if CompanyOrder.objects.filter(company=manager.company).exists():
        return
    with at(now() - timedelta(days=item["days_ago"])):
        _order(manager, item)
        for seat in item["seats"]:
            _give(manager, seat)


def _order(manager: Member, item: Item) -> None:
    seats = {Product.objects.get(slug=slug).pk: count for slug, count in item["lines"].items()}
    asked = request_quotation(manager=manager, seats=seats, campaign=None, note=item["note"])
    answer(manager=manager, quotation=asked, is_accepted=True)
    accepted = Quotation.objects.select_related("company").get(pk=asked.pk)
    terms = PaymentTerms(item["terms"])
    made = order(manager=manager, quotation=accepted, terms=terms, wants_tax_invoice=True)
    staff = User.objects.get(email="fina@contoh.example")
    record_payment(order_id=made.pk, number=1, proof=item["proof"], by=staff)


def _give(manager: Member, item: Item) -> None:
    member = Member.objects.select_related("user").get(company=manager.company, user__email=item["email"])
    product = Product.objects.get(slug=item["slug"])
    assign(manager=manager, product_id=product.pk, member_ids=[member.pk])
    if not item.get("is_used"):
        return
    seat = use(user=member.user, uuid=CompanySeat.objects.get(product=product, member=member).uuid)
    if item.get("is_completed"):
        held = Entitlement.objects.get(holder=member.user, source_reference=str(seat.voucher_id))
        complete(held.pk, completed_at=now())
