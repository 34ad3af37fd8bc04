"""Invoices and credit notes with their numbers, and the rates of tax."""

import uuid

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models.ledger import Refund
from duxi.commerce.models.orders import Order


class TaxRate(models.Model):
    """The rate of PPN from a day on: `percent` of `base_numerator`/`base_denominator` of the net price."""

    valid_from = models.DateField("berlaku mulai", unique=True)
    percent = models.DecimalField("persen", max_digits=5, decimal_places=2)
    base_numerator = models.PositiveSmallIntegerField("pembilang dasar pengenaan", default=1)
    base_denominator = models.PositiveSmallIntegerField("penyebut dasar pengenaan", default=1)
    source = models.CharField("dasar hukum", max_length=200, blank=True)

    class Meta:
        verbose_name = _("tarif PPN")
        verbose_name_plural = _("tarif PPN")
        ordering = ["-valid_from"]

    def __str__(self) -> str:
        return f"{self.percent}% ({self.valid_from})"


class Series(models.TextChoices):
    """The number series of a document."""

    INVOICE = "INV", _("Faktur")
    CREDIT_NOTE = "CN", _("Nota kredit")


class InvoiceCounter(models.Model):
    """The last number of a series and year; its row is locked while a number is issued."""

    series = models.CharField(max_length=3, choices=Series.choices)
    year = models.PositiveSmallIntegerField()
    last = models.PositiveIntegerField(default=0)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["series", "year"], name="invoice_counter_once")]


class Invoice(models.Model):
    """A document as issued; database triggers refuse every change and deletion. Amounts in rupiah.

    `seller`, `buyer` and `lines` are copies, independent of later changes to settings, accounts and products.
    A credit note `refers_to` the invoice that it credits, wholly or in part; the database refuses one that
    credits more than is left.
    """

    uuid = models.UUIDField("UUID", default=uuid.uuid4, unique=True, editable=False)
    number = models.CharField("nomor", max_length=30, unique=True)
    series = models.CharField("jenis", max_length=3, choices=Series.choices)
    year = models.PositiveSmallIntegerField("tahun")
    sequence = models.PositiveIntegerField("nomor urut")
    order = models.ForeignKey(
        Order, on_delete=models.PROTECT, related_name="invoices", verbose_name="pesanan"
    )
    refers_to = models.ForeignKey(
        "self",
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="credit_notes",
        verbose_name="untuk faktur",
    )
    refund = models.OneToOneField(
        Refund,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="credit_note",
        verbose_name="pengembalian dana",
    )
    issued_at = models.DateTimeField("diterbitkan", db_index=True)
    seller = models.JSONField("penjual", default=dict)
    buyer = models.JSONField("pembeli")
    lines = models.JSONField("isi")
    subtotal = models.PositiveBigIntegerField("subtotal")
    discount = models.PositiveBigIntegerField("potongan")
    total = models.PositiveBigIntegerField("total")
    tax_base = models.PositiveBigIntegerField("dasar pengenaan pajak")
    tax_percent = models.DecimalField("tarif PPN", max_digits=5, decimal_places=2)
    tax = models.PositiveBigIntegerField("PPN")
    wants_tax_invoice = models.BooleanField("minta faktur pajak", default=False)
    reason = models.CharField("alasan", max_length=200, blank=True)

    class Meta:
        verbose_name = _("faktur")
        verbose_name_plural = _("faktur")
        permissions = [("export_taxinvoice", "Can export tax invoices")]
        ordering = ["-issued_at", "-pk"]
        constraints = [
            models.UniqueConstraint(fields=["series", "year", "sequence"], name="invoice_number_once"),
            models.CheckConstraint(
                condition=Q(series=Series.INVOICE, refers_to=None)
                | Q(series=Series.CREDIT_NOTE, refers_to__isnull=False),
                name="credit_note_refers_to_invoice",
            ),
        ]

    def __str__(self) -> str:
        return self.number
