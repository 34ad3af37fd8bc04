"""Check-ins and refused scans."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.entitlements.models import Entitlement


class CheckIn(models.Model):
    """A seat's check-in, at most one. `scan_id` is the scanner's own id of the scan."""

    entitlement = models.OneToOneField(Entitlement, on_delete=models.PROTECT, related_name="check_in")
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="check_ins")
    scan_id = models.UUIDField(unique=True)
    scanned_at = models.DateTimeField()
    stored_at = models.DateTimeField()
    checked_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")

    class Meta:
        verbose_name = _("check-in")
        verbose_name_plural = _("check-in")
        indexes = [models.Index(fields=["product", "-scanned_at"], name="check_in_of_product")]


class FailedScan(models.Model):
    """A refused scan with its reason; repeating an upload creates no second row."""

    scan_id = models.UUIDField(unique=True)
    code = models.CharField(max_length=40)
    reason = models.CharField(max_length=20)
    product = models.ForeignKey(Product, null=True, on_delete=models.PROTECT, related_name="+")
    scanned_at = models.DateTimeField()
    scanned_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
