"""What participants say of a class, question by question."""

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.entitlements.models import Entitlement


class FeedbackTemplate(models.Model):
    """The questions that participants of a kind of product are asked."""

    name = models.CharField(max_length=100, unique=True)
    kind = models.CharField(max_length=25)
    is_active = models.BooleanField(default=True)

    class Meta:
        verbose_name = _("templat umpan balik")
        verbose_name_plural = _("templat umpan balik")
        constraints = [
            models.UniqueConstraint(
                fields=["kind"], condition=Q(is_active=True), name="feedback_template_active_once"
            )
        ]

    def __str__(self) -> str:
        return self.name


class FeedbackType(models.TextChoices):
    """How a question is answered."""

    SCALE = "scale", _("Skala 1–5")
    CHOICE = "choice", _("Pilihan")
    TEXT = "text", _("Tulisan")


class FeedbackQuestion(models.Model):
    """One question of a template; only choices have options."""

    template = models.ForeignKey(FeedbackTemplate, on_delete=models.CASCADE, related_name="questions")
    position = models.PositiveSmallIntegerField(default=1)
    section = models.CharField(max_length=100, blank=True)
    text = models.CharField(max_length=300)
    type = models.CharField(max_length=6, choices=FeedbackType.choices)
    options = ArrayField(models.CharField(max_length=150), default=list, blank=True)
    is_required = models.BooleanField(default=True)

    class Meta:
        ordering = ["position", "pk"]
        verbose_name = _("pertanyaan umpan balik")
        verbose_name_plural = _("pertanyaan umpan balik")

    def __str__(self) -> str:
        return self.text


class FeedbackResponse(models.Model):
    """That somebody answered, once for each seat."""

    entitlement = models.OneToOneField(
        Entitlement, on_delete=models.PROTECT, related_name="feedback_response"
    )
    submitted_at = models.DateTimeField()


class FeedbackAnswer(models.Model):
    """One answer: a score from 1 to 5, an option, or words."""

    response = models.ForeignKey(FeedbackResponse, on_delete=models.CASCADE, related_name="answers")
    question = models.ForeignKey(FeedbackQuestion, on_delete=models.PROTECT, related_name="answers")
    score = models.PositiveSmallIntegerField(null=True)
    text = models.CharField(max_length=2000, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["response", "question"], name="feedback_answer_once"),
            models.CheckConstraint(
                condition=Q(score=None) | Q(score__range=(1, 5)), name="feedback_score_1_to_5"
            ),
        ]
