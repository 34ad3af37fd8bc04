"""Commissions: earned by sales, held for some days, clawed back by refunds."""

from datetime import timedelta

from django.db import transaction
from django.db.models import Sum
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.models import Order, OrderLine, Refund, RefundLine, RefundStatus
from duxi.core.clock import now
from duxi.core.errors import NotFound, Rejected
from duxi.growth.affiliate_rules import affiliate_rule, credited_code, suspicion_of
from duxi.growth.models import (
    Affiliate,
    AffiliateStatus,
    Commission,
    CommissionEntry,
    CommissionEntryKind,
    Suspicion,
)


class Decided(Rejected):
    """Nothing to decide, or already decided."""

    message = _("Komisi ini tidak sedang diperiksa.")


def earn_for_order(order: Order) -> None:
    """Create the commissions of an order's lines, once."""
    for line in order.lines.exclude(affiliate_code="").select_related("order__buyer").order_by("pk"):
        with transaction.atomic():
            _earn(line)


@transaction.atomic
def claw_back(refund: Refund) -> None:
    """Claw back the refunded share of each line's commission; idempotent."""
    lines = refund.lines.filter(line__commission__isnull=False).select_related("line__commission")
    for row in lines.order_by("line_id"):
        commission = Commission.objects.select_for_update().get(pk=row.line.commission.pk)
        _claw_back(commission, row)


@transaction.atomic
def clear(*, commission_id: int, made_by: User) -> None:
    """Approve a suspicious commission; raises `NotFound` or `Decided`."""
    commission = _undecided(commission_id)
    commission.cleared_at, commission.cleared_by = now(), made_by
    commission.save(update_fields=["cleared_at", "cleared_by"])
    _book(commission)
    done = RefundLine.objects.filter(line=commission.line_id, refund__status=RefundStatus.DONE)
    for row in done.order_by("pk"):
        _claw_back(commission, row)


@transaction.atomic
def reject(*, commission_id: int, made_by: User, note: str) -> None:
    """Reject a suspicious commission, which earns nothing; raises `NotFound` or `Decided`."""
    commission = _undecided(commission_id)
    commission.rejected_at, commission.cleared_by, commission.review_note = now(), made_by, note
    commission.save(update_fields=["rejected_at", "cleared_by", "review_note"])


def _undecided(commission_id: int) -> Commission:
    commission = Commission.objects.select_for_update().filter(pk=commission_id).first()
    if commission is None:
        raise NotFound
    if not commission.suspicion or commission.cleared_at or commission.rejected_at:
        raise Decided
    return commission


def _earn(line: OrderLine) -> None:
    """Suspicious sales wait for staff; purchases with the buyer's own code are rejected at once."""
    rule = affiliate_rule(line.kind, now().date())
    code = credited_code(line, rule) if rule else ""
    owners = Affiliate.objects.filter(user__affiliate_codes__code=code, status=AffiliateStatus.ACTIVE)
    affiliate = owners.select_related("user").first() if code else None
    if rule is None or affiliate is None or not line.total or not affiliate.user.is_active:
        return
    base = line.total - line.tax
    suspicion = suspicion_of(affiliate, line.order)
    commission, is_new = Commission.objects.get_or_create(
        line=line,
        defaults={
            "affiliate": affiliate,
            "code": code,
            "base": base,
            "percent": rule.percent,
            "amount": int(base * rule.percent // 100),
            "available_at": now() + timedelta(days=rule.hold_days),
            "created_at": now(),
            "suspicion": suspicion or "",
            "rejected_at": now() if suspicion == Suspicion.SAME_ACCOUNT else None,
        },
    )
    if is_new and not commission.suspicion:
        _book(commission)


def _book(commission: Commission) -> None:
    if commission.amount:
        _enter(commission, CommissionEntryKind.EARN, commission.amount, f"line:{commission.line_id}")


def _claw_back(commission: Commission, row: RefundLine) -> None:
    """Computed from the line's total refunds, so that rounding adds up to the whole."""
    reference = f"refund:{row.refund_id}:{row.line_id}"
    if commission.suspicion and not commission.cleared_at:
        return
    if CommissionEntry.objects.filter(kind=CommissionEntryKind.CLAW_BACK, reference=reference).exists():
        return
    total = row.line.total
    done = RefundLine.objects.filter(line=row.line_id, refund__status=RefundStatus.DONE)
    back = done.aggregate(sum=Sum("amount"))["sum"] or 0
    taken = commission.entries.filter(kind=CommissionEntryKind.CLAW_BACK)
    already = -(taken.aggregate(sum=Sum("amount"))["sum"] or 0)
    wanted = -(-commission.amount * back // total) - already
    if wanted > 0:
        _enter(commission, CommissionEntryKind.CLAW_BACK, -wanted, reference)


def _enter(commission: Commission, kind: CommissionEntryKind, amount: int, reference: str) -> None:
    CommissionEntry.objects.create(
        affiliate_id=commission.affiliate_id,
        kind=kind,
        amount=amount,
        reference=reference,
        available_at=commission.available_at,
        at=now(),
        commission=commission,
    )
