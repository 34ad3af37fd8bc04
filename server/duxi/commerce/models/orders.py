"""Orders with their lines and timeline."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.commerce.models.vouchers import Voucher
from duxi.gateways.payment.refusals import RefusalReason
from duxi.reference.models import Instansi


class OrderStatus(models.TextChoices):
    """The status of an order; only a late payment leads back from an ended one."""

    PENDING = "pending", _("Menunggu pembayaran")
    PAID = "paid", _("Lunas")
    EXPIRED = "expired", _("Kedaluwarsa")
    CANCELLED = "cancelled", _("Dibatalkan")
    PARTIALLY_REFUNDED = "partially_refunded", _("Dana dikembalikan sebagian")
    REFUNDED = "refunded", _("Dana dikembalikan")


ENDED = (OrderStatus.EXPIRED, OrderStatus.CANCELLED)
SETTLED = (OrderStatus.PAID, OrderStatus.PARTIALLY_REFUNDED, OrderStatus.REFUNDED)


class Order(models.Model):
    """An order; it holds its seats while pending and when paid. Amounts in rupiah.

    `subtotal` is the lines at list price, `total` the amount to pay, `tax` the included tax. `transaction_id`
    is the provider's payment that paid it, `payment_type` the provider's term for its type. `checked_at` is
    when the provider was last asked, `next_check_at` when it is asked again. `review_reason` is set when
    money came that the rules could not allocate.
    """

    order_id = models.CharField("nomor pesanan", max_length=20, unique=True)
    uuid = models.UUIDField("UUID", default=uuid.uuid4, unique=True, editable=False)
    buyer = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="orders", verbose_name="pembeli"
    )
    status = models.CharField(
        "status", max_length=18, choices=OrderStatus.choices, default=OrderStatus.PENDING
    )
    subtotal = models.PositiveBigIntegerField("subtotal")
    discount = models.PositiveBigIntegerField("potongan", default=0)
    total = models.PositiveBigIntegerField("total")
    tax = models.PositiveBigIntegerField("PPN", default=0)
    faktur_pajak = models.BooleanField("faktur pajak", default=False)
    created_at = models.DateTimeField("dibuat")
    expires_at = models.DateTimeField("batas pembayaran")
    paid_at = models.DateTimeField("dibayar", null=True, blank=True)
    ended_at = models.DateTimeField("berakhir", null=True, blank=True)
    checked_at = models.DateTimeField("terakhir ditanyakan ke penyedia", null=True, blank=True)
    next_check_at = models.DateTimeField("ditanyakan lagi pada", null=True, blank=True)
    payment_token = models.CharField("token pembayaran", max_length=100, blank=True)
    payment_method = models.CharField("metode pembayaran", max_length=60, blank=True)
    payment_type = models.CharField("jenis pembayaran", max_length=64, blank=True)
    transaction_id = models.CharField("nomor transaksi penyedia", max_length=64, blank=True)
    review_reason = models.CharField("perlu diperiksa karena", max_length=300, blank=True)

    class Meta:
        verbose_name = _("pesanan")
        verbose_name_plural = _("pesanan")
        permissions = [
            ("settle_order", "Can mark an order paid by hand"),
            ("refund_order", "Can decide on refunds"),
            ("overbook_order", "Can serve beyond the quota"),
            ("view_revenue", "Can view revenue"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(total=F("subtotal") - F("discount")), name="order_total_adds_up"
            ),
            models.CheckConstraint(condition=Q(expires_at__gt=F("created_at")), name="order_expires_later"),
            models.CheckConstraint(
                condition=Q(status__in=SETTLED, paid_at__isnull=False)
                | (~Q(status__in=SETTLED) & Q(paid_at=None)),
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
            models.Index(fields=["-created_at", "-id"], name="order_newest"),
            models.Index(fields=["paid_at"], name="order_paid", condition=Q(paid_at__isnull=False)),
            models.Index(fields=["-created_at"], name="order_for_review", condition=~Q(review_reason="")),
        ]

    def __str__(self) -> str:
        return self.order_id


class FulfilmentStatus(models.TextChoices):
    """Whether the buyer has received a line."""

    WAITING = "waiting", _("Menunggu pembayaran")
    FULFILLED = "served", _("Siap diikuti")
    UNFULFILLED = "unserved", _("Sudah dibayar, kursinya belum ada")
    QUEUED = "queued", _("Menunggu kursi berikutnya")
    RETURNED = "returned", _("Dikembalikan")


class OrderLine(models.Model):
    """One product of an order, with its title and price at checkout.

    `amount` is price times quantity, `total` the rest after vouchers, `tax` the tax included in `total`,
    `refunded` what was or is being refunded. `returned` counts seats that were returned one by one;
    `remaining` are the others. Buyers may return the line themselves until `refundable_until` (None: never),
    and as long as it `awaits_date`: it was sold without a date, and none has been announced since. Seats are
    held while the line is waiting and when it is fulfilled.
    """

    order = models.ForeignKey(Order, on_delete=models.CASCADE, related_name="lines", verbose_name="pesanan")
    product = models.ForeignKey(
        Product, on_delete=models.PROTECT, related_name="order_lines", verbose_name="produk"
    )
    kind = models.CharField("jenis", max_length=25)
    title = models.CharField("judul", max_length=200)
    quantity = models.PositiveIntegerField("jumlah")
    price = models.PositiveBigIntegerField("harga")
    amount = models.PositiveBigIntegerField("nilai")
    discount = models.PositiveBigIntegerField("potongan", default=0)
    total = models.PositiveBigIntegerField("total")
    tax_percent = models.DecimalField("tarif PPN", max_digits=5, decimal_places=2, default=0)
    tax = models.PositiveBigIntegerField("PPN", default=0)
    refunded = models.PositiveBigIntegerField("dikembalikan", default=0)
    returned = models.PositiveIntegerField("kursi dikembalikan", default=0)
    service = models.CharField(
        "status", max_length=8, choices=FulfilmentStatus.choices, default=FulfilmentStatus.WAITING
    )
    refundable_until = models.DateTimeField("dapat dikembalikan sampai", null=True, blank=True)
    awaits_date = models.BooleanField("menunggu jadwal", default=False)
    affiliate_code = models.CharField("kode afiliasi", max_length=50, blank=True)
    instansi = models.ForeignKey(
        Instansi, null=True, blank=True, on_delete=models.PROTECT, related_name="+", verbose_name="instansi"
    )

    class Meta:
        verbose_name = _("isi pesanan")
        verbose_name_plural = _("isi pesanan")
        indexes = [
            models.Index(
                fields=["order"],
                name="order_line_unserved",
                condition=Q(service=FulfilmentStatus.UNFULFILLED),
            )
        ]
        constraints = [
            models.UniqueConstraint(fields=["order", "product"], name="order_product_once"),
            models.CheckConstraint(condition=Q(quantity__gte=1), name="order_quantity_positive"),
            models.CheckConstraint(
                condition=Q(amount=F("price") * F("quantity")), name="order_line_amount_is_product"
            ),
            models.CheckConstraint(
                condition=Q(total=F("amount") - F("discount")), name="order_line_total_adds_up"
            ),
            models.CheckConstraint(
                condition=Q(refunded__lte=F("total")), name="order_line_never_over_refunded"
            ),
            models.CheckConstraint(condition=Q(tax__lte=F("total")), name="order_line_tax_within_total"),
            models.CheckConstraint(condition=Q(returned__lt=F("quantity")), name="order_line_keeps_a_seat"),
        ]

    def __str__(self) -> str:
        return self.title

    @property
    def remaining(self) -> int:
        """The number of seats that the line still has."""
        return self.quantity - self.returned


class OrderLinePart(models.Model):
    """A part of a bundle at checkout; `quantity` is for the whole line.

    Seats are released and buyers are fulfilled by these rows, independent of later changes to the product.
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


class OrderVoucher(models.Model):
    """One use of a voucher by an order, and its discount.

    `is_counted` says whether the voucher's `used` includes this use: while the order is pending or settled,
    but not when it has ended, nor when a late payment found the last use taken.
    """

    order = models.ForeignKey(Order, on_delete=models.CASCADE, related_name="vouchers")
    voucher = models.ForeignKey(Voucher, on_delete=models.PROTECT, related_name="uses")
    code = models.CharField(max_length=50)
    amount = models.PositiveBigIntegerField()
    is_counted = models.BooleanField(default=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["order", "voucher"], name="order_voucher_once")]

    def __str__(self) -> str:
        return self.code


class OrderTaxDetails(models.Model):
    """The buyer's details for an order's tax invoice; `encrypted_number` is the encrypted NPWP or NIK."""

    order = models.OneToOneField(Order, on_delete=models.CASCADE, related_name="tax_details")
    id_type = models.CharField(max_length=4, choices=[("npwp", "NPWP"), ("nik", "NIK")])
    encrypted_number = models.CharField(max_length=200)
    name = models.CharField(max_length=200)
    address = models.CharField(max_length=300)


class EventKind(models.TextChoices):
    """Kinds of timeline events."""

    CREATED = "created", _("Pesanan dibuat")
    PAID = "paid", _("Pembayaran diterima")
    PAYMENT_FAILED = "payment_failed", _("Pembayaran ditolak")
    CANCELLED = "cancelled", _("Pesanan dibatalkan")
    EXPIRED = "expired", _("Batas waktu pembayaran terlewati")
    REVIEW = "review", _("Pembayaran sedang diperiksa oleh tim kami")
    UNFULFILLED = "unserved", _("Kursi sudah habis saat pembayaran masuk")
    CLASS_CANCELLED = "class_cancelled", _("Kelas tidak jadi diselenggarakan")
    QUEUED = "queued", _("Masuk antrean kursi berikutnya")
    MOVED = "moved", _("Dipindahkan ke jadwal lain")
    FULFILLED = "served", _("Kursi tersedia")
    OVERBOOKED = "overbooked", _("Kursi tambahan diberikan")
    REFUND_REQUESTED = "refund_requested", _("Pengembalian dana diminta")
    REFUND_APPROVED = "refund_approved", _("Pengembalian dana disetujui")
    REFUND_RETRIED = "refund_retried", _("Pengembalian dana dikirim ulang")
    REFUND_REJECTED = "refund_rejected", _("Permintaan pengembalian dana ditolak")
    REFUND_FAILED = "refund_failed", _("Pengembalian dana belum berhasil")
    REFUND_WITHDRAWN = "refund_withdrawn", _("Pengembalian dana tidak dilanjutkan")
    ACCOUNT_ASKED = "account_asked", _("Rekening tujuan pengembalian diminta")
    ACCOUNT_GIVEN = "account_given", _("Rekening tujuan pengembalian dicatat")
    REFUNDED = "refunded", _("Dana sudah dikembalikan")
    REVIEWED = "reviewed", _("Pemeriksaan selesai")
    RESENT = "resent", _("Bukti pembayaran, faktur, atau tiket dikirim ulang")


class OrderEvent(models.Model):
    """An event on an order's timeline; rows are only added, which triggers enforce.

    `made_by` is the member of staff, `note` their reason; neither is shown to buyers. `refusal` is the reason
    of a refused payment.
    """

    order = models.ForeignKey(Order, on_delete=models.CASCADE, related_name="events", verbose_name="pesanan")
    at = models.DateTimeField("waktu")
    status = models.CharField("status", max_length=18, choices=OrderStatus.choices)
    kind = models.CharField("kejadian", max_length=16, choices=EventKind.choices)
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="+",
        verbose_name="oleh",
    )
    note = models.CharField("catatan", max_length=500, blank=True)
    refusal = models.CharField("alasan penolakan", max_length=12, choices=RefusalReason.choices, blank=True)

    class Meta:
        verbose_name = _("riwayat pesanan")
        verbose_name_plural = _("riwayat pesanan")
        ordering = ["at", "pk"]
