"""The nightly proof of the books: every order's sum against its status, every part against its whole.

Each question is one statement over all orders and finds those that do not fit.
"""

import logging
from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.db.models import BigIntegerField, Case, Exists, F, OuterRef, Q, QuerySet, Subquery, Sum, When
from django.db.models.functions import Coalesce

from duxi.commerce.models import (
    OPEN_REFUNDS,
    SETTLED,
    CaseKind,
    Invoice,
    LedgerEntry,
    LedgerKind,
    MoneyCase,
    Order,
    OrderLine,
    OrderStatus,
    OrderVoucher,
    Refund,
    RefundLine,
    RefundStatus,
    Series,
)
from duxi.commerce.orders.actions.timeline import flag_for_review, lock_order

logger = logging.getLogger(__name__)

DECIDED = (RefundStatus.SENDING, RefundStatus.FAILED)
STANDING = (*OPEN_REFUNDS, RefundStatus.DONE)
BALANCE = "saldo"
TOO_MUCH = (CaseKind.SURPLUS, CaseKind.OTHER_AMOUNT)


def check_ledger() -> int:
    """Put every order whose books do not fit before a human; how many there are."""
    found: set[int] = set()
    for name, orders in _all_checks().items():
        for pk, number in orders.values_list("pk", "order_id"):
            found.add(pk)
            if _flag(pk, _sentence(name)):
                logger.error("The books of order %s do not fit: %s", number, name)
    logger.info("Books checked: %s orders do not fit", len(found))
    return len(found)


def mismatches_of(order: Order) -> set[str]:
    """What the proof would say of one order now."""
    return {_sentence(name) for name, orders in _all_checks().items() if orders.filter(pk=order.pk).exists()}


def _all_checks() -> Mapping[str, QuerySet[Order]]:
    return {**checks(), BALANCE: _unexplained_balance()}


def _sentence(name: str) -> str:
    return f"Pembukuan tidak cocok: {name}."


def _flag(order_pk: int, reason: str) -> bool:
    with transaction.atomic():
        return flag_for_review(lock_order(order_pk), reason, CaseKind.BOOKS)


def checks() -> Mapping[str, QuerySet[Order]]:
    """What is asked, and the orders with a wrong answer."""
    return {
        BALANCE: _wrong_balance(),
        "rincian item": _wrong_lines(),
        "potongan voucher": _wrong_vouchers(),
        "pengembalian per item": _with(_wrong_line_refunds()),
        "rincian pengembalian": _with(_wrong_refunds()),
        "baris pengembalian": _with(_wrong_refund_entries()),
        "status pengembalian": _wrong_status(),
        "faktur": _wrong_invoices(),
    }


def _sum(rows: QuerySet[Any], link: str, field: str = "amount") -> Coalesce:
    """The sum of a field over the rows that point at an outer row by this link."""
    grouped = rows.filter(**{link: OuterRef("pk")}).order_by().values(link).annotate(sum_=Sum(field))
    return Coalesce(Subquery(grouped.values("sum_")), 0, output_field=BigIntegerField())


def _with(rows: QuerySet[Any]) -> QuerySet[Order]:
    return Order.objects.filter(pk__in=rows.values("order"))


def _refunds_of_lines() -> QuerySet[Refund]:
    return Refund.objects.filter(Exists(RefundLine.objects.filter(refund=OuterRef("pk"))))


def _refunds_of_surplus() -> QuerySet[Refund]:
    return Refund.objects.exclude(Exists(RefundLine.objects.filter(refund=OuterRef("pk"))))


def _wrong_balance() -> QuerySet[Order]:
    """Owed is the total while pending, nothing afterwards; less what is on its way back."""
    orders = Order.objects.annotate(
        balance=_sum(LedgerEntry.objects.all(), "order"),
        credited=_sum(_refunds_of_lines().filter(status__in=DECIDED), "order"),
        surplus=_sum(_refunds_of_surplus().filter(status__in=OPEN_REFUNDS), "order"),
        owed=Case(When(status=OrderStatus.PENDING, then="total"), default=0, output_field=BigIntegerField()),
    )
    return orders.exclude(balance=F("owed") - F("credited") - F("surplus"))


def _unexplained_balance() -> QuerySet[Order]:
    """The same without money too much that waits before finance under its own name."""
    waiting = MoneyCase.objects.filter(order=OuterRef("pk"), kind__in=TOO_MUCH, closed_at=None)
    expected = F("owed") - F("credited") - F("surplus")
    return _wrong_balance().exclude(Q(Exists(waiting)) & Q(balance__lt=expected))


def _wrong_lines() -> QuerySet[Order]:
    lines = OrderLine.objects.all()
    orders = Order.objects.annotate(
        lines_amount=_sum(lines, "order", "amount"),
        lines_discount=_sum(lines, "order", "discount"),
        lines_total=_sum(lines, "order", "total"),
        lines_tax=_sum(lines, "order", "tax"),
    )
    return orders.exclude(
        lines_amount=F("subtotal"), lines_discount=F("discount"), lines_total=F("total"), lines_tax=F("tax")
    )


def _wrong_vouchers() -> QuerySet[Order]:
    orders = Order.objects.annotate(taken_off=_sum(OrderVoucher.objects.all(), "order"))
    return orders.exclude(taken_off=F("discount"))


def _wrong_line_refunds() -> QuerySet[OrderLine]:
    standing = RefundLine.objects.filter(refund__status__in=STANDING)
    return OrderLine.objects.annotate(given=_sum(standing, "line")).exclude(given=F("refunded"))


def _wrong_refunds() -> QuerySet[Refund]:
    """Lines less the fee are the amount; one made outside may have given back a surplus as well.

    One made outside has a fee where it took over what another refund was to pay.
    """
    refunds = _refunds_of_lines().annotate(of_lines=_sum(RefundLine.objects.all(), "refund"))
    fits = Q(requested_by__isnull=False, of_lines=F("amount") + F("fee"))
    return refunds.exclude(fits | Q(requested_by=None, of_lines__lte=F("amount") + F("fee")))


def _wrong_refund_entries() -> QuerySet[Refund]:
    """What is done stands in the ledger with its amount, and nothing else does."""
    entries = LedgerEntry.objects.filter(kind=LedgerKind.REFUND)
    done = Case(When(status=RefundStatus.DONE, then="amount"), default=0, output_field=BigIntegerField())
    return Refund.objects.annotate(booked=_sum(entries, "refund"), sent=done).exclude(booked=F("sent"))


def _given_back() -> Coalesce:
    return _sum(RefundLine.objects.filter(refund__status=RefundStatus.DONE), "refund__order")


def _wrong_status() -> QuerySet[Order]:
    orders = Order.objects.annotate(given=_given_back())
    fits = (
        Q(given=0) & ~Q(status__in=(OrderStatus.PARTIALLY_REFUNDED, OrderStatus.REFUNDED))
        | Q(status=OrderStatus.PARTIALLY_REFUNDED, given__gt=0, given__lt=F("total"))
        | Q(status=OrderStatus.REFUNDED, given__gt=0, given=F("total"))
    )
    return orders.exclude(fits)


def _wrong_invoices() -> QuerySet[Order]:
    """What is invoiced and not credited is what the buyer owes or paid and did not get back."""
    invoices = Invoice.objects.filter(series=Series.INVOICE)
    done = _refunds_of_lines().filter(status=RefundStatus.DONE)
    orders = Order.objects.filter(Exists(invoices.filter(order=OuterRef("pk")))).annotate(
        invoiced=_sum(invoices, "order", "total"),
        credited=_sum(Invoice.objects.filter(series=Series.CREDIT_NOTE), "order", "total"),
        given=_given_back(),
        fees=_sum(done, "order", "fee"),
        stands=Case(
            When(status__in=(OrderStatus.PENDING, *SETTLED), then="total"),
            default=0,
            output_field=BigIntegerField(),
        ),
    )
    return orders.exclude(invoiced=F("credited") + F("stands") - F("given") + F("fees"))
