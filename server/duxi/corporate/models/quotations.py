"""Quotations: products, prices and validity."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.corporate.models.companies import Company
from duxi.corporate.models.tna import Campaign


class QuotationStatus(models.TextChoices):
    SENT = "sent", _("Menunggu jawaban Anda")
    ACCEPTED = "accepted", _("Disetujui")
    DECLINED = "declined", _("Tidak dilanjutkan")


class Quotation(models.Model):
    """A numbered offer; prices include tax and are valid until `valid_until`."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    number = models.CharField(max_length=30, unique=True)
    company = models.ForeignKey(Company, on_delete=models.PROTECT, related_name="quotations")
    campaign = models.ForeignKey(
        Campaign, null=True, blank=True, on_delete=models.SET_NULL, related_name="quotations"
    )
    status = models.CharField(max_length=8, choices=QuotationStatus.choices, default=QuotationStatus.SENT)
    subtotal = models.PositiveBigIntegerField()
    discount = models.PositiveBigIntegerField(default=0)
    total = models.PositiveBigIntegerField()
    note = models.CharField(max_length=500, blank=True)
    requested_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )
    created_at = models.DateTimeField()
    valid_until = models.DateTimeField()
    answered_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name = _("penawaran")
        verbose_name_plural = _("penawaran")
        constraints = [
            models.CheckConstraint(
                condition=Q(total=F("subtotal") - F("discount")), name="quotation_total_adds_up"
            )
        ]
        indexes = [models.Index(fields=["company", "-created_at"], name="quotation_newest")]

    def __str__(self) -> str:
        return self.number


class QuotationLine(models.Model):
    """One product with its seats, and its title and price on that day."""

    quotation = models.ForeignKey(Quotation, on_delete=models.CASCADE, related_name="lines")
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="+")
    title = models.CharField(max_length=200)
    seats = models.PositiveIntegerField()
    price = models.PositiveBigIntegerField()
    amount = models.PositiveBigIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["quotation", "product"], name="quotation_product_once"),
            models.CheckConstraint(
                condition=Q(amount=F("price") * F("seats")), name="quotation_line_adds_up"
            ),
        ]
        ordering = ["pk"]
