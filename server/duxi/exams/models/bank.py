"""The question bank: questions, options, and the versions that attempts saw."""

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Versioned
from duxi.reference.models import CompetencyUnit


class QuestionType(models.TextChoices):
    """The two parts of an assessment."""

    SINGLE = "single"
    NESTED = "nested"


class Choice(models.TextChoices):
    """How a question is answered: one option, several options, or a written text."""

    SINGLE = "single", _("Satu jawaban")
    MULTIPLE = "multiple", _("Beberapa jawaban")
    TEXT = "text", _("Isian")


class Question(Versioned):
    """A question of the bank; a follow-up is opened by its parent's answer.

    It measures a unit, or belongs to one exam alone. `opens_on` holds the positions (from 1) of the parent's
    options that open it; if it is empty, every answer does. Exams draw from one `pool`.
    """

    code = models.CharField(max_length=40, unique=True)
    unit = models.ForeignKey(
        CompetencyUnit, null=True, blank=True, on_delete=models.PROTECT, related_name="questions"
    )
    blueprint = models.ForeignKey(
        "exams.Blueprint", null=True, blank=True, on_delete=models.CASCADE, related_name="own_questions"
    )
    section = models.CharField(max_length=120, blank=True)
    pool = models.CharField(max_length=20, blank=True)
    type = models.CharField(max_length=6, choices=QuestionType.choices, default=QuestionType.SINGLE)
    choice = models.CharField(max_length=8, choices=Choice.choices, default=Choice.SINGLE)
    level = models.PositiveSmallIntegerField(default=1)
    text = models.TextField()
    explanation = models.TextField(blank=True)
    weight = models.PositiveSmallIntegerField(default=1)
    gives_partial_credit = models.BooleanField(default=False)
    position = models.PositiveSmallIntegerField(default=1)
    parent = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.CASCADE, related_name="children"
    )
    opens_on = ArrayField(models.PositiveSmallIntegerField(), default=list, blank=True)
    is_active = models.BooleanField(default=True)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(level__range=(1, 5)), name="question_level_1_to_5"),
            models.CheckConstraint(
                condition=Q(unit__isnull=False) | Q(blueprint__isnull=False),
                name="question_belongs_somewhere",
            ),
        ]
        indexes = [
            models.Index(fields=["unit", "type", "position"], name="question_roots", condition=Q(parent=None))
        ]

    def __str__(self) -> str:
        return self.code


class AnswerOption(models.Model):
    """One option of a question, worth 0 to 100 points, which are never sent before the end.

    The options of a `text` question are its accepted answers.
    """

    question = models.ForeignKey(Question, on_delete=models.CASCADE, related_name="options")
    position = models.PositiveSmallIntegerField()
    text = models.TextField()
    points = models.PositiveSmallIntegerField(default=0)

    class Meta:
        ordering = ["position"]
        constraints = [
            models.UniqueConstraint(fields=["question", "position"], name="answer_option_position_once"),
            models.CheckConstraint(condition=Q(points__lte=100), name="answer_option_points_to_100"),
        ]


class QuestionVersion(models.Model):
    """A question as some attempts saw it: immutable, created when the bank's question differs.

    The three lists of options are ordered by position.
    """

    question = models.ForeignKey(Question, on_delete=models.PROTECT, related_name="versions")
    number = models.PositiveIntegerField()
    fingerprint = models.CharField(max_length=64)
    choice = models.CharField(max_length=8, choices=Choice.choices)
    level = models.PositiveSmallIntegerField()
    weight = models.PositiveSmallIntegerField(default=1)
    gives_partial_credit = models.BooleanField(default=False)
    opens_on = ArrayField(models.PositiveSmallIntegerField(), default=list)
    text = models.TextField()
    explanation = models.TextField(blank=True)
    option_ids = ArrayField(models.BigIntegerField(), default=list)
    option_texts = ArrayField(models.TextField(), default=list)
    points = ArrayField(models.PositiveSmallIntegerField(), default=list)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["question", "number"], name="question_version_number_once"),
            models.UniqueConstraint(fields=["question", "fingerprint"], name="question_version_once"),
        ]
