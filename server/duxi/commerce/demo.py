"""Demo orders: invented buyers order, pay, let expire and get money back over the past weeks.

Every step is the product's own action, done as if its day were today; nobody is told of it. Laid down once.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from django.db.models import F, Q, QuerySet

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.commerce.actions import cart, checkout, payments, refunds, reports, staff_orders
from duxi.commerce.actions.refunds import LineRefund, Terms
from duxi.commerce.actions.voucher_batches import NewCodes, create_batch
from duxi.commerce.models import Order, OrderStatus, Refund, RefundRoute, Voucher
from duxi.commerce.tax_identity import TaxIdentity
from duxi.core.clock import at, now
from duxi.core.errors import Rejected
from duxi.core.events import in_silence
from duxi.core.fixtures import read_yaml
from duxi.gateways.models import EmbeddedStatus, EmbeddedTransaction
from duxi.gateways.payment.embedded_report import notification_of, report_of

_KINDS = ("training", "training", "workshop", "webinar", "elearning", "certification", "inix-certification")
_METHODS = (("bank_transfer", "bca"), ("bank_transfer", "mandiri"), ("qris", ""), ("credit_card", ""))
_FREE_SEATS = 8
_RULES = (
    "label",
    "effect",
    "value",
    "max_discount",
    "min_amount",
    "kinds",
    "max_uses",
    "max_uses_per_person",
)
_ORDERED_DAYS_AGO, _PAID_DAYS_AGO = 6, 1

Item = dict[str, Any]


@dataclass
class Shop:
    """Who buys what, by a seed: the same every time."""

    random: Random
    staff: User
    buyers: Sequence[User]
    products: Sequence[Product]
    companies: Sequence[TaxIdentity]
    codes: Sequence[list[str]]

    def order(
        self, moment: datetime, *, taxed: bool = False, codes: Sequence[str] = (), has_token: bool = True
    ) -> Order:
        """Somebody orders one or two things, with the first of the codes that the rules allow."""
        buyer = self.random.choice(self.buyers)
        wanted = self.random.sample(list(self.products), self.random.choice((1, 1, 1, 2)))
        identity = self.random.choice(self.companies) if taxed else None
        with at(moment):
            order = place(buyer, wanted, codes, identity)
            if has_token:
                payments.ensure_token(order)
        return order

    def pay(self, order: Order, moment: datetime) -> None:
        """The provider's payment, reported by its own notification."""
        settle(order, *self.random.choice(_METHODS), moment)

    def end(self, order: Order, status: EmbeddedStatus, moment: datetime) -> None:
        """The provider's time is over, or its payer gave up."""
        _report(EmbeddedTransaction.objects.get(order_id=order.order_id), status, moment)

    def pay_again(self, order: Order, moment: datetime) -> None:
        """A second payment under another number, as two tabs make it."""
        found = EmbeddedTransaction.objects.get(order_id=order.order_id)
        body = notification_of(found) | {"transaction_id": f"{self.random.getrandbits(128):032x}"}
        report = report_of(found).model_copy(update={"transaction_id": body["transaction_id"]})
        with at(moment):
            reports.receive(report=report, body=json.dumps(body), address="127.0.0.1")


def settle(order: Order, method: str, bank: str, moment: datetime) -> None:
    """The payment arrives at the provider, which tells us."""
    found = EmbeddedTransaction.objects.get(order_id=order.order_id)
    found.payment_type, found.bank = method, bank
    _report(found, EmbeddedStatus.SETTLEMENT, moment)


def _report(found: EmbeddedTransaction, status: EmbeddedStatus, moment: datetime) -> None:
    found.status = found.notified_status = status
    found.changed_at = moment
    found.save()
    with at(moment):
        body = json.dumps(notification_of(found))
        reports.receive(report=report_of(found), body=body, address="127.0.0.1")


def load_orders(path: Path, people_path: Path) -> bool:
    """Lay down the orders of `orders.yaml`; False, and nothing done, where there are orders already."""
    if Order.objects.exists():
        return False
    plan = read_yaml(path)
    with in_silence():
        shop = _shop(plan, people_path)
        told = [story for story, times in plan["stories"].items() for _n in range(times)]
        shop.random.shuffle(told)
        for story, moment in zip(told, _moments(shop.random, len(told), plan["days"]), strict=True):
            _STORIES[story](shop, moment)
        for story, times in plan["waiting"].items():
            for number in range(times):
                _STORIES[story](shop, now() - timedelta(hours=5 + 9 * number))
        _order_before_it_sells_out(shop, plan["late"])
    return True


def _shop(plan: Item, people_path: Path) -> Shop:
    random = Random("orders")  # noqa: S311 - made-up orders, not secrets
    emails = [person["email"] for person in read_yaml(people_path)["participants"]]
    staff = User.objects.get(email=plan["staff"])
    buyers = list(User.objects.filter(email__in=emails).order_by("email"))
    companies = [TaxIdentity(**company) for company in plan["companies"]]
    codes = [_codes(item, staff) for item in plan["vouchers"]]
    return Shop(random, staff, buyers, list(_products(plan["late"])), companies, codes)


def _products(late: Item) -> QuerySet[Product]:
    """What is on sale with seats to spare, so that nothing of the shop sells out by its demo."""
    sold_here = [kind.slug for kind in KINDS if kind.slug in _KINDS and not kind.refusal]
    there = Q(quota=None) | Q(quota__gte=F("sold") + _FREE_SEATS)
    wanted = Product.objects.filter(there, is_published=True, kind__in=sold_here, price__gte=50_000)
    return wanted.exclude(slug=late["slug"]).order_by("kind", "pk")


def _codes(item: Item, staff: User) -> list[str]:
    values = {name: item[name] for name in _RULES if name in item}
    values["is_first_purchase_only"] = item.get("is_first_purchase_only", False)
    values["valid_from"] = now() - timedelta(days=item["since_days"])
    values["valid_until"] = now() - timedelta(days=item["until_days"])
    new = NewCodes(code=item.get("code", ""), count=item.get("count", 0), prefix=item.get("prefix", ""))
    batch = create_batch(values=values, product_ids=[], codes=new, made_by=staff)
    return list(Voucher.objects.filter(batch=batch).order_by("code").values_list("code", flat=True))


def _moments(random: Random, count: int, days: int) -> Iterator[datetime]:
    """So many hours of work, the later the more, the oldest first."""
    back = sorted((days * (1 - random.random() ** 0.7) + 1.5 for _n in range(count)), reverse=True)
    for day in back:
        moment = now() - timedelta(days=day)
        yield moment.replace(hour=random.randint(8, 21), minute=random.randrange(60))


def place(
    buyer: User, products: Sequence[Product], codes: Sequence[str], identity: TaxIdentity | None = None
) -> Order:
    """An order by way of the cart; codes that the rules refuse are left out."""
    lines = [cart.add_item(owner=buyer, product=product, quantity=1).pk for product in products]
    for code in codes:
        with suppress(Rejected):
            return _placed(buyer, lines, identity, code)
    return _placed(buyer, lines, identity)


def _placed(buyer: User, lines: list[int], identity: TaxIdentity | None, code: str = "") -> Order:
    return checkout.place_order(
        buyer=buyer,
        cart_ids=lines,
        wants_tax_invoice=identity is not None,
        voucher_code=code,
        tax_identity=identity,
    )


def _paid(shop: Shop, moment: datetime, **how: Any) -> Order:
    order = shop.order(moment, **how)
    shop.pay(order, moment + timedelta(minutes=shop.random.randint(2, 300)))
    return order


def _with_voucher(shop: Shop, moment: datetime) -> None:
    """With a code of whichever batch takes it."""
    offered = [shop.random.choice(codes) for codes in shop.codes]
    shop.random.shuffle(offered)
    _paid(shop, moment, codes=offered)


def _with_tax_invoice(shop: Shop, moment: datetime) -> None:
    _paid(shop, moment, taxed=True)


def _expired(shop: Shop, moment: datetime) -> None:
    shop.end(shop.order(moment), EmbeddedStatus.EXPIRE, moment + timedelta(hours=24))


def _cancelled(shop: Shop, moment: datetime) -> None:
    shop.end(shop.order(moment), EmbeddedStatus.CANCEL, moment + timedelta(hours=3))


def _refunded(shop: Shop, moment: datetime) -> None:
    _give_back(shop, _paid(shop, moment), moment + timedelta(days=1), "Peserta pindah tugas")


def _refunded_in_part(shop: Shop, moment: datetime) -> None:
    order = _paid(shop, moment)
    _give_back(shop, order, moment + timedelta(days=1), "Hadir setengah hari", share=0.5, fee=25_000)


def _give_back(
    shop: Shop, order: Order, moment: datetime, reason: str, *, share: float = 1, fee: int = 0
) -> None:
    """By transfer, with its proof the day after."""
    refund = _asked_back(shop, order, moment, reason, share=share, fee=fee)
    with at(min(moment + timedelta(days=1), now())):
        proof = f"TRF-{shop.random.randint(10_000, 99_999)}"
        refunds.done(refund=refund, made_by=shop.staff, proof=proof, note="Ditransfer ke rekening pembeli")


def _asked_back(
    shop: Shop, order: Order, moment: datetime, reason: str, *, share: float = 1, fee: int = 0
) -> Refund:
    is_whole = share == 1
    lines = [LineRefund(line.pk, int(line.total * share), gives_back=is_whole) for line in order.lines.all()]
    terms = Terms(reason, fee, RefundRoute.TRANSFER)
    with at(moment):
        return refunds.refund_lines(order=order, lines=lines, terms=terms, made_by=shop.staff)


def _refund_to_send(shop: Shop, moment: datetime) -> None:
    order = _paid(shop, moment - timedelta(days=2))
    _asked_back(shop, order, moment, "Jadwal bentrok dengan dinas luar kota")


def _transferred(shop: Shop, moment: datetime) -> None:
    order = shop.order(moment, has_token=False)
    with at(moment + timedelta(hours=6)):
        staff_orders.mark_paid(
            order=order,
            amount=order.total,
            method="Transfer bank",
            proof=f"FT-{shop.random.randint(100_000, 999_999)}",
            reason="Bukti transfer dikirim lewat email",
            made_by=shop.staff,
        )


def _paid_twice(shop: Shop, moment: datetime) -> None:
    order = _paid(shop, moment - timedelta(hours=6))
    shop.pay_again(order, moment)


def _pending(shop: Shop, moment: datetime) -> None:
    shop.order(moment, has_token=False)


_STORIES: Mapping[str, Callable[[Shop, datetime], object]] = {
    "paid": _paid,
    "paid_with_voucher": _with_voucher,
    "paid_with_tax_invoice": _with_tax_invoice,
    "expired": _expired,
    "cancelled": _cancelled,
    "refunded": _refunded,
    "refunded_in_part": _refunded_in_part,
    "transferred_by_staff": _transferred,
    "paid_twice": _paid_twice,
    "refund_to_send": _refund_to_send,
    "pending": _pending,
}


def _order_before_it_sells_out(shop: Shop, late: Item) -> None:
    """Ordered, and not paid in time: the seats went back."""
    product = Product.objects.get(kind=late["kind"], slug=late["slug"])
    moment = now() - timedelta(days=_ORDERED_DAYS_AGO)
    for buyer in User.objects.filter(email__in=late["buyers"]).order_by("email"):
        with at(moment):
            order = place(buyer, [product], ())
            payments.ensure_token(order)
        shop.end(order, EmbeddedStatus.EXPIRE, moment + timedelta(hours=24))


def load_late_payments(path: Path) -> None:
    """Their money comes all the same, once the class is sold out: paid, and no seat to be had."""
    plan = read_yaml(path)["late"]
    expired = Order.objects.filter(status=OrderStatus.EXPIRED, lines__product__slug=plan["slug"])
    with in_silence():
        for order in expired.order_by("pk"):
            settle(order, *_METHODS[0], now() - timedelta(days=_PAID_DAYS_AGO))
