"""Payouts: finance collects due commissions into a batch, transfers it and marks it as paid.

Affiliates are locked in the order of their ids, so two concurrent batches pay no one twice.
"""

from decimal import Decimal

from django.db import transaction
from django.db.models import Sum
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import NotFound, Rejected
from duxi.core.locks import advisory_lock
from duxi.growth.affiliate_rules import affiliate_rule, withholding_rate
from duxi.growth.models import (
    Affiliate,
    AffiliateStatus,
    CommissionEntry,
    CommissionEntryKind,
    HolderType,
    Payout,
    PayoutBatch,
    PayoutStatus,
)
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.affiliate import PAID_OUT

_PAYABLE = (AffiliateStatus.ACTIVE, AffiliateStatus.SUSPENDED)


class NothingDue(Rejected):
    """No affiliate has reached the minimum amount, or everything is still held."""

    message = _("Belum ada komisi yang dapat dibayarkan.")


class BatchClosed(Rejected):
    """The batch was already paid or cancelled."""

    message = _("Pembayaran ini sudah selesai diproses.")


@transaction.atomic
def make_batch(*, made_by: User) -> PayoutBatch:
    """Create a batch of everything that is due; raises `NothingDue`."""
    advisory_lock("affiliate-payouts")
    rule = affiliate_rule("", now().date())
    least = rule.min_payout if rule else 1
    batch = PayoutBatch.objects.create(number=_number(), created_at=now(), created_by=made_by)
    affiliates = (
        Affiliate.objects.select_for_update().filter(status__in=_PAYABLE).exclude(encrypted_account="")
    )
    made = [_pay(batch, affiliate, least) for affiliate in affiliates.order_by("pk")]
    if not any(made):
        raise NothingDue
    return batch


@transaction.atomic
def mark_paid(*, batch_id: int, proof: str, made_by: User) -> None:
    """Mark the batch as transferred, with `proof`, and notify the affiliates. Raises `NotFound` or
    `BatchClosed`.
    """
    batch = _closed(batch_id, PayoutStatus.PAID, made_by, proof)
    for payout in batch.payouts.select_related("affiliate__user"):
        notify(
            user=payout.affiliate.user,
            template=PAID_OUT.key,
            params={"net": payout.net, "tax": payout.tax, "number": batch.number},
            dedupe=f"affiliate:payout:{payout.pk}",
        )


@transaction.atomic
def cancel_batch(*, batch_id: int, made_by: User) -> None:
    """Cancel a batch not transferred; its amounts are due again. Raises `NotFound`, `BatchClosed`."""
    batch = _closed(batch_id, PayoutStatus.CANCELLED, made_by, "")
    for payout in batch.payouts.select_related("affiliate").order_by("affiliate_id"):
        _enter(payout, CommissionEntryKind.PAYOUT_CANCELLED, payout.gross)


def due_to(affiliate: Affiliate) -> int:
    """The amount that can be paid out now; negative after claw-backs that follow a payout."""
    entries = CommissionEntry.objects.filter(affiliate=affiliate, available_at__lte=now())
    return int(entries.aggregate(sum=Sum("amount"))["sum"] or 0)


def _pay(batch: PayoutBatch, affiliate: Affiliate, least: int) -> Payout | None:
    gross = due_to(affiliate)
    if gross < least:
        return None
    base_percent, percent = _tax_percents(affiliate)
    tax = int(gross * base_percent * percent // 10_000)
    payout = Payout.objects.create(
        batch=batch,
        affiliate=affiliate,
        gross=gross,
        tax=tax,
        net=gross - tax,
        holder_type=affiliate.holder_type,
        tax_percent=percent,
        tax_base_percent=base_percent,
        bank=affiliate.bank,
        encrypted_account=affiliate.encrypted_account,
        account_holder=affiliate.account_holder,
    )
    _enter(payout, CommissionEntryKind.PAYOUT, -gross)
    return payout


def _tax_percents(affiliate: Affiliate) -> tuple[Decimal, Decimal]:
    rate = withholding_rate(HolderType(affiliate.holder_type), now().date())
    if rate is None:
        return Decimal(100), Decimal(0)
    return rate.base_percent, rate.percent if affiliate.encrypted_npwp else rate.percent_without_npwp


def _enter(payout: Payout, kind: CommissionEntryKind, amount: int) -> None:
    CommissionEntry.objects.create(
        affiliate=payout.affiliate,
        kind=kind,
        amount=amount,
        reference=f"payout:{payout.pk}",
        available_at=now(),
        at=now(),
        payout=payout,
    )


def _closed(batch_id: int, status: PayoutStatus, made_by: User, proof: str) -> PayoutBatch:
    batch = PayoutBatch.objects.select_for_update().filter(pk=batch_id).first()
    if batch is None:
        raise NotFound
    if batch.status != PayoutStatus.OPEN:
        raise BatchClosed
    batch.status, batch.proof, batch.closed_at, batch.closed_by = status, proof, now(), made_by
    batch.save(update_fields=["status", "proof", "closed_at", "closed_by"])
    return batch


def _number() -> str:
    """Batches are numbered within the year."""
    year = now().year
    count = PayoutBatch.objects.filter(number__startswith=f"AFF-{year}-").count()
    return f"AFF-{year}-{count + 1:04d}"
