"""Points: earning rules and one append-only ledger."""

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.db.models.functions import Lower
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Versioned


class PointCause(models.TextChoices):
    ORDER_PAID = "order_paid", _("Pembelian")
    ASSESSMENT_FINISHED = "assessment_finished", _("Asesmen selesai")
    COURSE_FINISHED = "course_finished", _("Kelas selesai")
    EXAM_PASSED = "exam_passed", _("Lulus ujian")
    REVIEW_PUBLISHED = "review_published", _("Ulasan tampil")
    BEST_ANSWER = "best_answer", _("Jawaban terbaik di forum")
    CORRECTION = "correction", _("Koreksi oleh tim kami")


class PointRule(Versioned):
    """How many points a cause gives from a day on, until the next rule of the same cause.

    `points` are a fixed amount, plus one point for each `rupiah_per_point` paid; both zero stop the cause.
    """

    cause = models.CharField(max_length=20, choices=PointCause.choices)
    valid_from = models.DateField()
    points = models.PositiveIntegerField(default=0)
    rupiah_per_point = models.PositiveIntegerField(default=0)
    max_points = models.PositiveIntegerField(null=True, blank=True)
    lifetime_days = models.PositiveIntegerField(default=365)
    note = models.CharField(max_length=200, blank=True)

    class Meta:
        verbose_name = _("aturan poin")
        verbose_name_plural = _("aturan poin")
        constraints = [
            models.UniqueConstraint(fields=["cause", "valid_from"], name="point_rule_once_a_day"),
            models.CheckConstraint(condition=Q(lifetime_days__gte=1), name="point_rule_lasts"),
        ]

    def __str__(self) -> str:
        return f"{self.get_cause_display()} · {self.valid_from}"

    def points_for(self, paid: int) -> int:
        """The points for an amount paid."""
        by_amount = paid // self.rupiah_per_point if self.rupiah_per_point else 0
        found = self.points + by_amount
        return found if self.max_points is None else min(found, self.max_points)


class LoyaltyTier(Versioned):
    """A tier of the loyalty card, reached by the points earned within a year."""

    name = models.CharField(max_length=50, unique=True)
    min_points = models.PositiveIntegerField(unique=True)
    earning_percent = models.PositiveSmallIntegerField(default=100)
    benefits = ArrayField(models.CharField(max_length=150), default=list, blank=True)

    class Meta:
        verbose_name = _("tingkat loyalitas")
        verbose_name_plural = _("tingkat loyalitas")
        ordering = ["min_points"]
        constraints = [
            models.CheckConstraint(condition=Q(earning_percent__gte=100), name="loyalty_tier_never_worse")
        ]

    def __str__(self) -> str:
        return self.name


class PointAccount(models.Model):
    """A user's points. `balance` is the sum of the entries, maintained by a trigger.

    `owed` are reversed points that were already spent; new points pay it first. `nickname` replaces the name
    on the leaderboard, for users who are `is_ranked`.
    """

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="points")
    balance = models.PositiveBigIntegerField(default=0)
    owed = models.PositiveBigIntegerField(default=0)
    nickname = models.CharField(max_length=30, blank=True)
    is_ranked = models.BooleanField(default=True)
    created_at = models.DateTimeField()

    class Meta:
        verbose_name = _("saldo poin")
        verbose_name_plural = _("saldo poin")
        constraints = [
            models.UniqueConstraint(Lower("nickname"), name="point_nickname_once", condition=~Q(nickname=""))
        ]

    def __str__(self) -> str:
        return gettext("{name} · {points} poin").format(name=self.user.fullname, points=self.balance)


class EntryKind(models.TextChoices):
    EARN = "earn", _("Poin masuk")
    REDEEM = "redeem", _("Ditukar hadiah")
    EXPIRE = "expire", _("Poin kedaluwarsa")
    REVERSE = "reverse", _("Poin ditarik kembali")
    RETURN = "return", _("Poin dikembalikan")
    CORRECT = "correct", _("Koreksi")


class PointEntry(models.Model):
    """One append-only entry, enforced by a trigger.

    `reference` identifies the cause, which is awarded and reversed once. `reverses` is the reversed award,
    `owed` the part of it that was already spent. The trigger writes `balance_after`.
    """

    account = models.ForeignKey(PointAccount, on_delete=models.PROTECT, related_name="entries")
    kind = models.CharField(max_length=7, choices=EntryKind.choices)
    cause = models.CharField(max_length=20, choices=PointCause.choices, blank=True)
    amount = models.BigIntegerField()
    owed = models.PositiveBigIntegerField(default=0)
    balance_after = models.BigIntegerField(default=0)
    reference = models.CharField(max_length=100)
    title = models.CharField(max_length=200, blank=True)
    reverses = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.PROTECT, related_name="reversals"
    )
    made_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    at = models.DateTimeField(db_index=True)

    class Meta:
        verbose_name = _("mutasi poin")
        verbose_name_plural = _("mutasi poin")
        constraints = [
            models.UniqueConstraint(
                fields=["account", "kind", "cause", "reference"], name="point_movement_once"
            ),
            models.CheckConstraint(
                condition=Q(kind__in=["earn", "return"], amount__gt=0)
                | Q(kind__in=["redeem", "expire"], amount__lt=0)
                | Q(kind="reverse", amount__lte=0)
                | (Q(kind="correct") & ~Q(amount=0)),
                name="point_sign_fits_kind",
            ),
        ]
        indexes = [
            models.Index(fields=["account", "-at", "-id"], name="point_entry_newest"),
            models.Index(fields=["cause", "reference"], name="point_entry_of_cause"),
        ]

    def __str__(self) -> str:
        what = self.title or self.get_kind_display()
        name = self.account.user.fullname
        return gettext("{name} · {what} · {points} poin").format(name=name, what=what, points=self.amount)


class PointLot(models.Model):
    """The remainder of points that were earned and expire together; lots are spent in the order of expiry."""

    account = models.ForeignKey(PointAccount, on_delete=models.PROTECT, related_name="lots")
    entry = models.OneToOneField(PointEntry, on_delete=models.PROTECT, related_name="lot")
    remaining = models.PositiveBigIntegerField()
    expires_at = models.DateTimeField()

    class Meta:
        indexes = [
            models.Index(
                fields=["account", "expires_at"], name="point_lot_open", condition=Q(remaining__gt=0)
            ),
            models.Index(fields=["expires_at"], name="point_lot_due", condition=Q(remaining__gt=0)),
        ]
