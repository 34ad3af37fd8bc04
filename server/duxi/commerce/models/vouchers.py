"""Discount vouchers: batches with their rules, and codes."""

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.models import Versioned
from duxi.reference.models import Instansi


class VoucherEffect(models.TextChoices):
    """What a voucher does to a price; `value` is rupiah, percent, or the new unit price."""

    FIXED = "fixed", _("Potongan rupiah")
    PERCENT = "percent", _("Potongan persen")
    SET_PRICE = "set_price", _("Harga khusus")


class VoucherBatch(Versioned):
    """The rules shared by all codes of a batch.

    Empty `kinds` and `products` mean everything; otherwise what is in either. `max_uses` counts per code,
    `max_uses_per_person` over the whole batch. `affiliate_code` limits it to lines with this code, `instansi`
    to members of that company.
    """

    label = models.CharField("nama", max_length=100, unique=True)
    effect = models.CharField("jenis potongan", max_length=9, choices=VoucherEffect.choices)
    value = models.PositiveBigIntegerField("nilai")
    max_discount = models.PositiveBigIntegerField("potongan paling besar", null=True, blank=True)
    min_amount = models.PositiveBigIntegerField("belanja minimum", default=0)
    valid_from = models.DateTimeField("berlaku mulai", null=True, blank=True)
    valid_until = models.DateTimeField("berlaku sampai", null=True, blank=True)
    max_uses = models.PositiveIntegerField("pemakaian per kode", null=True, blank=True, default=1)
    max_uses_per_person = models.PositiveIntegerField("pemakaian per orang", null=True, blank=True, default=1)
    kinds = ArrayField(models.CharField(max_length=25), default=list, blank=True, verbose_name="jenis produk")
    products = models.ManyToManyField(Product, blank=True, related_name="+", verbose_name="produk")
    is_first_purchase_only = models.BooleanField("hanya pembelian pertama", default=False)
    is_stackable = models.BooleanField("dapat digabung", default=False)
    is_active = models.BooleanField("aktif", default=True)
    affiliate_code = models.CharField("kode afiliasi", max_length=50, blank=True)
    instansi = models.ForeignKey(
        Instansi, null=True, blank=True, on_delete=models.PROTECT, related_name="+", verbose_name="instansi"
    )
    note = models.CharField("catatan", max_length=500, blank=True)
    created_at = models.DateTimeField("dibuat", auto_now_add=True)
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
        verbose_name="dibuat oleh",
    )

    class Meta:
        verbose_name = _("program voucher")
        verbose_name_plural = _("program voucher")
        ordering = ["-created_at"]
        constraints = [
            models.CheckConstraint(
                condition=~Q(effect=VoucherEffect.PERCENT) | Q(value__range=(1, 100)),
                name="voucher_percent_1_to_100",
                violation_error_message=_("Persen harus antara 1 dan 100."),
            ),
            models.CheckConstraint(
                condition=~Q(effect=VoucherEffect.FIXED) | Q(value__gte=1),
                name="voucher_takes_something_off",
                violation_error_message=_("Potongan harus lebih dari nol."),
            ),
            models.CheckConstraint(
                condition=Q(valid_until=None) | Q(valid_from=None) | Q(valid_until__gt=F("valid_from")),
                name="voucher_ends_after_start",
                violation_error_message=_("Akhir masa berlaku harus setelah awalnya."),
            ),
        ]

    def __str__(self) -> str:
        return self.label


class Voucher(models.Model):
    """One code; `used` counts uses in reservations and in pending and paid orders.

    `limit` repeats the batch's `max_uses`, so that a database constraint can refuse one use too many.
    """

    batch = models.ForeignKey(
        VoucherBatch, on_delete=models.PROTECT, related_name="codes", verbose_name="program"
    )
    code = models.CharField("kode", max_length=50, unique=True)
    used = models.PositiveIntegerField("terpakai", default=0)
    limit = models.PositiveIntegerField("batas pemakaian", null=True, blank=True)

    class Meta:
        verbose_name = _("voucher")
        verbose_name_plural = _("voucher")
        constraints = [
            models.CheckConstraint(
                condition=Q(limit=None) | Q(used__lte=F("limit")), name="voucher_never_overused"
            )
        ]

    def __str__(self) -> str:
        return self.code


class CompanyDomain(models.Model):
    """Every user with a verified address of this domain belongs to the company."""

    instansi = models.ForeignKey(
        Instansi, on_delete=models.CASCADE, related_name="+", verbose_name="instansi"
    )
    domain = models.CharField("domain", max_length=100, unique=True)

    class Meta:
        verbose_name = _("domain perusahaan")
        verbose_name_plural = _("domain perusahaan")

    def __str__(self) -> str:
        return self.domain


class CompanyMember(models.Model):
    """A user's membership of a company, as of the last check of their verified address."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="company_memberships"
    )
    instansi = models.ForeignKey(Instansi, on_delete=models.CASCADE, related_name="+")
    synced_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["user", "instansi"], name="company_member_once")]
