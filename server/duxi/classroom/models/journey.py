"""The ordered steps of a class."""

import uuid
from typing import ClassVar

from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Deferrable, F, Q
from django.utils.translation import gettext_lazy as _

from duxi.catalog.models import Product
from duxi.classroom.models.assignments import Assignment
from duxi.core.models import Versioned
from duxi.core.relations import related, waits_for_itself
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ClassSession


class StepKind(models.TextChoices):
    MATERIAL = "material", _("Materi")
    PRESENCE = "presence", _("Presensi")
    QUIZ = "quiz", _("Kuis")
    ASSIGNMENT = "assignment", _("Tugas")
    DOCUMENTATION = "documentation", _("Dokumentasi")
    FEEDBACK = "feedback", _("Umpan balik")
    CLEARANCE = "clearance", _("Kelulusan")


class JourneyStep(Versioned):
    """One step of a class; it unlocks at `opens_at` and when the step `after` is completed, as far as set.

    `session`, `assignment`, `quiz_uuid` or `url` is the step's attendance, assignment, quiz or material.
    """

    TARGETS: ClassVar[dict[str, str]] = {
        StepKind.PRESENCE: "session_id",
        StepKind.ASSIGNMENT: "assignment_id",
        StepKind.QUIZ: "quiz_uuid",
    }

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    product = models.ForeignKey(Product, on_delete=models.CASCADE, related_name="journey_steps")
    kind = models.CharField(_("jenis"), max_length=13, choices=StepKind.choices)
    title = models.CharField(_("judul"), max_length=200)
    text = models.TextField(_("keterangan"), blank=True)
    position = models.PositiveSmallIntegerField(_("urutan"))
    opens_at = models.DateTimeField(_("dibuka pada"), null=True, blank=True)
    after = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.SET_NULL, related_name="opened_steps"
    )
    is_required = models.BooleanField(_("wajib"), default=True)
    session = models.ForeignKey(
        ClassSession, null=True, blank=True, on_delete=models.CASCADE, related_name="+"
    )
    assignment = models.ForeignKey(
        Assignment, null=True, blank=True, on_delete=models.CASCADE, related_name="+"
    )
    quiz_uuid = models.UUIDField(null=True, blank=True)
    url = models.URLField(_("alamat"), max_length=500, blank=True)

    class Meta:
        ordering = ["position", "pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["product", "position"], name="journey_position_once", deferrable=Deferrable.DEFERRED
            ),
            models.CheckConstraint(condition=~Q(after=F("id")), name="journey_step_not_after_itself"),
            models.CheckConstraint(
                condition=~Q(kind="presence") | Q(session__isnull=False), name="journey_presence_has_session"
            ),
            models.CheckConstraint(
                condition=~Q(kind="assignment") | Q(assignment__isnull=False),
                name="journey_assignment_is_named",
            ),
            models.CheckConstraint(
                condition=~Q(kind="quiz") | Q(quiz_uuid__isnull=False), name="journey_quiz_is_named"
            ),
        ]
        verbose_name = _("langkah kelas")
        verbose_name_plural = _("langkah kelas")

    def __str__(self) -> str:
        return self.title

    def clean(self) -> None:
        """References must be of the same class and fit the kind; no step may wait for itself."""
        wanted = self.TARGETS.get(self.kind)
        if wanted and getattr(self, wanted) is None:
            raise ValidationError({wanted.removesuffix("_id"): _("Wajib diisi.")})
        for name in ("session", "assignment", "after"):
            target = related(self, name)
            if target is not None and target.product_id != self.product_id:
                raise ValidationError({name: _("Pilih dari kelas yang sama.")})
        if waits_for_itself(self, lambda one: related(one, "after")):
            raise ValidationError({"after": _("Kedua langkah saling menunggu. Pilih langkah lain.")})


class CompletedStep(models.Model):
    """A material or documentation step that a participant completed by opening it."""

    step = models.ForeignKey(JourneyStep, on_delete=models.CASCADE, related_name="completions")
    entitlement = models.ForeignKey(Entitlement, on_delete=models.PROTECT, related_name="completed_steps")
    completed_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["step", "entitlement"], name="step_completed_once")]
        verbose_name = _("langkah yang sudah selesai")
