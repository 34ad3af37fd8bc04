"""Orders of companies: paid by transfer in instalments, used as seats of one member each."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.commerce.models import ClassVoucher, TaxExport, TaxInvoice
from duxi.corporate.models.companies import Company, Member
from duxi.corporate.models.quotations import Quotation


class PaymentTerms(models.TextChoices):
    """The number of instalments."""

    FULL = "full", _("Lunas dalam 14 hari")
    TWO = "two", _("Dua termin, 14 dan 44 hari")
    THREE = "three", _("Tiga termin, 14, 44, dan 74 hari")


class CompanyOrderStatus(models.TextChoices):
    """The first paid instalment opens the seats."""

    OPEN = "open", _("Menunggu pembayaran pertama")
    ACTIVE = "active", _("Kursi sudah dibuka")
    PAID = "paid", _("Lunas")
    CANCELLED = "cancelled", _("Dibatalkan")


class CompanyOrder(models.Model):
    """The order of an accepted quotation; `terms` and the total never change."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    number = models.CharField(max_length=30, unique=True)
    quotation = models.OneToOneField(Quotation, on_delete=models.PROTECT, related_name="order")
    company = models.ForeignKey(Company, on_delete=models.PROTECT, related_name="orders")
    terms = models.CharField(max_length=5, choices=PaymentTerms.choices)
    wants_tax_invoice = models.BooleanField(default=False)
    status = models.CharField(
        max_length=9, choices=CompanyOrderStatus.choices, default=CompanyOrderStatus.OPEN
    )
    total = models.PositiveBigIntegerField()
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )
    created_at = models.DateTimeField()

    class Meta:
        verbose_name = _("pesanan perusahaan")
        verbose_name_plural = _("pesanan perusahaan")
        indexes = [models.Index(fields=["company", "-created_at"], name="company_order_newest")]

    def __str__(self) -> str:
        return self.number


class Instalment(models.Model):
    """One transfer of an order, due on a day; `proof` is the bank's reference."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    order = models.ForeignKey(CompanyOrder, on_delete=models.CASCADE, related_name="instalments")
    number = models.PositiveSmallIntegerField()
    amount = models.PositiveBigIntegerField()
    due_on = models.DateField()
    paid_at = models.DateTimeField(null=True, blank=True)
    proof = models.CharField(max_length=200, blank=True)
    recorded_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    tax_invoice = models.OneToOneField(
        TaxInvoice, null=True, blank=True, on_delete=models.SET_NULL, related_name="instalment"
    )

    class Meta:
        verbose_name = _("cicilan")
        verbose_name_plural = _("cicilan")
        ordering = ["number"]
        constraints = [
            models.UniqueConstraint(fields=["order", "number"], name="instalment_once"),
            models.CheckConstraint(
                condition=Q(paid_at=None) | ~Q(proof=""), name="instalment_paid_has_proof"
            ),
        ]

    def __str__(self) -> str:
        return gettext("{order} · cicilan {number}").format(order=self.order, number=self.number)


class InstalmentExport(models.Model):
    """An instalment in a file for Coretax; a constraint allows only one first export of each."""

    export = models.ForeignKey(TaxExport, on_delete=models.CASCADE, related_name="instalments")
    instalment = models.ForeignKey(Instalment, on_delete=models.PROTECT, related_name="tax_exports")
    is_first = models.BooleanField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["export", "instalment"], name="instalment_export_once"),
            models.UniqueConstraint(
                fields=["instalment"], condition=Q(is_first=True), name="instalment_first_export_once"
            ),
        ]


class CompanySeat(models.Model):
    """A company's class voucher for one member.

    Its code is created when that member uses it, so no other user can redeem it before.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    order = models.ForeignKey(CompanyOrder, on_delete=models.PROTECT, related_name="seats")
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="+")
    member = models.ForeignKey(Member, null=True, blank=True, on_delete=models.PROTECT, related_name="seats")
    assigned_at = models.DateTimeField(null=True, blank=True)
    reminded_at = models.DateTimeField(null=True, blank=True)
    voucher = models.OneToOneField(
        ClassVoucher, null=True, blank=True, on_delete=models.PROTECT, related_name="company_seat"
    )

    class Meta:
        verbose_name = _("kursi perusahaan")
        verbose_name_plural = _("kursi perusahaan")
        constraints = [
            models.UniqueConstraint(fields=["product", "member"], name="company_seat_of_member_once"),
            models.CheckConstraint(
                condition=Q(voucher=None) | Q(member__isnull=False), name="company_seat_used_by_member"
            ),
        ]
        indexes = [
            models.Index(fields=["order", "product"], name="company_seat_free", condition=Q(member=None))
        ]
