"""Rewards and their redemptions."""

import uuid

from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import Voucher, VoucherBatch
from duxi.core.models import Versioned
from duxi.core.pictures.fields import PictureField
from duxi.growth.models.points import PointAccount, PointEntry


class RewardKind(models.TextChoices):
    """What a user gets: a voucher code at once, or something that staff send."""

    VOUCHER = "voucher", _("Voucher belanja")
    GOODS = "goods", _("Barang")


class Reward(Versioned):
    """A reward that points buy; `stock` None means unlimited.

    Each redeemed voucher is a new code of `voucher_batch`, with that batch's rules.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    title = models.CharField(max_length=120)
    description = models.TextField(blank=True)
    image = PictureField(_("gambar"), max_length=200, blank=True)
    kind = models.CharField(max_length=7, choices=RewardKind.choices)
    cost = models.PositiveIntegerField()
    stock = models.PositiveIntegerField(null=True, blank=True)
    redeemed = models.PositiveIntegerField(default=0, editable=False)
    max_per_person = models.PositiveIntegerField(null=True, blank=True)
    voucher_batch = models.ForeignKey(
        VoucherBatch, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    is_active = models.BooleanField(default=True)
    available_until = models.DateTimeField(null=True, blank=True)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        verbose_name = _("hadiah")
        verbose_name_plural = _("hadiah")
        ordering = ["position", "cost", "pk"]
        constraints = [
            models.CheckConstraint(condition=Q(cost__gte=1), name="reward_costs_something"),
            models.CheckConstraint(
                condition=Q(stock=None) | Q(redeemed__lte=F("stock")),
                name="reward_stock_never_overdrawn",
                violation_error_message=_("Stok tidak boleh kurang dari yang sudah ditukar."),
            ),
            models.CheckConstraint(
                condition=Q(kind="goods", voucher_batch=None)
                | Q(kind="voucher", voucher_batch__isnull=False),
                name="reward_voucher_has_batch",
                violation_error_message=_("Hadiah voucher membutuhkan program voucher, barang tidak."),
            ),
        ]

    def __str__(self) -> str:
        return self.title


class RedemptionStatus(models.TextChoices):
    READY = "ready", _("Siap dipakai")
    PROCESSING = "processing", _("Sedang disiapkan")
    SENT = "sent", _("Dikirim")
    CANCELLED = "cancelled", _("Dibatalkan, poin dikembalikan")


class Redemption(models.Model):
    """A redeemed reward, with its title and price at that time."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    account = models.ForeignKey(PointAccount, on_delete=models.PROTECT, related_name="redemptions")
    reward = models.ForeignKey(Reward, on_delete=models.PROTECT, related_name="redemptions")
    entry = models.OneToOneField(PointEntry, on_delete=models.PROTECT, related_name="redemption")
    title = models.CharField(max_length=120)
    cost = models.PositiveIntegerField()
    status = models.CharField(max_length=10, choices=RedemptionStatus.choices)
    voucher = models.OneToOneField(
        Voucher, null=True, blank=True, on_delete=models.PROTECT, related_name="redemption"
    )
    address = models.CharField(max_length=300, blank=True)
    note = models.CharField(max_length=300, blank=True)
    created_at = models.DateTimeField()
    changed_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name = _("penukaran hadiah")
        verbose_name_plural = _("penukaran hadiah")
        indexes = [
            models.Index(fields=["account", "-created_at"], name="redemption_newest"),
            models.Index(fields=["account", "reward"], name="redemption_of_reward"),
            models.Index(fields=["-created_at", "-id"], name="redemption_of_all_newest"),
        ]

    def __str__(self) -> str:
        return f"{self.account.user.fullname} · {self.title}"
