"""Revenue of a period from ledger and order lines, computed by PostgreSQL."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from django.db.models import Count, ExpressionWrapper, F, FloatField, Q, QuerySet, Sum
from django.db.models.functions import Cast, Coalesce, Round, Trunc
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import (
    SETTLED,
    Invoice,
    LedgerEntry,
    LedgerKind,
    Order,
    OrderLine,
    OrderVoucher,
    RefundLine,
    Series,
)
from duxi.core.clock import JAKARTA
from duxi.core.errors import Invalid

LONGEST = timedelta(days=731)
DAYS_BY_DAY = 62
DAYS_BY_WEEK = 370
TOP = 10


class NoPeriod(Invalid):
    """The last day is before the first, or the period exceeds two years."""

    message = _("Pilih periode yang benar, paling lama dua tahun.")


@dataclass(frozen=True)
class Period:
    """Whole days in Jakarta, the last one included."""

    first: date
    last: date

    def __post_init__(self) -> None:
        if not timedelta(0) <= self.last - self.first <= LONGEST or not 2000 <= self.first.year < 2100:
            raise NoPeriod(errors={"from": [str(NoPeriod.message)]})

    @property
    def days(self) -> int:
        return (self.last - self.first).days + 1

    @property
    def start(self) -> datetime:
        return datetime.combine(self.first, time(), JAKARTA)

    @property
    def end(self) -> datetime:
        """The first moment after the period."""
        return datetime.combine(self.last + timedelta(days=1), time(), JAKARTA)

    def before(self) -> "Period":
        """The period of the same length right before."""
        return Period(self.first - timedelta(days=self.days), self.first - timedelta(days=1))

    def of(self, path: str) -> Q:
        """The condition that a date-time is within the period."""
        return Q(**{f"{path}__gte": self.start, f"{path}__lt": self.end})

    @property
    def unit(self) -> str:
        """The chart's unit: day, week or month, so that it stays readable."""
        return "day" if self.days <= DAYS_BY_DAY else "week" if self.days <= DAYS_BY_WEEK else "month"


Rows = list[dict[str, Any]]
Counted = QuerySet[Any, Any]

_PAID = Coalesce(-Sum("amount", filter=Q(kind=LedgerKind.PAYMENT)), 0)
_REFUNDED = Coalesce(Sum("amount", filter=Q(kind=LedgerKind.REFUND)), 0)


def totals(period: Period) -> dict[str, Any]:
    """Payments, refunds, tax, number of orders and their average amount."""
    money = _movements(period).aggregate(paid=_PAID, refunded=_REFUNDED)
    paid_orders = _orders(period).aggregate(
        orders=Count("pk", filter=Q(total__gt=0)),
        free_orders=Count("pk", filter=Q(total=0)),
        total=Coalesce(Sum("total"), 0),
        tax=Coalesce(Sum("tax"), 0),
        discount=Coalesce(Sum("discount"), 0),
    )
    orders = paid_orders["orders"]
    return {
        **money,
        "net": money["paid"] - money["refunded"],
        "tax": paid_orders["tax"] - _tax_given_back(period),
        "discount": paid_orders["discount"],
        "orders": orders,
        "free_orders": paid_orders["free_orders"],
        "ordered": paid_orders["total"],
        "average": round(paid_orders["total"] / orders) if orders else 0,
    }


def _movements(period: Period) -> QuerySet[LedgerEntry]:
    return LedgerEntry.objects.filter(
        period.of("at"), kind__in=(LedgerKind.PAYMENT, LedgerKind.REFUND)
    ).order_by()


def _orders(period: Period) -> QuerySet[Order]:
    return Order.objects.filter(period.of("paid_at"), status__in=SETTLED).order_by()


def _lines(period: Period) -> QuerySet[OrderLine]:
    return OrderLine.objects.filter(period.of("order__paid_at"), order__status__in=SETTLED).order_by()


def _tax_given_back(period: Period) -> int:
    """The tax of refunds, less retained fees, by their credit notes.

    Of refunds without one, each line's share, rounded to a whole rupiah.
    """
    notes = Invoice.objects.filter(period.of("refund__done_at"), series=Series.CREDIT_NOTE)
    credited: int = notes.aggregate(tax=Coalesce(Sum("tax"), 0))["tax"]
    given = F("amount") * F("refund__amount") / (F("refund__amount") + F("refund__fee"))
    share = Round(Cast(given * F("line__tax"), FloatField()) / F("line__total"))
    lines = RefundLine.objects.filter(
        period.of("refund__done_at"), line__total__gt=0, refund__amount__gt=0, refund__credit_note=None
    )
    found = lines.aggregate(tax=Sum(ExpressionWrapper(share, FloatField())))["tax"]
    return credited + round(found or 0)


def by_day(period: Period) -> list[dict[str, Any]]:
    """Paid and refunded by day, week or month (`Period.unit`), without gaps, the oldest first."""
    dated = _movements(period).annotate(day=Trunc("at", period.unit, tzinfo=JAKARTA)).values("day")
    money = {row["day"].date(): row for row in dated.annotate(paid=_PAID, refunded=_REFUNDED)}
    orders = _orders_by_day(period)
    return [{**_day(day, money), "orders": orders.get(day, 0)} for day in _starts(period)]


def _orders_by_day(period: Period) -> dict[date, int]:
    """An order counts on the day on which it was paid, as in the totals, even with several payments."""
    paid = _orders(period).filter(total__gt=0).annotate(day=Trunc("paid_at", period.unit, tzinfo=JAKARTA))
    counted: Counted = paid.values("day")
    return {row["day"].date(): row["n"] for row in counted.annotate(n=Count("pk"))}


def _is_payment() -> Q:
    return Q(kind=LedgerKind.PAYMENT)


def _day(day: date, found: Mapping[date, Any]) -> dict[str, Any]:
    row = found.get(day, {"paid": 0, "refunded": 0})
    return {"date": day, "paid": row["paid"], "refunded": row["refunded"]}


def _starts(period: Period) -> list[date]:
    """The first day of each day, week or month in the period."""
    days = [period.first + timedelta(days=n) for n in range(period.days)]
    if period.unit == "week":
        return sorted({day - timedelta(days=day.weekday()) for day in days})
    return sorted({day.replace(day=1) for day in days}) if period.unit == "month" else days


def by_kind(period: Period) -> Rows:
    """Sales by product kind, in orders paid in the period."""
    kinds: Counted = _lines(period).values("kind")
    return list(kinds.annotate(**_sold()).order_by("-amount", "kind"))


def by_method(period: Period) -> Rows:
    """Payments by method."""
    named: Counted = _movements(period).filter(_is_payment()).values("method")
    counted = named.annotate(amount=-Sum("amount"), orders=Count("order", distinct=True))
    return list(counted.order_by("-amount", "method"))


def top_products(period: Period) -> Rows:
    """The products with the highest revenue."""
    products: Counted = _lines(period).values("product_id", "kind", name=F("product__title"))
    sold = products.annotate(**_sold()).order_by("-amount", "name")[:TOP]
    return [{**row, "title": row["name"]} for row in sold]


def _sold() -> dict[str, Any]:
    return {"quantity": Sum("quantity"), "amount": Sum("total"), "refunded": Sum("refunded")}


def vouchers(period: Period) -> Rows:
    """Discounts by voucher batch, in orders paid in the period."""
    uses = OrderVoucher.objects.filter(period.of("order__paid_at"), order__status__in=SETTLED).order_by()
    batches: Counted = uses.values(batch_id=F("voucher__batch"), label=F("voucher__batch__label"))
    counted = batches.annotate(uses=Count("pk"), amount=Sum("amount"), turnover=Sum("order__total"))
    return list(counted.order_by("-amount", "label")[:TOP])
