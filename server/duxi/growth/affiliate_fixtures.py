"""Loads `fixtures/affiliates.yaml`: rules, rates, members with their clicks, sales and one payout.

Sales are demo orders that get a code afterwards; commissions are created by the product's own actions with
dates in the past.
"""

from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from duxi.accounts.models import User
from duxi.commerce.models import SETTLED, Order, OrderLine
from duxi.commerce.refunds import account_numbers
from duxi.core.clock import at, now
from duxi.core.events import suppress_events
from duxi.core.fixtures import read_yaml
from duxi.core.secrets import digest
from duxi.growth.actions.commissions import earn_for_order
from duxi.growth.actions.payouts import make_batch, mark_paid
from duxi.growth.models import (
    Affiliate,
    AffiliateClick,
    AffiliateCode,
    AffiliateRule,
    Commission,
    WithholdingRate,
)

Item = dict[str, Any]
_DAYS = 30
_PAID_DAYS_AGO = 3


def load_affiliates(path: Path) -> None:
    """Create what does not exist yet."""
    found = read_yaml(path)
    for rule in found["rules"]:
        AffiliateRule.objects.get_or_create(
            valid_from=rule.pop("valid_from"), kind=rule.pop("kind"), defaults=rule
        )
    for rate in found["withholding"]:
        key = {"valid_from": rate.pop("valid_from"), "holder_type": rate.pop("holder_type")}
        WithholdingRate.objects.get_or_create(**key, defaults=rate)
    for member in found["members"]:
        _load_member(member)
    if not Commission.objects.exists():
        _load_past(found["members"])


def _load_member(member: Item) -> None:
    user = User.objects.get(email=member["owner"])
    Affiliate.objects.get_or_create(
        user=user,
        defaults={
            "status": member["status"],
            "holder_type": "individual",
            "name": member["name"],
            "bank": member["bank"],
            "encrypted_account": account_numbers.encrypt_number(member["account"]),
            "account_holder": user.fullname,
            "channel": member["channel"],
            "wanted_code": member["code"],
            "submitted_at": now() - timedelta(days=60),
        },
    )
    if member["status"] == "active":
        AffiliateCode.objects.get_or_create(
            code=member["code"], defaults={"owner": user, "name": member["name"]}
        )


def _load_past(members: list[Item]) -> None:
    random = Random(7)  # noqa: S311 - the same demo every time
    active = [member for member in members if member["status"] == "active"]
    with suppress_events():
        for number, order in enumerate(_sales(8 * len(active))):
            _bring(order, active[number % len(active)])
        with at(now() - timedelta(days=_PAID_DAYS_AGO)):
            _pay_out()
    for member in active:
        _click(AffiliateCode.objects.get(code=member["code"]), random)


def _sales(each: int) -> list[Order]:
    """The oldest orders, whose commissions are paid out, and the newest, some of which are still held."""
    orders = Order.objects.filter(status__in=SETTLED, paid_at__isnull=False, total__gt=0)
    first = list(orders.order_by("paid_at", "pk")[:each])
    newest = orders.exclude(pk__in=[order.pk for order in first]).order_by("-paid_at", "-pk")[:each]
    return [*first, *reversed(newest)]


def _bring(order: Order, member: Item) -> None:
    if order.buyer.email == member["owner"] or order.paid_at is None:
        return
    OrderLine.objects.filter(order=order).update(affiliate_code=member["code"])
    with at(order.paid_at):
        earn_for_order(order)


def _pay_out() -> None:
    staff = User.objects.get(email="fina@contoh.example")
    due = Commission.objects.filter(available_at__lte=now(), amount__gte=50_000, suspicion="")
    if due.exists():
        batch = make_batch(made_by=staff)
        mark_paid(batch_id=batch.pk, proof="BCA 000187", made_by=staff)


def _click(code: AffiliateCode, random: Random) -> None:
    clicks = []
    for ago in range(_DAYS):
        moment = now() - timedelta(days=ago)
        for number in range(random.randint(1, 9)):
            visitor = digest(f"{code.code}{ago}{number}")
            clicks.append(AffiliateClick(code=code, day=moment.date(), at=moment, visitor=visitor))
    AffiliateClick.objects.bulk_create(clicks, ignore_conflicts=True)
