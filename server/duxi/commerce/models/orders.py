"""Carts, orders with their lines and timeline, and the log of what the payment provider said."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.reference.models import Instansi, RoleInstansi


class CartItem(models.Model):
    """A product in somebody's cart; `price_when_added` only tells them when the price has changed."""

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="cart_items")
    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="+")
    quantity = models.PositiveIntegerField(default=1)
    price_when_added = models.PositiveBigIntegerField()
    affiliate_code = models.CharField(max_length=50, blank=True)
    rolin_instansi = models.ForeignKey(
        RoleInstansi, null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["owner", "product"], name="cart_product_once"),
            models.CheckConstraint(condition=Q(quantity__gte=1), name="cart_quantity_positive"),
        ]


class OrderStatus(models.TextChoices):
    """The life of an order; out of an ending only late money leads back."""

    PENDING = "pending", _("Menunggu pembayaran")
    PAID = "paid", _("Lunas")
    EXPIRED = "expired", _("Kedaluwarsa")
    CANCELLED = "cancelled", _("Dibatalkan")


ENDED = (OrderStatus.EXPIRED, OrderStatus.CANCELLED)


class Order(models.Model):
    """What somebody bought or is about to pay; holds its seats while pending and when paid.

    `transaction_id` is the provider's payment that paid it. `review_reason` is not empty when money
    came that the rules could not place: a human has to look.
    """

    order_id = models.CharField(max_length=20, unique=True)
    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    buyer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="orders")
    status = models.CharField(max_length=9, choices=OrderStatus.choices, default=OrderStatus.PENDING)
    subtotal = models.PositiveBigIntegerField()
    total = models.PositiveBigIntegerField()
    faktur_pajak = models.BooleanField(default=False)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    paid_at = models.DateTimeField(null=True, blank=True)
    ended_at = models.DateTimeField(null=True, blank=True)
    payment_token = models.CharField(max_length=100, blank=True)
    payment_method = models.CharField(max_length=60, blank=True)
    transaction_id = models.CharField(max_length=64, blank=True)
    review_reason = models.CharField(max_length=300, blank=True)

    class Meta:
        verbose_name = _("pesanan")
        verbose_name_plural = _("pesanan")
        constraints = [
            models.CheckConstraint(condition=Q(total=F("subtotal")), name="order_total_is_subtotal"),
            models.CheckConstraint(condition=Q(expires_at__gt=F("created_at")), name="order_expires_later"),
            models.CheckConstraint(
                condition=Q(status=OrderStatus.PAID, paid_at__isnull=False)
                | (~Q(status=OrderStatus.PAID) & Q(paid_at=None)),
                name="order_paid_has_time",
            ),
            models.CheckConstraint(
                condition=Q(status__in=ENDED, ended_at__isnull=False)
                | (~Q(status__in=ENDED) & Q(ended_at=None)),
                name="order_ended_has_time",
            ),
        ]
        indexes = [
            models.Index(fields=["buyer", "-created_at"], name="order_of_buyer"),
            models.Index(
                fields=["expires_at"], name="order_pending", condition=Q(status=OrderStatus.PENDING)
            ),
        ]

    def __str__(self) -> str:
        return self.order_id


class OrderLine(models.Model):
    """One product of an order, as it was called and priced at checkout."""

    order = models.ForeignKey(Order, on_delete=models.CASCADE, related_name="lines")
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="order_lines")
    kind = models.CharField(max_length=25)
    title = models.CharField(max_length=200)
    quantity = models.PositiveIntegerField()
    price = models.PositiveBigIntegerField()
    amount = models.PositiveBigIntegerField()
    affiliate_code = models.CharField(max_length=50, blank=True)
    instansi = models.ForeignKey(Instansi, null=True, blank=True, on_delete=models.PROTECT, related_name="+")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["order", "product"], name="order_product_once"),
            models.CheckConstraint(condition=Q(quantity__gte=1), name="order_quantity_positive"),
            models.CheckConstraint(
                condition=Q(amount=F("price") * F("quantity")), name="order_line_amount_is_product"
            ),
        ]

    def __str__(self) -> str:
        return self.title


class OrderLinePart(models.Model):
    """What a line's product consisted of at checkout; `quantity` counts for the whole line.

    Seats are given back and buyers are served by these rows, whatever becomes of the product.
    """

    line = models.ForeignKey(OrderLine, on_delete=models.CASCADE, related_name="parts")
    product = models.ForeignKey(Product, on_delete=models.PROTECT, related_name="+")
    quantity = models.PositiveIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["line", "product"], name="order_part_once"),
            models.CheckConstraint(condition=Q(quantity__gte=1), name="order_part_quantity_positive"),
        ]
        ordering = ["product_id"]

    def __str__(self) -> str:
        return f"{self.quantity} × {self.product}"


class EventKind(models.TextChoices):
    """What happened to an order, in the words of its timeline."""

    CREATED = "created", _("Pesanan dibuat")
    PAID = "paid", _("Pembayaran diterima")
    PAYMENT_FAILED = "payment_failed", _("Pembayaran ditolak")
    CANCELLED = "cancelled", _("Pesanan dibatalkan")
    EXPIRED = "expired", _("Batas waktu pembayaran terlewati")
    REVIEW = "review", _("Pembayaran sedang diperiksa oleh tim kami")


class OrderEvent(models.Model):
    """One step of an order's timeline; rows are only ever added."""

    order = models.ForeignKey(Order, on_delete=models.CASCADE, related_name="events")
    at = models.DateTimeField()
    status = models.CharField(max_length=9, choices=OrderStatus.choices)
    kind = models.CharField(max_length=14, choices=EventKind.choices)

    class Meta:
        ordering = ["at", "pk"]


class Verdict(models.TextChoices):
    """What became of a notification."""

    APPLIED = "applied"
    NOTED = "noted", "noted, order unchanged"
    STALE = "stale", "too late, ignored"
    REVIEW = "review", "needs a human"
    REPLAY = "replay", "seen before"
    MISMATCH = "mismatch", "another amount"
    UNKNOWN_ORDER = "unknown_order", "unknown order"
    FORGED = "forged", "wrong signature"


PROCESSED = (Verdict.APPLIED, Verdict.NOTED, Verdict.STALE, Verdict.REVIEW)


class PaymentNotification(models.Model):
    """The raw log of everything that knocked at the notification endpoint; rows are only ever added.

    `fingerprint` is equal for repetitions of the same news: it is processed once.
    """

    order_id = models.CharField(max_length=50, db_index=True)
    transaction_id = models.CharField(max_length=64, blank=True)
    transaction_status = models.CharField(max_length=30)
    status_code = models.CharField(max_length=5)
    fingerprint = models.CharField(max_length=64)
    body = models.TextField()
    verdict = models.CharField(max_length=13, choices=Verdict.choices)
    received_at = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["fingerprint"],
                condition=Q(verdict__in=PROCESSED),
                name="notification_processed_once",
            )
        ]
