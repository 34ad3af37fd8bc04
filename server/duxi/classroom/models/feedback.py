"""What participants say of a class.

Who gave feedback and what was said stand in two tables without a link, so that answers are anonymous to
everybody who reads them.
"""

import uuid

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.entitlements.models import Entitlement


class FeedbackForm(models.Model):
    """A template of questions; classes name the one they use, or take the default."""

    code = models.SlugField(max_length=40, unique=True)
    title = models.CharField(max_length=200)

    def __str__(self) -> str:
        return self.title


class QuestionKind(models.TextChoices):
    """How a question is answered."""

    SCALE = "scale", _("Skala 1–5")
    CHOICE = "choice", _("Pilihan")
    TEXT = "text", _("Teks")


class FeedbackQuestion(models.Model):
    """One question of a form; `options` are the choices of a choice."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    form = models.ForeignKey(FeedbackForm, on_delete=models.CASCADE, related_name="questions")
    group = models.CharField(max_length=80, blank=True)
    kind = models.CharField(max_length=6, choices=QuestionKind.choices)
    text = models.CharField(max_length=300)
    options = ArrayField(models.CharField(max_length=120), default=list, blank=True)
    is_required = models.BooleanField(default=True)
    position = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["position", "pk"]
        constraints = [
            models.CheckConstraint(
                condition=~models.Q(kind="choice") | ~models.Q(options=[]), name="feedback_choice_has_options"
            )
        ]

    def __str__(self) -> str:
        return self.text


class FeedbackGiven(models.Model):
    """That somebody gave feedback, and when; never what they said."""

    entitlement = models.OneToOneField(
        Entitlement, on_delete=models.PROTECT, primary_key=True, related_name="feedback_given"
    )
    given_at = models.DateTimeField()


class FeedbackAnswer(models.Model):
    """One answer; those of one person share a `response`, which leads to nobody.

    Scales answer in `score`, choices and texts in `text`. Ids are random, so that their order tells nothing.
    """

    uuid = models.UUIDField(default=uuid.uuid4, primary_key=True, editable=False)
    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="feedback_answers")
    question = models.ForeignKey(FeedbackQuestion, on_delete=models.PROTECT, related_name="answers")
    response = models.UUIDField()
    score = models.PositiveSmallIntegerField(null=True)
    text = models.TextField(blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["response", "question"], name="feedback_answered_once"),
            models.CheckConstraint(
                condition=models.Q(score=None) | models.Q(score__range=(1, 5)), name="feedback_scale_1_to_5"
            ),
        ]
        indexes = [models.Index(fields=["product", "question"], name="feedback_of_class")]
