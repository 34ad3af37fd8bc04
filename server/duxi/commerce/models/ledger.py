"""The ledger: every claim and every movement of money, and refunds."""

import uuid

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models.orders import Order, OrderLine


class RefundStatus(models.TextChoices):
    """The status of a refund."""

    REQUESTED = "requested", _("Diminta")
    SENDING = "sending", _("Diproses")
    DONE = "done", _("Selesai")
    FAILED = "failed", _("Belum berhasil")
    REJECTED = "rejected", _("Ditolak")
    WITHDRAWN = "withdrawn", _("Tidak dilanjutkan")


OPEN_REFUNDS = (RefundStatus.REQUESTED, RefundStatus.SENDING, RefundStatus.FAILED)


class RefundRoute(models.TextChoices):
    """The payout route of a refund."""

    GATEWAY = "gateway", _("Lewat metode pembayaran")
    TRANSFER = "transfer", _("Transfer oleh staf")


class Refund(models.Model):
    """A refund to a buyer: whole lines, parts of them, or surplus money.

    `uuid` is the key for the provider, so that sending twice pays once. `fee` is what we retain of the lines.
    `proof` documents a transfer by staff, or holds the provider's number. `account_problem` is what staff ask
    about the buyer's account; empty once answered. `promised_by` is the date that the buyer was told after a
    failure.
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
    """The refunded amount of one line; its seats are released if `gives_back` is set.

    `seats` restricts this to some seats (empty: all of the line).
    """

    refund = models.ForeignKey(Refund, on_delete=models.CASCADE, related_name="lines")
    line = models.ForeignKey(OrderLine, on_delete=models.PROTECT, related_name="refund_lines")
    amount = models.PositiveBigIntegerField()
    gives_back = models.BooleanField(default=True)
    seats = ArrayField(models.UUIDField(), default=list, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["refund", "line"], name="refund_line_once")]


class LedgerKind(models.TextChoices):
    """Kinds of entries in a buyer's account: claims are positive, payments negative."""

    CHARGE = "charge", _("Tagihan")
    REVERSAL = "reversal", _("Pembatalan tagihan")
    PAYMENT = "payment", _("Pembayaran")
    CREDIT = "credit", _("Pengurangan tagihan")
    REFUND = "refund", _("Pengembalian dana")


class LedgerEntry(models.Model):
    """One entry of an order's account; rows are only added, which triggers enforce.

    The sum over an order is the balance: its total while pending, zero when paid, ended or refunded, negative
    when money waits to be refunded. `reference` makes a movement unique: the provider's transaction of a
    payment, the number of a refund.
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
