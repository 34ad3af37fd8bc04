"""The ledger of an order: what it charges, what was received, what was refunded. Rows are only added.

Every caller holds the order's row locked. A movement that is already booked is not booked again; `reference`
identifies it among others of its kind.
"""

from dataclasses import dataclass

from django.db.models import Q, Sum

from duxi.accounts.models import User
from duxi.commerce.models import OPEN_REFUNDS, LedgerEntry, LedgerKind, Order, Refund, RefundStatus
from duxi.core.clock import now

CLAIM = "order"


@dataclass(frozen=True)
class PaymentReceived:
    """A received payment: rupiah, payment type, and the provider's or the proof's reference.

    `payment_type` is the provider's own term; empty for payments that staff entered.
    """

    amount: int
    method: str
    reference: str
    made_by: User | None = None
    note: str = ""
    payment_type: str = ""


def open_account(order: Order) -> None:
    """Book the first claim of an order that was created in this transaction (no earlier rows exist)."""
    if order.total:
        LedgerEntry.objects.create(
            order=order, at=now(), kind=LedgerKind.CHARGE, amount=order.total, reference=_claim(1)
        )


def charge(order: Order) -> None:
    """Book the order's total as owed; once more when a late payment revives an ended order."""
    _add(order, LedgerKind.CHARGE, order.total, _claim(_claims(order) + 1))


def reverse(order: Order) -> None:
    """Reverse the claim of an order that ended unpaid."""
    _add(order, LedgerKind.REVERSAL, -order.total, _claim(_claims(order)))


def recharge(order: Order, amount: int, refund: Refund, *, made_by: User | None, note: str) -> None:
    """Book again what a refund had credited, because the refund will not be paid out."""
    reference = str(refund.uuid)
    _add(order, LedgerKind.CHARGE, amount, reference, refund=refund, made_by=made_by, note=note)


def receive(order: Order, money: PaymentReceived) -> bool:
    """Book a payment; False when it is booked already."""
    return _add(
        order,
        LedgerKind.PAYMENT,
        -money.amount,
        money.reference,
        method=money.method,
        made_by=money.made_by,
        note=money.note,
    )


def credit(order: Order, amount: int, refund: Refund, *, made_by: User | None = None) -> None:
    """Lower the claim by an amount that is being refunded."""
    _add(order, LedgerKind.CREDIT, -amount, str(refund.uuid), refund=refund, made_by=made_by)


def send_back(order: Order, refund: Refund, *, made_by: User | None = None) -> None:
    """Book the refund's payout."""
    _add(
        order,
        LedgerKind.REFUND,
        refund.amount,
        str(refund.uuid),
        refund=refund,
        made_by=made_by,
        method=refund.get_route_display(),
        note=refund.proof,
    )


def balance(order: Order) -> int:
    """What is still owed; negative when money waits to be refunded."""
    return _sum(Q(order=order))


def received(order: Order) -> int:
    """The sum of all payments, regardless of refunds."""
    return -_sum(Q(order=order, kind=LedgerKind.PAYMENT))


def has_received(order: Order, reference: str) -> bool:
    """Whether this payment is booked."""
    return LedgerEntry.objects.filter(order=order, kind=LedgerKind.PAYMENT, reference=reference).exists()


def in_hand(order: Order) -> int:
    """Payments less payouts: the upper limit of a refund."""
    return -_sum(Q(order=order, kind__in=(LedgerKind.PAYMENT, LedgerKind.REFUND)))


def unallocated_balance(order: Order) -> int:
    """Money that belongs neither to a claim nor to a pending refund, and so may be refunded."""
    decided = Q(lines__isnull=False, status__in=(RefundStatus.SENDING, RefundStatus.FAILED))
    surplus = Q(lines=None, status__in=OPEN_REFUNDS)
    on_its_way = Refund.objects.filter(decided | surplus, order=order).distinct()
    return -balance(order) - sum(on_its_way.values_list("amount", flat=True))


def _sum(which: Q) -> int:
    return LedgerEntry.objects.filter(which).aggregate(total=Sum("amount"))["total"] or 0


def _claims(order: Order) -> int:
    """The number of the order's own claims; claims of withdrawn refunds carry the refund's number instead."""
    return LedgerEntry.objects.filter(order=order, kind=LedgerKind.CHARGE, refund=None).count()


def _claim(number: int) -> str:
    return CLAIM if number <= 1 else f"{CLAIM}/{number}"


def _add(
    order: Order,
    kind: LedgerKind,
    amount: int,
    reference: str,
    *,
    method: str = "",
    refund: Refund | None = None,
    made_by: User | None = None,
    note: str = "",
) -> bool:
    """Add a row, except for zero amounts. False when it exists already."""
    if amount == 0:
        return False
    if LedgerEntry.objects.filter(order=order, kind=kind, reference=reference).exists():
        return False
    rest = {"method": method, "refund": refund, "made_by": made_by, "note": note}
    LedgerEntry.objects.create(order=order, kind=kind, reference=reference, at=now(), amount=amount, **rest)
    return True
