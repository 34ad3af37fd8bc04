"""Invoices at the tax office: files exported for Coretax, and approvals."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models.invoices import Invoice


class TaxExport(models.Model):
    """One file for Coretax: who ordered it and when; `is_repeat` if documents were
    exported again on purpose.
    """

    uuid = models.UUIDField(unique=True, default=uuid.uuid4, editable=False)
    created_at = models.DateTimeField(db_index=True)
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )
    is_repeat = models.BooleanField(default=False)

    class Meta:
        verbose_name = _("ekspor Coretax")
        verbose_name_plural = _("ekspor Coretax")
        ordering = ["-created_at", "-pk"]

    def __str__(self) -> str:
        return str(self.uuid)


class TaxExportItem(models.Model):
    """An invoice in such a file; the database allows only one first export."""

    export = models.ForeignKey(TaxExport, on_delete=models.CASCADE, related_name="items")
    invoice = models.ForeignKey(Invoice, on_delete=models.PROTECT, related_name="tax_exports")
    is_first = models.BooleanField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["export", "invoice"], name="tax_export_item_once"),
            models.UniqueConstraint(
                fields=["invoice"], condition=Q(is_first=True), name="tax_first_export_once"
            ),
        ]


class TaxInvoice(models.Model):
    """The tax invoice (faktur pajak) that Coretax approved for one of our documents.

    `invoice` is empty for other documents, such as a company's instalment, which refer to this row. `path` is
    its PDF in the private storage, empty until staff upload it.
    """

    uuid = models.UUIDField(unique=True, default=uuid.uuid4, editable=False)
    invoice = models.OneToOneField(
        Invoice, null=True, blank=True, on_delete=models.PROTECT, related_name="tax_invoice"
    )
    number = models.CharField(max_length=17, unique=True)
    issued_on = models.DateField()
    recorded_at = models.DateTimeField()
    recorded_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )
    path = models.CharField(max_length=200, blank=True)

    class Meta:
        verbose_name = _("faktur pajak")
        verbose_name_plural = _("faktur pajak")
        constraints = [
            models.CheckConstraint(condition=Q(number__regex=r"^\d{17}$"), name="tax_invoice_number_digits")
        ]

    def __str__(self) -> str:
        return self.number
