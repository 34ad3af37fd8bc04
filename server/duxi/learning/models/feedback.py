"""Feedback of participants.

The participants who gave feedback and the answers are in two tables without a link, so that answers are
anonymous.
"""

import uuid

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.core.models import Managed
from duxi.entitlements.models import Entitlement


class FeedbackTemplate(Managed):
    """The questions for participants of a product kind."""

    name = models.CharField(
        _("nama"),
        max_length=100,
        unique=True,
        error_messages={"unique": _("Templat dengan nama ini sudah ada.")},
    )
    kind = models.CharField(_("jenis produk"), max_length=25)
    is_active = models.BooleanField(_("dipakai"), default=True)

    class Meta:
        verbose_name = _("templat umpan balik")
        verbose_name_plural = _("templat umpan balik")
        constraints = [
            models.UniqueConstraint(
                fields=["kind"],
                condition=Q(is_active=True, deleted_at=None),
                name="feedback_template_active_once",
                violation_error_message=_("Jenis produk ini sudah punya templat yang dipakai."),
            )
        ]

    def __str__(self) -> str:
        return self.name


class FeedbackType(models.TextChoices):
    """The type of a question."""

    SCALE = "scale", _("Skala 1–5")
    CHOICE = "choice", _("Pilihan")
    TEXT = "text", _("Tulisan")


class FeedbackQuestion(Managed):
    """One question of a template; only choices have options."""

    template = models.ForeignKey(FeedbackTemplate, on_delete=models.CASCADE, related_name="questions")
    position = models.PositiveSmallIntegerField(_("urutan"), default=1)
    section = models.CharField(_("bagian"), max_length=100, blank=True)
    text = models.CharField(_("pertanyaan"), max_length=300)
    type = models.CharField(_("cara menjawab"), max_length=6, choices=FeedbackType.choices)
    options = ArrayField(
        models.CharField(max_length=150), verbose_name=_("pilihan"), default=list, blank=True
    )
    is_required = models.BooleanField(_("wajib"), default=True)

    class Meta:
        ordering = ["position", "pk"]
        verbose_name = _("pertanyaan umpan balik")
        verbose_name_plural = _("pertanyaan umpan balik")
        constraints = [
            models.CheckConstraint(
                condition=~Q(type="choice") | ~Q(options=[]), name="feedback_choice_needs_options"
            )
        ]

    def __str__(self) -> str:
        return self.text


class FeedbackGiven(models.Model):
    """That a user gave feedback, and when, without the answers."""

    entitlement = models.OneToOneField(
        Entitlement, on_delete=models.PROTECT, primary_key=True, related_name="feedback_given"
    )
    given_at = models.DateTimeField()


class FeedbackAnswer(models.Model):
    """One answer; all answers of one participant share an anonymous `response`.

    Scales use `score`, choices and texts use `text`. Ids are random, so that their order reveals nothing.
    """

    uuid = models.UUIDField(default=uuid.uuid4, primary_key=True, editable=False)
    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="feedback_answers")
    question = models.ForeignKey(FeedbackQuestion, on_delete=models.PROTECT, related_name="answers")
    response = models.UUIDField()
    score = models.PositiveSmallIntegerField(null=True)
    text = models.CharField(max_length=2000, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["response", "question"], name="feedback_question_answered_once"),
            models.CheckConstraint(
                condition=Q(score=None) | Q(score__range=(1, 5)), name="feedback_answer_1_to_5"
            ),
        ]
        indexes = [models.Index(fields=["product", "question"], name="feedback_of_product")]
