"""The books: every claim and every movement of money, and what was given back."""

import uuid

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models.orders import Order, OrderLine


class RefundStatus(models.TextChoices):
    """The life of a refund: asked for, decided, on its way, there or not, or not wanted any more."""

    REQUESTED = "requested", _("Diminta")
    SENDING = "sending", _("Diproses")
    DONE = "done", _("Selesai")
    FAILED = "failed", _("Belum berhasil")
    REJECTED = "rejected", _("Ditolak")
    WITHDRAWN = "withdrawn", _("Tidak dilanjutkan")


OPEN_REFUNDS = (RefundStatus.REQUESTED, RefundStatus.SENDING, RefundStatus.FAILED)


class RefundRoute(models.TextChoices):
    """How the money goes back."""

    GATEWAY = "gateway", _("Lewat metode pembayaran")
    TRANSFER = "transfer", _("Transfer oleh staf")


class Refund(models.Model):
    """Money on its way back to a buyer: whole lines, parts of them, or money that nobody owed us.

    `uuid` is the key under which the provider is asked, so that asking twice pays once. `fee` is what we
    keep of the lines. `proof` tells of a transfer that staff made, or the provider's own number.
    `account_problem` is what staff want to hear about the buyer's account; empty once it is answered.
    `promised_by` is when the buyer was told to expect it, once it has failed.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    order = models.ForeignKey(Order, on_delete=models.PROTECT, related_name="refunds")
    status = models.CharField(max_length=9, choices=RefundStatus.choices, default=RefundStatus.REQUESTED)
    route = models.CharField(max_length=8, choices=RefundRoute.choices, default=RefundRoute.GATEWAY)
    amount = models.PositiveBigIntegerField()
    fee = models.PositiveBigIntegerField(default=0)
    reason = models.CharField(max_length=500, blank=True)
    requested_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )
    requested_at = models.DateTimeField()
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    decided_at = models.DateTimeField(null=True, blank=True)
    done_at = models.DateTimeField(null=True, blank=True)
    answer = models.CharField(max_length=500, blank=True)
    proof = models.CharField(max_length=200, blank=True)
    account_problem = models.CharField(max_length=300, blank=True)
    promised_by = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name = _("pengembalian dana")
        verbose_name_plural = _("pengembalian dana")
        constraints = [
            models.CheckConstraint(condition=Q(amount__gte=1), name="refund_amount_positive"),
            models.CheckConstraint(
                condition=Q(status=RefundStatus.DONE, done_at__isnull=False)
                | (~Q(status=RefundStatus.DONE) & Q(done_at=None)),
                name="refund_done_has_time",
            ),
        ]
        indexes = [
            models.Index(fields=["requested_at"], name="refund_open", condition=Q(status__in=OPEN_REFUNDS))
        ]
        ordering = ["-requested_at", "-pk"]

    def __str__(self) -> str:
        return str(self.uuid)


class RefundLine(models.Model):
    """What a refund gives back of one line; the seats come free where `gives_back` is set.

    `seats` names the only ones that do (empty: all of the line).
    """

    refund = models.ForeignKey(Refund, on_delete=models.CASCADE, related_name="lines")
    line = models.ForeignKey(OrderLine, on_delete=models.PROTECT, related_name="refund_lines")
    amount = models.PositiveBigIntegerField()
    gives_back = models.BooleanField(default=True)
    seats = ArrayField(models.UUIDField(), default=list, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["refund", "line"], name="refund_line_once")]


class LedgerKind(models.TextChoices):
    """Rows of a buyer's account with us: what they owe is positive, what they gave negative."""

    CHARGE = "charge", _("Tagihan")
    REVERSAL = "reversal", _("Pembatalan tagihan")
    PAYMENT = "payment", _("Pembayaran")
    CREDIT = "credit", _("Pengurangan tagihan")
    REFUND = "refund", _("Pengembalian dana")


class LedgerEntry(models.Model):
    """One row of an order's account; rows are only ever added, which the database sees to.

    The sum over an order is what is still owed: its total while pending, zero when paid, ended or
    refunded, and negative where money waits to be given back. `reference` makes a movement unique: the
    provider's transaction for a payment, the refund for what goes back.
    """

    order = models.ForeignKey(Order, on_delete=models.PROTECT, related_name="ledger")
    at = models.DateTimeField(db_index=True)
    kind = models.CharField(max_length=8, choices=LedgerKind.choices)
    amount = models.BigIntegerField()
    method = models.CharField(max_length=60, blank=True)
    reference = models.CharField(max_length=100)
    refund = models.ForeignKey(Refund, null=True, blank=True, on_delete=models.PROTECT, related_name="ledger")
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    note = models.CharField(max_length=500, blank=True)

    class Meta:
        verbose_name = _("baris buku besar")
        verbose_name_plural = _("baris buku besar")
        ordering = ["at", "pk"]
        constraints = [
            models.UniqueConstraint(fields=["order", "kind", "reference"], name="ledger_movement_once"),
            models.CheckConstraint(
                condition=Q(kind__in=["charge", "refund"], amount__gt=0)
                | Q(kind__in=["reversal", "payment", "credit"], amount__lt=0),
                name="ledger_sign_fits_kind",
            ),
        ]
