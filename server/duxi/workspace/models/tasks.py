"""Tasks of staff."""

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.core.models import Managed


class TaskStatus(models.TextChoices):
    """The columns of the board."""

    OPEN = "open", _("Akan dikerjakan")
    DOING = "doing", _("Dikerjakan")
    WAITING = "waiting", _("Menunggu")
    DONE = "done", _("Selesai")


class TaskPriority(models.IntegerChoices):
    LOW = 1, _("Rendah")
    NORMAL = 2, _("Biasa")
    HIGH = 3, _("Tinggi")
    URGENT = 4, _("Mendesak")


class TaskRepeat(models.TextChoices):
    """The interval to the next task, counted from the due date."""

    NONE = "none", _("Tidak berulang")
    DAILY = "daily", _("Setiap hari")
    WEEKDAYS = "weekdays", _("Setiap hari kerja")
    WEEKLY = "weekly", _("Setiap minggu")
    MONTHLY = "monthly", _("Setiap bulan")


class Task(Managed):
    """A task of one user.

    `link_…` is the record it is about, in the back office's terms. `repeat_day` is the day of the month on
    which a monthly task started, so that a short month does not shift later ones. `follows` is the closed
    task that this one repeats. With `closes_with_refund` it is closed with the refund of the linked order,
    refund or payment case.
    """

    title = models.CharField(_("judul"), max_length=200)
    note = models.TextField(_("catatan"), blank=True)
    assignee = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", verbose_name=_("petugas")
    )
    created_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+", verbose_name=_("dibuat oleh")
    )
    status = models.CharField(_("status"), max_length=7, choices=TaskStatus.choices, default=TaskStatus.OPEN)
    priority = models.PositiveSmallIntegerField(
        _("prioritas"), choices=TaskPriority.choices, default=TaskPriority.NORMAL
    )
    due_on = models.DateField(_("tenggat"), null=True, blank=True)
    repeats = models.CharField(
        _("berulang"), max_length=8, choices=TaskRepeat.choices, default=TaskRepeat.NONE
    )
    repeat_day = models.PositiveSmallIntegerField(null=True, blank=True, editable=False)
    remind_at = models.DateTimeField(_("ingatkan pada"), null=True, blank=True)
    reminded_at = models.DateTimeField(null=True, blank=True, editable=False)
    notified_assignee = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        editable=False,
        on_delete=models.PROTECT,
        related_name="+",
    )
    link_resource = models.CharField(_("jenis data"), max_length=40, blank=True)
    link_id = models.CharField(_("nomor data"), max_length=60, blank=True)
    link_label = models.CharField(_("terkait"), max_length=200, blank=True)
    closes_with_refund = models.BooleanField(_("selesai bersama pengembalian dana"), default=False)
    closed_at = models.DateTimeField(_("selesai pada"), null=True, blank=True, editable=False)
    closed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        editable=False,
        on_delete=models.PROTECT,
        related_name="+",
    )
    follows = models.OneToOneField(
        "self", null=True, blank=True, editable=False, on_delete=models.PROTECT, related_name="next_task"
    )
    created_at = models.DateTimeField(_("dibuat"), auto_now_add=True)

    class Meta:
        verbose_name = _("tugas")
        verbose_name_plural = _("tugas")
        permissions = [("oversee_task", "Can see and change everybody's tasks")]
        constraints = [
            models.CheckConstraint(
                condition=Q(status=TaskStatus.DONE, closed_at__isnull=False)
                | ~Q(status=TaskStatus.DONE) & Q(closed_at=None),
                name="task_closed_when_done",
            ),
            models.CheckConstraint(
                condition=Q(repeats=TaskRepeat.NONE) | Q(due_on__isnull=False), name="task_repeats_from_date"
            ),
        ]
        indexes = [
            models.Index(fields=["assignee", "status", "due_on"], name="task_of_assignee"),
            models.Index(fields=["created_by"], name="task_of_author"),
            models.Index(fields=["link_resource", "link_id"], name="task_of_record"),
            models.Index(
                fields=["due_on"],
                name="task_not_reminded",
                condition=Q(closed_at=None, reminded_at=None, deleted_at=None),
            ),
        ]

    def __str__(self) -> str:
        return self.title

    def clean(self) -> None:
        if self.repeats != TaskRepeat.NONE and self.due_on is None:
            raise ValidationError({"due_on": _("Tugas berulang memerlukan tenggat.")})
