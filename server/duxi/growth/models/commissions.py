"""Earnings of affiliates: commissions, one append-only ledger, payouts in batches."""

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import OrderLine
from duxi.core.money import rupiah
from duxi.growth.models.programme import Affiliate, HolderType


class Suspicion(models.TextChoices):
    """Why a commission waits for staff's decision."""

    SAME_ACCOUNT = "same_account", _("Akun sendiri")
    SAME_PHONE = "same_phone", _("Nomor telepon sama dengan afiliator")
    SAME_DEVICE = "same_device", _("Perangkat dan jaringan sama dengan afiliator")
    SAME_PAYMENT = "same_payment", _("Dibayar dari kartu atau dompet afiliator")
    SAME_BANK = "same_bank", _("Rekening sama dengan afiliator")


class Commission(models.Model):
    """The commission of one sale; a suspicious one has no ledger entry until it is approved."""

    affiliate = models.ForeignKey(Affiliate, on_delete=models.PROTECT, related_name="commissions")
    line = models.OneToOneField(OrderLine, on_delete=models.PROTECT, related_name="commission")
    code = models.CharField(max_length=50)
    base = models.PositiveBigIntegerField()
    percent = models.DecimalField(max_digits=5, decimal_places=2)
    amount = models.PositiveBigIntegerField()
    available_at = models.DateTimeField()
    created_at = models.DateTimeField()
    suspicion = models.CharField(max_length=12, choices=Suspicion.choices, blank=True)
    cleared_at = models.DateTimeField(null=True, blank=True)
    cleared_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )

    rejected_at = models.DateTimeField(null=True, blank=True)
    review_note = models.CharField(max_length=500, blank=True)

    class Meta:
        verbose_name = _("komisi")
        verbose_name_plural = _("komisi")
        indexes = [
            models.Index(fields=["affiliate", "-created_at"], name="commission_newest"),
            models.Index(fields=["-created_at", "-id"], name="commission_of_all_newest"),
            models.Index(fields=["-created_at"], name="commission_suspicious", condition=~Q(suspicion="")),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(cleared_at=None) | Q(rejected_at=None), name="commission_decided_once"
            )
        ]

    def __str__(self) -> str:
        return f"{self.affiliate.name} · {self.code} · {rupiah(self.amount)}"


class PayoutStatus(models.TextChoices):
    OPEN = "open", _("Siap ditransfer")
    PAID = "paid", _("Sudah dibayar")
    CANCELLED = "cancelled", _("Dibatalkan")


class PayoutBatch(models.Model):
    """Payouts that finance transfers together; `proof` is the bank's reference."""

    number = models.CharField(max_length=20, unique=True)
    status = models.CharField(max_length=9, choices=PayoutStatus.choices, default=PayoutStatus.OPEN)
    created_at = models.DateTimeField()
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )
    closed_at = models.DateTimeField(null=True, blank=True)
    closed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    proof = models.CharField(max_length=200, blank=True)

    class Meta:
        verbose_name = _("pembayaran komisi")
        verbose_name_plural = _("pembayaran komisi")
        ordering = ["-created_at"]

    def __str__(self) -> str:
        return self.number


class Payout(models.Model):
    """One affiliate's amount of a batch, with bank account and tax rate of that day."""

    batch = models.ForeignKey(PayoutBatch, on_delete=models.PROTECT, related_name="payouts")
    affiliate = models.ForeignKey(Affiliate, on_delete=models.PROTECT, related_name="payouts")
    gross = models.PositiveBigIntegerField()
    tax = models.PositiveBigIntegerField()
    net = models.PositiveBigIntegerField()
    holder_type = models.CharField(max_length=10, choices=HolderType.choices)
    tax_percent = models.DecimalField(max_digits=5, decimal_places=2)
    tax_base_percent = models.DecimalField(max_digits=5, decimal_places=2)
    bank = models.CharField(max_length=3)
    encrypted_account = models.CharField(max_length=200)
    account_holder = models.CharField(max_length=100)

    class Meta:
        verbose_name = _("pembayaran per afiliator")
        verbose_name_plural = _("pembayaran per afiliator")
        constraints = [
            models.UniqueConstraint(fields=["batch", "affiliate"], name="payout_once_a_batch"),
            models.CheckConstraint(condition=Q(gross=F("net") + F("tax")), name="payout_adds_up"),
        ]

    def __str__(self) -> str:
        return f"{self.batch.number} · {self.affiliate.name} · {rupiah(self.net)}"


class CommissionEntryKind(models.TextChoices):
    """Kinds of ledger entries of an affiliate's account."""

    EARN = "earn", _("Komisi")
    CLAW_BACK = "claw_back", _("Komisi ditarik karena pengembalian dana")
    PAYOUT = "payout", _("Pembayaran komisi")
    PAYOUT_CANCELLED = "cancelled", _("Pembayaran dibatalkan")


class CommissionEntry(models.Model):
    """One append-only ledger entry, enforced by a trigger.

    The amount can be paid out from `available_at` on. A claw-back after a payout makes the balance negative;
    later commissions offset it.
    """

    affiliate = models.ForeignKey(Affiliate, on_delete=models.PROTECT, related_name="entries")
    kind = models.CharField(max_length=9, choices=CommissionEntryKind.choices)
    amount = models.BigIntegerField()
    reference = models.CharField(max_length=100)
    available_at = models.DateTimeField()
    at = models.DateTimeField()
    commission = models.ForeignKey(Commission, null=True, on_delete=models.PROTECT, related_name="entries")
    payout = models.ForeignKey(Payout, null=True, on_delete=models.PROTECT, related_name="entries")

    class Meta:
        verbose_name = _("mutasi komisi")
        verbose_name_plural = _("mutasi komisi")
        constraints = [
            models.UniqueConstraint(fields=["kind", "reference"], name="commission_movement_once"),
            models.CheckConstraint(
                condition=Q(kind__in=["earn", "cancelled"], amount__gt=0)
                | Q(kind__in=["claw_back", "payout"], amount__lt=0),
                name="commission_sign_fits_kind",
            ),
        ]
        indexes = [
            models.Index(fields=["affiliate", "available_at"], name="commission_entry_due"),
            models.Index(fields=["-at", "-id"], name="commission_entry_newest"),
        ]

    def __str__(self) -> str:
        return f"{self.affiliate.name} · {self.get_kind_display()} · {rupiah(self.amount)}"
