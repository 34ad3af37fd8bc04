"""The books of an order: what it charges, what came in, what went back. Rows are only ever added.

Everybody who writes here holds the order's row locked. A movement that stands there already is not
written again: `reference` tells it from the others of its kind.
"""

from dataclasses import dataclass

from django.db.models import Q, Sum

from duxi.accounts.models import User
from duxi.commerce.models import OPEN_REFUNDS, LedgerEntry, LedgerKind, Order, Refund, RefundStatus
from duxi.core.clock import now

CLAIM = "order"


@dataclass(frozen=True)
class PaymentReceived:
    """PaymentReceived that came in: rupiah, how, and under which number of the provider or of staff's proof.

    `payment_type` is the provider's own word for how; empty for what staff entered.
    """

    amount: int
    method: str
    reference: str
    made_by: User | None = None
    note: str = ""
    payment_type: str = ""


def open_account(order: Order) -> None:
    """The first claim of an order that was made in this transaction: nothing can be there yet."""
    if order.total:
        LedgerEntry.objects.create(
            order=order, at=now(), kind=LedgerKind.CHARGE, amount=order.total, reference=_claim(1)
        )


def charge(order: Order) -> None:
    """The buyer owes the order's total; once more when late money brings an ended order back."""
    _add(order, LedgerKind.CHARGE, order.total, _claim(_claims(order) + 1))


def reverse(order: Order) -> None:
    """The order ended unpaid: nobody owes it any more."""
    _add(order, LedgerKind.REVERSAL, -order.total, _claim(_claims(order)))


def recharge(order: Order, amount: int, refund: Refund, *, made_by: User | None, note: str) -> None:
    """What a refund took off is owed again, because it is not going to be paid out."""
    reference = str(refund.uuid)
    _add(order, LedgerKind.CHARGE, amount, reference, refund=refund, made_by=made_by, note=note)


def receive(order: Order, money: PaymentReceived) -> bool:
    """PaymentReceived came in; False when this payment is in the books already."""
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
    """So much less is owed, because it is being refunded."""
    _add(order, LedgerKind.CREDIT, -amount, str(refund.uuid), refund=refund, made_by=made_by)


def send_back(order: Order, refund: Refund, *, made_by: User | None = None) -> None:
    """The refund's money has left us."""
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
    """What is still owed; negative where money waits to be given back."""
    return _sum(Q(order=order))


def received(order: Order) -> int:
    """What came in altogether, whatever went back since."""
    return -_sum(Q(order=order, kind=LedgerKind.PAYMENT))


def has_received(order: Order, reference: str) -> bool:
    """Whether this payment is in the books."""
    return LedgerEntry.objects.filter(order=order, kind=LedgerKind.PAYMENT, reference=reference).exists()


def in_hand(order: Order) -> int:
    """What came in and has not gone back: no refund can be more."""
    return -_sum(Q(order=order, kind__in=(LedgerKind.PAYMENT, LedgerKind.REFUND)))


def unallocated_balance(order: Order) -> int:
    """PaymentReceived that belongs to no claim and to no refund on its way: it may be given back."""
    decided = Q(lines__isnull=False, status__in=(RefundStatus.SENDING, RefundStatus.FAILED))
    surplus = Q(lines=None, status__in=OPEN_REFUNDS)
    on_its_way = Refund.objects.filter(decided | surplus, order=order).distinct()
    return -balance(order) - sum(on_its_way.values_list("amount", flat=True))


def _sum(which: Q) -> int:
    return LedgerEntry.objects.filter(which).aggregate(total=Sum("amount"))["total"] or 0


def _claims(order: Order) -> int:
    """Of the order itself; what withdrawn refunds claim again is numbered by them."""
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
    """Write a row; rows over nothing are left out. False when it was there already."""
    if amount == 0:
        return False
    if LedgerEntry.objects.filter(order=order, kind=kind, reference=reference).exists():
        return False
    rest = {"method": method, "refund": refund, "made_by": made_by, "note": note}
    LedgerEntry.objects.create(order=order, kind=kind, reference=reference, at=now(), amount=amount, **rest)
    return True
