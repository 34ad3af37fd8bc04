"""Reviews of products by their participants."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.pictures.fields import PictureField


class ReviewStatus(models.TextChoices):
    """Only published reviews are counted and shown; editing one returns it to moderation."""

    PENDING = "pending", _("Menunggu pemeriksaan")
    PUBLISHED = "published", _("Tampil")
    REJECTED = "rejected", _("Ditolak")


class RejectionReason(models.TextChoices):
    """The moderator's reason for a rejection, if given."""

    RUDE = "rude", _("Kata kasar")
    PERSONAL = "personal", _("Data pribadi")
    SPAM = "spam", _("Iklan atau spam")
    UNRELATED = "unrelated", _("Bukan tentang produk ini")


class Review(models.Model):
    """A user's review of a product, and the provider's answer.

    The author is None after an erasure; published reviews stay. The product's `rating_sum` and `rating_count`
    cover published reviews and change in the transaction that changes `status`.
    """

    product = models.ForeignKey(
        Product, on_delete=models.PROTECT, related_name="reviews", verbose_name="produk"
    )
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        on_delete=models.PROTECT,
        related_name="reviews",
        verbose_name="penulis",
    )
    rating = models.PositiveSmallIntegerField("nilai")
    text = models.CharField("ulasan", max_length=2000)
    status = models.CharField(
        "status", max_length=9, choices=ReviewStatus.choices, default=ReviewStatus.PENDING
    )
    created_at = models.DateTimeField("ditulis")
    moderated_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
        verbose_name="diperiksa oleh",
    )
    moderated_at = models.DateTimeField("diperiksa", null=True, blank=True)
    rejected_for = models.CharField(
        _("alasan penolakan"), max_length=9, choices=RejectionReason.choices, blank=True, default=""
    )
    answer = models.TextField("jawaban", max_length=2000, blank=True)
    answered_at = models.DateTimeField("dijawab", null=True, blank=True)

    class Meta:
        verbose_name = _("ulasan")
        verbose_name_plural = _("ulasan")
        constraints = [
            models.UniqueConstraint(fields=["author", "product"], name="review_once"),
            models.CheckConstraint(condition=Q(rating__range=(1, 5)), name="review_rating_1_to_5"),
            models.CheckConstraint(
                condition=Q(answer="", answered_at=None) | (~Q(answer="") & Q(answered_at__isnull=False)),
                name="review_answer_has_time",
            ),
            models.CheckConstraint(
                condition=Q(rejected_for="") | Q(status="rejected"), name="review_reason_of_rejected"
            ),
        ]
        indexes = [
            models.Index(
                fields=["product", "-created_at"], name="review_of_product", condition=Q(status="published")
            ),
            models.Index(
                fields=["-created_at", "-id"], name="review_newest", condition=Q(status="published")
            ),
            models.Index(fields=["created_at"], name="review_queue", condition=Q(status="pending")),
        ]

    def __str__(self) -> str:
        return f"{self.rating}/5 · {self.product}"


class ReviewPhoto(models.Model):
    """A photo of a review, shown and hidden with it."""

    review = models.ForeignKey(Review, on_delete=models.CASCADE, related_name="photos")
    image = PictureField(max_length=200)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["position", "pk"]


class ReviewVote(models.Model):
    """A helpful vote for a review, at most one per account."""

    review = models.ForeignKey(Review, on_delete=models.CASCADE, related_name="votes")
    voter = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["review", "voter"], name="review_vote_once")]
