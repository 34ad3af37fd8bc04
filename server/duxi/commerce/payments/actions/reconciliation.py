"""The nightly reconciliation of the ledger: balances against statuses, parts against sums.

Each check is one statement over all orders and returns those that do not match.
"""

import logging
from collections.abc import Mapping
from typing import Any

from django.db import transaction
from django.db.models import BigIntegerField, Case, Exists, F, OuterRef, Q, QuerySet, Subquery, Sum, When
from django.db.models.functions import Coalesce
from django.utils.translation import gettext_noop

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
from duxi.commerce.orders.findings import Found

logger = logging.getLogger(__name__)

DECIDED = (RefundStatus.SENDING, RefundStatus.FAILED)
STANDING = (*OPEN_REFUNDS, RefundStatus.DONE)
BALANCE = gettext_noop("saldo")
TOO_MUCH = (CaseKind.SURPLUS, CaseKind.OTHER_AMOUNT)


def check_ledger() -> int:
    """Raise a case for every order that does not reconcile; returns how many."""
    found: set[int] = set()
    for name, orders in _all_checks().items():
        for pk, number in orders.values_list("pk", "order_id"):
            found.add(pk)
            if _flag(pk, _found(name)):
                logger.error("The books of order %s do not fit: %s", number, name)
    logger.info("Books checked: %s orders do not fit", len(found))
    return len(found)


def mismatches_of(order: Order) -> set[str]:
    """The failed checks of one order right now."""
    return {
        _found(name).stored_text()
        for name, orders in _all_checks().items()
        if orders.filter(pk=order.pk).exists()
    }


def _all_checks() -> Mapping[str, QuerySet[Order]]:
    return {**checks(), BALANCE: _unexplained_balance()}


def _found(name: str) -> Found:
    return Found("books", {"check": name})


def _flag(order_pk: int, found: Found) -> bool:
    with transaction.atomic():
        return flag_for_review(lock_order(order_pk), found, CaseKind.BOOKS)


def checks() -> Mapping[str, QuerySet[Order]]:
    """The checks by their Indonesian names, each with the orders that fail it."""
    return {
        BALANCE: _wrong_balance(),
        gettext_noop("rincian item"): _wrong_lines(),
        gettext_noop("potongan voucher"): _wrong_vouchers(),
        gettext_noop("pengembalian per item"): _with(_wrong_line_refunds()),
        gettext_noop("rincian pengembalian"): _with(_wrong_refunds()),
        gettext_noop("baris pengembalian"): _with(_wrong_refund_entries()),
        gettext_noop("status pengembalian"): _wrong_status(),
        gettext_noop("faktur"): _wrong_invoices(),
    }


def _sum(rows: QuerySet[Any], link: str, field: str = "amount") -> Coalesce:
    """The sum of a field over the rows that refer to an outer row by this foreign key."""
    grouped = rows.filter(**{link: OuterRef("pk")}).order_by().values(link).annotate(sum_=Sum(field))
    return Coalesce(Subquery(grouped.values("sum_")), 0, output_field=BigIntegerField())


def _with(rows: QuerySet[Any]) -> QuerySet[Order]:
    return Order.objects.filter(pk__in=rows.values("order"))


def _refunds_of_lines() -> QuerySet[Refund]:
    return Refund.objects.filter(Exists(RefundLine.objects.filter(refund=OuterRef("pk"))))


def _refunds_of_surplus() -> QuerySet[Refund]:
    return Refund.objects.exclude(Exists(RefundLine.objects.filter(refund=OuterRef("pk"))))


def _wrong_balance() -> QuerySet[Order]:
    """The balance must be the total while pending and zero afterwards, less refunds in progress."""
    orders = Order.objects.annotate(
        balance=_sum(LedgerEntry.objects.all(), "order"),
        credited=_sum(_refunds_of_lines().filter(status__in=DECIDED), "order"),
        surplus=_sum(_refunds_of_surplus().filter(status__in=OPEN_REFUNDS), "order"),
        owed=Case(When(status=OrderStatus.PENDING, then="total"), default=0, output_field=BigIntegerField()),
    )
    return orders.exclude(balance=F("owed") - F("credited") - F("surplus"))


def _unexplained_balance() -> QuerySet[Order]:
    """The same without surplus money that already has a case of its own."""
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
    """A refund's lines less the fee equal its amount; an external one may also have returned a surplus.

    An external refund has a fee if it took over another refund.
    """
    refunds = _refunds_of_lines().annotate(of_lines=_sum(RefundLine.objects.all(), "refund"))
    fits = Q(requested_by__isnull=False, of_lines=F("amount") + F("fee"))
    return refunds.exclude(fits | Q(requested_by=None, of_lines__lte=F("amount") + F("fee")))


def _wrong_refund_entries() -> QuerySet[Refund]:
    """A completed refund has a ledger entry with its amount, and others have none."""
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
    """Invoices less credit notes equal what the buyer owes or has paid, less refunds."""
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
