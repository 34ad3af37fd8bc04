"""The affiliate programme: rules, members and clicks."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Versioned
from duxi.growth.models.affiliate import AffiliateCode


class AffiliateRule(Versioned):
    """What affiliates earn from a day on; a rule of a product kind overrides the one for all kinds."""

    valid_from = models.DateField()
    kind = models.CharField(max_length=25, blank=True)
    percent = models.DecimalField(max_digits=5, decimal_places=2)
    hold_days = models.PositiveSmallIntegerField(default=14)
    attribution_days = models.PositiveSmallIntegerField(default=30)
    min_payout = models.PositiveIntegerField(default=50_000)

    class Meta:
        verbose_name = _("aturan komisi")
        verbose_name_plural = _("aturan komisi")
        constraints = [
            models.UniqueConstraint(fields=["valid_from", "kind"], name="affiliate_rule_once_a_day"),
            models.CheckConstraint(
                condition=Q(percent__gte=0, percent__lte=100), name="affiliate_percent_0_to_100"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.percent}% · {self.valid_from}"


class HolderType(models.TextChoices):
    """Whether an affiliate is a person or a company for income tax."""

    INDIVIDUAL = "individual", _("Perorangan (PPh 21)")
    COMPANY = "company", _("Badan usaha (PPh 23)")


class WithholdingRate(Versioned):
    """The income tax withheld from payouts from a day on, as a rate on `base_percent` of the gross amount."""

    valid_from = models.DateField()
    holder_type = models.CharField(max_length=10, choices=HolderType.choices)
    base_percent = models.DecimalField(max_digits=5, decimal_places=2, default=100)
    percent = models.DecimalField(max_digits=5, decimal_places=2)
    percent_without_npwp = models.DecimalField(max_digits=5, decimal_places=2)
    source = models.CharField(max_length=100, blank=True)

    class Meta:
        verbose_name = _("tarif PPh")
        verbose_name_plural = _("tarif PPh")
        constraints = [
            models.UniqueConstraint(fields=["valid_from", "holder_type"], name="withholding_rate_once_a_day")
        ]

    def __str__(self) -> str:
        return f"{self.get_holder_type_display()} {self.percent}% · {self.valid_from}"


class AffiliateStatus(models.TextChoices):
    SUBMITTED = "submitted", _("Sedang ditinjau")
    REVISION = "revision", _("Perlu diperbaiki")
    ACTIVE = "active", _("Aktif")
    SUSPENDED = "suspended", _("Dinonaktifkan")


class Affiliate(models.Model):
    """A member of the programme; identity and account numbers are encrypted."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="affiliate")
    status = models.CharField(
        max_length=9, choices=AffiliateStatus.choices, default=AffiliateStatus.SUBMITTED
    )
    holder_type = models.CharField(max_length=10, choices=HolderType.choices)
    name = models.CharField(max_length=100)
    encrypted_id_number = models.CharField(max_length=200, blank=True)
    encrypted_npwp = models.CharField(max_length=200, blank=True)
    bank = models.CharField(max_length=3)
    encrypted_account = models.CharField(max_length=200, blank=True)
    account_holder = models.CharField(max_length=100)
    channel = models.CharField(max_length=200, blank=True)
    wanted_code = models.CharField(max_length=20, blank=True)
    review_note = models.CharField(max_length=500, blank=True)
    submitted_at = models.DateTimeField()
    reviewed_at = models.DateTimeField(null=True, blank=True)
    reviewed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )

    class Meta:
        verbose_name = _("afiliator")
        verbose_name_plural = _("afiliator")
        indexes = [models.Index(fields=["status", "submitted_at"], name="affiliate_queue")]

    def __str__(self) -> str:
        return self.name


class AffiliateClick(models.Model):
    """One visitor of a code on a day; `visitor` is a hash, `user` is set after sign-in."""

    code = models.ForeignKey(AffiliateCode, on_delete=models.CASCADE, related_name="clicks")
    day = models.DateField()
    at = models.DateTimeField()
    visitor = models.CharField(max_length=64)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.CASCADE, related_name="+"
    )

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["code", "day", "visitor"], name="affiliate_click_once_a_day")
        ]
        indexes = [models.Index(fields=["user", "-at"], name="affiliate_click_of_user")]
